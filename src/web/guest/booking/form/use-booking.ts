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
import { todayIn } from '#src/web/ui/text/wall-time.ts';

// What is chosen without the guest pressing anything: the choice of the address, and the guests a departure needs.

/**
 * Follows the answers: a time of the address is picked once it is offered, and so is the only time of a day. The guests are
 * those of the address, then those that a price was asked for last, else the departure's minimum
 * (docs/domain/pricing.md#the-parts). A time of the address counts once, so that a guest who goes back is not overruled.
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
    if (event.type === 'calculated') party = state.pax ?? party;
  };
}

/** Keeps the choice in the address of the page, for a reload, a shared link and the way back from checkout. */
function useChoiceInAddress({ state }: BookingView): void {
  const { path, search, replaceAddress } = useNavigation();
  const { date, time, pax, waiting } = state;
  const isSettled = date !== null && waiting.times === null && waiting.pax === null;
  const next = isSettled
    ? withCourseTrip(search, { date, time: time ?? undefined, pax: pax ?? readTrip(search).pax })
    : search;
  // While the sheet shows its own checkout, the address is checkout's.
  const isProduct = parseProductDetailUrl(path) !== null;
  useEffect(() => {
    if (isProduct && next !== search) replaceAddress(path + next + location.hash);
  }, [isProduct, next, search, path, replaceAddress]);
}

/** A booking of a course: what to show, and where events go. */
export interface Booking {
  readonly course: BookingCourse;
  readonly view: BookingView;
  readonly send: BookingStore['send'];
  /** The newest view, for what runs long after it was drawn. */
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

/**
 * Starts a booking: the first month is loaded, and the choice of the address is followed. The ways to leave are those of
 * the first rendering: they belong to the router, which stays.
 */
export function useBooking(course: BookingCourse, choice: StartChoice): Booking {
  const { api } = useApp();
  const navigation = useNavigation();
  const [store] = useState(() =>
    createBookingStore({
      api,
      start: startOf(course, choice.date),
      // The plain form begins with the smallest party, which is no choice of the guest.
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
