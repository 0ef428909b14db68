// Maps PayPal's objects (docs/domain/checkout.md#ways-to-pay). An unreadable response is no response.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { z } from 'zod';
import { unitsToMinor } from '#src/domain/money/currencies.ts';
import type { Answer, GatewayDispute, GatewayPayment, GatewayRefund, PaymentSum } from './payment-port.ts';

const money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/) });
const link = z.object({ href: z.string(), rel: z.string() });
const links = z.array(link).default([]);
const capture = z.object({ id: z.string(), status: z.string(), amount: money.optional() });
const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: money.optional(),
  custom_id: z.string().optional(),
  links,
});
const payments = z.object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) });
const order = z.object({
  id: z.string(),
  status: z.string(),
  links,
  payer: z.object({ payer_id: z.string().optional() }).optional(),
  purchase_units: z
    .array(z.object({ custom_id: z.string().optional(), amount: money.optional(), payments: payments.optional() }))
    .default([]),
});
const dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  reason: z.string().default(''),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional().catch(undefined),
  dispute_amount: money,
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
});

const centsOf = (amount: { currency_code: string; value: string } | undefined) =>
  amount === undefined ? 0 : unitsToMinor(Number(amount.value), amount.currency_code);

/** Unreadable may have taken effect. */
export function readAs<T>(answer: Answer<unknown>, read: (body: unknown) => T): Answer<T> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: read(answer.value) };
  } catch {
    return { ok: false, kind: 'unknown', reason: 'PayPal gave an answer that cannot be read' };
  }
}

const waiting: Record<string, GatewayPayment['status']> = {
  CREATED: 'action',
  SAVED: 'action',
  PAYER_ACTION_REQUIRED: 'action',
  APPROVED: 'approved',
  VOIDED: 'cancelled',
};
const taken = ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED'];

/** COMPLETED needs a completed capture; PENDING is unpaid. */
export function readOrder(body: unknown, pageOrigin: string): GatewayPayment {
  const read = order.parse(body);
  const [unit] = read.purchase_units;
  const captures = unit?.payments?.captures ?? [];
  const last = captures.find((one) => taken.includes(one.status)) ?? captures.at(-1);
  const isTaken = last !== undefined && taken.includes(last.status);
  const isOver = isTaken || read.status === 'COMPLETED' || read.status === 'VOIDED';
  const page = read.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve' || rel === 'redirect');
  return {
    ref: read.id,
    status: last ? capturedStatus(last.status) : (waiting[read.status] ?? 'processing'),
    amountMinor: centsOf(unit?.amount ?? last?.amount),
    receivedMinor: isTaken ? centsOf(last.amount) : 0,
    currency: (last?.amount ?? unit?.amount)?.currency_code ?? priceCurrency().code,
    actionUrl: isOver ? null : (page?.href ?? `${pageOrigin}/checkoutnow?token=${encodeURIComponent(read.id)}`),
    decline: null,
    paymentId: unit?.custom_id ?? null,
    captureRef: isTaken ? last.id : null,
    clientSecret: null,
    offeredMethods: ['paypal'],
  };
}

function capturedStatus(status: string): GatewayPayment['status'] {
  if (taken.includes(status)) return 'succeeded';
  return status === 'DECLINED' || status === 'FAILED' ? 'failed' : 'processing';
}

/** Expired unapproved: nothing can come. */
export function forgottenOrder(ref: string): GatewayPayment {
  return {
    ref,
    status: 'cancelled',
    amountMinor: 0,
    receivedMinor: 0,
    currency: priceCurrency().code,
    actionUrl: null,
    decline: null,
    paymentId: null,
    captureRef: null,
    clientSecret: null,
    offeredMethods: ['paypal'],
  };
}

/** Link `up` names its capture. */
export function readPaypalRefund(body: unknown): GatewayRefund {
  return refundOf(refund.parse(body));
}

function refundOf(read: z.output<typeof refund>): GatewayRefund {
  const hasFailed = read.status === 'FAILED' || read.status === 'CANCELLED';
  const up = read.links.find(({ rel }) => rel === 'up')?.href;
  return {
    ref: read.id,
    status: hasFailed ? 'failed' : read.status === 'COMPLETED' ? 'succeeded' : 'pending',
    amountMinor: centsOf(read.amount),
    currency: read.amount?.currency_code ?? priceCurrency().code,
    paymentRef: null,
    captureRef: up === undefined ? null : (up.split('/').at(-1) ?? null),
    refundId: read.custom_id ?? null,
  };
}

export function readRefundsOf(body: unknown): GatewayRefund[] {
  const read = order.parse(body);
  return (read.purchase_units[0]?.payments?.refunds ?? []).map((one) => ({ ...refundOf(one), paymentRef: read.id }));
}

/** Pending refunds count: PayPal has debited them. */
export function readOrderSum(body: unknown, pageOrigin: string): PaymentSum {
  const { ref, paymentId, currency, receivedMinor, status } = readOrder(body, pageOrigin);
  const refundedMinor = readRefundsOf(body)
    .filter((one) => one.status !== 'failed')
    .reduce((sum, one) => sum + one.amountMinor, 0);
  const payer = order.parse(body).payer?.payer_id ?? null;
  return { ref, paymentId, currency, capturedMinor: receivedMinor, refundedMinor, status, payer };
}

/** Lost only in the buyer's favor. */
export function readPaypalDispute(body: unknown): GatewayDispute {
  const read = dispute.parse(body);
  const dueDate = read.seller_response_due_date;
  const isLost = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'].includes(read.dispute_outcome?.outcome_code ?? '');
  return {
    ref: read.dispute_id,
    status: read.status !== 'RESOLVED' ? 'open' : isLost ? 'lost' : 'won',
    hasTakenMoney: true,
    amountMinor: centsOf(read.dispute_amount),
    currency: read.dispute_amount.currency_code,
    paymentRef: null,
    captureRef: read.disputed_transactions[0]?.seller_transaction_id ?? null,
    reason: read.reason.toLowerCase(),
    answerByMs: dueDate === undefined ? null : Date.parse(dueDate),
  };
}
