// The calls behind the widget's effects; each answers with the event that the rules expect (spec 7).
import type { WidgetEffect, WidgetEvent } from '#src/domain/booking/steps/widget-events.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '../api/api.ts';
import type { WireQuote } from './booking-course.ts';

/** An effect that asks the server something. */
export type Question = Extract<WidgetEffect, { type: 'load-dates' | 'load-times' | 'load-pax' | 'calculate' }>;

/** A departure of the chosen date: its time, the seats left, when it begins. */
export type Departure = CallOutput<'booking/available-time'>['slots'][number];

/** What the widget shows beside the state of the rules. */
export interface Beside {
  /** The departures of the chosen date. */
  readonly departures: readonly Departure[];
  /** The minimum of the chosen departure. */
  readonly minPax: number | null;
  /** First and last month with dates, once known. */
  readonly months: { readonly first: string; readonly last: string } | null;
}

/** The event of an answer, and what it brings beside the rules' own state. */
export interface Answered {
  readonly event: WidgetEvent<WireQuote>;
  readonly beside: Partial<Beside>;
}

type Ask<T extends Question['type']> = (api: Api, effect: Extract<Question, { type: T }>) => Promise<Answered>;

const loadDates: Ask<'load-dates'> = async (api, { request, course_id, month }) => {
  const answer = await api('booking/available-date', { course_id, month });
  if (answer.ok) {
    const { dates, first_month: first, last_month: last } = answer.data;
    return { event: { type: 'dates-loaded', request, dates }, beside: { months: { first, last } } };
  }
  const message = answer.kind === 'refusal' ? answer.error.message : '';
  return { event: { type: 'dates-failed', request, message }, beside: {} };
};

const loadTimes: Ask<'load-times'> = async (api, { request, course_id, date }) => {
  const answer = await api('booking/available-time', { course_id, date });
  if (!answer.ok) return { event: { type: 'times-failed', request }, beside: { departures: [] } };
  return {
    event: { type: 'times-loaded', request, times: answer.data.data },
    beside: { departures: answer.data.slots },
  };
};

const loadPax: Ask<'load-pax'> = async (api, { request, course_id, date, time }) => {
  const answer = await api('booking/available-pax', { course_id, date, time });
  if (!answer.ok) return { event: { type: 'pax-failed', request }, beside: {} };
  const { data: pax_options, addon_options, min_pax } = answer.data;
  return { event: { type: 'pax-loaded', request, pax_options, addon_options }, beside: { minPax: min_pax } };
};

const calculate: Ask<'calculate'> = async (api, { request, query }) => {
  const { addons, ...rest } = query;
  const answer = await api('booking/calculate', { ...rest, ...(addons && { addons: [...addons] }) });
  if (!answer.ok) return { event: { type: 'calculation-failed', request }, beside: {} };
  return { event: { type: 'calculated', request, calculation: answer.data }, beside: {} };
};

/** Asks; never throws, a failure is an event too. */
export function askServer(api: Api, effect: Question): Promise<Answered> {
  switch (effect.type) {
    case 'load-dates':
      return loadDates(api, effect);
    case 'load-times':
      return loadTimes(api, effect);
    case 'load-pax':
      return loadPax(api, effect);
    case 'calculate':
      return calculate(api, effect);
  }
}
