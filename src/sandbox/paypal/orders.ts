// Routes for orders.
import type { PayPalAnswer, PayPalCall, PayPalOperation } from './api/operation.ts';
import { notFound, unprocessable } from './api/paypal-error.ts';
import { approvalUrl, minimalOrder } from './objects/order.ts';
import { readOrder } from './order-request.ts';
import type { OrderRow } from './rows.ts';
import { takeCapture } from './take-capture.ts';
import { wholeOrder } from './whole-order.ts';

const HOUR = 3_600_000;
/** An order that was never paid is gone after this time. */
const UNPAID_FOR_MS = 72 * HOUR;
const KEPT_FOR_MS = 6 * HOUR;

/** The routes under /v2/checkout/orders. */
export const ORDER_OPERATIONS: readonly PayPalOperation[] = [
  {
    name: 'paypal.orders.create',
    method: 'POST',
    path: '/v2/checkout/orders',
    keptForMs: KEPT_FOR_MS,
    run: create,
    replay: (call, made) => answer(call, 200, findOrder({ ...call, id: made })),
  },
  {
    name: 'paypal.orders.get',
    method: 'GET',
    path: '/v2/checkout/orders/:id',
    run: (call) => ({ status: 200, body: wholeOrder(call.world, findOrder(call)) }),
  },
  {
    name: 'paypal.orders.capture',
    method: 'POST',
    path: '/v2/checkout/orders/:id/capture',
    keptForMs: KEPT_FOR_MS,
    run: capture,
    replay: (call, made) => answer(call, 200, findOrder({ ...call, id: made })),
  },
];

function create(call: PayPalCall): PayPalAnswer {
  const order = readOrder(call);
  call.world.store.put('paypal_order', order);
  return { ...answer(call, 201, order), made: order.id };
}

function capture(call: PayPalCall): PayPalAnswer {
  const order = findOrder(call);
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED' || order.funding === null) throw unprocessable('ORDER_NOT_APPROVED');
  if (isInvoiceUsed(call, order)) throw unprocessable('DUPLICATE_INVOICE_ID');
  if (order.funding === 'declining') {
    throw unprocessable('INSTRUMENT_DECLINED', {}, [{ href: approvalUrl(order), rel: 'redirect', method: 'GET' }]);
  }
  takeCapture(call.world, order, order.funding);
  return { ...answer(call, 201, order), made: order.id };
}

// The account is set to refuse a second payment of one invoice, as new accounts are.
function isInvoiceUsed({ world }: PayPalCall, { invoiceId }: OrderRow): boolean {
  if (invoiceId === null) return false;
  const captures = world.store.newestFirst('paypal_capture');
  return captures.some((row) => row.invoiceId === invoiceId && row.status !== 'DECLINED');
}

function answer(call: PayPalCall, status: number, order: OrderRow): PayPalAnswer {
  return { status, body: call.wantsAll ? wholeOrder(call.world, order) : minimalOrder(order) };
}

function findOrder(call: PayPalCall): OrderRow {
  const order = call.world.store.get('paypal_order', call.id);
  if (!order) throw notFound(call.id);
  const isOver = order.status !== 'COMPLETED' && call.world.clock.ms() - order.createdMs > UNPAID_FOR_MS;
  if (isOver) throw notFound(call.id);
  return order;
}
