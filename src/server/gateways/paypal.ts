// PayPal Orders v2 (docs/domain/payment.md#ways-to-pay, ADR 031): the guest agrees at PayPal, and the money moves when we
// capture it.
import { currencyOf } from '#src/domain/money/currencies.ts';
import { decimalText } from '#src/domain/money/money.ts';
import type { Answer, GatewayPayment, NewPayment, PaymentGateway, PaypalGateway } from './payment-port.ts';
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
import { readPaypalEvent } from './paypal-webhook.ts';

interface Access extends PaypalCredentials {
  webhookId: string;
  /** Where guests meet PayPal. */
  pageOrigin: string;
}

const defaultPatience: PaypalPatience = { timeoutMs: 8000, retries: 1 };
const notFound = ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'];

/** Builds the gateway. `patience` is shorter in tests that let PayPal hang. */
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
      // Nobody but us can take the money of an order, so to leave it alone is to cancel it.
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
        // PayPal refuses to take money twice for one invoice: a second guard behind our own.
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
