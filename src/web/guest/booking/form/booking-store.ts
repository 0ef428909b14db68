// The booking widget's store: events go through the pure rules, effects become calls, responses return as events.
import type { WidgetEffect, WidgetEvent } from '#src/domain/booking/steps/widget-events.ts';
import { choiceInput } from '#src/contract/checkout/checkout-query.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import type { WireQuote } from '#src/web/guest/booking/booking-course.ts';
import { reduceWidget } from '#src/domain/booking/steps.ts';
import { monthsShown } from '#src/web/ui/calendar-pages.ts';
import { todayIn } from '#src/web/ui/text/wall-time.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { startWidget, type WidgetStart, type WidgetState } from '#src/domain/booking/steps/widget-state.ts';

// The calls behind the widget's effects; each returns the event that the rules expect.

type Question = Extract<WidgetEffect, { type: 'load-dates' | 'load-times' | 'load-pax' | 'calculate' }>;

type Departure = CallOutput<'booking/available-time'>['slots'][number];

export type MonthDay = Pick<CallOutput<'booking/available-date'>['days'][number], 'date' | 'seats_left' | 'from_price'>;

interface Extras {
  readonly days: readonly MonthDay[];
  /** The party of the day prices; null: the price seen first. */
  readonly pricedFor: number | null;
  readonly closedDays: CallOutput<'booking/available-date'>['closed'];
  readonly closed: CallOutput<'booking/available-time'>['closed'];
  readonly departures: readonly Departure[];
  readonly minPax: number | null;
  readonly months: { readonly first: string; readonly last: string } | null;
}

/** The chosen party, and the date where the experience is. */
interface Around {
  readonly party: number | null;
  readonly today: string;
}

interface AnswerEvent {
  readonly event: WidgetEvent<WireQuote>;
  readonly extras: Partial<Extras>;
}

type Ask<T extends Question['type']> = (api: Api, effect: Extract<Question, { type: T }>) => Promise<AnswerEvent>;

/** Months of one page of the calendar are asked for together; the rest of the page may fail. */
async function loadDates(
  api: Api,
  { request, course_id, month }: Extract<Question, { type: 'load-dates' }>,
  { party, today }: Around,
): Promise<AnswerEvent> {
  const ask = (one: string) =>
    api('booking/available-date', { course_id, month: one, ...(party !== null && { pax: party }) });
  const others = monthsShown(today, month).filter((one) => one !== month);
  const [answer, ...rest] = await Promise.all([ask(month), ...others.map(ask)]);
  if (answer.ok) {
    const { first_month: first, last_month: last } = answer.data;
    const all = [answer.data, ...rest.flatMap((one) => (one.ok ? [one.data] : []))];
    const extras = {
      days: all.flatMap(({ days }) => days),
      closedDays: all.flatMap(({ closed }) => closed),
      pricedFor: party,
      months: { first, last },
    };
    return { event: { type: 'dates-loaded', request, dates: all.flatMap(({ dates }) => dates).toSorted() }, extras };
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

/** Never throws: a failure is an event too. */
function askServer(api: Api, effect: Question, around: Around): Promise<AnswerEvent> {
  switch (effect.type) {
    case 'load-dates':
      return loadDates(api, effect, around);
    case 'load-times':
      return loadTimes(api, effect, around.party);
    case 'load-pax':
      return loadPax(api, effect);
    case 'calculate':
      return calculate(api, effect);
  }
}

export interface BookingView extends Extras {
  readonly state: WidgetState<WireQuote>;
  /** The party the guest chose: the rules forget it with another date, this does not. */
  readonly party: number | null;
  /** The last quote, shown dimmed while the next one loads (visual: money waiting). */
  readonly lastQuote: WireQuote | null;
}

export interface BookingStore extends StoreApi<BookingView> {
  readonly send: (event: WidgetEvent<WireQuote>) => void;
}

export type OutsideEffect = Extract<
  WidgetEffect,
  { type: 'report-error' | 'add-to-cart' | 'go-to-checkout' | 'push-checkout' | 'reload' }
>;

interface BookingStoreParts {
  readonly api: Api;
  readonly start: WidgetStart;
  /** Where the experience is. */
  readonly timeZone: string;
  readonly party?: number | undefined;
  /** Runs effects outside the widget; `view` is the state at that moment. */
  readonly outside: (effect: OutsideEffect, view: BookingView) => void;
  /** Runs after each response: the next step of a choice from the address. */
  readonly afterAnswer?: (event: WidgetEvent<WireQuote>, store: BookingStore) => void;
}

// A party left at the departure's minimum is not the guest's choice.
function partyAfter(event: WidgetEvent<WireQuote>, { party, minPax }: BookingView): number | null {
  if (event.type !== 'pax-picked') return party;
  return event.pax === minPax ? null : event.pax;
}

export function createBookingStore({
  api,
  start,
  timeZone,
  party,
  outside,
  afterAnswer,
}: BookingStoreParts): BookingStore {
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
    // Extras apply only when the rules accepted the response as current.
    const before = store.getState().state;
    turn(answer.event);
    if (store.getState().state === before) return;
    store.setState(answer.extras);
    afterAnswer?.(answer.event, booking);
  };
  const carryOut = (effect: WidgetEffect): void => {
    if ('request' in effect)
      void askServer(api, effect, { party: store.getState().party, today: todayIn(timeZone) }).then(take);
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
