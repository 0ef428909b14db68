// The booking widget at work: events go through the pure rules, their effects become calls, answers come back as events.
import type { WidgetEffect, WidgetEvent } from '#src/domain/booking/steps/widget-events.ts';
import { choiceInput } from '#src/contract/checkout/checkout-query.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { reduceWidget } from '#src/domain/booking/steps.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { startWidget, type WidgetStart, type WidgetState } from '#src/domain/booking/steps/widget-state.ts';

// The calls behind the widget's effects; each answers with the event that the rules expect.

/** An effect that asks the server something. */
type Question = Extract<WidgetEffect, { type: 'load-dates' | 'load-times' | 'load-pax' | 'calculate' }>;

/** A departure of the chosen date: its time, the seats left, when it begins. */
type Departure = CallOutput<'booking/available-time'>['slots'][number];

/** A day of the month: its seats and its price. */
export type MonthDay = Pick<CallOutput<'booking/available-date'>['days'][number], 'date' | 'seats_left' | 'from_price'>;

/** What the widget shows besides the state of the rules. */
interface Extras {
  /** The days of the month that can be booked, in order. */
  readonly days: readonly MonthDay[];
  /** The party that the prices of the days are for; null: the price seen first. */
  readonly pricedFor: number | null;
  /** Days of the month that run and cannot be booked. */
  readonly closedDays: CallOutput<'booking/available-date'>['closed'];
  /** Why the chosen date cannot be booked; null where it can. */
  readonly closed: CallOutput<'booking/available-time'>['closed'];
  /** The departures of the chosen date. */
  readonly departures: readonly Departure[];
  /** The minimum of the chosen departure. */
  readonly minPax: number | null;
  /** First and last month with dates, once known. */
  readonly months: { readonly first: string; readonly last: string } | null;
}

/** The event of an answer, and what it brings besides the rules' own state. */
interface AnswerEvent {
  readonly event: WidgetEvent<WireQuote>;
  readonly extras: Partial<Extras>;
}

type Ask<T extends Question['type']> = (api: Api, effect: Extract<Question, { type: T }>) => Promise<AnswerEvent>;

async function loadDates(
  api: Api,
  { request, course_id, month }: Extract<Question, { type: 'load-dates' }>,
  party: number | null,
): Promise<AnswerEvent> {
  const answer = await api('booking/available-date', { course_id, month, ...(party !== null && { pax: party }) });
  if (answer.ok) {
    const { dates, days, closed: closedDays, first_month: first, last_month: last } = answer.data;
    const extras = { days, closedDays, pricedFor: party, months: { first, last } };
    return { event: { type: 'dates-loaded', request, dates }, extras };
  }
  const message = answer.kind === 'refusal' ? answer.error.message : '';
  return { event: { type: 'dates-failed', request, message }, extras: {} };
}

async function loadTimes(
  api: Api,
  { request, course_id, date }: Extract<Question, { type: 'load-times' }>,
  party: number | null,
): Promise<AnswerEvent> {
  const answer = await api('booking/available-time', { course_id, date, ...(party !== null && { pax: party }) });
  if (!answer.ok) return { event: { type: 'times-failed', request }, extras: { departures: [], closed: null } };
  return {
    event: { type: 'times-loaded', request, times: answer.data.data },
    extras: { departures: answer.data.slots, closed: answer.data.closed },
  };
}

const loadPax: Ask<'load-pax'> = async (api, { request, course_id, date, time }) => {
  const answer = await api('booking/available-pax', { course_id, date, time });
  if (!answer.ok) return { event: { type: 'pax-failed', request }, extras: {} };
  const { data: pax_options, addon_options, min_pax } = answer.data;
  return { event: { type: 'pax-loaded', request, pax_options, addon_options }, extras: { minPax: min_pax } };
};

const calculate: Ask<'calculate'> = async (api, { request, choice }) => {
  const answer = await api('booking/calculate', choiceInput(choice));
  if (!answer.ok) return { event: { type: 'calculation-failed', request }, extras: {} };
  return { event: { type: 'calculated', request, calculation: answer.data }, extras: {} };
};

/** Asks; never throws, a failure is an event too. */
function askServer(api: Api, effect: Question, party: number | null): Promise<AnswerEvent> {
  switch (effect.type) {
    case 'load-dates':
      return loadDates(api, effect, party);
    case 'load-times':
      return loadTimes(api, effect, party);
    case 'load-pax':
      return loadPax(api, effect);
    case 'calculate':
      return calculate(api, effect);
  }
}

/** What the widget shows: the state of the rules and what the answers bring next to it. */
export interface BookingView extends Extras {
  readonly state: WidgetState<WireQuote>;
  /** How many come, once the guest has said so: another date forgets it in the rules, not for the guest. */
  readonly party: number | null;
  /** The last price shown: it stays, dimmed, while another one is on its way (visual: money waiting). */
  readonly lastQuote: WireQuote | null;
}

/** A store of one booking. */
export interface BookingStore extends StoreApi<BookingView> {
  readonly send: (event: WidgetEvent<WireQuote>) => void;
}

/** Effects that leave the widget: going to checkout, analytics, reload. */
export type OutsideEffect = Extract<
  WidgetEffect,
  { type: 'report-error' | 'add-to-cart' | 'go-to-checkout' | 'push-checkout' | 'reload' }
>;

interface BookingStoreParts {
  readonly api: Api;
  readonly start: WidgetStart;
  readonly party?: number | undefined;
  /** Carries out what leaves the widget; `view` is what the guest sees at that moment. */
  readonly outside: (effect: OutsideEffect, view: BookingView) => void;
  /** Sees each answer after it has been taken over: the next step of a choice that came with the address. */
  readonly afterAnswer?: (event: WidgetEvent<WireQuote>, store: BookingStore) => void;
}

// A party left at the departure's minimum is not a choice of the guest.
function partyAfter(event: WidgetEvent<WireQuote>, { party, minPax }: BookingView): number | null {
  if (event.type !== 'pax-picked') return party;
  return event.pax === minPax ? null : event.pax;
}

/** Makes a store with nothing chosen and nothing loaded. */
export function createBookingStore({ api, start, party, outside, afterAnswer }: BookingStoreParts): BookingStore {
  const store = createStore<BookingView>(() => ({
    state: startWidget<WireQuote>(start),
    party: party ?? null,
    days: [],
    pricedFor: null,
    closedDays: [],
    closed: null,
    departures: [],
    minPax: null,
    months: null,
    lastQuote: null,
  }));

  const take = (answer: AnswerEvent): void => {
    // What stands next to an answer counts only if the answer itself was not dropped as too old.
    const before = store.getState().state;
    turn(answer.event);
    if (store.getState().state === before) return;
    store.setState(answer.extras);
    afterAnswer?.(answer.event, booking);
  };
  const carryOut = (effect: WidgetEffect): void => {
    if ('request' in effect) void askServer(api, effect, store.getState().party).then(take);
    else outside(effect, store.getState());
  };
  const turn = (event: WidgetEvent<WireQuote>): void => {
    const view = store.getState();
    const { state, effects } = reduceWidget(view.state, event);
    store.setState({ state, party: partyAfter(event, view), lastQuote: state.calculation ?? view.lastQuote });
    for (const effect of effects) carryOut(effect);
  };
  const booking: BookingStore = { ...store, send: turn };
  return booking;
}
