// The discount form of the widget and of checkout (docs/domain/checkout.md#code-form).
import { answered, calculate } from './form-chain.ts';
import type { WidgetResult } from './widget-events.ts';
import type { Calculation, WidgetState } from './widget-state.ts';

/** Part of the widget's state; the whole form state of checkout. */
export type CodeForm = Pick<
  WidgetState,
  'coupon' | 'coupon_code' | 'is_discount_open' | 'discount_error' | 'is_applying'
>;

/** An empty code is empty-code and restores the previous code. */
export function withTypedCode<F extends CodeForm>(form: F): F {
  const coupon = form.coupon_code.trim();
  if (coupon === '') return { ...form, coupon_code: form.coupon, discount_error: 'empty-code' };
  return { ...form, coupon, coupon_code: coupon, discount_error: null, is_applying: true };
}

export function withoutCode<F extends CodeForm>(form: F): F {
  return { ...form, coupon: '', coupon_code: '', is_discount_open: false, discount_error: null, is_applying: false };
}

/**
 * Applies a calculation's response. A refused code is dropped, so that later calculations don't use up tries
 * (docs/reference/limits.md#attempts).
 */
export function withCodeAnswer<F extends CodeForm>(form: F, error: string | null): F {
  const coupon = form.is_applying && error !== null ? '' : form.coupon;
  return { ...form, coupon, discount_error: error === null ? null : 'refused', is_applying: false };
}

/** Recalculates. Ignored, like cancelling, during a payment. */
export function applyCode<C extends Calculation>(state: WidgetState<C>): WidgetResult<C> {
  if (state.is_payment_loading) return { state, effects: [] };
  const next = withTypedCode(state);
  return next.discount_error === null ? calculate(next) : { state: next, effects: [] };
}

export function cancelCode<C extends Calculation>(state: WidgetState<C>): WidgetResult<C> {
  return state.is_payment_loading ? { state, effects: [] } : calculate(withoutCode(state));
}

/** After applying with nothing due, checkout is allowed. */
export function takeCalculation<C extends Calculation>(
  state: WidgetState<C>,
  request: number,
  calculation: C,
): WidgetState<C> | null {
  const next = answered(state, 'calculation', request);
  if (next === null) return null;
  const { discount_error: error, booking_deposit_due: due } = calculation;
  const allows = next.is_applying && error === null && due === 0;
  return {
    ...withCodeAnswer(next, error),
    calculation,
    is_checkout_allowed: next.is_checkout_allowed || allows,
  };
}
