import type { BookingStep } from './widget-events.ts';
import type { Calculation, WidgetState } from './widget-state.ts';

const order: readonly BookingStep[] = ['date', 'time', 'pax'];

/** The first step up to and including `step` that is empty, or null: date, then time, then pax (spec 4). */
export function firstEmpty<C extends Calculation>(state: WidgetState<C>, step: BookingStep): BookingStep | null {
  return order.slice(0, order.indexOf(step) + 1).find((one) => state[one] === null) ?? null;
}

/**
 * Checks the steps up to `step`. The first empty one gets its error and sets the options error flag; the others keep
 * none. A missing date is date-select when a button asked, date-missing otherwise (spec 4).
 */
export function checkSteps<C extends Calculation>(
  state: WidgetState<C>,
  step: BookingStep,
  isButton: boolean,
): WidgetState<C> {
  const empty = firstEmpty(state, step);
  const errors = {
    date: empty === 'date' ? (isButton ? ('date-select' as const) : ('date-missing' as const)) : null,
    time: empty === 'time' ? ('time-missing' as const) : null,
    pax: empty === 'pax' ? ('pax-missing' as const) : null,
    options: empty !== null,
  };
  return { ...state, errors };
}
