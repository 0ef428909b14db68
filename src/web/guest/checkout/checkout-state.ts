// Checkout state without the fields, and its transitions. Pure: calls and popups are in use-checkout.ts.
import { type CheckoutErrorCode, payingErrorText } from '#src/contract/errors/paying.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { Confirmation, Refusal } from './payment/checkout-method.ts';
import type { CheckoutFrame } from './checkout-frame.ts';

/** `code` is null for a lost connection: the press may be repeated. */
export interface CheckoutError {
  readonly code: ErrorCode | null;
  readonly text: string;
  readonly url: string | null;
}

/** Errors counted per press, so a second press with as many is announced again. */
export interface Wrong {
  readonly fields: number;
  readonly press: number;
}

export interface CheckoutState {
  readonly busy: boolean;
  readonly wrong: Wrong;
  /** Errors by place: above the button, at the methods, at the express buttons, in a popup. */
  readonly errors: Readonly<Record<'form' | 'payment' | 'express' | 'popup', CheckoutError | null>>;
  readonly ask: Confirmation | null;
  /** The button that asks whether an address without a pin is complete, and the confirmed address. */
  readonly addressAskedBy: PressedButton | null;
  readonly usedAddress: string | null;
}

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
 * Card provider errors shown in the popup `stripe-error` (docs/reference/addresses.md#popups, docs/domain/checkout.md#declines);
 * declines are shown at the card.
 */
export const popupErrors: ReadonlySet<ErrorCode> = new Set([
  'card-name-missing',
  'card-not-supported',
  'card-number-missing',
  'card-expiry-missing',
  'card-cvc-missing',
  'card-general',
]);

export function errorPlace(
  { where, code }: Pick<Refusal, 'where' | 'code'>,
  kind: CheckoutFrame['kind'],
): keyof CheckoutState['errors'] {
  if (where === 'form') return 'form';
  return kind === 'page' && popupErrors.has(code) ? 'popup' : where;
}

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
    // A locked popup is open: show the message at the methods.
    case 'popup-blocked':
      return withErrors({ payment: state.errors.popup });
    case 'lost':
      return withErrors({ [event.at]: { code: null, text: event.text, url: null } });
    case 'asked':
      return { ...state, ask: event.ask };
  }
}

/** An address without a pin is confirmed once (docs/domain/bookings.md#pickup-address). */
export function asksAddress(
  { usedAddress }: Pick<CheckoutState, 'usedAddress'>,
  typed: Readonly<Record<'pickupAddress' | 'pickupLatitude' | 'pickupLongitude', string>>,
): boolean {
  const hasPin = typed.pickupLatitude !== '' && typed.pickupLongitude !== '';
  return !hasPin && usedAddress !== typed.pickupAddress;
}
