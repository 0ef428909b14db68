import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { datesOfMonth } from '#src/domain/calendar/civil.ts';
import { instantOf } from '#src/domain/calendar/zoned.ts';
import { departuresOn } from './departures.ts';
import { daysOfMonth } from './month.ts';
import type { DateException, Timetable } from './timetable.ts';

const zones = [
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Asia/Manila',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'America/Havana',
];
const times = ['00:00', '00:30', '01:30', '02:15', '02:30', '09:00', '18:45', '23:30'];

const date = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
const slot = { local_date: date, start_time: fc.constantFrom(...times) };
const minimum = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
const exceptions: fc.Arbitrary<DateException> = fc.oneof(
  fc.record({ ...slot, kind: fc.constant('closed' as const), capacity: fc.constant(null), min_pax: fc.constant(null) }),
  fc.record({
    ...slot,
    kind: fc.constantFrom('extra' as const, 'capacity' as const),
    capacity: fc.nat(6),
    min_pax: minimum,
  }),
  fc.record({
    local_date: date,
    start_time: fc.constant(null),
    kind: fc.constant('closed' as const),
    capacity: fc.constant(null),
    min_pax: fc.constant(null),
  }),
);

const timetables: fc.Arbitrary<Timetable> = fc.record({
  time_zone: fc.constantFrom(...zones),
  min_pax: fc.integer({ min: 1, max: 4 }),
  rules: fc.array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      start_time: fc.constantFrom(...times),
      capacity: fc.integer({ min: 1, max: 6 }),
      min_pax: minimum,
    }),
    { maxLength: 30 },
  ),
  exceptions: fc.array(exceptions, { maxLength: 8 }),
  departures: fc.array(fc.record({ ...slot, taken: fc.nat(7) }), { maxLength: 12 }),
  cutoff_first_minutes: fc.nat(5000),
  cutoff_later_minutes: fc.nat(300),
  horizon_days: fc.integer({ min: 1, max: 60 }),
});

const nows = fc.integer({ min: Date.parse('2026-02-20T00:00:00Z'), max: Date.parse('2026-04-02T00:00:00Z') });
const opens = fc.constantFrom('2020-05-01', '2026-03-10');

describe('the month view', () => {
  it('says the same as its days one by one', () => {
    fc.assert(
      fc.property(timetables, nows, opens, (timetable, now, opens_from) => {
        const answer = daysOfMonth(timetable, '2026-03', { now, opens_from });
        const byDay = datesOfMonth('2026-03').flatMap((one) => {
          const day = departuresOn(timetable, one, { now, opens_from });
          if (!day.ok || day.departures.length === 0) return [];
          const open = day.departures.map(({ time, seats_left, min_pax }) => ({ time, seats_left, min_pax }));
          return [{ date: one, seats_left: open.reduce((sum, each) => sum + each.seats_left, 0), times: open }];
        });
        expect(answer.ok ? answer.days : []).toEqual(byDay);
        if (!answer.ok) expect(answer.code).toBe('past-month');
      }),
      { numRuns: 300 },
    );
  });

  it('offers only what lies ahead, has seats and exists', () => {
    fc.assert(
      fc.property(timetables, nows, date, (timetable, now, one) => {
        const day = departuresOn(timetable, one, { now, opens_from: '2020-05-01' });
        for (const departure of day.ok ? day.departures : []) {
          expect(departure.starts_at).toBe(instantOf(one, departure.time, timetable.time_zone));
          expect(now < departure.cutoff_at && departure.cutoff_at <= departure.starts_at).toBe(true);
          expect(departure.seats_left > 0 && departure.seats_left <= departure.capacity).toBe(true);
        }
      }),
    );
  });

  it('grows with days and rules, not with their product', () => {
    const many = (count: number): Timetable => ({
      time_zone: 'Asia/Kathmandu',
      min_pax: 1,
      rules: Array.from({ length: count }, (_, index) => ({
        weekday: (index % 7) + 1,
        start_time: `${String(Math.floor(index / 7) % 24).padStart(2, '0')}:00`,
        capacity: 5,
        min_pax: null,
      })),
      exceptions: [],
      departures: [],
      cutoff_first_minutes: 0,
      cutoff_later_minutes: 0,
      horizon_days: 100,
    });
    let reads = 0;
    const counted = { ...many(168) };
    const rules = counted.rules.map((rule) =>
      Object.defineProperty({ ...rule }, 'weekday', { get: () => ((reads += 1), rule.weekday) }),
    );
    daysOfMonth({ ...counted, rules }, '2026-03', {
      now: Date.parse('2026-02-20T00:00:00Z'),
      opens_from: '2020-05-01',
    });
    expect(reads).toBeLessThanOrEqual(3 * rules.length);
  });
});
