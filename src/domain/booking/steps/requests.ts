import { countedAddons } from './addon-choice.ts';
import type { CalculateQuery, WidgetEffect, WidgetTurn } from './widget-events.ts';
import type { Calculation, Waiting, WidgetState } from './widget-state.ts';

/** A turn that asks for something: the state waits for the answer with the effect's number and for no older one. */
export function ask<C extends Calculation>(
  state: WidgetState<C>,
  what: keyof Waiting,
  effectOf: (request: number) => WidgetEffect,
): WidgetTurn<C> {
  const request = state.requests + 1;
  const waiting = { ...state.waiting, [what]: request };
  return { state: { ...state, requests: request, waiting }, effects: [effectOf(request)] };
}

/** The state once an answer has come, or null when the answer is to an older question and must be dropped. */
export function answered<C extends Calculation>(
  state: WidgetState<C>,
  what: keyof Waiting,
  request: number,
): WidgetState<C> | null {
  return state.waiting[what] === request ? { ...state, waiting: { ...state.waiting, [what]: null } } : null;
}

/** Asks for the price of the choice; a choice that is not complete has none (spec 5). */
export function calculate<C extends Calculation>(state: WidgetState<C>): WidgetTurn<C> {
  const query = calculateQuery(state);
  if (query === null) return { state: { ...state, is_applying: false }, effects: [] };
  return ask({ ...state, has_calculation_failed: false }, 'calculation', (request) => ({
    type: 'calculate',
    request,
    query,
  }));
}

function calculateQuery<C extends Calculation>(state: WidgetState<C>): CalculateQuery | null {
  const { course_id, date, time, pax, coupon } = state;
  if (date === null || time === null || pax === null) return null;
  const addons = Object.entries(countedAddons(state.addons)).map(([id, count]) => ({ id: Number(id), pax: count }));
  return {
    course_id,
    date,
    time,
    pax,
    ...(coupon !== '' && { coupon_code: coupon }),
    ...(addons.length > 0 && { addons }),
  };
}
