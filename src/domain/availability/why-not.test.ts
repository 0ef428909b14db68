import { describe, expect, it } from 'vitest';
import { nextOpen, whyNot } from './departures.ts';

const HOUR = 3_600_000;
const timetable = {
  time_zone: 'Asia/Kathmandu',
  min_pax: 1,
  max_pax: 6,
  // Mondays and Wednesdays.
  rules: [
    { weekday: 1, start_time: '09:00', capacity: 6, min_pax: null },
    { weekday: 3, start_time: '09:00', capacity: 6, min_pax: null },
  ],
  exceptions: [],
  departures: [
    { local_date: '2026-11-25', start_time: '09:00', taken: 6 },
    { local_date: '2026-11-30', start_time: '09:00', taken: 4 },
  ],
  cutoff_first_minutes: 720,
  cutoff_later_minutes: 120,
  horizon_days: 30,
};
// Saturday 21 November, noon in Kathmandu.
const asked = { now: Date.UTC(2026, 10, 21, 6, 15), opens_from: '2020-05-01' };
const monday = '2026-11-23';

describe('why a day cannot be booked', () => {
  it.each([
    ['nothing runs on a Tuesday', { date: '2026-11-24' }, 'not-running'],
    ['beyond the horizon', { date: '2026-12-23' }, 'not-running'],
    ['another time of a day that runs', { date: monday, time: '10:00' }, 'not-running'],
    ['no seat is left', { date: '2026-11-25', time: '09:00' }, 'sold-out'],
    ['fewer seats than the party', { date: '2026-11-30', pax: 3 }, 'few-seats'],
    ['a day gone by', { date: '2026-11-18' }, 'too-late'],
  ] as const)('%s', (_name, missed, reason) => {
    expect(whyNot(timetable, missed, asked)).toBe(reason);
  });

  it('is too late after the cut-off, also where it was sold out before', () => {
    const late = { ...asked, now: Date.UTC(2026, 10, 25, 3, 0) };
    expect(whyNot(timetable, { date: '2026-11-25' }, late)).toBe('too-late');
    const evening = { ...asked, now: Date.UTC(2026, 10, 23, 3, 15) - 11 * HOUR };
    expect(whyNot(timetable, { date: monday }, evening)).toBe('too-late');
  });

  it('does not run at a wall time that its zone leaves out', () => {
    const spring = {
      ...timetable,
      time_zone: 'Europe/Berlin',
      rules: [{ weekday: 7, start_time: '02:30', capacity: 6, min_pax: null }],
      horizon_days: 365,
    };
    expect(whyNot(spring, { date: '2027-03-28' }, asked)).toBe('not-running');
  });
});

describe('the next day that fits', () => {
  it('has seats for the party, in order, and never the day itself', () => {
    expect(nextOpen(timetable, { date: monday, pax: 2 }, '2026-12-31', asked)?.date).toBe('2026-11-30');
    expect(nextOpen(timetable, { date: monday, pax: 3 }, '2026-12-31', asked)?.date).toBe('2026-12-02');
    expect(nextOpen(timetable, { date: '2026-11-01' }, '2026-12-31', asked)).toEqual({ date: monday, time: '09:00' });
  });

  it('is another time of the same day, where one time was missed', () => {
    const rules = [...timetable.rules, { weekday: 1, start_time: '14:00', capacity: 6, min_pax: null }];
    const missed = { date: '2026-11-30', time: '09:00' };
    expect(nextOpen({ ...timetable, rules }, missed, '2026-12-31', asked)).toEqual({ ...missed, time: '14:00' });
    expect(nextOpen(timetable, missed, '2026-12-31', asked)?.date).toBe('2026-12-02');
    expect(nextOpen(timetable, { ...missed, time: '10:00' }, '2026-12-31', asked)).toEqual(missed);
  });

  it('is never the departure that a booking to be moved has already', () => {
    const except = { date: '2026-11-30', time: '09:00' };
    expect(nextOpen(timetable, { date: monday, pax: 2, except }, '2026-12-31', asked)?.date).toBe('2026-12-02');
  });

  it('is none beyond what was looked at, the horizon, or the listing’s own maximum', () => {
    expect(nextOpen(timetable, { date: monday, pax: 3 }, '2026-12-01', asked)).toBeNull();
    expect(nextOpen(timetable, { date: '2026-12-21' }, '2027-12-31', asked)).toBeNull();
    expect(nextOpen(timetable, { date: monday, pax: 7 }, '2026-12-31', asked)).toBeNull();
  });
});
