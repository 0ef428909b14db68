import { type BookingChoice, choiceOf } from '#src/domain/booking/choice.ts';
import type { BookingStep, WidgetResult } from './widget-events.ts';
import { type Calculation, type WidgetState } from './widget-state.ts';

/** One more (docs/domain/checkout.md#stages). */
export function stageForward(stage: number): number {
  return stage + 1;
}

/** One less; from 4 to 2; 0 stays (docs/domain/checkout.md#stages). */
export function stageBack(stage: number): number {
  return stage === 4 ? 2 : Math.max(0, stage - 1);
}

const order: readonly BookingStep[] = ['date', 'time', 'pax'];

/** The first empty step up to `step`, or null (docs/domain/checkout.md#steps-in-order). */
function firstEmpty<C extends Calculation>(state: WidgetState<C>, step: BookingStep): BookingStep | null {
  return order.slice(0, order.indexOf(step) + 1).find((one) => state[one] === null) ?? null;
}

/**
 * Marks the first empty step; others have no error. A missing date is date-select from a button, else date-missing
 * (docs/domain/checkout.md#steps-in-order).
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

/** Checkout's input (docs/domain/checkout.md#stages); null while incomplete. A refused code is dropped. */
export function checkoutChoice<C extends Calculation>(state: WidgetState<C>): BookingChoice | null {
  return choiceOf(state, state.calculation?.discount_error ? '' : state.coupon);
}

/**
 * Submits the choice: marks the booking as coming from the booking flow and reports add-to-cart before checkout
 * (docs/domain/checkout.md#steps-in-order). Off the routed path the address goes into history and the flow moves one
 * stage forward (docs/domain/checkout.md#stages). Blocked during a payment.
 */
export function submit<C extends Calculation>(state: WidgetState<C>, isRouted: boolean): WidgetResult<C> {
  if (state.is_payment_loading) return { state, effects: [] };
  const checked = checkSteps(state, 'pax', true);
  const choice = checkoutChoice(checked);
  if (choice === null) return { state: checked, effects: [] };
  return {
    state: { ...checked, is_from_booking_flow: true, stage: isRouted ? checked.stage : stageForward(checked.stage) },
    effects: [
      { type: 'add-to-cart', choice },
      { type: isRouted ? 'go-to-checkout' : 'push-checkout', choice },
    ],
  };
}
