// The interface between checkout and a payment method. Each method implements it (ADR 055).
import type { ComponentType, ReactNode, Ref } from 'react';
import { type CheckoutErrorCode, payingErrorText } from '#src/contract/errors/paying.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { CallName, CallOutput } from '#src/contract/types.ts';
import type { Api, ApiAnswer } from '#src/web/platform/api/api.ts';
import type { PaymentSettings } from '#src/web/platform/app/page-settings.ts';
import type { CheckoutData } from '#src/web/guest/checkout/checkout-data.ts';
import type { CheckoutValues } from '#src/web/guest/checkout/checkout-form.ts';
import type { FormFields } from '#src/web/guest/checkout/use-values.ts';

/** A token to pay with, or why there is none. */
export type MadeToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: CheckoutErrorCode };

/** The card fields as the button uses them: how many are wrong, the first one, and a token of what was typed. */
export interface OwnFieldsHandle {
  /** Shows what is wrong and answers how many fields that are. */
  check(): number;
  focusFirst(): void;
  /** Makes a token of what was typed; it never sees more. */
  token(name: string): Promise<MadeToken>;
}

/** Whatever makes a token: a way's own fields, or a wallet. */
export type TokenMaker = Pick<OwnFieldsHandle, 'token'>;

/** The payer's details from the wallet; empty where it sends none. */
export interface WalletPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What the express buttons of a way are given (docs/domain/checkout.md#express). */
export interface ExpressParts {
  /** What the wallet shows and asks for, in minor units. */
  readonly dueCents: number;
  /** Asks the wallet for name and email as well, because the guest has not signed in. */
  readonly asksPerson: boolean;
  /** Whether a wallet may open; what is missing first is shown. */
  readonly mayOpen: () => boolean;
  /** Books and pays; false where the guest stays on the page, with the reason shown there. */
  readonly onPay: (person: WalletPerson, token: TokenMaker['token']) => Promise<boolean>;
  /** Whether this browser has any wallet. */
  readonly onOffered: (isOffered: boolean) => void;
}

/** What a way to pay is started with. */
export interface MethodInput {
  readonly api: Api;
  readonly payment: PaymentSettings;
  readonly values: Pick<CheckoutValues, 'cardName'>;
  /** Its own fields, where it has some. */
  readonly own: { readonly current: TokenMaker | null };
  /** What the button said, in the currency of prices: no other amount is paid. */
  readonly shownDue: number;
  /** The time zone of the place, for its dates. */
  readonly zone: string;
}

/** A question before the guest leaves for the provider's page. */
export interface Confirmation {
  /** What is confirmed, with its button. */
  readonly draw: (press: { readonly busy: boolean; readonly onConfirm: () => void }) => ReactNode;
  /** Leaves the page. Answers only when that failed: false then. */
  readonly go: (payment: PaymentSettings) => Promise<boolean>;
  readonly failedCode: CheckoutErrorCode;
}

/**
 * A no: `payment` stands at the way to pay, `express` at its quick buttons, `form` above the button. `again`: the next press
 * starts a new booking.
 */
export interface Refusal {
  readonly kind: 'refused';
  readonly where: 'form' | 'payment' | 'express';
  readonly code: ErrorCode;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly again: boolean;
  /** The booking's page, while the outcome of the payment is unknown. */
  readonly url: string | null;
}

/** How it went on. `lost`: no answer came, and the same press may be made again. */
export type PayResult =
  | { readonly kind: 'go'; readonly url: string; readonly analytic: CallOutput<'booking/checkout'>['analytic'] }
  /** The page is left by a form of the provider. */
  | { readonly kind: 'leave'; readonly leave: () => void }
  | { readonly kind: 'ask'; readonly ask: Confirmation }
  | Refusal
  | { readonly kind: 'lost' };

export interface CheckoutMethod {
  readonly Icon: ComponentType<{ size: number; className: string; 'aria-hidden': true }>;
  readonly name: () => string;
  /** What stands under its name. `due` in the currency of prices. */
  readonly detail: (due: number, data: Pick<CheckoutData, 'sgdRate'>) => string;
  /** How it is tried in a demonstration. */
  readonly sandboxText: () => string;
  /** The text when it fails without a reason of its own (docs/domain/checkout.md#declines). */
  readonly failedCode: CheckoutErrorCode;
  /** Its own fields under the choice. */
  readonly Fields?: ComponentType<{ readonly fields: FormFields; readonly own: Ref<OwnFieldsHandle> }>;
  /** Wallets above the form, which fill in the booker's details. */
  readonly Express?: ComponentType<ExpressParts>;
  /** Whether it can be pressed here; always, unless it says otherwise. */
  readonly canPay?: (payment: PaymentSettings) => boolean;
  /** Pays the booking that the token stands for, or leads to where it is paid. */
  readonly start: (bookingToken: string, parts: MethodInput) => Promise<PayResult>;
}

const startsAgain: ReadonlySet<ErrorCode> = new Set([
  'hold-expired',
  'hold-replaced',
  'idempotency-mismatch',
  'payment-unknown',
]);

const refusal = (where: Refusal['where'], code: ErrorCode, text: string): Refusal => {
  return { kind: 'refused', where, code, text, fields: {}, again: startsAgain.has(code), url: null };
};

/** A no with the text of the catalogue. */
export function refusedAt(where: Refusal['where'], code: CheckoutErrorCode): Refusal {
  return refusal(where, code, payingErrorText(code));
}

/** What a call that failed leads to; `general` is the code where it says no reason of its own. */
export function failed(
  answer: Extract<ApiAnswer<CallName>, { ok: false }>,
  where: Refusal['where'],
  general: CheckoutErrorCode,
): PayResult {
  if (answer.kind === 'network') return { kind: 'lost' };
  if (answer.kind !== 'refusal') return refusedAt(where, general);
  const { code, message, fields = {} } = answer.error;
  // A bug or an overload of ours is put in the words of the way to pay, not as "Something wrong"
  // (docs/domain/checkout.md#declines).
  if (code === 'internal') return refusedAt(where, general);
  return { ...refusal(where, code, message), fields };
}
