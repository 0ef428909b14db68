// What Banyan asks of a payment provider, in Banyan's own words: Stripe and PayPal both answer like this
// (docs/domain/checkout.md#the-providers-word).
import { z } from 'zod';
import type { PayMethod, ProviderName } from '#src/domain/payment/methods.ts';

/** Ids and types of providers' events: what is printed ASCII and short can be stored, compared and asked about. */
export const eventName = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** A payment at the provider, reduced to what decides. Amounts are in the minor unit of `currency` (upper case). */
export interface GatewayPayment {
  ref: string;
  /** `approved`: the guest has agreed, and the money moves when we capture it (PayPal only). */
  status: 'open' | 'action' | 'approved' | 'processing' | 'succeeded' | 'cancelled' | 'failed';
  amountMinor: number;
  receivedMinor: number;
  currency: string;
  /** Where the guest must go: 3-D Secure, Alipay or PayPal. */
  actionUrl: string | null;
  /** Why the last attempt failed, if one did. */
  decline: { code: string | null; declineCode: string | null } | null;
  /** Our own payment row, as we wrote it into the object when making it. */
  paymentId: string | null;
  /** What the provider calls the movement of the money, where it has a name of its own. */
  captureRef: string | null;
  /** With it the guest's browser confirms the payment; null where the browser has nothing to confirm. */
  clientSecret: string | null;
  /** The provider filters silently: a method that is missing here cannot be used. */
  offeredMethods: readonly string[];
}

/** A refund as the provider knows it. */
export interface GatewayRefund {
  ref: string;
  status: 'pending' | 'succeeded' | 'failed';
  amountMinor: number;
  currency: string;
  paymentRef: string | null;
  captureRef: string | null;
  /** Our own refund row; null for a refund that was made at the provider. */
  refundId: string | null;
}

/** A dispute: a guest's bank, or PayPal, asks for the money back. */
export interface GatewayDispute {
  ref: string;
  status: 'open' | 'won' | 'lost';
  /** False for a mere question of the bank, which takes nothing. */
  hasTakenMoney: boolean;
  amountMinor: number;
  currency: string;
  paymentRef: string | null;
  captureRef: string | null;
  reason: string;
  /** Until when the bank takes evidence, in ms since 1970; null where nothing more can be sent. */
  answerByMs: number | null;
}

/**
 * `definite`: the provider has said no, and nothing happened. `unknown`: it may have happened; the request is never
 * repeated under another key and never shown as declined (docs/domain/checkout.md#the-providers-word).
 */
export type Answer<T> =
  | { ok: true; value: T }
  | { ok: false; kind: 'definite'; code: string | null; declineCode: string | null; isCard: boolean }
  | { ok: false; kind: 'unknown'; reason: string };

/** A webhook that the provider has really sent. Its body is only a hint: the object is asked for before it counts. */
export interface GatewayEvent {
  id: string;
  type: string;
  objectRef: string;
}

/** An event as the provider lists it, with its text. */
export interface ListedEvent extends GatewayEvent {
  body: string;
}

/** `forged`: not from the provider. `unknown`: whether it is cannot be found out now, so it must be sent again. */
export type ReadEvent =
  | { ok: true; event: GatewayEvent }
  | { ok: false; why: 'forged' | 'odd' }
  | { ok: false; why: 'unknown'; reason: string };

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What a payment has come to in money, for comparing the provider's books with ours. */
export interface PaymentSum {
  ref: string;
  paymentId: string | null;
  currency: string;
  capturedMinor: number;
  refundedMinor: number;
  status: GatewayPayment['status'];
  /** Who paid, as the provider tells cards or accounts apart; null where it does not say. */
  payer: string | null;
}

export interface NewPayment {
  paymentId: string;
  bookingId: string;
  bookingRef: string;
  method: PayMethod;
  amountMinor: number;
  currency: string;
  /** The request's Idempotency-Key. */
  key: string;
  /** Where PayPal sends the guest after agreeing, and after leaving. */
  returnUrl: string;
  cancelUrl: string;
}

export interface RefundOrder {
  refundId: string;
  paymentRef: string;
  captureRef: string | null;
  amountMinor: number;
  currency: string;
  key: string;
}

/** What every provider can do. Functions never throw for what the provider or the network did, but for `listPayments`. */
export interface PaymentGateway {
  provider: ProviderName;
  /** Longest time one request can take with its repetitions, in ms: leases are a little longer. */
  patienceMs: number;
  createPayment(order: NewPayment): Promise<Answer<GatewayPayment>>;
  retrievePayment(ref: string): Promise<Answer<GatewayPayment>>;
  /** Makes sure that no money can come any more; answers `succeeded` when it has come already. */
  cancelPayment(ref: string): Promise<Answer<GatewayPayment>>;
  refund(order: RefundOrder): Promise<Answer<GatewayRefund>>;
  retrieveRefund(ref: string): Promise<Answer<GatewayRefund>>;
  /** Every refund of a payment, no matter who made it. */
  refundsOf(paymentRef: string): Promise<Answer<GatewayRefund[]>>;
  retrieveDispute(ref: string): Promise<Answer<GatewayDispute>>;
  /** Proves a raw webhook body by its headers. */
  readEvent(rawBody: Buffer, headers: WebhookHeaders): Promise<ReadEvent>;
  summaryOf(ref: string): Promise<Answer<PaymentSum>>;
  /** All payments made since an instant (ms since 1970); null where the provider has no such list. Throws when it does not answer. */
  listPayments: ((sinceMs: number) => AsyncIterable<PaymentSum>) | null;
  /** Events that the provider could not deliver; null where it has no such list. */
  undelivered: (() => Promise<Answer<ListedEvent[]>>) | null;
}

// What some providers can do, besides what every one can: the money moves when we capture it (docs/domain/checkout.md#ways-to-pay).

export interface CapturingGateway extends PaymentGateway {
  /** Takes the money of an approved order. The same key again answers what the first request came to. */
  capturePayment(ref: string, key: string): Promise<Answer<GatewayPayment>>;
}

/** True for a provider that takes the money on request. */
export function captures(gateway: PaymentGateway): gateway is CapturingGateway {
  return 'capturePayment' in gateway;
}

export interface PaypalGateway extends CapturingGateway {
  provider: 'paypal';
}

/** What a guest's browser may send as `stripe_token`, distinguished by its prefix (docs/domain/checkout.md#ways-to-pay). */
export type CardInput = { kind: 'method' | 'confirmation'; ref: string };

export interface StripeGateway extends PaymentGateway {
  provider: 'stripe';
  /**
   * How the provider tells this card apart from others; null for test cards, which are everyone's, and where it does not say so
   * in time: the other bounds hold then.
   */
  fingerprintOf(card: CardInput | { kind: 'token'; ref: string }): Promise<string | null>;
  /** Turns an old card token into a payment method. */
  methodOfToken(token: string, key: string): Promise<Answer<string>>;
  confirmPayment(
    ref: string,
    with_: { card: CardInput; returnUrl: string; key: string; asksBank: boolean },
  ): Promise<Answer<GatewayPayment>>;
  /** Confirms an Alipay payment here instead of in the browser; the answer's `actionUrl` is Alipay's page. */
  confirmAlipay(ref: string, with_: { returnUrl: string; key: string }): Promise<Answer<GatewayPayment>>;
}
