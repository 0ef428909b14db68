import type { WidgetEvent } from '#src/domain/booking/steps/widget-events.ts';
import type { StartChoice, WireQuote, BookingCourse } from '#src/web/guest/booking/booking-course.ts';
import { type BookingStore, createBookingStore, type BookingView, type OutsideEffect } from './booking-store.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { parseProductDetailUrl } from '#src/contract/addresses/urls.ts';
import { checkoutUrl } from '#src/contract/checkout/checkout-query.ts';
import { readTrip, withCourseTrip } from '#src/contract/listing/trip.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { record } from '#src/web/platform/analytics/data-layer.ts';
import { saleOf } from '#src/web/guest/booking/sale-of.ts';
import { keepLinkCode, linkCode } from '#src/web/guest/booking/own-codes.ts';
import { todayIn } from '#src/web/ui/text/wall-time.ts';

// What is chosen without a press: the address's choice, and the party a departure needs.

/**
 * Picks the address's time once offered (once only), or a day's only time. The party is the address's, else the last
 * priced one, else the minimum (docs/domain/pricing.md#price-components).
 */
export function followFirstChoice(choice: StartChoice) {
  let { time: wantedTime, pax: party } = choice;
  return (event: WidgetEvent<WireQuote>, store: BookingStore): void => {
    const { state, minPax } = store.getState();
    if (event.type === 'times-loaded') {
      const only = state.times.length === 1 ? state.times[0] : undefined;
      const time = state.times.find((one) => one === wantedTime) ?? only;
      wantedTime = undefined;
      if (time !== undefined) store.send({ type: 'time-picked', time });
    }
    if (event.type === 'pax-loaded') {
      const pax = [party, minPax].find((one) => typeof one === 'number' && state.pax_options.includes(one));
      if (typeof pax === 'number') store.send({ type: 'pax-picked', pax });
    }
    if (event.type === 'calculated') {
      party = state.pax ?? party;
      applyLinkCode(event, store);
    }
  };
}

/** Applies the code of a link as if it were typed; once refused, it is forgotten. */
function applyLinkCode(
  { calculation }: Extract<WidgetEvent<WireQuote>, { type: 'calculated' }>,
  { getState, send }: BookingStore,
): void {
  const code = linkCode();
  const { coupon, coupon_code } = getState().state;
  if (code === null || coupon === code) return;
  if (calculation.discount_error !== null && coupon_code === code) return keepLinkCode(null);
  if (coupon !== '') return;
  send({ type: 'code-typed', code });
  send({ type: 'code-applied' });
}

/** Keeps the choice in the address, for reloads, shared links and the way back from checkout. */
function useChoiceInAddress({ state }: BookingView): void {
  const { path, search, replaceAddress } = useNavigation();
  const { date, time, pax, waiting } = state;
  const isSettled = date !== null && waiting.times === null && waiting.pax === null;
  const next = isSettled
    ? withCourseTrip(search, { date, time: time ?? undefined, pax: pax ?? readTrip(search).pax })
    : search;
  // While the sheet shows checkout, the address is checkout's.
  const isProduct = parseProductDetailUrl(path) !== null;
  useEffect(() => {
    if (isProduct && next !== search) replaceAddress(path + next + location.hash);
  }, [isProduct, next, search, path, replaceAddress]);
}

export interface Booking {
  readonly course: BookingCourse;
  readonly view: BookingView;
  readonly send: BookingStore['send'];
  /** The newest view, for callbacks that outlive their render. */
  readonly read: BookingStore['getState'];
}

type Go = Pick<ReturnType<typeof useNavigation>, 'navigate' | 'pushAddress'>;

interface Around {
  readonly course: BookingCourse;
  readonly view: BookingView;
  readonly go: Go;
}

function carryOutside(effect: OutsideEffect, { course, view, go }: Around): void {
  switch (effect.type) {
    case 'report-error':
      return record({ event: 'booking_error', error: effect.error });
    case 'add-to-cart': {
      const priced = { quote: view.lastQuote, coupon: effect.choice.coupon_code ?? '' };
      return record({ event: 'add_to_cart', ecommerce: saleOf(course, effect.choice, priced) });
    }
    case 'go-to-checkout':
      return go.navigate(checkoutUrl(effect.choice));
    case 'push-checkout':
      return go.pushAddress(checkoutUrl(effect.choice));
    case 'reload':
      return window.location.reload();
  }
}

function startOf(course: BookingCourse, date: string | undefined) {
  const chosen = course.addons.filter(({ preselected }) => preselected);
  const day = date ?? course.upcoming[0]?.date ?? todayIn(course.time_zone);
  return {
    course_id: course.id,
    month: day.slice(0, 7),
    preselected: Object.fromEntries(chosen.map(({ id }) => [id, 1])),
    is_preselecting: chosen.length > 0,
  };
}

/** Starts from the address's choice. Navigation callbacks are the first render's: the router is stable. */
export function useBooking(course: BookingCourse, choice: StartChoice): Booking {
  const { api } = useApp();
  const navigation = useNavigation();
  const [store] = useState(() =>
    createBookingStore({
      api,
      start: startOf(course, choice.date),
      timeZone: course.time_zone,
      // The no-script form starts at the smallest party, which is not a choice.
      party: choice.pax === course.min_pax ? undefined : choice.pax,
      outside: (effect, view) => carryOutside(effect, { course, view, go: navigation }),
      afterAnswer: followFirstChoice(choice),
    }),
  );
  useEffect(() => {
    const { state } = store.getState();
    if (state.requests > 0) return;
    store.send({ type: 'month-shown', month: state.month });
    if (choice.date !== undefined) store.send({ type: 'date-picked', date: choice.date });
  }, [store, choice.date]);
  const view = useStore(store);
  useChoiceInAddress(view);
  return {
    course,
    view,
    send: store.send,
    read: store.getState,
  };
}
