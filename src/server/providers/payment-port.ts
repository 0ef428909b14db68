// Port of payment providers (docs/domain/checkout.md#provider-state).
import { z } from 'zod';
import type { PayMethod, ProviderName } from '#src/domain/payment/methods.ts';

/** Short printable ASCII. */
export const eventName = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** Amounts in minor units of `currency` (upper case). */
export interface GatewayPayment {
  ref: string;
  /** `approved`: captured by us (PayPal only). */
  status: 'open' | 'action' | 'approved' | 'processing' | 'succeeded' | 'cancelled' | 'failed';
  amountMinor: number;
  receivedMinor: number;
  currency: string;
  /** 3-D Secure, Alipay or PayPal. */
  actionUrl: string | null;
  decline: { code: string | null; declineCode: string | null } | null;
  /** Our row, from the object. */
  paymentId: string | null;
  /** The provider's id of the capture. */
  captureRef: string | null;
  /** For confirmation in the browser; null for none. */
  clientSecret: string | null;
  /** A missing method cannot be used. */
  offeredMethods: readonly string[];
}

export interface GatewayRefund {
  ref: string;
  status: 'pending' | 'succeeded' | 'failed';
  amountMinor: number;
  currency: string;
  paymentRef: string | null;
  captureRef: string | null;
  /** Null when made at the provider. */
  refundId: string | null;
}

/** By the bank or PayPal. */
export interface GatewayDispute {
  ref: string;
  status: 'open' | 'won' | 'lost';
  /** False for an inquiry. */
  hasTakenMoney: boolean;
  amountMinor: number;
  currency: string;
  paymentRef: string | null;
  captureRef: string | null;
  reason: string;
  /** ms since 1970; null when closed. */
  answerByMs: number | null;
}

/**
 * `definite`: nothing happened. `unknown`: may have happened; never repeated under another key nor shown as declined
 * (docs/domain/checkout.md#provider-state).
 */
export type Answer<T> =
  | { ok: true; value: T }
  | { ok: false; kind: 'definite'; code: string | null; declineCode: string | null; isCard: boolean }
  | { ok: false; kind: 'unknown'; reason: string };

/** Verified, but only a hint: the object is asked for. */
export interface GatewayEvent {
  id: string;
  type: string;
  objectRef: string;
}

/** With its text. */
export interface ListedEvent extends GatewayEvent {
  body: string;
}

/** `unknown`: unverifiable now, must be resent. */
export type ReadEvent =
  | { ok: true; event: GatewayEvent }
  | { ok: false; why: 'forged' | 'odd' }
  | { ok: false; why: 'unknown'; reason: string };

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** For reconciliation. */
export interface PaymentSum {
  ref: string;
  paymentId: string | null;
  currency: string;
  capturedMinor: number;
  refundedMinor: number;
  status: GatewayPayment['status'];
  /** Payer's fingerprint; null if unknown. */
  payer: string | null;
}

export interface NewPayment {
  paymentId: string;
  bookingId: string;
  bookingRef: string;
  method: PayMethod;
  amountMinor: number;
  currency: string;
  /** Idempotency-Key. */
  key: string;
  /** After agreeing, and after leaving. */
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

/** Never throws for provider or network, except `listPayments`. */
export interface PaymentGateway {
  provider: ProviderName;
  /** With retries, ms: leases are longer. */
  patienceMs: number;
  createPayment(order: NewPayment): Promise<Answer<GatewayPayment>>;
  retrievePayment(ref: string): Promise<Answer<GatewayPayment>>;
  /** `succeeded` when too late. */
  cancelPayment(ref: string): Promise<Answer<GatewayPayment>>;
  refund(order: RefundOrder): Promise<Answer<GatewayRefund>>;
  retrieveRefund(ref: string): Promise<Answer<GatewayRefund>>;
  /** All refunds, also those made at the provider. */
  refundsOf(paymentRef: string): Promise<Answer<GatewayRefund[]>>;
  retrieveDispute(ref: string): Promise<Answer<GatewayDispute>>;
  /** Verifies body and headers. */
  readEvent(rawBody: Buffer, headers: WebhookHeaders): Promise<ReadEvent>;
  summaryOf(ref: string): Promise<Answer<PaymentSum>>;
  /** Since ms since 1970; null for none. Throws without an answer. */
  listPayments: ((sinceMs: number) => AsyncIterable<PaymentSum>) | null;
  /** Null for no such list. */
  undelivered: (() => Promise<Answer<ListedEvent[]>>) | null;
}

// Capturing providers (docs/domain/checkout.md#ways-to-pay).

export interface CapturingGateway extends PaymentGateway {
  /** Idempotent by key. */
  capturePayment(ref: string, key: string): Promise<Answer<GatewayPayment>>;
}

export function captures(gateway: PaymentGateway): gateway is CapturingGateway {
  return 'capturePayment' in gateway;
}

export interface PaypalGateway extends CapturingGateway {
  provider: 'paypal';
}

/** By prefix (docs/domain/checkout.md#ways-to-pay). */
export type CardInput = { kind: 'method' | 'confirmation'; ref: string };

export interface StripeGateway extends PaymentGateway {
  provider: 'stripe';
  /** Null for shared test cards or no timely answer: other limits apply. */
  fingerprintOf(card: CardInput | { kind: 'token'; ref: string }): Promise<string | null>;
  /** For old card tokens. */
  methodOfToken(token: string, key: string): Promise<Answer<string>>;
  confirmPayment(
    ref: string,
    with_: { card: CardInput; returnUrl: string; key: string; asksBank: boolean },
  ): Promise<Answer<GatewayPayment>>;
  /** Server-side; `actionUrl` is Alipay's page. */
  confirmAlipay(ref: string, with_: { returnUrl: string; key: string }): Promise<Answer<GatewayPayment>>;
}
