import { expect, it } from 'vitest';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { civilDay, guestWords, localMoment, moneyWords, shortDay } from './words.ts';

const at = new Date('2026-12-04T20:30:00Z');

it('names day, time and zone of the place, not of the reader', () => {
  expect(localMoment(at, 'Asia/Kathmandu', 'Kathmandu')).toBe(
    'Saturday, 5 December 2026 at 02:15 (UTC+5:45, Kathmandu)',
  );
  expect(shortDay(at, 'Asia/Kathmandu')).toBe('5 Dec 2026');
  expect(civilDay('2026-12-05')).toBe('Saturday, 5 December 2026');
});

it('writes amounts with the decimals that a currency has', () => {
  expect(moneyWords(844_000, 'VND')).toBe('VND\u00a0844,000');
  expect(moneyWords(101_300_000, 'IDR')).toBe('IDR\u00a01,013,000');
  expect(moneyWords(4550, 'MYR')).toBe('MYR\u00a045.50');
});

it('counts guests', () => {
  expect([guestWords(1), guestWords(3)]).toEqual(['1 guest', '3 guests']);
});

it.each(['NPR', 'VND', 'USD', 'EUR', 'JPY', 'KWD'])('writes one unit of %s as one', (code) => {
  expect(moneyWords(10 ** currencyOf(code).digits, code)).toBe(`${code}\u00a01`);
});
