// Records an event of PayPal's half and passes it to the webhooks.
import type { World } from '#sandbox/world.ts';
import { orderView } from './objects/order.ts';
import type { OrderRow, CaptureRow, PayPalDisputeRow, PayPalRefundRow } from './rows.ts';
import { randomText } from '#sandbox/state/ids.ts';
import { wholeCapture } from './objects/capture.ts';
import { disputeView } from './objects/dispute.ts';
import { newPayPalEvent, type EventFacts } from './objects/event.ts';
import { timeText } from './objects/values.ts';
import { outgoing } from './webhooks.ts';
import { refundView } from './objects/refund.ts';

/** The whole order in PayPal's format, with its capture and refunds. */
export function wholeOrder(world: World, order: OrderRow) {
  const capture = order.capture === null ? null : (world.store.get('paypal_capture', order.capture) ?? null);
  const refunds = world.store.newestFirst('paypal_refund').filter((refund) => refund.capture === capture?.id);
  return orderView(order, capture, refunds.reverse());
}

/** The payer has approved an order, or its money has come. */
export function emitOrder(world: World, event: 'APPROVED' | 'COMPLETED', order: OrderRow): void {
  const summary = event === 'APPROVED' ? 'An order has been approved by buyer' : 'Checkout Order Completed';
  const facts = { event_type: `CHECKOUT.ORDER.${event}`, resource_type: 'checkout-order' as const, summary };
  emit(world, { ...facts, baseUrl: order.baseUrl }, wholeOrder(world, order));
}

export function emitCapture(
  world: World,
  event: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REVERSED',
  row: CaptureRow,
): void {
  const summary = `A payment capture is now ${event.toLowerCase()}`;
  const facts = { event_type: `PAYMENT.CAPTURE.${event}`, resource_type: 'capture' as const, summary };
  emit(world, { ...facts, baseUrl: row.baseUrl }, wholeCapture(row));
}

export function emitRefund(world: World, row: PayPalRefundRow): void {
  const facts = {
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource_type: 'refund' as const,
    summary: 'A payment capture was refunded',
  };
  emit(world, { ...facts, baseUrl: row.baseUrl }, refundView(row));
}

export function emitDispute(world: World, event: 'CREATED' | 'RESOLVED', row: PayPalDisputeRow): void {
  const summary = event === 'CREATED' ? `A new dispute opened: ${row.id}` : `A dispute was resolved: ${row.id}`;
  const facts = { event_type: `CUSTOMER.DISPUTE.${event}`, resource_type: 'dispute' as const, summary };
  emit(world, { ...facts, baseUrl: row.baseUrl }, disputeView(row));
}

function emit(world: World, facts: Omit<EventFacts, 'id' | 'create_time'>, resource: object): void {
  const id = `WH-${randomText(17).toUpperCase()}-${randomText(17).toUpperCase()}`;
  const view = newPayPalEvent({ id, create_time: timeText(world.clock.ms()), ...facts }, structuredClone(resource));
  const row = { id, view, delivery: 'none' as const, attempts: 0 };
  world.store.put('paypal_event', row);
  world.webhooks.submit(outgoing(world.store, row));
}
