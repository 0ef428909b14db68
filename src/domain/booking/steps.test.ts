import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import type { WidgetEvent } from './steps/widget-events.ts';
import { startWidget, type WidgetState } from './steps/widget-state.ts';
import { reduceWidget } from './steps.ts';

describe('whatever a guest does', () => {
  const event: fc.Arbitrary<WidgetEvent> = fc.oneof(
    fc.record({
      type: fc.constant('date-picked' as const),
      date: fc.constantFrom('2019-01-01', '2026-12-05', '2026-12-06'),
    }),
    fc.record({ type: fc.constant('time-picked' as const), time: fc.constantFrom('09:00', '14:00') }),
    fc.record({ type: fc.constant('pax-picked' as const), pax: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ type: fc.constant('times-loaded' as const), request: fc.nat(12), times: fc.constant(['09:00']) }),
    fc.record({
      type: fc.constant('pax-loaded' as const),
      request: fc.nat(12),
      pax_options: fc.constant([1, 2, 3]),
      addon_options: fc.constant([{ '3': [0, 1] }, { '3': [0, 1] }, { '3': [0, 1, 2] }]),
    }),
    fc.record({
      type: fc.constant('calculated' as const),
      request: fc.nat(12),
      calculation: fc.record({
        booking_deposit_due: fc.constantFrom(0, 5),
        discount_error: fc.constantFrom(null, 'no'),
      }),
    }),
    fc.record({
      type: fc.constant('addons-changed' as const),
      addons: fc.dictionary(fc.constantFrom('3', '4'), fc.nat(3)),
    }),
    fc.record({ type: fc.constant('code-typed' as const), code: fc.constantFrom('', 'FIVE') }),
    fc.record({ type: fc.constant('submitted' as const), is_routed: fc.boolean() }),
    fc.constantFrom<WidgetEvent>(
      { type: 'code-applied' },
      { type: 'code-cancelled' },
      { type: 'forward' },
      { type: 'back' },
    ),
  );

  it('a later choice never stands without the earlier ones, and only a full choice is sent', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state: WidgetState = startWidget({ course_id: 7, month: '2026-12' });
        for (const one of events) {
          const turn = reduceWidget(state, one);
          state = turn.state;
          expect(state.time === null || state.date !== null).toBe(true);
          expect(state.pax === null || state.time !== null).toBe(true);
          expect(state.calculation === null || state.pax !== null).toBe(true);
          expect(state.stage).toBeGreaterThanOrEqual(0);
          for (const effect of turn.effects) {
            if ('choice' in effect) {
              expect([effect.choice.date, effect.choice.time, effect.choice.pax]).toEqual([
                state.date,
                state.time,
                state.pax,
              ]);
              expect((effect.choice.addons ?? []).map(({ count }) => count)).not.toContain(0);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
