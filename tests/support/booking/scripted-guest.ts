import { reduceWidget } from '#src/domain/booking/steps.ts';
import type { WidgetEffect, WidgetEvent } from '#src/domain/booking/steps/widget-events.ts';
import { startWidget, type WidgetStart } from '#src/domain/booking/steps/widget-state.ts';

/**
 * A guest at the widget, for tests: events go in, the last effects can be read, and responses take their request
 * numbers from them.
 */
export function scriptedGuest(start: Partial<WidgetStart> = {}) {
  let state = startWidget({ course_id: 7, month: '2026-12', ...start });
  let effects: readonly WidgetEffect[] = [];
  const send = (...events: WidgetEvent[]) => {
    for (const event of events) ({ state, effects } = reduceWidget(state, event));
    return { state, effects };
  };
  const request = () => effects.map((one) => ('request' in one ? one.request : 0)).find((one) => one > 0) ?? 0;
  return {
    send,
    request,
    state: () => state,
    effects: () => effects,
    pickDate: () => {
      send({ type: 'date-picked', date: '2026-12-05' });
      return send({ type: 'times-loaded', request: request(), times: ['09:00', '14:00'] });
    },
    pickTime: () => {
      send({ type: 'time-picked', time: '09:00' });
      const addon_options = [
        { '3': [0, 1], '4': [0, 1] },
        { '3': [0, 1], '4': [0, 1, 2] },
        { '3': [0, 1, 2], '4': [0, 1, 2, 3] },
      ];
      return send({ type: 'pax-loaded', request: request(), pax_options: [1, 2, 3], addon_options });
    },
    answer: (due: number, discount_error: string | null = null) =>
      send({ type: 'calculated', request: request(), calculation: { booking_deposit_due: due, discount_error } }),
  };
}

/** A guest who has chosen date, time and two guests, and has seen the price. */
export function guestWithPrice(start: Partial<WidgetStart> = {}) {
  const one = scriptedGuest(start);
  one.pickDate();
  one.pickTime();
  one.send({ type: 'pax-picked', pax: 2 });
  one.answer(5.4);
  return one;
}
