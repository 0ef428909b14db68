import { describe, expect, it } from 'vitest';
import { outlookOf, type SavedChoice } from './saved-choice.ts';

const timetable = {
  time_zone: 'Asia/Ho_Chi_Minh',
  min_pax: 1,
  max_pax: 6,
  rules: [1, 2, 3, 4, 5].flatMap((weekday) =>
    ['09:00', '14:00'].map((start_time) => ({ weekday, start_time, capacity: 6, min_pax: null })),
  ),
  exceptions: [],
  departures: [
    { local_date: '2026-12-04', start_time: '09:00', taken: 5 },
    { local_date: '2026-12-07', start_time: '09:00', taken: 6 },
    { local_date: '2026-12-07', start_time: '14:00', taken: 6 },
  ],
  cutoff_first_minutes: 720,
  cutoff_later_minutes: 120,
  horizon_days: 180,
};
// Friday 4 December, 01:00 in Hanoi.
const asked = { now: Date.parse('2026-12-03T18:00Z'), opens_from: '2020-05-01' };
const kept = (date: string | null, time: string | null, pax: number | null): SavedChoice => ({ date, time, pax });

describe('a saved choice', () => {
  it.each([
    ['with seats for the party', kept('2026-12-08', '09:00', 2), 'open', 6],
    ['without a start, by the departure with the most seats', kept('2026-12-04', null, 2), 'open', 6],
    ['without a party, as one guest', kept('2026-12-04', '09:00', null), 'open', 1],
    ['with seats, but too few', kept('2026-12-04', '09:00', 2), 'few_seats', 1],
    ['that is sold out', kept('2026-12-07', '09:00', 1), 'unavailable', null],
    ['on a day on which nothing runs', kept('2026-12-06', null, 2), 'unavailable', null],
    ['at a start that is gone', kept('2026-12-08', '10:00', 2), 'unavailable', null],
    ['beyond the horizon', kept('2027-12-07', '09:00', 2), 'unavailable', null],
    ['of yesterday', kept('2026-12-03', '09:00', 2), 'past', null],
    ['of more than the largest party', kept('2026-12-08', '09:00', 7), 'too_many', 6],
  ] as const)('%s', (_name, choice, standing, seats) => {
    const outlook = outlookOf(timetable, choice, asked);
    expect([outlook?.standing, outlook?.departure?.seats_left ?? null]).toEqual([standing, seats]);
  });

  it('without a date says nothing', () => {
    expect(outlookOf(timetable, kept(null, null, 9), asked)).toBeNull();
  });

  it('goes by the calendar of the place: 4 December has begun in Hanoi, though not in London', () => {
    expect(outlookOf(timetable, kept('2026-12-03', null, 1), asked)?.standing).toBe('past');
    expect(outlookOf({ ...timetable, time_zone: 'Europe/London' }, kept('2026-12-03', null, 1), asked)?.standing).toBe(
      'unavailable',
    );
  });
});
