// The stored rows: the object as the API shows it (`view`) and the sandbox's private facts.
import type { BalanceTransaction } from './objects/balance-transaction.ts';
import type { Charge } from './objects/charge.ts';
import type { ConfirmationToken, Token } from './objects/tokens.ts';
import type { Dispute } from './objects/dispute.ts';
import type { StripeEvent } from './objects/event.ts';
import type { PaymentIntent } from './objects/payment-intent.ts';
import type { PaymentMethod } from './objects/payment-method.ts';
import type { Refund } from './objects/refund.ts';

/** A payment intent; `returnUrl` is where the hosted page sends the guest, `challenge` opens that page. */
export interface PaymentIntentRow {
  readonly id: string;
  readonly view: PaymentIntent;
  returnUrl: string | null;
  challenge: string | null;
}

/** A payment method; `behaviour` is the name of a test card: the number is not stored. */
export interface PaymentMethodRow {
  readonly id: string;
  readonly view: PaymentMethod;
  readonly behaviour: string;
  used: boolean;
}

export interface ChargeRow {
  readonly id: string;
  readonly view: Charge;
  readonly behaviour: string;
}

/** A refund; `outcome` is its planned end. */
export interface RefundRow {
  readonly id: string;
  readonly view: Refund;
  outcome: 'succeed' | 'fail' | null;
}

/** A card token made in the browser, for one use. */
export interface TokenRow {
  readonly id: string;
  readonly view: Token;
  readonly paymentMethod: string;
  used: boolean;
}

/** A guest's payment method in one token, for one confirmation. */
export interface ConfirmationTokenRow {
  readonly id: string;
  readonly view: ConfirmationToken;
  readonly paymentMethod: string;
}

/** An event and the state of its webhook; `none` = no address. */
export interface EventRow {
  readonly id: string;
  readonly view: StripeEvent;
  delivery: 'none' | 'pending' | 'delivered' | 'failed';
  attempts: number;
}

/** The first response to an idempotency key. */
export interface SavedAnswerRow {
  readonly id: string;
  readonly fingerprint: string;
  readonly path: string;
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
  readonly savedAtMs: number;
}

interface ViewRow<View> {
  readonly id: string;
  readonly view: View;
}

/** Tables by name, which is also the object name in the card provider's API. */
export interface StripeTables {
  payment_intent: PaymentIntentRow;
  payment_method: PaymentMethodRow;
  charge: ChargeRow;
  refund: RefundRow;
  token: TokenRow;
  confirmation_token: ConfirmationTokenRow;
  event: EventRow;
  balance_transaction: ViewRow<BalanceTransaction>;
  dispute: ViewRow<Dispute>;
  saved_answer: SavedAnswerRow;
}
