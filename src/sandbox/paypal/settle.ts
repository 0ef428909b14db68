// Everything in PayPal's half that waits for its time.
import type { World } from '../world.ts';
import { settlePayPalRefund } from './refund-capture.ts';
import { settleCapture } from './take-capture.ts';

/** Lets every capture in review and every pending refund reach its outcome now. Returns how many there were. */
export function settleAllPayPal(world: World): number {
  const waiting = waitingOf(world);
  for (const settle of waiting) settle();
  return waiting.length;
}

/** Plans the outcomes that an earlier run of the sandbox did not live to see. */
export function resumePayPal(world: World): void {
  for (const settle of waitingOf(world)) world.timers.later(world.options.settleDelayMs, settle);
}

function waitingOf(world: World): (() => void)[] {
  const captures = world.store.newestFirst('paypal_capture').filter((row) => row.outcome !== null);
  const refunds = world.store.newestFirst('paypal_refund').filter((row) => row.outcome !== null);
  return [
    ...captures.reverse().map((row) => () => settleCapture(world, row.id)),
    ...refunds.reverse().map((row) => () => settlePayPalRefund(world, row.id)),
  ];
}
