import { useEffect, useRef, type RefObject } from 'react';
import type { WidgetState } from '#src/domain/booking/steps/widget-state.ts';
import type { BookingView } from '#src/web/guest/booking/form/booking-store.ts';

type FocusState = Pick<WidgetState, 'times' | 'time' | 'pax_options' | 'waiting'>;

interface FocusView {
  readonly state: FocusState;
  readonly closed: BookingView['closed'];
}

function nextStep(around: Element, { times, time }: FocusState): HTMLElement | undefined {
  const guests = around.querySelector<HTMLElement>('[data-guests] button:not([aria-disabled=true])');
  if (times.length === 1 && time !== null && guests !== null) return guests;
  const radios = [...around.querySelectorAll<HTMLInputElement>('input[name=book-time]')];
  return (
    radios.find(({ checked }) => checked) ??
    radios[0] ??
    around.querySelector<HTMLElement>('[data-closed]') ??
    undefined
  );
}

/**
 * After a date, focuses its time, or the guests when its only time was taken, or why it cannot be booked, once rendered
 * (docs/reference/design.md#booking-on-the-page). A focus moved elsewhere stays.
 */
export function useNextFocus(from: RefObject<HTMLElement | null>, { state, closed }: FocusView): () => void {
  const isRequested = useRef(false);
  const { times, time, waiting } = state;
  const isWaiting =
    waiting.times !== null || (times.length === 0 && closed === null) || (time !== null && waiting.pax !== null);
  useEffect(() => {
    if (!isRequested.current || isWaiting) return;
    isRequested.current = false;
    const around = from.current?.closest('form, [data-stage]');
    if (!around || !from.current?.contains(document.activeElement)) return;
    nextStep(around, state)?.focus();
  }, [from, isWaiting, state]);
  return () => {
    isRequested.current = true;
  };
}
