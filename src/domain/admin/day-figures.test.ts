import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#src/domain/calendar/civil.ts';
import { figureNames, type Figures, figureSpan, mostBars, mostDays, stepsOf, sumOf } from './day-figures.ts';
import { figureSteps, meanOf, shareOfWhole } from './figure-steps.ts';

const today = '2026-11-27';
const one = Object.fromEntries(figureNames.map((name) => [name, 1])) as Figures;

describe('a span', () => {
  it.each([
    [{}, { from: '2026-10-29', to: today, by: 'day' }],
    [{ from: '2026-01-01' }, { from: '2026-01-01', to: today, by: 'week' }],
    [{ from: '2025-01-01' }, { from: '2025-01-01', to: today, by: 'month' }],
    [
      { to: '2026-03-01', by: 'month' },
      { from: '2026-01-31', to: '2026-03-01', by: 'month' },
    ],
    [
      { from: '2026-07-31', by: 'day' },
      { from: '2026-07-31', to: today, by: 'day' },
    ],
    [
      { from: '2026-07-30', by: 'day' },
      { from: '2026-07-30', to: today, by: 'week' },
    ],
    [{ from: '2027-01-01' }, { from: '2027-01-01', to: '2027-01-01', by: 'day' }],
  ] as const)('that is asked for as %j', (asked, span) => {
    expect(figureSpan(asked, today)).toEqual(span);
  });

  it('ends after it begins, and is two years at most', () => {
    expect(figureSpan({ from: '2026-11-02', to: '2026-11-01' }, today)).toBe('order');
    expect(figureSpan({ from: '2024-11-26', to: today }, today)).toBe('length');
    expect(figureSpan({ from: '2024-11-27', to: today }, today)).toMatchObject({ by: 'month' });
  });
});

describe('steps', () => {
  it('have all days of their span, once each, whatever their length', () => {
    const date = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 0, max: mostDays - 1 }),
        fc.constantFrom(...figureSteps),
        (from, more, by) => {
          const span = { from, to: addDays(from, more), by };
          const days = Array.from({ length: more + 1 }, (_, n) => ({ day: addDays(from, n), ...one }));
          const steps = stepsOf(span, days);
          expect(sumOf(steps).bookings).toBe(more + 1);
          for (const [n, step] of steps.entries()) {
            expect(step.views).toBe(daysBetween(step.from, step.to) + 1);
            expect(step.from).toBe(n === 0 ? from : addDays(steps[n - 1]?.to ?? '', 1));
          }
          expect(steps.at(-1)?.to).toBe(span.to);
          const asked = figureSpan(span, today);
          if (typeof asked === 'object') expect(stepsOf(asked, []).length).toBeLessThanOrEqual(mostBars);
        },
      ),
    );
  });

  it('begin on Mondays and on the first of months, but for the first one', () => {
    const span = { from: '2026-11-05', to: '2026-12-02' } as const;
    const begins = (by: 'week' | 'month') => stepsOf({ ...span, by }, []).map(({ from }) => from);
    expect(begins('week')).toEqual(['2026-11-05', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']);
    expect(begins('month')).toEqual(['2026-11-05', '2026-12-01']);
  });
});

describe('rates', () => {
  it('are none of nothing', () => {
    expect([shareOfWhole(1, 4), shareOfWhole(0, 0), meanOf(90, 2), meanOf(0, 0)]).toEqual([0.25, null, 45, null]);
  });
});
