import { expect, it } from 'vitest';
import { withOwnDay } from './ProductPage.tsx';

const day = (date: string, time = '09:00') => ({ date, times: [{ time, seats_left: 4 }], price_from: 20 });
const page = [day('2026-12-05'), day('2026-12-09')];
const datesWith = (own: string, upcoming = page) => withOwnDay(upcoming, day(own)).map(({ date }) => date);

it('stands among the next dates in its order', () => {
  expect(datesWith('2026-12-07')).toEqual(['2026-12-05', '2026-12-07', '2026-12-09']);
  expect(datesWith('2026-12-01')).toEqual(['2026-12-01', '2026-12-05', '2026-12-09']);
});

it('takes the place of the same day, whose other times the page may not know', () => {
  expect(withOwnDay(page, day('2026-12-05', '14:00'))).toEqual([day('2026-12-05', '14:00'), day('2026-12-09')]);
});

it('is the only date where the page has none, and is left to the months behind the last one', () => {
  expect(datesWith('2027-02-01', [])).toEqual(['2027-02-01']);
  expect(datesWith('2027-02-01')).toEqual(['2026-12-05', '2026-12-09']);
  expect(withOwnDay(page, null)).toBe(page);
});
