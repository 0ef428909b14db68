// What the general path asks of a way to pay and of a provider. Each file next to this one answers it for its own.
import type { Counted } from '#src/domain/payment/stripe-minor.ts';
import type { DeclineCode } from '#src/domain/payment/decline.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { PayMethod, ProviderName } from '#src/domain/payment/methods.ts';
import type { GatewayPayment } from '#src/server/providers/payment-port.ts';
import type { Keys } from '#src/server/platform/keys.ts';

/** SGD for one unit of the marketplace's currency, with its date. */
export interface Rate {
  rate: string;
  at: Date;
}

/** What is owed, in minor units of the marketplace's currency, and at which rate where the way to pay has another currency. */
export interface Due {
  paymentId: string;
  dueCents: number;
  rate?: Rate | undefined;
}

/** What the provider is asked for, in the minor unit of `currency`. */
export interface Charge {
  amountMinor: number;
  currency: string;
  rate: Rate | null;
  /** Of the token that the guest comes back with, where there is one. */
  tokenHash: Buffer | null;
}

export type FailedCode = Extract<ErrorCode, `booking-failed-${PayMethod}`> | DeclineCode;

/** Why a way to pay cannot be had in a currency. */
export type NotTaken = 'currency' | 'decimals';

export interface PayMethodRules {
  /** What pages of text call it. */
  nameInText: string;
  provider: ProviderName;
  /** Null where it takes prices in this currency. */
  whyNotIn(currency: Counted): NotTaken | null;
  charge(due: Due, keys: Pick<Keys, 'masters'>): Charge;
  /** Reported when it came to nothing without a reason that says more. */
  failedCode: FailedCode;
  /** What a refusal of the provider means; null where it means no more than `failedCode`. */
  declineCode: ((decline: NonNullable<GatewayPayment['decline']>) => DeclineCode) | null;
  /** A refused attempt is followed by one with other input on the same payment. Else the guest goes to the same payment again. */
  takesNewInput: boolean;
  /** A payment that failed cannot be gone on with: the next press opens another one. */
  endsWithFailure: boolean;
  /** Confirmed in the guest's browser, unseen by us: from the start it counts as being there. */
  isConfirmedUnseen: boolean;
  /** A guest who comes back without having agreed is sent to the provider's page again, not to the booking's. */
  goesBackToProvider: boolean;
}

/** What an event is about, and so what is asked for again; `approval`: the guest has just agreed. */
export type EventSubject = 'payment' | 'approval' | 'refund' | 'all-refunds' | 'dispute' | 'nothing';

export interface ProviderRules {
  /** The money moves when we capture it: a lost answer may have taken it, and an approval in time is a booking. */
  capturesLater: boolean;
  /** To look at a message costs a request to the provider, so that strangers may not send any number. */
  proofCostsRequest: boolean;
  /** The subject of an event by its type, in the provider's own names. Everything that is none of ours is `nothing`. */
  subjectOf(type: string): EventSubject;
}
