// One clock for each kind of date (docs/domain/bookings.md#dates-and-times): page, email, PDF and calendar file name the
// same day where UTC and the place are on different ones.
import { describe, expect, it } from 'vitest';
import { calendarFile } from '#src/server/booking-texts/calendar.ts';
import { utcDay } from '#src/server/booking-texts/words.ts';
import { drawReceipt } from '#src/server/features/pdf/sheets/receipt-pdf.ts';
import { cashLines, voucherFacts } from '#src/server/features/pdf/sheets/voucher-facts.ts';
import { whenFact } from '#src/server/notifications/mails/facts.ts';
import { cashRateText } from '#src/web/guest/booking/quote-rows.ts';
import { dateOf, instantText } from '#src/web/ui/text/wall-time.ts';
import { sampleBrand, sampleDetail } from '#tests/support/document/sample-detail.ts';
import { sampleBooking } from '#tests/support/mail/samples.ts';

// 28 November in UTC, 29 November at 01:22 in Ho Chi Minh City.
const at = '2026-11-28T18:22:00.000Z';
const time_zone = 'Asia/Ho_Chi_Minh';
const there = '29 Nov 2026';
const day = (text: string | null | undefined): string => {
  const [, date, month, year] = /(\d{1,2}) (\p{L}{3})\p{L}* (\d{4})/u.exec(text ?? '') ?? [];
  return `${date} ${month} ${year}`;
};
const detail = { ...sampleDetail(), starts_at: at, time_zone };
const booking = sampleBooking({ starts_at: new Date(at), ends_at: new Date(Date.parse(at) + 3_600_000), time_zone });

describe('a day of a booking', () => {
  it('of the start is that of its city on page, email, voucher and calendar file', () => {
    const when = voucherFacts(detail).flatMap(({ parts }) => parts.map(({ text }) => text));
    const file = calendarFile(booking, {
      config: { brand: sampleBrand, origin: 'https://banyan.example' },
      reader: 'guest',
      change: 'add',
    } as never);
    expect([dateOf(at, time_zone), whenFact(booking).value, when.find((text) => / 2026/.test(text))].map(day)).toEqual(
      Array(3).fill(there),
    );
    expect(file.content).toContain(`DTSTART;TZID=${time_zone}:20261129T012200`);
  });

  it('of the rate is the same on page and voucher', () => {
    const cash = { usd: 40, amount: 1_000_000, currency: 'VND', rate: 25_000 };
    const onPage = cashRateText(cash, { at, zone: time_zone });
    const onPaper = cashLines({ ...detail, cash: { ...detail.cash, ...cash, rate_at: at } });
    expect([onPage, onPaper?.about].map(day)).toEqual([there, there]);
  });

  it('of a receipt is the same on its link and in the PDF', () => {
    const receipt = {
      number: '42',
      kind: 'payment',
      amount_minor: 800,
      currency: 'USD',
      due_cents: 800,
      issued_at: new Date(at),
      method: 'card',
      fx_rate: null,
      payment_number: null,
    } as const;
    const { boxes } = drawReceipt({ receipt, detail, brand: sampleBrand });
    const dated = boxes.map(({ says }) => says).filter((text) => / Nov/.test(text));
    expect(dated.length).toBeGreaterThan(0);
    expect([instantText(at, time_zone), ...dated].map(day)).toEqual(Array(dated.length + 1).fill(there));
  });
});

describe('a day without a place', () => {
  it('is in UTC in emails, and named so', () => {
    expect(utcDay(new Date(at))).toBe('Saturday, 28 November 2026 (UTC)');
  });
});
