// What each choice loads and clears (spec 4).
import { adjustedAddons, clearedAddons } from './addon-choice.ts';
import { answered, ask, calculate } from './requests.ts';
import type { WidgetEvent, WidgetTurn } from './widget-events.ts';
import type { Calculation, WidgetState } from './widget-state.ts';

type EventOf<T extends WidgetEvent['type']> = Extract<WidgetEvent, { type: T }>;

/** Shows a month: its dates are loaded; what was chosen stays. */
export function showMonth<C extends Calculation>(state: WidgetState<C>, month: string): WidgetTurn<C> {
  const next = { ...state, month, dates: [], errors: { ...state.errors, date: null } };
  return ask(next, 'dates', (request) => ({ type: 'load-dates', request, course_id: state.course_id, month }));
}

/** Dates did not load: date-past when the server says past-month, else date-failed; the error is reported (spec 7). */
export function failDates<C extends Calculation>(
  state: WidgetState<C>,
  event: EventOf<'dates-failed'>,
): WidgetTurn<C> | null {
  const next = answered(state, 'dates', event.request);
  if (next === null) return null;
  const date = event.message === 'past-month' ? 'date-past' : 'date-failed';
  return {
    state: { ...next, errors: { ...next.errors, date } },
    effects: [{ type: 'report-error', error: date }],
  };
}

/** Picks a date: loads its times, clears time, pax, calculation and add-ons. Too early a date is corona-time (spec 5). */
export function pickDate<C extends Calculation>(state: WidgetState<C>, date: string): WidgetTurn<C> {
  const isTooEarly = date < state.opens_from;
  const cleared = withoutPax({ ...state, times: [], time: null, date: isTooEarly ? null : date });
  const errors = { date: isTooEarly ? ('corona-time' as const) : null, time: null, pax: null, options: isTooEarly };
  const next = { ...cleared, errors, waiting: { ...cleared.waiting, times: null } };
  if (isTooEarly) return { state: next, effects: [] };
  return ask(next, 'times', (request) => ({ type: 'load-times', request, course_id: state.course_id, date }));
}

/** Picks a time: loads the guest numbers, clears pax, calculation and add-ons. Needs a date. */
export function pickTime<C extends Calculation>(state: WidgetState<C>, time: string): WidgetTurn<C> {
  const { course_id, date } = state;
  if (date === null) return { state, effects: [] };
  const errors = { ...state.errors, time: null, pax: null, options: false };
  const next = withoutPax({ ...state, time, errors });
  return ask(next, 'pax', (request) => ({ type: 'load-pax', request, course_id, date, time }));
}

/** Picks the number of guests: add-ons are adjusted to it and the price is calculated. Needs date and time. */
export function pickPax<C extends Calculation>(state: WidgetState<C>, pax: number): WidgetTurn<C> {
  if (state.date === null || state.time === null) return { state, effects: [] };
  const errors = { ...state.errors, pax: null, options: false };
  return calculate({ ...state, pax, addons: adjustedAddons(state, pax), errors });
}

// Answers that are still under way for what has been cleared no longer count.
function withoutPax<C extends Calculation>(state: WidgetState<C>): WidgetState<C> {
  return {
    ...state,
    pax_options: [],
    addon_options: [],
    pax: null,
    calculation: null,
    has_calculation_failed: false,
    discount_error: null,
    is_applying: false,
    addons: clearedAddons(state),
    waiting: { ...state.waiting, pax: null, calculation: null },
  };
}
