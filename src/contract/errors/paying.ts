// Refusals of checkout and payment (docs/reference/api.md#errors). Separate, because only checkout shows them.
import { translator } from '#src/texts/translate.ts';
import { type FormErrorCode, formErrorText } from './form.ts';
import { texts } from './paying-texts.ts';

export type PayingErrorCode = keyof typeof texts;

const t = translator('contract/errors/paying-texts', texts);

/** Errors that checkout finds itself: in a payment method, or in its form. */
export type CheckoutErrorCode = PayingErrorCode | FormErrorCode;

/** The text at checkout. */
export function payingErrorText(code: CheckoutErrorCode): string {
  // A code without a text is returned unchanged.
  const own = t(code as PayingErrorCode);
  return own === code ? formErrorText(code as FormErrorCode) : own;
}

/** Whether a word in an address is a code with a text at checkout. */
export function isPayingError(word: string): word is CheckoutErrorCode {
  return payingErrorText(word as CheckoutErrorCode) !== word;
}

/** Why a discount code is refused (docs/reference/api.md#errors). */
export const couponErrors = [
  'coupon-unknown',
  'coupon-invalid',
  'coupon-once',
  'coupon-expired',
  'irregularity',
] as const satisfies readonly CheckoutErrorCode[];
