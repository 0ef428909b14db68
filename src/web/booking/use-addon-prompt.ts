import { useRef } from 'react';
import { countedAddons, optionsOf, type WidgetState } from '#src/domain/booking/steps/widget-state.ts';
import { openPopup } from '../ui/popup.ts';
import type { WireQuote } from './booking-course.ts';
import type { Booking } from './use-booking.ts';

/** Whether the party could have an add-on and has none; a choice that is not complete is checked first. */
export function lacksAddons(state: WidgetState<WireQuote>): boolean {
  if (state.pax === null || state.calculation === null) return false;
  const canHave = Object.values(optionsOf(state, state.pax)).some((options) => (options.at(-1) ?? 0) > 0);
  return canHave && Object.keys(countedAddons(state.addons)).length === 0;
}

/** Reserves; before the first time without an add-on, the prompt asks. Answers what the button does and what follows. */
export function useAddonPrompt({ view, send }: Pick<Booking, 'view' | 'send'>) {
  const hasAsked = useRef(false);
  const go = (): void => send({ type: 'submitted', is_routed: true });
  const reserve = (): void => {
    const asks = !hasAsked.current && lacksAddons(view.state);
    hasAsked.current ||= asks;
    if (!asks || !openPopup('addon-prompt')) go();
  };
  return { reserve, go };
}
