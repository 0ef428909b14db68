import { describe, expect, it } from 'vitest';
import { changedTimetable, type Change } from './change.ts';
import { overlapsOf, type TimedListing } from './overlap.ts';

// A Thursday.
const today = '2026-12-10';
const listing = (course_id: number, title: string, more: Partial<TimedListing> = {}): TimedListing => ({
  course_id,
  title,
  time_zone: 'Asia/Thimphu',
  duration_minutes: 120,
  min_pax: 1,
  cutoff_first_minutes: 0,
  cutoff_later_minutes: 0,
  horizon_days: 90,
  is_stopped: false,
  rules: [],
  exceptions: [],
  departures: [],
  ...more,
});
const dawn = listing(1, 'Dawn rounds', { rules: [{ weekday: 4, start_time: '05:30', capacity: 4, min_pax: null }] });
const ink = listing(2, 'Ink');
const found = (change: Change, before = ink, others = [dawn]) =>
  overlapsOf(before, changedTimetable(before, change), { change, others, today }).map(
    ({ date, time, other }) => `${date} ${time} ${other.title} ${other.time}`,
  );
const extra = (time: string, date = today): Change => ({ kind: 'extra', date, time, capacity: 4, min_pax: null });
const week = (...slots: [number, string][]): Change => ({
  kind: 'week',
  rules: slots.map(([weekday, start_time]) => ({ weekday, start_time, capacity: 4, min_pax: null })),
  cutoff_first_minutes: 0,
  cutoff_later_minutes: 0,
  horizon_days: 90,
});

describe('another listing at the same time', () => {
  it.each([
    ['05:30', [`${today} 05:30 Dawn rounds 05:30`]],
    ['07:29', [`${today} 07:29 Dawn rounds 05:30`]],
    ['03:31', [`${today} 03:31 Dawn rounds 05:30`]],
    ['07:30', []],
    ['03:30', []],
  ])('is named for an extra departure at %s', (time, said) => {
    expect(found(extra(time))).toEqual(said);
  });

  it('is named for what lasts over midnight and for other zones', () => {
    const night = listing(3, 'Night', { exceptions: changedTimetable(ink, extra('23:00', '2026-12-09')).exceptions });
    expect(found(extra('00:30'), ink, [night])).toEqual([`${today} 00:30 Night 23:00`]);
    expect(found(extra('04:20'), listing(4, 'Hanoi', { time_zone: 'Asia/Ho_Chi_Minh' }))).toEqual([]);
    expect(found(extra('06:30'), listing(4, 'Hanoi', { time_zone: 'Asia/Ho_Chi_Minh' }))).toHaveLength(1);
  });

  it('is named for new rules of the week alone', () => {
    expect(found(week([4, '06:00'], [5, '06:00']))).toEqual([`${today} 06:00 Dawn rounds 05:30`]);
    const had = { ...ink, rules: [{ weekday: 4, start_time: '06:00', capacity: 4, min_pax: null }] };
    expect(found(week([4, '06:00']), had)).toEqual([]);
  });

  it('is not asked about where times are closed', () => {
    expect(found({ kind: 'block', from: today, to: today, reason: '' })).toEqual([]);
  });
});
