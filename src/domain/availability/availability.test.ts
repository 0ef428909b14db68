import { describe, expect, it } from 'vitest';
import { departuresOn } from './departures.ts';
import { daysOfMonth } from './month.ts';
import type { BookingClock, DateException, Timetable, WeeklyRule } from './timetable.ts';

const everyDay = (start_time: string, capacity = 10): WeeklyRule[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time, capacity, min_pax: null }));

const exception = (given: Partial<DateException>): DateException => ({
  local_date: '2026-11-25',
  start_time: null,
  kind: 'closed',
  capacity: null,
  min_pax: null,
  ...given,
});

const table: Timetable = {
  time_zone: 'Asia/Kathmandu',
  min_pax: 2,
  rules: [...everyDay('14:00'), ...everyDay('09:00')],
  exceptions: [],
  departures: [],
  cutoff_first_minutes: 720,
  cutoff_later_minutes: 120,
  horizon_days: 60,
};

// 12:00 in Kathmandu on 2026-11-21.
const now = Date.parse('2026-11-21T06:15:00Z');
const asked: BookingClock = { now, opens_from: '2020-05-01' };

function timesOn(date: string, changed: Partial<Timetable> = {}, when: Partial<BookingClock> = {}): string[] {
  const day = departuresOn({ ...table, ...changed }, date, { ...asked, ...when });
  return day.ok ? day.departures.map((one) => one.time) : [day.code];
}

function datesOf(month: string, changed: Partial<Timetable> = {}, when: Partial<BookingClock> = {}): string[] | string {
  const answer = daysOfMonth({ ...table, ...changed }, month, { ...asked, ...when });
  return answer.ok ? answer.days.map((day) => day.date) : answer.code;
}

describe('departures of a day', () => {
  it('come in the order of the day, with seats and cut-off', () => {
    const departures = [{ local_date: '2026-11-25', start_time: '14:00', taken: 4 }];
    const day = departuresOn({ ...table, departures }, '2026-11-25', asked);
    expect(day).toEqual({
      ok: true,
      departures: [
        {
          time: '09:00',
          capacity: 10,
          min_pax: 2,
          seats_left: 10,
          starts_at: Date.parse('2026-11-25T03:15:00Z'),
          cutoff_at: Date.parse('2026-11-24T15:15:00Z'),
        },
        {
          time: '14:00',
          capacity: 10,
          min_pax: 2,
          seats_left: 6,
          starts_at: Date.parse('2026-11-25T08:15:00Z'),
          cutoff_at: Date.parse('2026-11-25T06:15:00Z'),
        },
      ],
    });
  });

  it('close at the cut-off of the first booking, later once somebody has booked', () => {
    const departures = [{ local_date: '2026-11-21', start_time: '14:00', taken: 1 }];
    expect(timesOn('2026-11-21')).toEqual([]);
    expect(timesOn('2026-11-21', { departures })).toEqual([]);
    expect(timesOn('2026-11-21', { departures }, { now: now - 1 })).toEqual(['14:00']);
    expect(timesOn('2026-11-22')).toEqual(['09:00', '14:00']);
    const elevenAtNight = Date.parse('2026-11-21T17:15:00Z');
    expect(timesOn('2026-11-22', {}, { now: elevenAtNight })).toEqual(['14:00']);
  });

  it('end when the seats are taken, also below a lowered capacity', () => {
    const departures = [{ local_date: '2026-11-25', start_time: '09:00', taken: 5 }];
    const lowered = exception({ kind: 'capacity', start_time: '09:00', capacity: 4 });
    expect(timesOn('2026-11-25', { departures })).toEqual(['09:00', '14:00']);
    expect(timesOn('2026-11-25', { departures, exceptions: [lowered] })).toEqual(['14:00']);
  });

  it.each<[string, Partial<DateException>[], string[]]>([
    ['a closed day', [{}], []],
    ['one closed departure', [{ start_time: '09:00' }], ['14:00']],
    ['an extra one', [{ kind: 'extra', start_time: '06:30', capacity: 3 }], ['06:30', '09:00', '14:00']],
    ['an extra one on a closed day', [{ kind: 'extra', start_time: '06:30', capacity: 3 }, {}], ['06:30']],
    ['no capacity all day', [{ kind: 'capacity', capacity: 0 }], []],
    [
      'no capacity but for one',
      [
        { kind: 'capacity', start_time: '14:00', capacity: 5 },
        { kind: 'capacity', capacity: 0 },
      ],
      ['14:00'],
    ],
    ['another date', [{ local_date: '2026-11-26' }], ['09:00', '14:00']],
  ])('follow %s', (_, changes, times) => {
    expect(timesOn('2026-11-25', { exceptions: changes.map(exception) })).toEqual(times);
  });

  it("have the rule's own minimum, or the exception's", () => {
    const rules = [{ weekday: 3, start_time: '09:00', capacity: 10, min_pax: 4 }];
    const minimum = (exceptions: DateException[]) => {
      const day = departuresOn({ ...table, rules, exceptions }, '2026-11-25', asked);
      return day.ok ? day.departures[0]?.min_pax : day.code;
    };
    expect(minimum([])).toBe(4);
    expect(minimum([exception({ kind: 'capacity', start_time: '09:00', capacity: 5, min_pax: 3 })])).toBe(3);
    expect(minimum([exception({ kind: 'extra', start_time: '09:00', capacity: 5 })])).toBe(2);
  });

  it('lie between today and the horizon', () => {
    expect(timesOn('2026-11-20')).toEqual([]);
    expect(timesOn('2027-01-20')).toEqual(['09:00', '14:00']);
    expect(timesOn('2027-01-21')).toEqual([]);
  });
});

describe('dates that are refused', () => {
  it('corona-time comes before any other check', () => {
    expect(timesOn('2020-04-30')).toEqual(['corona-time']);
    expect(timesOn('2020-05-01')).toEqual([]);
    expect(datesOf('2020-04')).toBe('corona-time');
    expect(datesOf('2020-05')).toBe('past-month');
    expect(timesOn('2026-12-24', {}, { opens_from: '2026-12-25' })).toEqual(['corona-time']);
    expect(datesOf('2026-11', {}, { opens_from: '2026-12-25' })).toBe('corona-time');
    expect(datesOf('2026-12', {}, { opens_from: '2026-12-30' })).toEqual(['2026-12-30', '2026-12-31']);
  });

  it("a month is gone when it is in the listing's zone", () => {
    const lastMinutes = { now: Date.parse('2026-11-30T18:14:59Z') };
    expect(datesOf('2026-11', {}, lastMinutes)).toEqual([]);
    expect(datesOf('2026-11', {}, { now: Date.parse('2026-11-30T18:15:00Z') })).toBe('past-month');
    const apia = { time_zone: 'Pacific/Apia' };
    expect(datesOf('2026-11', apia, { now: Date.parse('2026-11-30T11:00:00Z') })).toBe('past-month');
    const niue = { time_zone: 'Pacific/Niue' };
    expect(datesOf('2026-11', niue, { now: Date.parse('2026-12-01T10:00:00Z') })).toEqual([]);
  });
});

describe('a month', () => {
  it('starts today, ends at the horizon and leaves closed days out', () => {
    const exceptions = [exception({}), exception({ local_date: '2026-11-22', kind: 'capacity', capacity: 0 })];
    expect(datesOf('2026-11', { exceptions })).toEqual(
      ['23', '24', '26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`),
    );
    expect(datesOf('2027-01')).toHaveLength(20);
    expect(datesOf('2027-02')).toEqual([]);
    expect(datesOf('2028-02', { horizon_days: 730 })).toContain('2028-02-29');
  });

  it('adds up the seats of a day', () => {
    const departures = [{ local_date: '2026-12-01', start_time: '14:00', taken: 7 }];
    const answer = daysOfMonth({ ...table, departures }, '2026-12', asked);
    expect(answer.ok && answer.days[0]).toEqual({
      date: '2026-12-01',
      seats_left: 13,
      times: [
        { time: '09:00', seats_left: 10, min_pax: 2 },
        { time: '14:00', seats_left: 3, min_pax: 2 },
      ],
    });
  });
});

describe('nights when the clocks change', () => {
  const berlin = { time_zone: 'Europe/Berlin', rules: [...everyDay('02:30'), ...everyDay('10:00')] };

  it('have no departure in the hour that is left out', () => {
    const march = { now: Date.parse('2026-03-20T12:00:00Z') };
    expect(timesOn('2026-03-28', berlin, march)).toEqual(['02:30', '10:00']);
    expect(timesOn('2026-03-29', berlin, march)).toEqual(['10:00']);
    const answer = daysOfMonth({ ...table, ...berlin }, '2026-03', { ...asked, ...march });
    const night = answer.ok ? answer.days.find((day) => day.date === '2026-03-29') : null;
    expect(night?.times.map((one) => one.time)).toEqual(['10:00']);
  });

  it('have one departure in the hour that comes twice, closing before its first coming', () => {
    const day = departuresOn({ ...table, ...berlin, cutoff_first_minutes: 60 }, '2026-10-25', {
      ...asked,
      now: Date.parse('2026-10-24T12:00:00Z'),
    });
    expect(day.ok && day.departures[0]?.cutoff_at).toBe(Date.parse('2026-10-24T23:30:00Z'));
  });

  it('leave out the day that Apia never had', () => {
    const apia = { time_zone: 'Pacific/Apia' };
    const when = { now: Date.parse('2011-12-20T00:00:00Z'), opens_from: '2011-01-01' };
    expect(timesOn('2011-12-30', apia, when)).toEqual([]);
    expect(datesOf('2011-12', apia, when).slice(-3)).toEqual(['2011-12-28', '2011-12-29', '2011-12-31']);
  });
});
