import { expect, it } from 'vitest';
import { cashSums } from './day-cash.ts';

const one = (local_currency: string, balance_local_minor: number | null, balance_cents: number) => ({
  local_currency,
  balance_local_minor,
  balance_cents,
});

it('is added up for each currency, and never across them', () => {
  expect(cashSums([one('VND', 844_000, 3200), one('NPR', 50_000, 400), one('VND', 6000, 20)])).toEqual([
    { code: 'VND', minor: 850_000 },
    { code: 'NPR', minor: 50_000 },
  ]);
});

it('is in US dollars where the place has no rate, and nothing where nothing is due', () => {
  expect(cashSums([one('VND', null, 3200), one('VND', 0, 0)])).toEqual([{ code: 'USD', minor: 3200 }]);
  expect(cashSums([])).toEqual([]);
});
