// The facts of a printed voucher, from its page's data (docs/domain/bookings.md#voucher).
import { sayDistance } from '#src/domain/map/distance.ts';
import { waysTo } from '#src/domain/map/landmarks.ts';
import { lengthText } from '#src/texts/length-text.ts';
import { unitsToMinor } from '#src/domain/money/currencies.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { fullName, manyLines, oneLine } from '#src/server/booking-texts/clean-words.ts';
import {
  civilDay,
  clock,
  guestWords,
  localMoment,
  shortDay,
  moneyWords,
  mapUrl,
  telUrl,
} from '#src/server/booking-texts/words.ts';
import { t } from '#src/server/features/pdf/texts.ts';
import { canPrint } from './text-runs.ts';

export type Detail = CallOutput<'booking/detail'>;

/** `url` makes it a link. */
export interface FactPart {
  text: string;
  url?: string;
}

export interface PaperFact {
  label: string;
  parts: readonly FactPart[];
}

export function voucherFacts(detail: Detail): PaperFact[] {
  const { host, meeting_point: point } = detail;
  const phone = host.phone === null ? [] : [{ text: host.phone, url: telUrl(host.phone) }];
  const facts: [string, FactPart[]][] = [
    [t('voucher.when'), textParts(whenWords(detail))],
    [t('voucher.guests'), textParts(guestsWords(detail))],
    [
      t('voucher.addons'),
      textParts(detail.addons.map(({ title, count }) => t('voucher.addon', { title, count })).join('\n')),
    ],
    [
      t('voucher.meeting'),
      [
        ...textParts(manyLines(point.text)),
        ...textParts(wayWords(point)),
        { text: t('voucher.point', placeOf(point)), url: mapUrl(point) },
      ],
    ],
    [t('voucher.pickup'), textParts(oneLine(detail.pickup?.address ?? ''))],
    [t('voucher.bring'), textParts(detail.bring.map(oneLine).join(' · '))],
    [t('voucher.host'), [...textParts(host.name), ...phone]],
    [t('voucher.cancel'), textParts(isAhead(detail) ? cancelWords(detail) : '')],
  ];
  return facts.filter(([, parts]) => parts.length > 0).map(([label, parts]) => ({ label, parts }));
}

function textParts(text: string): FactPart[] {
  return text === '' ? [] : [{ text }];
}

/** To about a metre. */
export function placeOf({ latitude, longitude }: Detail['meeting_point']): { latitude: string; longitude: string } {
  return { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
}

/** Distance from the nearest landmark and the city center. */
function wayWords(point: Detail['meeting_point']): string {
  const directions = waysTo(point);
  return [...directions.filter(({ isCity }) => !isCity).slice(0, 1), ...directions.filter(({ isCity }) => isCity)]
    .map(({ name, km, isCity }) => {
      const far = lengthText(sayDistance(km, 'metric'));
      return isCity ? t('voucher.fromCentre', { far, city: name }) : t('voucher.from', { far, place: name });
    })
    .join(' · ');
}

function whenWords({ starts_at, ends_at, time_zone, course }: Detail): string {
  const moment = localMoment(new Date(starts_at), time_zone, course.city_name);
  return t('voucher.whenUntil', { moment, end: clock(new Date(ends_at), time_zone) });
}

/** An unprintable name is omitted: half a name is another name. */
function guestsWords({ pax, contact }: Detail): string {
  const name = fullName(contact);
  const guests = guestWords(pax);
  return canPrint(name) ? t('voucher.guestsOf', { guests, name }) : t('voucher.guestsUnnamed', { guests });
}

function cancelWords({ policy, course }: Detail): string {
  if (policy.deadlines.length === 0) return t('voucher.noRefund');
  const lines = policy.deadlines.map(({ until, percent }) => {
    const [date = '', time = ''] = until.split('T');
    const words = { moment: `${civilDay(date)}, ${time}`, city: course.city_name, percent };
    return t(percent === 100 ? 'voucher.freeUntil' : 'voucher.partUntil', words);
  });
  return lines.join('\n');
}

/** After the end no one brings anything. */
export function isAhead({ booking_status: status }: Detail): boolean {
  return status === 'confirmed' || status === 'checked_in';
}

/** In local currency, with the price currency below; null for none. */
export function cashLines({ cash, time_zone }: Detail): { main: string; about: string } | null {
  if (cash.usd === 0) return null;
  const usd = priceText(wireCents(cash.usd));
  const main = cash.amount === null ? usd : moneyWords(unitsToMinor(cash.amount, cash.currency), cash.currency);
  const rate = cash.rate_at ? [t('voucher.cashRate', { day: shortDay(new Date(cash.rate_at), time_zone) })] : [];
  const dollars = cash.amount === null ? [] : [usd];
  return { main, about: [...dollars, t('voucher.cashDay'), ...rate].join(', ') };
}
