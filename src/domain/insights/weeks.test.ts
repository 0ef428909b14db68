import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#src/domain/calendar/civil.ts';
import { bookedRate, fullWeeks, runningWeeks, totalOf, weekOf, weeksOf } from './weeks.ts';

describe('weeks', () => {
  it('begin on Monday, also over the turn of a year', () => {
    expect(weekOf('2026-11-26')).toBe('2026-11-23');
    expect(weekOf('2026-11-23')).toBe('2026-11-23');
    expect(weekOf('2027-01-03')).toBe('2026-12-28');
  });

  it('run until now, or are over for two days', () => {
    expect(runningWeeks('2026-11-26', 12)).toEqual({ from: '2026-09-07', until: '2026-11-30' });
    expect(fullWeeks('2026-11-25', 12)).toEqual({ from: '2026-08-31', until: '2026-11-23' });
    // Sunday evening's guests are not completed on Monday.
    expect(fullWeeks('2026-11-24', 1)).toEqual({ from: '2026-11-09', until: '2026-11-16' });
  });

  it('are all there, in order, and rows add up', () => {
    const weeks = weeksOf({ from: '2026-11-09', until: '2026-11-30' }, [
      { week: '2026-11-16', seats: 3, earned_cents: 500, bookings: 1 },
      { week: '2026-11-16', views: 40, seats: 1 },
      { week: '2026-12-07', seats: 99 },
    ]);
    expect(weeks.map(({ week, seats, views }) => [week, seats, views])).toEqual([
      ['2026-11-09', 0, 0],
      ['2026-11-16', 4, 40],
      ['2026-11-23', 0, 0],
    ]);
    expect(totalOf(weeks)).toEqual({ earned_cents: 500, seats: 4, bookings: 1, views: 40, booked: 0 });
  });

  it('hold every day of their period once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.constantFrom(1, 12, 52), (days, count) => {
        const today = addDays('2024-01-01', days);
        const running = runningWeeks(today, count);
        const over = fullWeeks(today, count);
        expect(weeksOf(running, [])).toHaveLength(count);
        expect(weeksOf(over, [])).toHaveLength(count);
        expect([running.from, running.until, over.from, over.until].map(weekdayOf)).toEqual([1, 1, 1, 1]);
        expect(running.until > today && addDays(running.until, -7) <= today).toBe(true);
        expect(over.until <= addDays(today, -1)).toBe(true);
      }),
    );
  });

  it('have no rate without a view', () => {
    expect(bookedRate({ booked: 3, views: 0 })).toBeNull();
    expect(bookedRate({ booked: 3, views: 60 })).toBe(0.05);
  });
});
