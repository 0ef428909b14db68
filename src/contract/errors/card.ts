// What can be wrong with a card: the declines and the card form's own checks (docs/calls.md#errors).
import type { ErrorEntry } from './entry.ts';

export const cardErrors = {
  'card-decline-unknown': {
    http: 402,
    text: 'Your card was declined. Please try another card, or ask your bank for the reason.',
  },
  'card-balance-exceeded': {
    http: 402,
    text: 'Your card was declined because of its balance or limit. Please try another card.',
  },
  'card-account-invalid': {
    http: 402,
    text: 'Your card was declined: it can’t be used for this payment. Please try another card.',
  },
  'card-duplicate-transaction': {
    http: 402,
    text: 'This card was just charged the same amount. Please check your bookings first.',
  },
  'card-year-expired': { http: 402, text: 'Your card has expired. Please try another card.' },
  'card-number-invalid': { http: 402, text: 'Your card number is invalid' },
  'card-cvc-invalid': { http: 402, text: "Your card's security code is invalid" },
  'card-year-invalid': { http: 402, text: "Your card's expiry date is invalid" },
  'card-try-again': { http: 402, text: 'Your bank couldn’t complete the payment. Please try again.' },
  'card-name-missing': { http: 400, text: 'Full name is required' },
  'card-not-supported': { http: 402, text: 'This type of card is not supported. Please try another card.' },
  'card-number-missing': { http: 400, text: 'Card number is required' },
  'card-expiry-missing': { http: 400, text: 'Expiry date is required' },
  'card-cvc-missing': { http: 400, text: 'Security code is required' },
  'card-needs-script': {
    http: 400,
    text: 'Card payment needs JavaScript. Please turn it on, or choose another way to pay.',
  },
  'card-general': {
    http: 502,
    text: 'We couldn’t complete your payment and are checking it with the bank. Please don’t pay again; contact our support team if you don’t hear from us within an hour.',
  },
} as const satisfies Record<string, ErrorEntry>;
