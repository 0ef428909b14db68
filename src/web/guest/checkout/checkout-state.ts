// The state of checkout apart from its fields, and its transitions. Pure: calls and popups are in use-checkout.ts.
import { type CheckoutErrorCode, payingErrorText } from '#src/contract/errors/paying.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { Confirmation, Refusal } from './payment/checkout-method.ts';
import type { CheckoutFrame } from './checkout-frame.ts';

/** A message with its code; `code` null is a lost connection, where the same press may be made again. */
export interface CheckoutError {
  readonly code: ErrorCode | null;
  readonly text: string;
  /** Where the guest sees what became of it; null where the message says all. */
  readonly url: string | null;
}

/** How many fields were wrong at which press of the button: a second press with as many is announced again. */
export interface Wrong {
  readonly fields: number;
  readonly press: number;
}

export interface CheckoutState {
  /** A payment is under way. */
  readonly busy: boolean;
  readonly wrong: Wrong;
  /** What went wrong: above the button, at the way to pay, at the express buttons, or in a popup of its own. */
  readonly errors: Readonly<Record<'form' | 'payment' | 'express' | 'popup', CheckoutError | null>>;
  /** What is confirmed before the page is left. */
  readonly ask: Confirmation | null;
  /** Which button the question is for whether an address without a pin is complete, and the address that was said to be. */
  readonly addressAskedBy: PressedButton | null;
  readonly usedAddress: string | null;
}

/** The button of the form, or one of the express buttons above it. */
export type PressedButton = 'form' | 'express';

export type CheckoutEvent =
  | { readonly type: 'pressed' | 'started' | 'stopped' | 'address-left' | 'popup-blocked' }
  | { readonly type: 'address-asked'; readonly by: PressedButton }
  | { readonly type: 'checked'; readonly fields: number }
  | { readonly type: 'address-used'; readonly address: string }
  | { readonly type: 'refused'; readonly result: Refusal; readonly kind: CheckoutFrame['kind'] }
  | { readonly type: 'lost'; readonly text: string; readonly at: PressedButton }
  | { readonly type: 'asked'; readonly ask: Confirmation };

const noErrors: CheckoutState['errors'] = { form: null, payment: null, express: null, popup: null };

/** Nothing pressed yet; `declined` when the guest comes back from a bank that said no. */
export function startCheckout(declined: CheckoutErrorCode | null): CheckoutState {
  const payment = declined === null ? null : { code: declined, text: payingErrorText(declined), url: null };
  return {
    busy: false,
    wrong: { fields: 0, press: 0 },
    errors: { ...noErrors, payment },
    ask: null,
    addressAskedBy: null,
    usedAddress: null,
  };
}

/**
 * Errors of the card provider that the popup `stripe-error` tells (docs/reference/addresses.md#popups, docs/domain/checkout.md#declines);
 * declines stand at the card.
 */
export const popupErrors: ReadonlySet<ErrorCode> = new Set([
  'card-name-missing',
  'card-not-supported',
  'card-number-missing',
  'card-expiry-missing',
  'card-cvc-missing',
  'card-general',
]);

/** Where a refusal is shown. The sheet is a popup itself and opens none. */
export function errorPlace(
  { where, code }: Pick<Refusal, 'where' | 'code'>,
  kind: CheckoutFrame['kind'],
): keyof CheckoutState['errors'] {
  if (where === 'form') return 'form';
  return kind === 'page' && popupErrors.has(code) ? 'popup' : where;
}

/** One step. */
export function checkoutStep(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const withErrors = (changed: Partial<CheckoutState['errors']>): CheckoutState => ({
    ...state,
    errors: { ...state.errors, ...changed },
  });
  switch (event.type) {
    case 'pressed':
      return { ...state, errors: noErrors };
    case 'checked':
      return { ...state, wrong: { fields: event.fields, press: state.wrong.press + 1 } };
    case 'started':
      return { ...state, busy: true };
    case 'stopped':
      return { ...state, busy: false };
    case 'address-asked':
      return { ...state, addressAskedBy: event.by };
    case 'address-left':
      return { ...state, addressAskedBy: null };
    case 'address-used':
      return { ...state, addressAskedBy: null, usedAddress: event.address };
    case 'refused': {
      const { code, text, url } = event.result;
      return withErrors({ [errorPlace(event.result, event.kind)]: { code, text, url } });
    }
    // Another popup that cannot be closed is open: the message stands at the way to pay.
    case 'popup-blocked':
      return withErrors({ payment: state.errors.popup });
    case 'lost':
      return withErrors({ [event.at]: { code: null, text: event.text, url: null } });
    case 'asked':
      return { ...state, ask: event.ask };
  }
}

/** An address without a pin is asked about once, before it is used as it is (docs/domain/bookings.md#address). */
export function asksAddress(
  { usedAddress }: Pick<CheckoutState, 'usedAddress'>,
  typed: Readonly<Record<'pickupAddress' | 'pickupLatitude' | 'pickupLongitude', string>>,
): boolean {
  const hasPin = typed.pickupLatitude !== '' && typed.pickupLongitude !== '';
  return !hasPin && usedAddress !== typed.pickupAddress;
}
