// Refusals of checkout, discount codes, contact fields and payments (docs/calls.md#errors, docs/domain/lifecycle.md#states).
import type { ErrorEntry } from './entry.ts';

export const checkoutErrors = {
  'booking-failed': { http: 500, text: 'Oops! An error occurred while processing your booking. Please try again' },
  'booking-failed-card': {
    http: 402,
    text: 'Oops! An error occurred while processing your card payment. Please try again',
  },
  'booking-failed-paypal': {
    http: 402,
    text: 'Oops! An error occurred while processing your PayPal payment. Please try again',
  },
  'booking-failed-alipay': {
    http: 402,
    text: 'Oops! An error occurred while processing your Alipay payment. Please try again',
  },
  'coupon-unknown': { http: 400, text: 'Oops! We were unable to find this code' },
  'coupon-invalid': { http: 400, text: 'Oops! You entered an invalid code' },
  'coupon-once': { http: 409, text: 'This discount code can only be used once' },
  'coupon-expired': { http: 409, text: 'This discount code is no longer valid.' },
  'empty-code': { http: 400, text: 'Please fill the discount code.' },
  'coupon-known-only': {
    http: 403,
    text: 'Too many wrong codes are being tried at the moment. Please log in to use a discount code, or book without one.',
  },
  irregularity: { http: 429, text: 'Our system detected an irregularity, please try again in a few hours' },
  'own-listing': { http: 403, text: "Oops! Looks like you're trying to book your own listing" },
  'date-unavailable': { http: 409, text: 'This date is no longer available. Please choose another date.' },
  'time-unavailable': { http: 409, text: 'This time is no longer available. Please choose another time.' },
  'pax-unavailable': {
    http: 409,
    text: 'There aren’t enough seats left. Please choose fewer guests or another time.',
  },
  'addon-unavailable': { http: 400, text: 'This add-on isn’t available in this quantity. Please choose it again.' },
  'pickup-missing': { http: 400, text: 'Please enter pickup location.' },
  'pickup-incomplete': { http: 400, text: 'Please choose your pickup address on the map, or enter it in full.' },
  'email-missing': { http: 400, text: 'Email is required' },
  'email-invalid': { http: 400, text: 'Please enter valid email format' },
  'first-name-missing': { http: 400, text: 'First name is required' },
  'last-name-missing': { http: 400, text: 'Last name is required' },
  'phone-invalid': { http: 400, text: 'Your phone number is invalid' },
  'idempotency-mismatch': {
    http: 409,
    text: 'This request was already sent with other details. Please reload the page and try again.',
  },
  'hold-expired': {
    http: 410,
    text: 'The time to pay has run out and your seats were released. Please choose your date again.',
  },
  'hold-replaced': {
    http: 409,
    text: 'You continued this booking in another tab. Please finish it there: nothing was charged here.',
  },
  'hold-here': {
    http: 409,
    text: 'You already hold seats for this departure that aren’t paid yet. Pay for them, or release them on that booking’s page, and then book again.',
  },
  'hold-limit': {
    http: 409,
    text: 'You already hold seats in several unpaid bookings. Pay for one of them, or release it on its page, and then book the next.',
  },
  'hold-network': {
    http: 429,
    text: 'Many unpaid seats are held from your network. Please try again in a few minutes. If you book for a group, pay for one booking before you start the next.',
  },
  'price-changed': { http: 409, text: 'The price has changed. Please check the new price before you pay.' },
  'already-paid': { http: 409, text: 'This booking is already paid.' },
  'payment-in-progress': {
    http: 409,
    text: 'A payment for this booking is already in progress. Please wait a moment before you try again.',
  },
  'payment-unknown': { http: 404, text: 'We couldn’t find this payment. Please start again from your booking.' },
  'payment-cancelled': {
    http: 409,
    text: 'You left before paying. Nothing was charged, and your seats are still held for a while: choose how to pay and try again.',
  },
  'payment-method-unavailable': {
    http: 409,
    text: 'This payment method isn’t available right now. Please choose another one.',
  },
} as const satisfies Record<string, ErrorEntry>;
