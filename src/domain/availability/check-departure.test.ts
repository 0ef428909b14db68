import { describe, expect, it } from 'vitest';
import { addonOptions, unitsNeeded, paxOptions } from './party-options.ts';
import { checkDeparture } from './departures.ts';

const everyDay = (start_time: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time, capacity: 10, min_pax: null }));

const table = {
  time_zone: 'Asia/Kathmandu',
  min_pax: 2,
  max_pax: 8,
  rules: [...everyDay('14:00'), ...everyDay('09:00')],
  exceptions: [],
  cutoff_first_minutes: 720,
  cutoff_later_minutes: 120,
  horizon_days: 60,
};

const asked = { now: Date.parse('2026-11-21T06:15:00Z'), opens_from: '2020-05-01' };

describe('taking a departure', () => {
  const departures = [{ local_date: '2026-11-25', start_time: '14:00', taken: 7 }];
  const check = (date: string, time: string, pax: number) => {
    const answer = checkDeparture({ ...table, departures }, { date, time, pax }, asked);
    return answer.ok ? answer.departure.seats_left : answer.code;
  };

  it.each([
    ['2019-01-01', '14:00', 1, 'corona-time'],
    ['2026-11-20', '14:00', 1, 'date-unavailable'],
    ['2026-11-25', '15:00', 1, 'time-unavailable'],
    ['2026-11-25', '14:00', 4, 'pax-unavailable'],
    ['2026-11-25', '14:00', 0, 'pax-unavailable'],
    ['2026-11-25', '09:00', 9, 'pax-unavailable'],
    ['2026-11-25', '09:00', 8, 10],
    ['2026-11-25', '14:00', 1, 3],
  ])('%s %s for %i: %s', (date, time, pax, answer) => {
    expect(check(date, time, pax)).toBe(answer);
  });

  it('offers what fits', () => {
    expect(paxOptions(3, 8)).toEqual([1, 2, 3]);
    expect(paxOptions(10, 2)).toEqual([1, 2]);
    expect(paxOptions(-1, 8)).toEqual([]);
  });

  it('offers add-ons up to what the party needs', () => {
    expect(addonOptions(4, 4)).toEqual([0, 1]);
    expect(addonOptions(4, 5)).toEqual([0, 1, 2]);
    expect(addonOptions(1, 3)).toEqual([0, 1, 2, 3]);
    expect(unitsNeeded(7, 0)).toBe(0);
  });
});
