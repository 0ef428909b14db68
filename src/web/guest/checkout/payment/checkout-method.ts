// The interface that each payment method implements (ADR 055).
import type { ComponentType, ReactNode, Ref } from 'react';
import { type CheckoutErrorCode, payingErrorText } from '#src/contract/errors/paying.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { CallName, CallOutput } from '#src/contract/types.ts';
import type { Api, ApiAnswer } from '#src/web/platform/api/api.ts';
import type { PaymentSettings } from '#src/web/platform/app/page-settings.ts';
import type { CheckoutData } from '#src/web/guest/checkout/checkout-data.ts';
import type { CheckoutValues } from '#src/web/guest/checkout/checkout-form.ts';
import type { FormFields } from '#src/web/guest/checkout/use-values.ts';

export type MadeToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly code: CheckoutErrorCode };

export interface OwnFieldsHandle {
  /** Shows the errors and returns their count. */
  check(): number;
  focusFirst(): void;
  token(name: string): Promise<MadeToken>;
}

export type TokenMaker = Pick<OwnFieldsHandle, 'token'>;

/** Payer details from the wallet; '' where it sends none. */
export interface WalletPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface ExpressParts {
  /** The wallet's amount in minor units. */
  readonly dueCents: number;
  /** Requests name and email too: the guest is not signed in. */
  readonly asksPerson: boolean;
  readonly mayOpen: () => boolean;
  /** False when the guest stays on the page, with the reason shown. */
  readonly onPay: (person: WalletPerson, token: TokenMaker['token']) => Promise<boolean>;
  readonly onOffered: (isOffered: boolean) => void;
}

export interface MethodInput {
  readonly api: Api;
  readonly payment: PaymentSettings;
  readonly values: Pick<CheckoutValues, 'cardName'>;
  readonly own: { readonly current: TokenMaker | null };
  /** The amount shown, in the currency of prices: no other is paid. */
  readonly shownDue: number;
  readonly zone: string;
}

export interface Confirmation {
  readonly draw: (press: { readonly busy: boolean; readonly onConfirm: () => void }) => ReactNode;
  /** Leaves the page. Resolves false on failure. */
  readonly go: (payment: PaymentSettings) => Promise<boolean>;
  readonly failedCode: CheckoutErrorCode;
}

/**
 * `payment` is shown at the method, `express` at its buttons, `form` above the button. `again`: the next press starts a new
 * booking.
 */
export interface Refusal {
  readonly kind: 'refused';
  readonly where: 'form' | 'payment' | 'express';
  readonly code: ErrorCode;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly again: boolean;
  /** The booking's page while the payment's result is unknown. */
  readonly url: string | null;
}

/** `lost`: no response; the press may be repeated. */
export type PayResult =
  | { readonly kind: 'go'; readonly url: string; readonly analytic: CallOutput<'booking/checkout'>['analytic'] }
  /** A provider's form leaves the page. */
  | { readonly kind: 'leave'; readonly leave: () => void }
  | { readonly kind: 'ask'; readonly ask: Confirmation }
  | Refusal
  | { readonly kind: 'lost' };

export interface CheckoutMethod {
  readonly name: () => string;
  /** The line under its name; `due` in the currency of prices. */
  readonly detail: (due: number, data: Pick<CheckoutData, 'sgdRate'>) => string | undefined;
  readonly sandboxText: () => string;
  /** The error without a specific reason (docs/domain/checkout.md#declines). */
  readonly failedCode: CheckoutErrorCode;
  readonly Fields?: ComponentType<{ readonly fields: FormFields; readonly own: Ref<OwnFieldsHandle> }>;
  readonly Express?: ComponentType<ExpressParts>;
  readonly canPay?: (payment: PaymentSettings) => boolean;
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

export function refusedAt(where: Refusal['where'], code: CheckoutErrorCode): Refusal {
  return refusal(where, code, payingErrorText(code));
}

/** `general`: the code for a failure without a specific reason. */
export function failed(
  answer: Extract<ApiAnswer<CallName>, { ok: false }>,
  where: Refusal['where'],
  general: CheckoutErrorCode,
): PayResult {
  if (answer.kind === 'network') return { kind: 'lost' };
  if (answer.kind !== 'refusal') return refusedAt(where, general);
  const { code, message, fields = {} } = answer.error;
  // An internal error is worded by the method, not as "Something wrong" (docs/domain/checkout.md#declines).
  if (code === 'internal') return refusedAt(where, general);
  return { ...refusal(where, code, message), fields };
}
