// Routes for captures and their refunds.
import { objectAt, onlyFields, textAt } from './api/fields.ts';
import type { PayPalAnswer, PayPalCall, PayPalOperation } from './api/operation.ts';
import { notFound, unprocessable } from './api/paypal-error.ts';
import { wholeCapture } from './objects/capture.ts';
import { readMoney } from './objects/values.ts';
import { minimalRefund, refundView } from './objects/refund.ts';
import { refundCapture } from './refund-capture.ts';
import type { CaptureRow } from './rows.ts';

const DAY = 86_400_000;
const REFUNDABLE_FOR_MS = 180 * DAY;

/** The routes under /v2/payments. */
export const PAYMENT_OPERATIONS: readonly PayPalOperation[] = [
  {
    name: 'paypal.captures.get',
    method: 'GET',
    path: '/v2/payments/captures/:id',
    run: (call) => ({ status: 200, body: wholeCapture(findCapture(call)) }),
  },
  {
    name: 'paypal.captures.refund',
    method: 'POST',
    path: '/v2/payments/captures/:id/refund',
    keptForMs: 45 * DAY,
    run: refund,
    replay: (call, made) => answer(call, 200, made),
  },
  {
    name: 'paypal.refunds.get',
    method: 'GET',
    path: '/v2/payments/refunds/:id',
    run: (call) => answer({ ...call, wantsAll: true }, 200, call.id),
  },
];

function refund(call: PayPalCall): PayPalAnswer {
  const capture = findCapture(call);
  onlyFields(call.body, ['amount', 'custom_id', 'invoice_id', 'note_to_payer'], '');
  const given = objectAt(call.body['amount'], '/amount');
  const money = given === null ? null : readMoney(given, '/amount');
  const wish = {
    amount: money?.minor ?? null,
    customId: textAt(call.body['custom_id'], '/custom_id', 127),
    invoiceId: textAt(call.body['invoice_id'], '/invoice_id', 127),
    note: textAt(call.body['note_to_payer'], '/note_to_payer', 255),
    baseUrl: call.baseUrl,
  };
  if (money !== null && money.currency !== capture.currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (call.world.clock.ms() - capture.createdMs > REFUNDABLE_FOR_MS) throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  const row = refundCapture(call.world, capture, wish);
  return { ...answer(call, 201, row.id), made: row.id };
}

function answer(call: PayPalCall, status: number, id: string): PayPalAnswer {
  const row = call.world.store.get('paypal_refund', id);
  if (!row) throw notFound(id);
  return { status, body: call.wantsAll ? refundView(row) : minimalRefund(row) };
}

function findCapture(call: PayPalCall): CaptureRow {
  const capture = call.world.store.get('paypal_capture', call.id);
  if (!capture) throw notFound(call.id);
  return capture;
}
