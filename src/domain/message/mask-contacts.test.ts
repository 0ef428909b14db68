import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { maskContacts } from './mask-contacts.ts';

const hidden = '[hidden until booked]';
const mask = (text: string) => maskContacts(text, hidden);

describe('contacts in a message before a booking', () => {
  it.each([
    'Write to mai.nguyen+tours@mail.example.vn please',
    'mai (at) example (dot) com',
    'mai at example dot com is better',
    'Call +84 91 234 5678 tonight',
    'my number 0912345678',
    'tel (091) 234-56-78',
    'see https://example.test/me?x=1',
    'www.example.test has more',
    'look at maicooks.com for photos',
    'I am @mai_cooks there',
    'WhatsApp is easier',
    'on Zalo or Whats App',
    'pay by bank transfer and save the fee',
    'send it with Western Union',
    'PayPal friends, no fee',
    'm\u200Bai@exa\u200Bmple.test',
    'my number ٠٩١٢٣٤٥٦٧٨',
    '0·9·1·2·3·4·5·6·7·8',
    'at 08:30, 0912345678',
    '2026-12-10 0912345678',
    '091-234-5678 on Friday',
    '09.12.34.56.78',
    '06 12 10 26 11',
    '12/10/26/45/67',
    '0912345678 USD is the price, ha',
    '९८४१२३४५६७',
    '+977 984 123 4567 or +9779841234567',
    '984-1234567-2026',
    't.me/maicooks',
  ])('are hidden: %s', (text) => {
    const { text: masked, isMasked } = mask(text);
    expect(isMasked).toBe(true);
    expect(masked).toContain(hidden);
    for (const digits of text.match(/\d{3,}/g) ?? []) expect(masked).not.toContain(digits);
  });

  it.each([
    'Can we come on 2026-12-10 08:30 instead?',
    'Is 10.12.2026 08:30 free?',
    '10/12/2026 9am, please',
    'or 12/10/26 14:30',
    'Dec 10 2026 08:30 or 10 December 2026 09:00',
    'We stay 2026-12-10 - 2026-12-14.',
    'from 10.12.2026 - 14.12.2026 or 10/12-14/12',
    '2026-12-10T08:30 until 2026-12-10T11:30',
    '२०२६-१२-१० ०८:३० मा आउन मिल्छ?',
    'Between 8.30-10.30 or 08:30 - 10:30, or 8.30 am?',
    'We can pay 100000-150000 IDR.',
    'It was 1.200.000-1.500.000 VND last year',
    'Rs 1,50,000 or NPR 2,500 each, US$1,500.50 in all',
    '1 500 000 đ, 250 000 - 300 000 dong',
    'The hotel is at 27.71501, 85.32396.',
    'Room 1204 on floor 12, bus 48, flight VN 1544 at 16:45',
    'We are 4 adults and 2 children, arriving 2026-12-01 at 09:30.',
    'Is 01/12/2026 possible? Our budget is 120 dollars, or 1.200.000 dong.',
    'My daughter is allergic to peanuts. Is that a problem at the market?',
    'We stay near the line of old houses; my signal is poor there.',
    'Can we meet at the hotel at 8 or 9?',
    'क\u200Dष is a letter of two, joined',
    'You wrote about the bank of the river: is it a long walk?',
  ])('leave ordinary words alone: %s', (text) => {
    expect(mask(text)).toEqual({ text, isMasked: false });
  });

  it('never shortens a message below ten characters, and hiding twice hides no more', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 1000, unit: 'grapheme' }), (text) => {
        const once = mask(text).text;
        expect(once === text || once.length >= 10).toBe(true);
        expect(mask(once).text).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves any day and time alone, however it is written, and hides a number next to it', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const when = fc.record({
      y: fc.integer({ min: 2024, max: 2030 }),
      m: fc.integer({ min: 1, max: 12 }),
      d: fc.integer({ min: 1, max: 28 }),
      h: fc.integer({ min: 0, max: 23 }),
      n: fc.integer({ min: 0, max: 59 }),
      sign: fc.constantFrom('-', '/', '.'),
      isYearFirst: fc.boolean(),
      between: fc.constantFrom(' ', ', ', ' at ', ' - '),
    });
    fc.assert(
      fc.property(when, ({ y, m, d, h, n, sign, isYearFirst, between }) => {
        const date = (isYearFirst ? [String(y), two(m), two(d)] : [two(d), two(m), String(y)]).join(sign);
        const text = `${date}${between}${two(h)}:${two(n)}`;
        expect(mask(text)).toEqual({ text, isMasked: false });
        expect(mask(`${text} or +84 91 234 5678`).text).toBe(`${text} or ${hidden}`);
      }),
    );
  });

  it('takes little time for hostile text', () => {
    const started = performance.now();
    for (const piece of [
      '1 ',
      'a.',
      '@',
      'a at ',
      'http://',
      '1-',
      '1.',
      '1,234',
      '12:30-',
      '10.12.',
      'rs 1 ',
      '1 234 ',
    ])
      mask(piece.repeat(1000).slice(0, 1000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
