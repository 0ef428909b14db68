// Error codes of card fields, and the name on the card.
import type { CheckoutErrorCode } from '#src/contract/errors/paying.ts';
import type { CheckoutValues } from '#src/web/guest/checkout/checkout-form.ts';

export type CardPart = 'number' | 'expiry' | 'cvc';

export interface CardPartState {
  readonly complete: boolean;
  readonly empty: boolean;
}

const missing: Record<CardPart, CheckoutErrorCode> = {
  number: 'card-number-missing',
  expiry: 'card-expiry-missing',
  cvc: 'card-cvc-missing',
};

const invalid: Record<CardPart, CheckoutErrorCode> = {
  number: 'card-number-invalid',
  expiry: 'card-year-invalid',
  cvc: 'card-cvc-invalid',
};

/** Null when complete. An empty field is incomplete. */
export function cardPartError(part: CardPart, state: CardPartState | undefined): CheckoutErrorCode | null {
  if (state === undefined || state.empty) return missing[part];
  return state.complete ? null : invalid[part];
}

const providerCodes: Readonly<Record<string, CheckoutErrorCode>> = {
  incomplete_number: 'card-number-missing',
  incomplete_expiry: 'card-expiry-missing',
  incomplete_cvc: 'card-cvc-missing',
  invalid_number: 'card-number-invalid',
  incorrect_number: 'card-number-invalid',
  invalid_expiry_year: 'card-year-invalid',
  invalid_expiry_year_past: 'card-year-expired',
  invalid_expiry_month: 'card-year-invalid',
  invalid_expiry_month_past: 'card-year-expired',
  expired_card: 'card-year-expired',
  invalid_cvc: 'card-cvc-invalid',
  incorrect_cvc: 'card-cvc-invalid',
};

export function tokenError(code: string | undefined): CheckoutErrorCode {
  return providerCodes[code ?? ''] ?? 'booking-failed-card';
}

// The name on the card defaults to the guest's own (WCAG 3.3.7).

const LONGEST = 120;

export function ownName(values: Pick<CheckoutValues, 'firstName' | 'lastName'>, account: string | null): string {
  const { firstName, lastName } = values;
  return (account ?? `${firstName.trim()} ${lastName.trim()}`).trim().slice(0, LONGEST);
}

/** The card's name follows the guest's name until it is typed (`isWritten`). */
export function withCardName(values: CheckoutValues, account: string | null, isWritten: boolean): CheckoutValues {
  return isWritten ? values : { ...values, cardName: ownName(values, account) };
}
