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
    't.me/maicooks',
  ])('are hidden: %s', (text) => {
    const { text: masked, isMasked } = mask(text);
    expect(isMasked).toBe(true);
    expect(masked).toContain(hidden);
    for (const digits of text.match(/\d{3,}/g) ?? []) expect(masked).not.toContain(digits);
  });

  it.each([
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

  it('takes little time for hostile text', () => {
    const started = performance.now();
    for (const piece of ['1 ', 'a.', '@', 'a at ', 'http://', '1-']) mask(piece.repeat(1000).slice(0, 1000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
