// The discount form (docs/domain/checkout.md#code-form). Apply and cancel are ignored while a payment is loading.
import { answered, calculate } from './form-chain.ts';
import type { WidgetTurn } from './widget-events.ts';
import type { Calculation, WidgetState } from './widget-state.ts';

/**
 * Applies the typed code and recalculates. An empty one is empty-code, and the code before it stands again
 * (docs/domain/checkout.md#code-form).
 */
export function applyCode<C extends Calculation>(state: WidgetState<C>): WidgetTurn<C> {
  if (state.is_payment_loading) return { state, effects: [] };
  const coupon = state.coupon_code.trim();
  if (coupon === '') {
    return { state: { ...state, coupon_code: state.coupon, discount_error: 'empty-code' }, effects: [] };
  }
  return calculate({ ...state, coupon, coupon_code: coupon, discount_error: null, is_applying: true });
}

/** Cancels the code: the form closes, the code is cleared, the price recalculated (docs/domain/checkout.md#code-form). */
export function cancelCode<C extends Calculation>(state: WidgetState<C>): WidgetTurn<C> {
  if (state.is_payment_loading) return { state, effects: [] };
  const next = { ...state, coupon: '', coupon_code: '', is_discount_open: false };
  return calculate({ ...next, discount_error: null, is_applying: false });
}

/**
 * Takes a calculation. After a successful apply with nothing due, checkout is allowed (docs/domain/checkout.md#code-form).
 * A code that was refused while being applied is dropped, so that later calculations do not count as further tries of a
 * wrong code (docs/limits.md#tries).
 */
export function takeCalculation<C extends Calculation>(
  state: WidgetState<C>,
  request: number,
  calculation: C,
): WidgetState<C> | null {
  const next = answered(state, 'calculation', request);
  if (next === null) return null;
  const isRefused = calculation.discount_error !== null;
  const allows = next.is_applying && !isRefused && calculation.booking_deposit_due === 0;
  return {
    ...next,
    calculation,
    discount_error: isRefused ? 'refused' : null,
    coupon: next.is_applying && isRefused ? '' : next.coupon,
    is_applying: false,
    is_checkout_allowed: next.is_checkout_allowed || allows,
  };
}
