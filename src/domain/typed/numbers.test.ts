// Numbers as hosts of ten countries and operators write them.
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { readNumber } from './numbers.ts';

const whole = { decimals: 0, point: '.' } as const;
const cents = { decimals: 2, point: '.' } as const;
const rate = { decimals: 8, point: '.' } as const;
const commaCents = { decimals: 2, point: ',' } as const;
const commaRate = { decimals: 8, point: ',' } as const;

describe('a number', () => {
  it.each([
    ['25', cents, 25],
    ['२५', cents, 25],
    ['๒๕.๕', cents, 25.5],
    ['٢٥٫٥', cents, 25.5],
    ['١٬٥٠٠٫٢٥', cents, 1500.25],
    ['２５', cents, 25],
    ['\u200E25\u00A0', cents, 25],
    ['12.5', cents, 12.5],
    ['12,5', cents, 12.5],
    ['12,50', commaCents, 12.5],
    ['.5', cents, 0.5],
    ['5.', cents, 5],
    ['1,500.50', cents, 1500.5],
    ['1.500,50', cents, 1500.5],
    ['1.500.000', cents, 1_500_000],
    ['1,50,000', cents, 150_000],
    ['1 500', cents, 1500],
    ['1\u202F500,5', cents, 1500.5],
    ['1’500', cents, 1500],
    // Only one reading fits: integers have no decimals, cents have two, and no thousand begins with 0.
    ['1,500', whole, 1500],
    ['1,505', cents, 1505],
    ['0,500', cents, 0.5],
    ['133.425', rate, 133.425],
    ['133,425', commaRate, 133.425],
    ['-5', cents, -5],
    ['\u22128.65', rate, -8.65],
    ['007', whole, 7],
  ] as const)('%s is read', (typed, rules, value) => {
    expect(readNumber(typed, rules)).toEqual({ kind: 'number', value });
  });

  it.each([
    ['1,500', cents],
    ['1.500', cents],
    ['१,५००', cents],
    ['1.500', commaCents],
    ['1.500', commaRate],
    ['1,500', rate],
  ] as const)('%s may be two', (typed, rules) => {
    expect(readNumber(typed, rules)).toEqual({ kind: 'ambiguous', values: [1500, 1.5] });
  });

  it.each(['', '  ', '\u200B', '\u00A0'])('is not there in %j', (typed) => {
    expect(readNumber(typed, cents)).toEqual({ kind: 'empty' });
  });

  it.each([
    'abc',
    '$20',
    '20 dollars',
    'Rs 500',
    '1-2',
    '1e3',
    '0x1F',
    'Infinity',
    '1,50,00',
    '1..5',
    '1,2,3',
    '1.5.',
    '-',
    '.',
    '1.505,5,5',
    '12 34',
    '1 500 5',
    '५ जना',
  ])('is not in %s', (typed) => {
    expect(readNumber(typed, cents)).toEqual({ kind: 'unclear' });
  });

  it('has no more decimals than it may', () => {
    expect(readNumber('1.5', whole)).toEqual({ kind: 'unclear' });
    expect(readNumber('0.555', cents)).toEqual({ kind: 'unclear' });
  });

  it('is read as a machine writes it, in every script', () => {
    const zero = fc.constantFrom('0', '०', '၀', '០', '໐', '๐', '٠', '０');
    const amount = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(amount, zero, (minor, first) => {
        const text = (minor / 100).toFixed(2);
        const written = text.replace(/\d/g, (sign) => String.fromCodePoint(first.codePointAt(0)! + Number(sign)));
        expect(readNumber(written, cents)).toEqual({ kind: 'number', value: Number(text) });
      }),
    );
  });

  it('is never made of a text with another sign in it', () => {
    const sign = fc.constantFrom('a', '$', '€', 'k', '%', '/', ':', '+', 'रु');
    fc.assert(
      fc.property(fc.nat(), sign, (value, other) => {
        expect(readNumber(`${value}${other}`, cents).kind).toBe('unclear');
      }),
    );
  });
});
