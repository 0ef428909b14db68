// What Banyan asks of its card provider, in Banyan's own words (spec 7: payment/stripe; product 5).

/** A PaymentIntent, reduced to what decides. `amountMinor` is in the minor unit of `currency` (upper case). */
export interface GatewayPayment {
  ref: string;
  status: 'open' | 'action' | 'processing' | 'succeeded' | 'cancelled';
  amountMinor: number;
  receivedMinor: number;
  currency: string;
  /** Where the guest must go for 3-D Secure; only with status `action`. */
  actionUrl: string | null;
  /** Why the last attempt failed, if one did. */
  decline: { code: string | null; declineCode: string | null } | null;
  /** Our own payment row, as we wrote it into the object when making it. */
  paymentId: string | null;
}

/** A refund as the provider knows it. */
export interface GatewayRefund {
  ref: string;
  status: 'pending' | 'succeeded' | 'failed';
  amountMinor: number;
  currency: string;
  paymentRef: string;
  refundId: string | null;
}

/**
 * `definite`: the provider has said no, and nothing happened. `unknown`: it may have happened; the request is never
 * repeated under another key and never shown as declined (product 5).
 */
export type Answer<T> =
  | { ok: true; value: T }
  | { ok: false; kind: 'definite'; code: string | null; declineCode: string | null; isCard: boolean }
  | { ok: false; kind: 'unknown'; reason: string };

/** A webhook whose signature is right. Its body is only a hint: the object is asked for again before it counts. */
export interface GatewayEvent {
  id: string;
  type: string;
  objectRef: string;
  objectKind: string;
}

/** What a guest's browser may send as `stripe_token`, told apart by its prefix (product 5). */
export type CardInput = { kind: 'method' | 'confirmation'; ref: string };

export interface StripeGateway {
  /** Longest time one request can take with its repetitions, in ms: leases are a little longer. */
  patienceMs: number;
  createPayment(order: NewPayment): Promise<Answer<GatewayPayment>>;
  /** Turns an old card token into a payment method. */
  methodOfToken(token: string, key: string): Promise<Answer<string>>;
  confirmPayment(
    ref: string,
    with_: { card: CardInput; returnUrl: string; key: string },
  ): Promise<Answer<GatewayPayment>>;
  retrievePayment(ref: string): Promise<Answer<GatewayPayment>>;
  cancelPayment(ref: string): Promise<Answer<GatewayPayment>>;
  refund(order: {
    refundId: string;
    paymentRef: string;
    amountMinor: number;
    key: string;
  }): Promise<Answer<GatewayRefund>>;
  retrieveRefund(ref: string): Promise<Answer<GatewayRefund>>;
  /** Checks signature and age (300 s) of a raw webhook body; null when either is wrong. */
  readEvent(rawBody: Buffer, signature: string): GatewayEvent | null;
}

export interface NewPayment {
  paymentId: string;
  bookingId: string;
  bookingRef: string;
  amountMinor: number;
  currency: string;
  key: string;
}
