// What generic code asks of payment methods and providers.
import type { Counted } from '#src/domain/payment/stripe-minor.ts';
import type { DeclineCode } from '#src/domain/payment/decline.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { PayMethod, ProviderName } from '#src/domain/payment/methods.ts';
import type { GatewayPayment } from '#src/server/providers/payment-port.ts';
import type { Keys } from '#src/server/platform/keys.ts';

export interface Rate {
  rate: string;
  at: Date;
}

/** Minor units of our currency, with the rate for methods in another one. */
export interface Due {
  paymentId: string;
  dueCents: number;
  rate?: Rate | undefined;
}

/** In the minor unit of `currency`. */
export interface Charge {
  amountMinor: number;
  currency: string;
  rate: Rate | null;
  tokenHash: Buffer | null;
}

export type FailedCode = Extract<ErrorCode, `booking-failed-${PayMethod}`> | DeclineCode;

export type NotTaken = 'currency' | 'decimals';

export interface PayMethodRules {
  nameInText: string;
  provider: ProviderName;
  whyNotIn(currency: Counted): NotTaken | null;
  charge(due: Due, keys: Pick<Keys, 'masters'>): Charge;
  failedCode: FailedCode;
  /** Null where a decline means `failedCode`. */
  declineCode: ((decline: NonNullable<GatewayPayment['decline']>) => DeclineCode) | null;
  /** A decline allows another input on the same payment; otherwise the guest returns to it. */
  takesNewInput: boolean;
  endsWithFailure: boolean;
  /** Confirmed in the browser, so treated as being at the provider. */
  isConfirmedUnseen: boolean;
  /** A guest who returns without agreeing goes to the provider's page again. */
  goesBackToProvider: boolean;
}

/** What to ask the provider about; `approval`: the guest just agreed. */
export type EventSubject = 'payment' | 'approval' | 'refund' | 'all-refunds' | 'dispute' | 'nothing';

export interface ProviderRules {
  /** Captured by us: a lost response may have captured; a timely approval is a booking. */
  capturesLater: boolean;
  /** Verifying costs a provider request, so it is rate limited. */
  proofCostsRequest: boolean;
  subjectOf(type: string): EventSubject;
}
