// The booking widget at work: events go through the pure rules, their effects become calls, answers come back as events.
import { widgetTurn } from '#src/domain/booking/steps.ts';
import type { WidgetEffect, WidgetEvent } from '#src/domain/booking/steps/widget-events.ts';
import { startWidget, type WidgetStart, type WidgetState } from '#src/domain/booking/steps/widget-state.ts';
import type { Api } from '../api/api.ts';
import type { WireQuote } from './booking-course.ts';
import { askServer } from './ask-server.ts';
import type { Answered, Beside } from './ask-server.ts';

/** What the widget shows: the state of the rules and what the answers bring beside it. */
export interface BookingView extends Beside {
  readonly state: WidgetState<WireQuote>;
  /** The last price shown: it stays, dimmed, while another one is on its way (visual: money waiting). */
  readonly lastQuote: WireQuote | null;
}

/** A store of one booking. */
export interface BookingStore {
  readonly read: () => BookingView;
  readonly subscribe: (listener: () => void) => () => void;
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
  /** Carries out what leaves the widget; `view` is what the guest sees at that moment. */
  readonly outside: (effect: OutsideEffect, view: BookingView) => void;
  /** Sees each answer after it has been taken over: the next step of a choice that came with the address. */
  readonly afterAnswer?: (event: WidgetEvent<WireQuote>, store: BookingStore) => void;
}

/** Makes a store with nothing chosen and nothing loaded. */
export function createBookingStore({ api, start, outside, afterAnswer }: BookingStoreParts): BookingStore {
  let view: BookingView = {
    state: startWidget<WireQuote>(start),
    departures: [],
    minPax: null,
    months: null,
    lastQuote: null,
  };
  const listeners = new Set<() => void>();

  const take = (answer: Answered): void => {
    // What stands beside an answer counts only if the answer itself was not dropped as too old.
    const before = view.state;
    turn(answer.event);
    if (view.state === before) return;
    view = { ...view, ...answer.beside };
    for (const listener of listeners) listener();
    afterAnswer?.(answer.event, store);
  };
  const carryOut = (effect: WidgetEffect): void => {
    if ('request' in effect) void askServer(api, effect).then(take);
    else outside(effect, view);
  };
  const turn = (event: WidgetEvent<WireQuote>): void => {
    const { state, effects } = widgetTurn(view.state, event);
    view = { ...view, state, lastQuote: state.calculation ?? view.lastQuote };
    for (const listener of listeners) listener();
    for (const effect of effects) carryOut(effect);
  };
  const store: BookingStore = {
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: turn,
  };
  return store;
}
