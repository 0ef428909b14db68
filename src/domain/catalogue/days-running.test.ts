import { describe, expect, it } from 'vitest';
import type { Timetable } from '#src/domain/availability/timetable.ts';
import { daysRunning, type WantedRuns } from './days-running.ts';

// Wednesday; Saturdays at 08:00 and 19:30 for six, Sundays at 08:00 for two with one seat booked.
const asked = { now: Date.UTC(2026, 10, 25, 2), opens_from: '2020-05-01' };
const timetable: Timetable = {
  time_zone: 'Asia/Bangkok',
  min_pax: 1,
  rules: [
    { weekday: 6, start_time: '08:00', capacity: 6, min_pax: null },
    { weekday: 6, start_time: '19:30', capacity: 6, min_pax: null },
    { weekday: 7, start_time: '08:00', capacity: 2, min_pax: null },
  ],
  exceptions: [],
  departures: [{ local_date: '2026-11-29', start_time: '08:00', taken: 1 }],
  cutoff_first_minutes: 720,
  cutoff_later_minutes: 120,
  horizon_days: 60,
};
const weekend: WantedRuns = { start: '2026-11-28', end: '2026-11-29', bands: [], pax: null };

function runs(wanted: Partial<WantedRuns>, own: Partial<Timetable> = {}): string[] {
  return daysRunning({ ...timetable, ...own }, { ...weekend, ...wanted }, asked).map(
    ({ date, departures }) =>
      `${date} ${departures.map(({ time, seats_left }) => `${time} for ${seats_left}`).join(', ')}`,
  );
}

describe('the days on which a course runs', () => {
  it.each<[string, Partial<WantedRuns>, string[]]>([
    ['a weekend', {}, ['2026-11-28 08:00 for 6, 19:30 for 6', '2026-11-29 08:00 for 1']],
    ['a day', { end: '2026-11-28' }, ['2026-11-28 08:00 for 6, 19:30 for 6']],
    ['a day without a departure', { start: '2026-11-26', end: '2026-11-27' }, []],
    ['an evening', { bands: ['evening'] }, ['2026-11-28 19:30 for 6']],
    ['a party that only one day takes', { pax: 2 }, ['2026-11-28 08:00 for 6, 19:30 for 6']],
    [
      'a party that no day takes: how many could come',
      { pax: 9 },
      ['2026-11-28 08:00 for 6, 19:30 for 6', '2026-11-29 08:00 for 1'],
    ],
    ['days gone by', { start: '2026-11-20', end: '2026-11-24' }, []],
  ])('for %s', (_name, wanted, expected) => {
    expect(runs(wanted)).toEqual(expected);
  });

  it('are looked for on thirty days after the first, and never beyond the horizon', () => {
    const all = runs({ start: '2020-01-01', end: '2027-12-31' });
    expect([all.at(0)?.slice(0, 10), all.at(-1)?.slice(0, 10)]).toEqual(['2026-11-28', '2026-12-20']);
    expect(runs({ end: '2027-12-31' }, { horizon_days: 10 }).at(-1)).toContain('2026-12-05');
  });
});
