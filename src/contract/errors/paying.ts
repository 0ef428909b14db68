// Refusals of checkout and of the ways to pay (docs/reference/api.md#errors). They stand apart, because only checkout shows them.
import { translator } from '#src/texts/translate.ts';
import { type FormErrorCode, formErrorText } from './form.ts';
import { texts } from './paying-texts.ts';

/** A refusal of checkout or of a way to pay. */
export type PayingErrorCode = keyof typeof texts;

const t = translator('contract/errors/paying-texts', texts);

/** What checkout itself may find wrong: with a way to pay, or in its form. */
export type CheckoutErrorCode = PayingErrorCode | FormErrorCode;

/** What a guest reads of it at checkout. */
export function payingErrorText(code: CheckoutErrorCode): string {
  // What a catalogue lacks is answered as it is.
  const own = t(code as PayingErrorCode);
  return own === code ? formErrorText(code as FormErrorCode) : own;
}

/** Whether a word from an address is a code that checkout has a text for. */
export function isPayingError(word: string): word is CheckoutErrorCode {
  return payingErrorText(word as CheckoutErrorCode) !== word;
}

/** Why a discount code does not count (docs/reference/api.md#errors). */
export const couponErrors = [
  'coupon-unknown',
  'coupon-invalid',
  'coupon-once',
  'coupon-expired',
  'irregularity',
] as const satisfies readonly CheckoutErrorCode[];
