import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { fitted, mostParts, partsOf, shortened } from './short-text.ts';

describe('parts of an SMS', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['न'.repeat(70), 1],
    ['न'.repeat(71), 2],
    ['न'.repeat(134), 2],
    ['न'.repeat(135), 3],
    [`${'a'.repeat(70)}“`, 2],
    ['😀'.repeat(35), 1],
    ['', 1],
  ])('%#', (text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });
});

describe('a name made shorter', () => {
  it.each([
    ['Pottery', 10, 'Pottery'],
    ['Pottery in Bhaktapur', 10, 'Pottery..'],
    ['नमस्ते साथी', 4, 'नम..'],
    ['abc', 0, '..'],
  ])('%s to %i letters is %s', (text, most, short) => {
    expect(shortened(text, most)).toBe(short);
  });

  it('makes a text fit two parts, or says that it cannot', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (name) => {
        const text = fitted((short) => `New: ${short(name)}, 5 Dec 09:00`);
        expect(text === null || partsOf(text) <= mostParts).toBe(true);
      }),
    );
    expect(fitted((short) => `${short('x'.repeat(500))}`)).toBe(`${'x'.repeat(78)}..`);
    expect(fitted((short) => 'न'.repeat(135) + short('a'))).toBeNull();
    const place = (short: (name: string) => string) => `${short('b'.repeat(30))} ${'x'.repeat(140)}`;
    expect(fitted(place, { parts: 1, least: 14 })).toBe(`${'b'.repeat(12)}.. ${'x'.repeat(140)}`);
    expect(fitted((short) => `${place(short)} and more`, { parts: 1, least: 14 })).toBeNull();
  });
});
