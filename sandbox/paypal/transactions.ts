// Transaction search: money movements in a period (developer.paypal.com/docs/api/transaction-search/v1).
import type { PayPalCall, PayPalOperation } from './api/operation.ts';
import { badRequest } from './api/paypal-error.ts';
import { payPalFee } from './objects/capture.ts';
import { PAYER, timeText, moneyOf } from './objects/values.ts';
import type { CaptureRow, PayPalRefundRow } from './rows.ts';

const MAX_SPAN_MS = 31 * 86_400_000;
const STATUS: Readonly<Record<string, string>> = { COMPLETED: 'S', PENDING: 'P', DECLINED: 'D', FAILED: 'D' };

/** The route under /v1/reporting. Newest last, as PayPal lists them. */
export const TRANSACTION_OPERATIONS: readonly PayPalOperation[] = [
  { name: 'paypal.transactions', method: 'GET', path: '/v1/reporting/transactions', run: list },
];

function list(call: PayPalCall) {
  const from = instant(call, 'start_date');
  const to = instant(call, 'end_date');
  if (to < from || to - from > MAX_SPAN_MS) throw badRequest('INVALID_PARAMETER_VALUE', queryField('end_date'));
  const size = whole(call, 'page_size', 100, 500);
  const page = whole(call, 'page', 1, 100_000);
  const { store } = call.world;
  const rows = [
    ...store.newestFirst('paypal_capture').map(captured),
    ...store.newestFirst('paypal_refund').map(refunded),
  ]
    .filter((row) => row.atMs >= from && row.atMs <= to)
    .sort((a, b) => a.atMs - b.atMs);
  const shown = rows.slice((page - 1) * size, page * size);
  const body = {
    transaction_details: shown.map((row) => ({ transaction_info: row.info })),
    start_date: timeText(from),
    end_date: timeText(to),
    last_refreshed_datetime: timeText(call.world.clock.ms()),
    page,
    total_items: rows.length,
    total_pages: Math.ceil(rows.length / size),
    links: [{ href: `${call.baseUrl}/v1/reporting/transactions`, rel: 'self', method: 'GET' }],
  };
  return { status: 200, body };
}

function captured(row: CaptureRow) {
  const isReceived = row.status !== 'PENDING' && row.status !== 'DECLINED';
  const info = {
    ...infoOf(row, 'T0006', row.amount),
    ...(isReceived && { fee_amount: moneyOf(-payPalFee(row.amount), row.currency) }),
    transaction_status: isReceived ? 'S' : STATUS[row.status],
  };
  return { atMs: row.createdMs, info };
}

function refunded(row: PayPalRefundRow) {
  const info = {
    ...infoOf(row, 'T1107', -row.amount),
    paypal_reference_id: row.capture,
    paypal_reference_id_type: 'TXN',
    transaction_status: STATUS[row.status],
  };
  return { atMs: row.createdMs, info };
}

function infoOf(row: CaptureRow | PayPalRefundRow, code: string, amount: number) {
  return {
    paypal_account_id: PAYER.payer_id,
    transaction_id: row.id,
    transaction_event_code: code,
    transaction_initiation_date: timeText(row.createdMs),
    transaction_updated_date: timeText(row.updatedMs),
    transaction_amount: moneyOf(amount, row.currency),
    ...(row.invoiceId !== null && { invoice_id: row.invoiceId }),
    ...(row.customId !== null && { custom_field: row.customId }),
  };
}

function instant(call: PayPalCall, name: string): number {
  const value = call.query[name];
  const ms = typeof value === 'string' && value.length >= 20 ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(ms)) throw badRequest('INVALID_PARAMETER_SYNTAX', queryField(name));
  return ms;
}

function whole(call: PayPalCall, name: string, otherwise: number, max: number): number {
  const value = Number(call.query[name] ?? otherwise);
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw badRequest('INVALID_PARAMETER_VALUE', queryField(name));
  }
  return value;
}

function queryField(field: string) {
  return { field, location: 'query' as const };
}
