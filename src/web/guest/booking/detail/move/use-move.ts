import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { CallOutput } from '#src/contract/types.ts';
import { type BookingView, createBookingStore } from '#src/web/guest/booking/form/booking-store.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { t } from '#src/web/guest/booking/detail/texts.ts';
import type { Trip } from '#src/web/guest/booking/detail/use-trip.ts';

export type MoveQuote = CallOutput<'reschedule/move'>;

export interface Target {
  readonly date: string;
  readonly time: string;
}

/** A move in two steps: the quote, then the move (docs/domain/bookings.md#rescheduling). */
export interface Move {
  /** The free dates and times, by the rules of the booking widget. */
  readonly view: BookingView;
  readonly send: ReturnType<typeof createBookingStore>['send'];
  readonly target: Target | null;
  readonly quote: MoveQuote | null;
  readonly hasChanged: boolean;
  readonly busy: boolean;
  readonly trouble: string | null;
  /** Requests the quote of a move; moves nothing. */
  readonly choose: (target: Target) => void;
  readonly confirm: () => void;
}

function useDepartures({ api, booking }: Trip) {
  const [store] = useState(() =>
    createBookingStore({
      api,
      start: { course_id: booking.course.id, month: booking.date.slice(0, 7) },
      timeZone: booking.time_zone,
      party: booking.pax,
      outside: () => undefined,
    }),
  );
  useEffect(() => {
    const { state } = store.getState();
    if (state.requests === 0) store.send({ type: 'month-shown', month: state.month });
  }, [store]);
  return { view: useStore(store), send: store.send };
}

/** The only time of a day that this booking can take, or null. */
function onlyTarget(
  { state, departures }: BookingView,
  { date: ownDate, time: ownTime, pax }: Trip['booking'],
): Target | null {
  const { date } = state;
  if (date === null || state.waiting.times !== null || departures.length !== 1) return null;
  const [only] = departures;
  const isOwn = date === ownDate && only?.time === ownTime;
  return only === undefined || isOwn || only.seats_left < pax ? null : { date, time: only.time };
}

/** Moves a booking to another departure of its listing. Never charges. */
export function useMove(trip: Trip): Move {
  const { api, credentials, succeed } = trip;
  const isRequest = trip.booking.booking_status === 'requested';
  const { view, send } = useDepartures(trip);
  const [target, setTarget] = useState<Target | null>(null);
  const [quote, setQuote] = useState<MoveQuote | null>(null);
  const [hasChanged, setChanged] = useState(false);
  const { busy, trouble, run, restart } = useTask();

  const fetchQuote = async (to: Target, isLatest: () => boolean): Promise<string | null> => {
    const answer = await api('reschedule/move', { ...credentials, ...to });
    if (!isLatest()) return null;
    if (!answer.ok) return failureText(answer);
    setQuote(answer.data);
    return null;
  };
  const choose = (to: Target): void => {
    setTarget(to);
    setQuote(null);
    setChanged(false);
    void restart((isLatest) => fetchQuote(to, isLatest));
  };
  const only = onlyTarget(view, trip.booking);
  const onOnly = useEffectEvent(() => {
    if (only !== null && (target?.date !== only.date || target.time !== only.time)) choose(only);
  });
  useEffect(() => onOnly(), [only?.date, only?.time]);
  const confirm = (): void => {
    const quoteId = quote?.quote_id ?? null;
    if (target === null || quoteId === null) return;
    void run(async (isLatest) => {
      const answer = await api('reschedule/move', { ...credentials, ...target, quote_id: quoteId });
      if (!answer.ok && !isRefusedAs(answer, 'quote-changed')) return failureText(answer);
      if (answer.ok && answer.data.moved) {
        const when = `${dateText(target.date)}, ${target.time}`;
        await succeed({
          title: t('move.done'),
          text: t(isRequest ? 'move.doneRequest' : 'move.doneText', { when }),
          isNewState: true,
        });
        return null;
      }
      setChanged(true);
      if (!answer.ok) return fetchQuote(target, isLatest);
      setQuote(answer.data);
      return null;
    });
  };
  return { view, send, target, quote, hasChanged, busy, trouble, choose, confirm };
}
