// Classifies Stripe's answers: yes, definite no, unknown (docs/domain/checkout.md#provider-state, ADR 011).
import { currencyOf } from '#src/domain/money/currencies.ts';
import { ofStripeMinor } from '#src/domain/payment/stripe-minor.ts';
import Stripe from 'stripe';
import type { Answer, GatewayDispute, GatewayPayment, GatewayRefund } from './payment-port.ts';

/** Never throws for provider or network; our bugs still throw. */
export async function answerOf<T, U>(request: Promise<T>, read: (value: T) => U): Promise<Answer<U>> {
  try {
    return { ok: true, value: read(await request) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return classify(error);
    throw error;
  }
}

/**
 * 400, 402 and 404 are definite. Lost connections, 5xx, 409 and 429 may take effect. 401, 403 and idempotency
 * mismatches are our faults.
 */
export function classify(error: InstanceType<typeof Stripe.errors.StripeError>): Answer<never> {
  const status = error.statusCode;
  const isOurFault = error.type === 'StripeIdempotencyError';
  if (!isOurFault && (status === 400 || status === 402 || status === 404)) {
    return {
      ok: false,
      kind: 'definite',
      code: error.code ?? null,
      declineCode: error.decline_code ?? null,
      isCard: error.type === 'StripeCardError',
    };
  }
  return { ok: false, kind: 'unknown', reason: `${error.type} ${status ?? ''} ${error.code ?? ''}`.trim() };
}

/** In our minor unit. */
export function minorOf(amount: number, currency: string): number {
  return ofStripeMinor(amount, currencyOf(currency.toUpperCase()));
}

const statuses: Record<string, GatewayPayment['status']> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_capture: 'processing',
  requires_action: 'action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/** Unknown states are treated as processing. */
export function readStatus(status: string): GatewayPayment['status'] {
  return statuses[status] ?? 'processing';
}

export function readPayment(intent: Stripe.PaymentIntent): GatewayPayment {
  const failure = intent.last_payment_error;
  const next = intent.next_action;
  return {
    ref: intent.id,
    status: readStatus(intent.status),
    amountMinor: minorOf(intent.amount, intent.currency),
    receivedMinor: minorOf(intent.amount_received, intent.currency),
    currency: intent.currency.toUpperCase(),
    actionUrl: next?.redirect_to_url?.url ?? next?.alipay_handle_redirect?.url ?? null,
    decline: failure ? { code: failure.code ?? null, declineCode: failure.decline_code ?? null } : null,
    paymentId: intent.metadata?.['payment_id'] ?? null,
    captureRef: null,
    clientSecret: intent.client_secret,
    offeredMethods: intent.payment_method_types,
  };
}

/** `requires_action` is pending. */
export function readRefund(refund: Stripe.Refund): GatewayRefund {
  const hasFailed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    ref: refund.id,
    status: hasFailed ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending',
    amountMinor: minorOf(refund.amount, refund.currency),
    currency: refund.currency.toUpperCase(),
    paymentRef: idOf(refund.payment_intent),
    captureRef: null,
    refundId: refund.metadata?.['refund_id'] ?? null,
  };
}

/** Inquiries (`warning_…`) and prevented disputes take nothing. */
export function readDispute(dispute: Stripe.Dispute): GatewayDispute {
  const isWon = ['won', 'warning_closed', 'prevented'].includes(dispute.status);
  const dueBy = dispute.evidence_details.due_by;
  return {
    ref: dispute.id,
    status: isWon ? 'won' : dispute.status === 'lost' ? 'lost' : 'open',
    hasTakenMoney: !dispute.status.startsWith('warning_') && dispute.status !== 'prevented',
    amountMinor: minorOf(dispute.amount, dispute.currency),
    currency: dispute.currency.toUpperCase(),
    paymentRef: idOf(dispute.payment_intent),
    captureRef: null,
    reason: dispute.reason,
    answerByMs: dueBy === null ? null : dueBy * 1000,
  };
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
