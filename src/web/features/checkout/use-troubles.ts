import { useState } from 'react';
import { errors } from '#src/contract/errors.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import type { Refused } from './payment/pay.ts';
import type { CheckoutPlace } from './place.ts';

/** A message with its code; `code` null is a lost connection, where the same press may be made again. */
export interface TroubleText {
  readonly code: ErrorCode | null;
  readonly text: string;
  /** Where the guest sees what became of it; null where the message says all. */
  readonly url: string | null;
}

/**
 * Errors of the card provider that the popup `stripe-error` tells (docs/routes.md#popups, docs/domain/payment.md#declines);
 * declines stand at the card.
 */
export const stripeErrors: ReadonlySet<ErrorCode> = new Set([
  'card-name-missing',
  'card-not-supported',
  'card-number-missing',
  'card-expiry-missing',
  'card-cvc-missing',
  'card-general',
]);

/** What went wrong: above the button, at the way to pay, or in a popup of its own. */
export function useTroubles(declined: ErrorCode | null) {
  const [form, setForm] = useState<TroubleText | null>(null);
  const [payment, setPayment] = useState<TroubleText | null>(
    declined === null ? null : { code: declined, text: errors[declined].text, url: null },
  );
  const [stripe, setStripe] = useState<TroubleText | null>(null);
  const clear = (): void => {
    setForm(null);
    setPayment(null);
    setStripe(null);
  };
  const show = ({ where, code, text, url }: Refused, { kind }: CheckoutPlace): void => {
    const trouble = { code, text, url };
    if (where === 'form') return setForm(trouble);
    if (kind === 'page' && stripeErrors.has(code)) {
      setStripe(trouble);
      if (openPopup('stripe-error')) return;
    }
    setPayment(trouble);
  };
  const lost = (text: string): void => setForm({ code: null, text, url: null });
  return { form, payment, stripe, clear, show, lost };
}

/** What `useTroubles` gives to the form. */
export type Troubles = ReturnType<typeof useTroubles>;
