// Dates, times and seats against a slow reference without shared code: Intl instead of Temporal, one check per
// departure instead of a plan per month. Zones that change their clocks, skip hours and skip days.
import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { dstZones as places } from '#tests/support/calendar/dst-zones.ts';
import { instantsOf, utcOf, wallOf } from '#tests/support/calendar/wall-by-intl.ts';
import { checkDeparture, departuresOn } from './departures.ts';
import { daysOfMonth } from './month.ts';
import type { BookingClock, DateException, Timetable, WeeklyRule } from './timetable.ts';

const DAY = 86_400_000;

// ── The reference ──────────────────────────────────────────────────────────────────────────────────────────────────

const later = (date: string, days: number) => new Date(utcOf(`${date} 00:00`) + days * DAY).toISOString().slice(0, 10);

interface Open {
  time: string;
  seats: number;
  min: number;
  starts: number;
}

/** The departure at this time, checked by itself. */
function plannedAt(table: Timetable, date: string, time: string): { capacity: number; min: number } | null {
  const day = new Date(utcOf(`${date} 00:00`)).getUTCDay() || 7;
  const own = table.exceptions.find((one) => one.local_date === date && one.start_time === time);
  const isClosed = table.exceptions.some((one) => one.local_date === date && one.start_time === null);
  const rule = isClosed ? undefined : table.rules.find((one) => one.weekday === day && one.start_time === time);
  if (own?.kind === 'closed') return null;
  if (own?.kind === 'extra') return { capacity: own.capacity ?? 0, min: own.min_pax ?? table.min_pax };
  if (!rule) return null;
  const min = rule.min_pax ?? table.min_pax;
  return own ? { capacity: own.capacity ?? rule.capacity, min: own.min_pax ?? min } : { capacity: rule.capacity, min };
}

function referenceDay(table: Timetable, date: string, { now, opens_from }: BookingClock): Open[] {
  const today = wallOf(now, table.time_zone).slice(0, 10);
  if (date < opens_from || date < today || date > later(today, table.horizon_days)) return [];
  const times = [...table.rules, ...table.exceptions].map((one) => one.start_time).filter((time) => time !== null);
  return [...new Set(times)].toSorted().flatMap((time) => {
    const planned = plannedAt(table, date, time);
    const [starts] = instantsOf(date, time, table.time_zone);
    if (!planned || starts === undefined) return [];
    const taken = table.departures.find((one) => one.local_date === date && one.start_time === time)?.taken ?? 0;
    const cutoff = taken > 0 ? table.cutoff_later_minutes : table.cutoff_first_minutes;
    const seats = planned.capacity - taken;
    return seats > 0 && now + cutoff * 60_000 < starts ? [{ time, seats, min: planned.min, starts }] : [];
  });
}

// ── What is tried ──────────────────────────────────────────────────────────────────────────────────────────────────

const quarter = fc.nat(95).map((n) => `${String(n >> 2).padStart(2, '0')}:${String((n & 3) * 15).padStart(2, '0')}`);
// Clocks change at night, so most departures here are at night; few times, so that rules and exceptions meet.
const nights = ['00:00', '00:30', '01:15', '01:30', '02:00', '02:15', '02:30', '23:45'];
const night = fc.constantFrom(...nights);
const time = fc.oneof({ weight: 5, arbitrary: night }, { weight: 1, arbitrary: quarter });
const pax = fc.option(fc.integer({ min: 1, max: 6 }), { nil: null });
const rule: fc.Arbitrary<WeeklyRule> = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  start_time: time,
  capacity: fc.integer({ min: 1, max: 9 }),
  min_pax: pax,
});

/** Some departures on single weekdays, some every day. */
const rules = fc
  .record({ single: fc.array(rule, { maxLength: 10 }), daily: fc.subarray(nights, { maxLength: 3 }) })
  .map(({ single, daily }) => {
    const everyDay = daily.flatMap((start_time) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time, capacity: 5, min_pax: null })),
    );
    const byTime = new Map([...single, ...everyDay].map((one) => [`${one.weekday} ${one.start_time}`, one]));
    return [...byTime.values()];
  });

interface Case {
  table: Timetable & { max_pax: number };
  asked: BookingClock;
  month: string;
}

const situation: fc.Arbitrary<Case> = fc
  .record({ place: fc.constantFrom(...places), pick: fc.nat(), ahead: fc.integer({ min: -3 * 1440, max: 45 * 1440 }) })
  .chain(({ place, pick, ahead }) => {
    const anchor = place.days[pick % place.days.length] ?? place.days[0];
    const now = utcOf(`${anchor} 00:00`) - ahead * 60_000;
    const near = fc.integer({ min: -3, max: 5 }).map((days) => later(anchor, days));
    const exception: fc.Arbitrary<DateException> = fc.oneof(
      fc.record({
        local_date: near,
        start_time: fc.constant(null),
        kind: fc.constant('closed' as const),
        capacity: fc.constant(null),
        min_pax: fc.constant(null),
      }),
      fc.record({
        local_date: near,
        start_time: time,
        kind: fc.constant('closed' as const),
        capacity: fc.constant(null),
        min_pax: fc.constant(null),
      }),
      fc.record({
        local_date: near,
        start_time: time,
        kind: fc.constantFrom('extra' as const, 'capacity' as const),
        capacity: fc.nat(9),
        min_pax: pax,
      }),
    );
    const minutes = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4320 }));
    return fc.record({
      table: fc.record({
        time_zone: fc.constant(place.zone),
        min_pax: fc.integer({ min: 1, max: 4 }),
        max_pax: fc.integer({ min: 1, max: 8 }),
        rules,
        exceptions: fc.uniqueArray(exception, {
          maxLength: 8,
          selector: (one) => `${one.local_date} ${one.start_time}`,
        }),
        departures: fc.uniqueArray(fc.record({ local_date: near, start_time: time, taken: fc.nat(9) }), {
          maxLength: 10,
          selector: (one) => `${one.local_date} ${one.start_time}`,
        }),
        cutoff_first_minutes: minutes,
        cutoff_later_minutes: minutes,
        horizon_days: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(180)),
      }),
      asked: fc.record({ now: fc.constant(now), opens_from: fc.constantFrom('1980-01-01', anchor) }),
      month: fc.constantFrom(anchor.slice(0, 7), wallOf(now, place.zone).slice(0, 7), later(anchor, 20).slice(0, 7)),
    });
  });

const datesOf = (month: string) =>
  Array.from({ length: 31 }, (_unused, day) => later(`${month}-01`, day)).filter((date) => date.startsWith(month));

describe('availability agrees with a slow reference', () => {
  it('for whole months', () => {
    let found = 0;
    fc.assert(
      fc.property(situation, ({ table, asked, month }) => {
        const answer = daysOfMonth(table, month, asked);
        const dates = datesOf(month);
        const today = wallOf(asked.now, table.time_zone).slice(0, 10);
        if (!answer.ok) {
          const isEarly = (dates.at(-1) ?? '') < asked.opens_from;
          expect(answer.code).toBe(isEarly ? 'corona-time' : 'past-month');
          expect(isEarly || (dates.at(-1) ?? '') < today).toBe(true);
          return;
        }
        const expected = dates.flatMap((date) => {
          const open = referenceDay(table, date, asked);
          const seats_left = open.reduce((sum, one) => sum + one.seats, 0);
          const times = open.map((one) => ({ time: one.time, seats_left: one.seats, min_pax: one.min }));
          return open.length === 0 ? [] : [{ date, seats_left, times }];
        });
        found += expected.length;
        expect(answer.days).toEqual(expected);
      }),
      { numRuns: 250 },
    );
    expect(found).toBeGreaterThan(1000);
  });

  it('for single days, departures and parties, near every change of clocks', () => {
    const seen = { missing: 0, twice: 0, refused: 0, taken: 0 };
    fc.assert(
      fc.property(
        situation,
        fc.integer({ min: -2, max: 3 }),
        fc.integer({ min: 1, max: 9 }),
        ({ table, asked }, away, pax) => {
          const date = later(wallOf(asked.now, table.time_zone).slice(0, 10), away);
          const open = referenceDay(table, date, asked);
          const day = departuresOn(table, date, asked);
          if (!day.ok) {
            expect(date < asked.opens_from).toBe(true);
            return;
          }
          const shape = { time: '', seats: 0, min: 0, starts: 0 } satisfies Open;
          const got = day.departures.map((one) => ({
            ...shape,
            time: one.time,
            seats: one.seats_left,
            min: one.min_pax,
            starts: one.starts_at,
          }));
          expect(got).toEqual(open);
          for (const { start_time } of [...table.rules, ...table.exceptions]) {
            if (start_time === null) continue;
            const instants = instantsOf(date, start_time, table.time_zone);
            seen.missing += Number(instants.length === 0);
            seen.twice += Number(instants.length > 1);
            const departure = open.find((one) => one.time === start_time);
            const fits = departure !== undefined && pax <= Math.min(departure.seats, table.max_pax);
            const answer = checkDeparture(table, { date, time: start_time, pax }, asked);
            expect(answer.ok).toBe(fits);
            if (!answer.ok && departure) expect(answer.code).toBe('pax-unavailable');
            if (!answer.ok && !departure)
              expect(answer.code).toBe(open.length > 0 ? 'time-unavailable' : 'date-unavailable');
            seen[answer.ok ? 'taken' : 'refused'] += 1;
          }
        },
      ),
      { numRuns: 1500 },
    );
    // The random cases must include those that this test is for.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(3);
  });
});
