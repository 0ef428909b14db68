// Captures an approved PayPal order.
import type { World } from '#sandbox/world.ts';
import { emitCapture, emitOrder } from './emit.ts';
import { newPayPalId } from './objects/values.ts';
import type { CaptureRow, Funding, OrderRow } from './rows.ts';

/** Captures an approved order; the payer's choice of funds decides its state. */
export function takeCapture(world: World, order: OrderRow, funding: Funding): CaptureRow {
  const now = world.clock.ms();
  const status = firstStatus(funding);
  const capture: CaptureRow = {
    id: newPayPalId(),
    order: order.id,
    baseUrl: order.baseUrl,
    amount: order.amount,
    currency: order.currency,
    customId: order.customId,
    invoiceId: order.invoiceId,
    funding,
    createdMs: now,
    updatedMs: now,
    refunded: 0,
    status,
    outcome: funding === 'review' ? 'complete' : funding === 'review-denied' ? 'decline' : null,
    dispute: null,
  };
  order.status = 'COMPLETED';
  order.updatedMs = now;
  order.capture = capture.id;
  world.store.put('paypal_capture', capture);
  world.store.put('paypal_order', order);
  emitCapture(world, status, capture);
  if (status === 'COMPLETED') emitOrder(world, 'COMPLETED', order);
  if (capture.outcome !== null) world.timers.later(world.options.settleDelayMs, () => settleCapture(world, capture.id));
  return capture;
}

/** Ends a capture in review now; does nothing otherwise. */
export function settleCapture(world: World, id: string): void {
  const capture = world.store.get('paypal_capture', id);
  if (!capture || capture.outcome === null) return;
  const status = capture.outcome === 'complete' ? 'COMPLETED' : 'DECLINED';
  capture.status = status;
  capture.outcome = null;
  capture.updatedMs = world.clock.ms();
  world.store.put('paypal_capture', capture);
  emitCapture(world, status, capture);
  const order = world.store.get('paypal_order', capture.order);
  if (order && status === 'COMPLETED') emitOrder(world, 'COMPLETED', order);
}

function firstStatus(funding: Funding): 'COMPLETED' | 'DECLINED' | 'PENDING' {
  if (funding === 'review' || funding === 'review-denied') return 'PENDING';
  return funding === 'declined-capture' ? 'DECLINED' : 'COMPLETED';
}
