// PayPal Orders v2 (docs/domain/checkout.md#ways-to-pay, ADR 011): captured after approval.
import { currencyOf } from '#src/domain/money/currencies.ts';
import { decimalText } from '#src/domain/money/money.ts';
import {
  type Answer,
  type GatewayPayment,
  type NewPayment,
  type PaymentGateway,
  type PaypalGateway,
  eventName,
  type ReadEvent,
  type WebhookHeaders,
} from './payment-port.ts';
import {
  forgottenOrder,
  readAs,
  readOrder,
  readOrderSum,
  readPaypalDispute,
  readPaypalRefund,
  readRefundsOf,
} from './paypal-answer.ts';
import {
  createPaypalClient,
  paypalPatienceMs,
  type PaypalCredentials,
  type PaypalPatience,
  type PaypalSend,
} from './paypal-client.ts';
import { z } from 'zod';

// Webhook verification by PayPal.

// Invalid ids are dropped; the event's name is required.
const named = eventName.optional().catch(undefined);
const event = z.object({
  id: eventName,
  event_type: eventName,
  resource: z.object({ id: named, dispute_id: named }).catch({}),
});
const verdict = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

const fields = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;
const longestHeader = 1000;

/** With our webhook id, never the request's. */
async function readPaypalEvent(
  send: PaypalSend,
  rawBody: Buffer,
  headers: WebhookHeaders,
  webhookId: string,
): Promise<ReadEvent> {
  const read = readBody(rawBody);
  const proof = readProof(headers);
  if (!read || !proof) return { ok: false, why: 'forged' };
  // Byte for byte as signed.
  const verification = JSON.stringify({ ...proof, webhook_id: webhookId });
  const body = `${verification.slice(0, -1)},"webhook_event":${rawBody.toString('utf8')}}`;
  const answer = await send({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body });
  if (!answer.ok && answer.kind === 'unknown') return { ok: false, why: 'unknown', reason: answer.reason };
  const verdictOf = answer.ok ? verdict.safeParse(answer.value) : null;
  if (!verdictOf?.success || verdictOf.data.verification_status !== 'SUCCESS') return { ok: false, why: 'forged' };
  const { id, event_type: type, resource } = read;
  return { ok: true, event: { id, type, objectRef: resource.id ?? resource.dispute_id ?? '' } };
}

function readBody(rawBody: Buffer): z.output<typeof event> | null {
  try {
    return event.parse(JSON.parse(rawBody.toString('utf8')));
  } catch {
    return null;
  }
}

function readProof(headers: WebhookHeaders): Record<string, string> | null {
  const proof: Record<string, string> = {};
  for (const [field, header] of Object.entries(fields)) {
    const value = headers[header];
    if (typeof value !== 'string' || value === '' || value.length > longestHeader) return null;
    proof[field] = value;
  }
  return proof;
}

interface Access extends PaypalCredentials {
  webhookId: string;
  pageOrigin: string;
}

const defaultPatience: PaypalPatience = { timeoutMs: 8000, retries: 1 };
const notFound = ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'];

/** `patience` is shorter in tests. */
export function createPaypalGateway(access: Access, patience: PaypalPatience = defaultPatience): PaypalGateway {
  const send = createPaypalClient(access, patience);
  return {
    provider: 'paypal',
    patienceMs: paypalPatienceMs(patience),
    ...ordering(send, access.pageOrigin),
    ...givingBack(send),
    retrieveDispute: async (ref) => readAs(await send(read('/v1/customer/disputes', ref)), readPaypalDispute),
    readEvent: (rawBody, headers) => readPaypalEvent(send, rawBody, headers, access.webhookId),
    summaryOf: async (ref) =>
      readAs(await send(read('/v2/checkout/orders', ref)), (body) => readOrderSum(body, access.pageOrigin)),
    listPayments: null,
    undelivered: null,
  };
}

const read = (path: string, ref: string) => ({ method: 'GET', path: `${path}/${encodeURIComponent(ref)}` }) as const;

type Ordering = 'createPayment' | 'retrievePayment' | 'cancelPayment' | 'capturePayment';

function ordering(send: PaypalSend, pageOrigin: string): Pick<PaypalGateway, Ordering> {
  const toPayment = (answer: Answer<unknown>) => readAs(answer, (body) => readOrder(body, pageOrigin));
  const retrievePayment = async (ref: string): Promise<Answer<GatewayPayment>> => {
    const answer = await send(read('/v2/checkout/orders', ref));
    return isNotFound(answer) ? { ok: true, value: forgottenOrder(ref) } : toPayment(answer);
  };
  return {
    createPayment: async (order) =>
      toPayment(
        await send({
          method: 'POST',
          path: '/v2/checkout/orders',
          key: order.key,
          body: JSON.stringify(orderOf(order)),
        }),
      ),
    retrievePayment,
    cancelPayment: async (ref) => {
      const seen = await retrievePayment(ref);
      const isUntaken = seen.ok && ['open', 'action', 'approved'].includes(seen.value.status);
      // Only we can capture: leaving it cancels it.
      return isUntaken ? { ok: true, value: { ...seen.value, status: 'cancelled', actionUrl: null } } : seen;
    },
    capturePayment: async (ref, key) => {
      const path = `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`;
      return toPayment(await send({ method: 'POST', path, key, body: '{}' }));
    },
  };
}

function isNotFound(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.kind === 'definite' && notFound.includes(answer.code ?? '');
}

function orderOf(order: NewPayment) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: order.bookingRef,
        custom_id: order.paymentId,
        // A second guard: one payment per invoice.
        invoice_id: order.bookingRef,
        description: `Booking ${order.bookingRef}`,
        amount: {
          currency_code: order.currency,
          value: decimalText(order.amountMinor, currencyOf(order.currency).digits),
        },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}

function givingBack(send: PaypalSend): Pick<PaymentGateway, 'refund' | 'retrieveRefund' | 'refundsOf'> {
  return {
    refund: async ({ refundId, captureRef, amountMinor, currency, key }) => {
      if (captureRef === null) return { ok: false, kind: 'unknown', reason: 'the capture is not known yet' };
      const path = `/v2/payments/captures/${encodeURIComponent(captureRef)}/refund`;
      const amount = { currency_code: currency, value: decimalText(amountMinor, currencyOf(currency).digits) };
      const body = JSON.stringify({ amount, custom_id: refundId });
      return readAs(await send({ method: 'POST', path, key, body }), readPaypalRefund);
    },
    retrieveRefund: async (ref) => readAs(await send(read('/v2/payments/refunds', ref)), readPaypalRefund),
    refundsOf: async (ref) => readAs(await send(read('/v2/checkout/orders', ref)), readRefundsOf),
  };
}
