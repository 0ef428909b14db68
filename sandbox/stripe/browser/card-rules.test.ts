import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#sandbox/stripe/test-cards.ts';
import {
  brandOf,
  digitsOf,
  formatExpiry,
  groupNumber,
  judgeCvc,
  judgeExpiry,
  judgeNumber,
  passesCheckDigit,
} from './card-rules.js';

describe('number', () => {
  it('every test card is complete and passes its check digit', () => {
    for (const card of TEST_CARDS)
      expect([card.number, judgeNumber(card.number)]).toEqual([
        card.number,
        { complete: true, empty: false, error: null },
      ]);
  });

  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
    ['', 'unknown', ''],
  ])('%s is %s', (digits, brand, grouped) => {
    expect(brandOf(digits)).toBe(brand);
    expect(groupNumber(digits)).toBe(grouped);
  });

  it('says what is wrong only once the number is long enough', () => {
    expect(judgeNumber('4242')).toEqual({ complete: false, empty: false, error: null });
    expect(judgeNumber('4242424242424241').error?.code).toBe('invalid_number');
    expect(judgeNumber('').empty).toBe(true);
  });

  it('grouping keeps the digits, in order', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 25 }).map((list) => list.join(''));
    fc.assert(fc.property(digits, (text) => text.startsWith(digitsOf(groupNumber(text)))));
  });

  it('one wrong digit fails the check digit', () => {
    const place = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'4242424242424242'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        return !passesCheckDigit(digits.join(''));
      }),
    );
  });
});

describe('expiry and security code', () => {
  it.each([
    ['1', '1'],
    ['4', '04 / '],
    ['12', '12 / '],
    ['1234', '12 / 34'],
    ['', ''],
  ])('%s is shown as %s', (digits, shown) => expect(formatExpiry(digits)).toBe(shown));

  it.each([
    ['1226', null, true],
    ['1126', null, true],
    ['1026', 'invalid_expiry_month_past', false],
    ['1225', 'invalid_expiry_year_past', false],
    ['1326', 'invalid_expiry_month', false],
    ['0026', 'invalid_expiry_month', false],
    ['1299', 'invalid_expiry_year', false],
    ['12', null, false],
  ])('%s in November 2026: %s', (digits, code, complete) => {
    const judged = judgeExpiry(digits, 2026, 11);
    expect([judged.error?.code ?? null, judged.complete]).toEqual([code, complete]);
  });

  it('American Express has four digits', () => {
    expect(judgeCvc('123', 'amex').complete).toBe(false);
    expect(judgeCvc('1234', 'amex').complete).toBe(true);
    expect(judgeCvc('123', 'visa').complete).toBe(true);
  });
});
