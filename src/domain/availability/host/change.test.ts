import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { planDays } from '#src/domain/availability/day-plan.ts';
import { changedTimetable, touchedBy, type Change } from './change.ts';
import { hostSlots, type BookedSlot, type HostException, type HostTimetable } from './slot.ts';

const everyDay = (start_time: string, capacity: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time, capacity, min_pax: null }));

const booked = (local_date: string, start_time: string, taken: number, also: Partial<BookedSlot> = {}): BookedSlot => ({
  local_date,
  start_time,
  taken,
  bookings: 1,
  guests: taken,
  requests: 0,
  holds: 0,
  ...also,
});

const exception = (given: Partial<HostException>): HostException => ({
  local_date: '2026-11-25',
  start_time: null,
  kind: 'closed',
  capacity: null,
  min_pax: null,
  reason: '',
  reopens_as: null,
  ...given,
});

const table: HostTimetable = {
  time_zone: 'Asia/Kathmandu',
  min_pax: 1,
  rules: [...everyDay('09:00', 8), ...everyDay('14:00', 8)],
  exceptions: [],
  departures: [booked('2026-11-25', '09:00', 5)],
  cutoff_first_minutes: 720,
  cutoff_later_minutes: 120,
  horizon_days: 60,
  is_stopped: false,
};

const asked = { now: Date.parse('2026-11-21T06:15:00Z'), opens_from: '2020-05-01' };
const touched = (change: Change, before = table) =>
  touchedBy(before, changedTimetable(before, change)).map((one) => [
    one.local_date,
    one.start_time,
    one.effect,
    one.taken,
  ]);

describe('whom a change touches', () => {
  const day = { date: '2026-11-25', time: '09:00' };
  const week = { cutoff_first_minutes: 0, cutoff_later_minutes: 0, horizon_days: 60 };

  it.each<[string, Change, unknown[]]>([
    [
      'a block over it',
      { kind: 'block', from: '2026-11-24', to: '2026-11-26', reason: '' },
      [['2026-11-25', '09:00', 'leaves', 5]],
    ],
    ['a block beside it', { kind: 'block', from: '2026-11-26', to: '2026-11-30', reason: '' }, []],
    ['closing it', { kind: 'close', ...day, reason: '' }, [['2026-11-25', '09:00', 'leaves', 5]]],
    ['closing another', { kind: 'close', date: '2026-11-25', time: '14:00', reason: '' }, []],
    ['seats below what is taken', { kind: 'capacity', ...day, capacity: 4 }, [['2026-11-25', '09:00', 'below', 5]]],
    ['seats as many as are taken', { kind: 'capacity', ...day, capacity: 5 }, []],
    [
      'a week without its time',
      { kind: 'week', ...week, rules: everyDay('14:00', 8) },
      [['2026-11-25', '09:00', 'leaves', 5]],
    ],
    [
      'a week with fewer seats',
      { kind: 'week', ...week, rules: everyDay('09:00', 2) },
      [['2026-11-25', '09:00', 'below', 5]],
    ],
    ['an extra departure', { kind: 'extra', date: '2026-11-25', time: '17:00', capacity: 2, min_pax: null }, []],
  ])('%s', (_, change, expected) => {
    expect(touched(change)).toEqual(expected);
  });

  it('is nobody where it was closed before, or where only nobody is', () => {
    const closed = { ...table, exceptions: [exception({})] };
    expect(touched({ kind: 'close', ...day, reason: '' }, closed)).toEqual([]);
    const empty = { ...table, departures: [booked('2026-11-25', '09:00', 0, { bookings: 0 })] };
    expect(touched({ kind: 'block', from: '2026-11-25', to: '2026-11-25', reason: '' }, empty)).toEqual([]);
  });
});

describe('a changed timetable', () => {
  const timesOn = (timetable: HostTimetable, date = '2026-11-25') => planDays(timetable)(date).map((one) => one.time);
  const block: Change = { kind: 'block', from: '2026-11-25', to: '2026-11-25', reason: 'Wedding' };
  const extra = exception({ start_time: '17:00', kind: 'extra', capacity: 3 });

  it('has no departure on a blocked day, extra ones included; opened again, the extra one stays closed', () => {
    const before = { ...table, exceptions: [extra] };
    const blocked = changedTimetable(before, block);
    expect(timesOn(blocked)).toEqual([]);
    const again = changedTimetable(blocked, { kind: 'unblock', from: '2026-11-25', to: '2026-11-25' });
    expect(timesOn(again)).toEqual(['09:00', '14:00']);
    expect(timesOn(changedTimetable(again, { kind: 'open', date: '2026-11-25', time: '17:00' }))).toEqual([
      '09:00',
      '14:00',
      '17:00',
    ]);
  });

  it('keeps the seats of a closed departure for the day it opens', () => {
    const slot = { date: '2026-11-25', time: '09:00' };
    const closed = changedTimetable(table, { kind: 'close', ...slot, reason: '' });
    const seated = changedTimetable(closed, { kind: 'capacity', ...slot, capacity: 6 });
    expect(timesOn(seated)).toEqual(['14:00']);
    const opened = changedTimetable(seated, { kind: 'open', ...slot });
    expect(planDays(opened)('2026-11-25')[0]).toMatchObject({ time: '09:00', capacity: 6 });
  });

  it('close and open again is as before, and so is block and open, whatever there was', () => {
    const exceptions = fc.array(
      fc.record({
        day: fc.nat(3),
        time: fc.constantFrom('09:00', '14:00', '17:00'),
        kind: fc.constantFrom('extra', 'capacity'),
        capacity: fc.nat(9),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(exceptions, fc.nat(3), fc.constantFrom('09:00', '14:00', '17:00'), (given, day, time) => {
        const bySlot = new Map(
          given.map((one) => [
            `${one.day} ${one.time}`,
            exception({
              local_date: addDays('2026-11-24', one.day),
              start_time: one.time,
              kind: one.kind as 'extra',
              capacity: one.capacity,
            }),
          ]),
        );
        const before = { ...table, exceptions: [...bySlot.values()] };
        const date = addDays('2026-11-24', day);
        const plan = planDays(before)(date);
        const closed = changedTimetable(before, { kind: 'close', date, time, reason: 'x' });
        expect(planDays(closed)(date)).toEqual(plan.filter((one) => one.time !== time));
        expect(planDays(changedTimetable(closed, { kind: 'open', date, time }))(date)).toEqual(plan);
        // Every departure with guests stays listed.
        const blocked = changedTimetable(before, { kind: 'block', from: date, to: date, reason: 'x' });
        const seen = hostSlots(blocked, { from: date, to: date }, asked).map((one) => one.time);
        for (const slot of before.departures.filter((one) => one.local_date === date))
          expect(seen).toContain(slot.start_time);
      }),
    );
  });
});
