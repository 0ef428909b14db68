import { expect, it } from 'vitest';
import { hostSlots, type BookedSlot, type HostException, type HostTimetable } from './slot.ts';

// 12:00 in Kathmandu on 2026-11-21, a Saturday.
const asked = { now: Date.parse('2026-11-21T06:15:00Z'), opens_from: '2020-05-01' };
const booked = (local_date: string, start_time: string, taken: number): BookedSlot => ({
  local_date,
  start_time,
  taken,
  bookings: 1,
  guests: taken,
  requests: 0,
  holds: 0,
});
const closed = (local_date: string, start_time: string | null, reason: string): HostException => ({
  local_date,
  start_time,
  kind: 'closed',
  capacity: null,
  min_pax: null,
  reason,
  reopens_as: null,
});

const table: HostTimetable = {
  time_zone: 'Asia/Kathmandu',
  min_pax: 2,
  rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time: '09:00', capacity: 4, min_pax: null })),
  exceptions: [closed('2026-11-24', null, 'Festival'), closed('2026-11-25', '09:00', 'Doctor')],
  departures: [booked('2026-11-23', '09:00', 4), booked('2026-11-24', '09:00', 1), booked('2026-11-26', '11:00', 6)],
  cutoff_first_minutes: 1440,
  cutoff_later_minutes: 120,
  horizon_days: 6,
  is_stopped: false,
};

it('says of each departure why it takes guests or takes none, and what its host noted', () => {
  const slots = hostSlots(table, { from: '2026-11-21', to: '2026-11-28' }, asked);
  expect(
    slots.map(({ date, time, state, taken, capacity, reason }) => [date, time, state, taken, capacity, reason]),
  ).toEqual([
    ['2026-11-21', '09:00', 'past', 0, 4, ''],
    ['2026-11-22', '09:00', 'cutoff', 0, 4, ''],
    ['2026-11-23', '09:00', 'full', 4, 4, ''],
    ['2026-11-24', '09:00', 'closed', 1, 4, 'Festival'],
    ['2026-11-25', '09:00', 'closed', 0, 4, 'Doctor'],
    ['2026-11-26', '09:00', 'open', 0, 4, ''],
    ['2026-11-26', '11:00', 'off', 6, 6, ''],
    ['2026-11-27', '09:00', 'open', 0, 4, ''],
    ['2026-11-28', '09:00', 'far', 0, 4, ''],
  ]);
});

it('says that nobody can book while a calendar elsewhere cannot be read', () => {
  const slots = hostSlots({ ...table, is_stopped: true }, { from: '2026-11-21', to: '2026-11-28' }, asked);
  expect(slots.map(({ state }) => state)).toEqual([
    'past',
    'stopped',
    'full',
    'closed',
    'closed',
    'stopped',
    'off',
    'stopped',
    'stopped',
  ]);
});

it('never shows fewer seats than are taken', () => {
  const small = { ...table, rules: table.rules.map((rule) => ({ ...rule, capacity: 2 })) };
  const [slot] = hostSlots(small, { from: '2026-11-23', to: '2026-11-23' }, asked);
  expect(slot).toMatchObject({ taken: 4, capacity: 4, state: 'full' });
});
