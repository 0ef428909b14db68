import { countedAddons } from './addon-choice.ts';
import { checkSteps } from './check-steps.ts';
import { stageForward } from './stage.ts';
import type { SubmitQuery, WidgetTurn } from './widget-events.ts';
import type { Calculation, WidgetState } from './widget-state.ts';

/** What checkout is opened with (spec 2), or null while date, time or pax is missing. A refused code stays behind. */
export function submitQuery<C extends Calculation>(state: WidgetState<C>): SubmitQuery | null {
  const { course_id, date, time, pax, coupon } = state;
  if (date === null || time === null || pax === null) return null;
  const addons = countedAddons(state.addons);
  return {
    cid: course_id,
    date,
    time,
    pax,
    ...(coupon !== '' && !state.calculation?.discount_error && { coupon_code: coupon }),
    ...(Object.keys(addons).length > 0 && { addons }),
  };
}

/**
 * Submits the choice: marks the booking as coming from the booking flow and reports add-to-cart before the way to
 * checkout (spec 4). Off the routed path the address goes into history and the flow moves one stage on (spec 2). Blocked
 * while a payment is in progress.
 */
export function submit<C extends Calculation>(state: WidgetState<C>, isRouted: boolean): WidgetTurn<C> {
  if (state.is_payment_loading) return { state, effects: [] };
  const checked = checkSteps(state, 'pax', true);
  const query = submitQuery(checked);
  if (query === null) return { state: checked, effects: [] };
  return {
    state: { ...checked, is_from_booking_flow: true, stage: isRouted ? checked.stage : stageForward(checked.stage) },
    effects: [
      { type: 'add-to-cart', query },
      { type: isRouted ? 'go-to-checkout' : 'push-checkout', query },
    ],
  };
}
