// The booking widget's state machine: screens render the state and run the effects (docs/domain/checkout.md#stages,
// docs/domain/checkout.md#steps-in-order).
import { checkSteps, stageBack, stageForward, submit } from './steps/submit.ts';
import { applyCode, cancelCode, takeCalculation } from './steps/discount-form.ts';
import { failDates, pickDate, pickPax, pickTime, showMonth, answered, calculate } from './steps/form-chain.ts';
import type { WidgetEvent, WidgetResult } from './steps/widget-events.ts';
import type { Calculation, WidgetState } from './steps/widget-state.ts';

/** The next state and effects. An outdated or impossible event changes nothing. */
export function reduceWidget<C extends Calculation>(state: WidgetState<C>, event: WidgetEvent<C>): WidgetResult<C> {
  return afterChoice(state, event) ?? noEffects(afterAnswer(state, event) ?? afterScreen(state, event) ?? state);
}

function noEffects<C extends Calculation>(state: WidgetState<C>): WidgetResult<C> {
  return { state, effects: [] };
}

function afterChoice<C extends Calculation>(state: WidgetState<C>, event: WidgetEvent<C>): WidgetResult<C> | null {
  switch (event.type) {
    case 'month-shown':
      return showMonth(state, event.month);
    case 'dates-failed':
      return failDates(state, event);
    case 'date-picked':
      return pickDate(state, event.date);
    case 'time-picked':
      return pickTime(state, event.time);
    case 'pax-picked':
      return pickPax(state, event.pax);
    case 'addons-changed':
      return calculate({ ...state, addons: event.addons });
    case 'code-applied':
      return applyCode(state);
    case 'code-cancelled':
      return cancelCode(state);
    case 'submitted':
      return submit(state, event.is_routed);
    case 'calculation-error-closed':
      return { state: { ...state, has_calculation_failed: false }, effects: [{ type: 'reload' }] };
    default:
      return null;
  }
}

function afterAnswer<C extends Calculation>(state: WidgetState<C>, event: WidgetEvent<C>): WidgetState<C> | null {
  switch (event.type) {
    case 'dates-loaded': {
      const next = answered(state, 'dates', event.request);
      return next && { ...next, dates: event.dates };
    }
    case 'times-loaded': {
      const next = answered(state, 'times', event.request);
      return next && { ...next, times: event.times };
    }
    case 'times-failed': {
      const next = answered(state, 'times', event.request);
      return next && { ...next, errors: { ...next.errors, time: 'time-failed' } };
    }
    case 'pax-loaded': {
      const next = answered(state, 'pax', event.request);
      return next && { ...next, pax_options: event.pax_options, addon_options: event.addon_options };
    }
    case 'pax-failed': {
      const next = answered(state, 'pax', event.request);
      return next && { ...next, errors: { ...next.errors, pax: 'pax-failed' } };
    }
    case 'calculated':
      return takeCalculation(state, event.request, event.calculation);
    case 'calculation-failed': {
      const next = answered(state, 'calculation', event.request);
      return next && { ...next, calculation: null, is_applying: false, has_calculation_failed: true };
    }
    default:
      return null;
  }
}

function afterScreen<C extends Calculation>(state: WidgetState<C>, event: WidgetEvent<C>): WidgetState<C> | null {
  switch (event.type) {
    case 'discount-toggled':
      return { ...state, is_discount_open: event.is_open };
    case 'code-typed':
      return { ...state, coupon_code: event.code, discount_error: null };
    case 'payment-loading':
      return { ...state, is_payment_loading: event.is_loading };
    case 'checkout-allowed':
      return { ...state, is_checkout_allowed: event.is_allowed };
    case 'forward':
      return { ...state, stage: stageForward(state.stage) };
    case 'back':
      return { ...state, stage: stageBack(state.stage) };
    case 'step-checked':
      return checkSteps(state, event.step, event.is_button);
    default:
      return null;
  }
}
