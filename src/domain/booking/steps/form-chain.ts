// What each choice loads and clears (docs/domain/checkout.md#steps-in-order).
import { choiceOf } from '#src/domain/booking/choice.ts';
import {
  type Calculation,
  type PendingRequests,
  type WidgetState,
  adjustedAddons,
  clearedAddons,
} from './widget-state.ts';
import type { WidgetEffect, WidgetResult, WidgetEvent } from './widget-events.ts';

/** From now on only the response with the effect's number is accepted. */
function ask<C extends Calculation>(
  state: WidgetState<C>,
  what: keyof PendingRequests,
  effectOf: (request: number) => WidgetEffect,
): WidgetResult<C> {
  const request = state.requests + 1;
  const waiting = { ...state.waiting, [what]: request };
  return { state: { ...state, requests: request, waiting }, effects: [effectOf(request)] };
}

/** Null when the response is outdated. */
export function answered<C extends Calculation>(
  state: WidgetState<C>,
  what: keyof PendingRequests,
  request: number,
): WidgetState<C> | null {
  return state.waiting[what] === request ? { ...state, waiting: { ...state.waiting, [what]: null } } : null;
}

/** An incomplete choice has no price (docs/domain/checkout.md#steps-in-order). */
export function calculate<C extends Calculation>(state: WidgetState<C>): WidgetResult<C> {
  const choice = choiceOf(state, state.coupon);
  if (choice === null) return { state: { ...state, is_applying: false }, effects: [] };
  return ask({ ...state, has_calculation_failed: false }, 'calculation', (request) => ({
    type: 'calculate',
    request,
    choice,
  }));
}

type EventOf<T extends WidgetEvent['type']> = Extract<WidgetEvent, { type: T }>;

/** Loads its dates; keeps the choice. */
export function showMonth<C extends Calculation>(state: WidgetState<C>, month: string): WidgetResult<C> {
  const next = { ...state, month, dates: [], errors: { ...state.errors, date: null } };
  return ask(next, 'dates', (request) => ({ type: 'load-dates', request, course_id: state.course_id, month }));
}

/**
 * date-past when the server's error is past-month, else date-failed; reported
 * (docs/domain/calendar.md#availability-calls).
 */
export function failDates<C extends Calculation>(
  state: WidgetState<C>,
  event: EventOf<'dates-failed'>,
): WidgetResult<C> | null {
  const next = answered(state, 'dates', event.request);
  if (next === null) return null;
  const date = event.message === 'past-month' ? 'date-past' : 'date-failed';
  return {
    state: { ...next, errors: { ...next.errors, date } },
    effects: [{ type: 'report-error', error: date }],
  };
}

/** Loads times; clears time, pax, calculation and add-ons. Too early is corona-time (docs/domain/calendar.md#first-date). */
export function pickDate<C extends Calculation>(state: WidgetState<C>, date: string): WidgetResult<C> {
  const isTooEarly = date < state.opens_from;
  const cleared = withoutPax({ ...state, times: [], time: null, date: isTooEarly ? null : date });
  const errors = { date: isTooEarly ? ('corona-time' as const) : null, time: null, pax: null, options: isTooEarly };
  const next = { ...cleared, errors, waiting: { ...cleared.waiting, times: null } };
  if (isTooEarly) return { state: next, effects: [] };
  return ask(next, 'times', (request) => ({ type: 'load-times', request, course_id: state.course_id, date }));
}

/** Loads guest numbers; clears pax, calculation and add-ons. Needs a date. */
export function pickTime<C extends Calculation>(state: WidgetState<C>, time: string): WidgetResult<C> {
  const { course_id, date } = state;
  if (date === null) return { state, effects: [] };
  const errors = { ...state.errors, time: null, pax: null, options: false };
  const next = withoutPax({ ...state, time, errors });
  return ask(next, 'pax', (request) => ({ type: 'load-pax', request, course_id, date, time }));
}

/** Adjusts add-ons and calculates. Needs date and time. */
export function pickPax<C extends Calculation>(state: WidgetState<C>, pax: number): WidgetResult<C> {
  if (state.date === null || state.time === null) return { state, effects: [] };
  const errors = { ...state.errors, pax: null, options: false };
  return calculate({ ...state, pax, addons: adjustedAddons(state, pax), errors });
}

// Pending responses for cleared values are dropped.
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
