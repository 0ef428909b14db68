// Routes for orders.
import { addressAt, choiceAt, objectAt, onlyFields, required, textAt, type Fields } from './api/fields.ts';
import type { PayPalCall, PayPalAnswer, PayPalOperation } from './api/operation.ts';
import { badRequest, notFound, unprocessable } from './api/paypal-error.ts';
import { readMoney, newPayPalId } from './objects/values.ts';
import type { OrderRow } from './rows.ts';
import { approvalUrl, minimalOrder } from './objects/order.ts';
import { takeCapture } from './take-capture.ts';
import { wholeOrder } from './emit.ts';

// Reads the body of "create order".

const CONTEXT_FIELDS = [
  'brand_name',
  'locale',
  'shipping_preference',
  'return_url',
  'cancel_url',
  'landing_page',
  'user_action',
  'payment_method_preference',
];
const UNIT_FIELDS = ['reference_id', 'amount', 'description', 'custom_id', 'invoice_id', 'soft_descriptor'];

/**
 * A new order from the caller's fields.
 * @throws PayPalError 400 or 422 as PayPal; 400 NOT_SUPPORTED for a field that the sandbox lacks
 */
function readOrder(call: PayPalCall): OrderRow {
  const { body } = call;
  onlyFields(body, ['intent', 'purchase_units', 'payment_source'], '');
  required(choiceAt(body['intent'], '/intent', ['CAPTURE']), '/intent');
  const units = required((body['purchase_units'] as readonly unknown[] | undefined) ?? null, '/purchase_units');
  if (!Array.isArray(units) || units.length === 0) throw badRequest('INVALID_ARRAY_MIN_ITEMS', at('/purchase_units'));
  if (units.length > 1) throw badRequest('INVALID_ARRAY_MAX_ITEMS', at('/purchase_units'));
  const source = objectAt(body['payment_source'], '/payment_source');
  if (source !== null && call.requestId === null) throw badRequest('PAYPAL_REQUEST_ID_REQUIRED');
  const now = call.world.clock.ms();
  return {
    id: newPayPalId(),
    baseUrl: call.baseUrl,
    ...readUnit(objectAt(units[0], '/purchase_units/0') ?? {}),
    ...readSource(source),
    createdMs: now,
    updatedMs: now,
    status: source === null ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
    funding: null,
    capture: null,
  };
}

function readUnit(unit: Fields) {
  const field = '/purchase_units/0';
  onlyFields(unit, UNIT_FIELDS, field);
  const amount = required(objectAt(unit['amount'], `${field}/amount`), `${field}/amount`);
  onlyFields(amount, ['currency_code', 'value'], `${field}/amount`);
  const money = readMoney(amount, `${field}/amount`);
  return {
    amount: money.minor,
    currency: money.currency,
    referenceId: textAt(unit['reference_id'], `${field}/reference_id`, 256) ?? 'default',
    customId: textAt(unit['custom_id'], `${field}/custom_id`, 127),
    invoiceId: textAt(unit['invoice_id'], `${field}/invoice_id`, 127),
    description: textAt(unit['description'], `${field}/description`, 127),
  };
}

function readSource(source: Fields | null) {
  const field = '/payment_source/paypal/experience_context';
  if (source !== null) onlyFields(source, ['paypal'], '/payment_source');
  const paypal = objectAt(source?.['paypal'], '/payment_source/paypal') ?? {};
  onlyFields(paypal, ['experience_context'], '/payment_source/paypal');
  const context = objectAt(paypal['experience_context'], field) ?? {};
  onlyFields(context, CONTEXT_FIELDS, field);
  choiceAt(context['user_action'], `${field}/user_action`, ['CONTINUE', 'PAY_NOW']);
  choiceAt(context['shipping_preference'], `${field}/shipping_preference`, [
    'GET_FROM_FILE',
    'NO_SHIPPING',
    'SET_PROVIDED_ADDRESS',
  ]);
  return {
    hasSource: source !== null,
    brandName: textAt(context['brand_name'], `${field}/brand_name`, 127),
    returnUrl: addressAt(context['return_url'], `${field}/return_url`),
    cancelUrl: addressAt(context['cancel_url'], `${field}/cancel_url`),
  };
}

function at(field: string) {
  return { field, location: 'body' as const };
}

const HOUR = 3_600_000;
/** An unpaid order expires after this time. */
const UNPAID_FOR_MS = 72 * HOUR;
const KEPT_FOR_MS = 6 * HOUR;

/** The routes under /v2/checkout/orders. */
export const ORDER_OPERATIONS: readonly PayPalOperation[] = [
  {
    name: 'paypal.orders.create',
    method: 'POST',
    path: '/v2/checkout/orders',
    cacheMs: KEPT_FOR_MS,
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
    cacheMs: KEPT_FOR_MS,
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

// The account refuses a second payment of one invoice, as new accounts do.
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
