// The order in the format of Orders 2.13.
import type { CaptureRow, OrderRow, PayPalRefundRow } from '#sandbox/paypal/rows.ts';
import { captureView } from './capture.ts';
import { PAYEE, PAYER, timeText, moneyOf } from './values.ts';
import { refundView } from './refund.ts';

/** The short response, unless the caller asks for the whole order. */
export function minimalOrder(order: OrderRow) {
  return { id: order.id, status: order.status, links: linksOf(order) };
}

/** The whole order with its capture and refunds. */
export function orderView(order: OrderRow, capture: CaptureRow | null, refunds: readonly PayPalRefundRow[]) {
  const isApproved = order.status === 'APPROVED' || order.status === 'COMPLETED';
  const source = isApproved
    ? { email_address: PAYER.email_address, account_id: PAYER.payer_id, name: PAYER.name, address: PAYER.address }
    : {};
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...((order.hasSource || isApproved) && { payment_source: { paypal: source } }),
    purchase_units: [unitOf(order, capture, refunds)],
    ...(isApproved && { payer: PAYER }),
    create_time: timeText(order.createdMs),
    ...(order.updatedMs > order.createdMs && { update_time: timeText(order.updatedMs) }),
    links: linksOf(order),
  };
}

/** The page where the payer approves an order. */
export function approvalUrl(order: OrderRow): string {
  return `${order.baseUrl}/checkoutnow?token=${order.id}`;
}

function unitOf(order: OrderRow, capture: CaptureRow | null, refunds: readonly PayPalRefundRow[]) {
  return {
    reference_id: order.referenceId,
    amount: moneyOf(order.amount, order.currency),
    payee: PAYEE,
    ...(order.description !== null && { description: order.description }),
    ...(order.customId !== null && { custom_id: order.customId }),
    ...(order.invoiceId !== null && { invoice_id: order.invoiceId }),
    ...(capture !== null && { payments: paymentsOf(capture, refunds) }),
  };
}

function paymentsOf(capture: CaptureRow, refunds: readonly PayPalRefundRow[]) {
  const captures = [captureView(capture)];
  return refunds.length === 0 ? { captures } : { captures, refunds: refunds.map((refund) => refundView(refund)) };
}

function linksOf(order: OrderRow) {
  const self = `${order.baseUrl}/v2/checkout/orders/${order.id}`;
  const links = [{ href: self, rel: 'self', method: 'GET' }];
  if (order.status === 'COMPLETED') return links;
  if (order.status === 'APPROVED') return [...links, { href: `${self}/capture`, rel: 'capture', method: 'POST' }];
  const rel = order.hasSource ? 'payer-action' : 'approve';
  return [...links, { href: approvalUrl(order), rel, method: 'GET' }];
}
