import { describe, expect, it } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { firstDates, laterDates, monthAfter } from './later-dates.ts';

const day = (date: string) => ({
  date,
  seats_left: 4,
  from_price: 20,
  times: [{ time: '09:00', seats_left: 4, min_pax: 1 }],
});
const months: Record<string, object[]> = {
  '2026-12': [day('2026-12-05'), day('2026-12-06'), day('2026-12-20')],
  '2027-01': [],
  '2027-02': [day('2027-02-01'), day('2027-02-02')],
};
const asked: string[] = [];
const api = createApi(async (_, input) => {
  const { month } = input as { month: string };
  asked.push(month);
  return { status: 'success', days: months[month] ?? [], last_month: '2027-02' };
});
const upcoming = ['2026-12-05', '2026-12-06'].map((date) => ({
  date,
  times: [{ time: '09:00', seats_left: 4 }],
  price_from: 20,
}));

describe('further dates', () => {
  it('follow the first ones month after month, over a month without any, until there are no more', async () => {
    asked.length = 0;
    const found = await laterDates(api, 9, firstDates(upcoming), 14);
    expect(found?.days.map(({ date }) => date)).toEqual([
      '2026-12-05',
      '2026-12-06',
      '2026-12-20',
      '2027-02-01',
      '2027-02-02',
    ]);
    expect(found?.month).toBeNull();
    expect(asked).toEqual(['2026-12', '2027-01', '2027-02']);
  });

  it('are asked for no further than needed', async () => {
    asked.length = 0;
    const found = await laterDates(api, 9, firstDates(upcoming), 3);
    expect([found?.days.length, found?.month, asked]).toEqual([3, '2027-01', ['2026-12']]);
  });

  it('are unknown when the server does not answer', async () => {
    const offline = createApi(async () => {
      throw new TypeError('offline');
    });
    expect(await laterDates(offline, 9, firstDates(upcoming), 14)).toBeNull();
  });

  it('know which month comes next', () => {
    expect(['2026-11', '2026-12'].map(monthAfter)).toEqual(['2026-12', '2027-01']);
  });
});
