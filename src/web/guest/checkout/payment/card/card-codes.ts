// Error codes of card fields (missing number, expiry, cvc; invalid ones).
import type { CheckoutErrorCode } from '#src/contract/errors/paying.ts';
import type { CheckoutValues } from '#src/web/guest/checkout/checkout-form.ts';

/** The three fields of a card. */
export type CardPart = 'number' | 'expiry' | 'cvc';

/** What the provider's field says of itself. */
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

/** The error of a field; null when it is complete. Nothing typed counts as empty. */
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

/** The code for an error that the provider's script answers instead of a token. */
export function tokenError(code: string | undefined): CheckoutErrorCode {
  return providerCodes[code ?? ''] ?? 'booking-failed-card';
}

// The name on the card: the guest's own until another one is written, so that nothing is asked for twice (WCAG 3.3.7).

const LONGEST = 120;

/** First and last name in one line, as far as they are known; after login, the name of the account. */
export function ownName(values: Pick<CheckoutValues, 'firstName' | 'lastName'>, account: string | null): string {
  const { firstName, lastName } = values;
  return (account ?? `${firstName.trim()} ${lastName.trim()}`).trim().slice(0, LONGEST);
}

/** What stands in the form: the name on the card follows the guest's name until it has been written (`isWritten`). */
export function withCardName(values: CheckoutValues, account: string | null, isWritten: boolean): CheckoutValues {
  return isWritten ? values : { ...values, cardName: ownName(values, account) };
}
