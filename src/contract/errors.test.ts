import { describe, expect, it } from 'vitest';
import { texts as formTexts } from './errors/form-texts.ts';
import { listingErrors } from './errors/listing.ts';
import { isPayingError, payingErrorText } from './errors/paying.ts';
import { texts as payingTexts } from './errors/paying-texts.ts';
import { texts } from './errors/texts.ts';
import { errors, errorText, isErrorCode, type ErrorCode } from './errors.ts';

// Texts with fixed wording, to the letter.
const literal: [ErrorCode, string][] = [
  ['booking-failed', 'Oops! An error occurred while processing your booking. Please try again'],
  ['coupon-unknown', 'Oops! We were unable to find this code'],
  ['coupon-invalid', 'Oops! You entered an invalid code'],
  ['irregularity', 'Our system detected an irregularity, please try again in a few hours'],
  ['coupon-once', 'This discount code can only be used once'],
  ['coupon-expired', 'This discount code is no longer valid.'],
  ['own-listing', "Oops! Looks like you're trying to book your own listing"],
  ['pickup-missing', 'Please enter pickup location.'],
  ['card-number-invalid', 'Your card number is invalid'],
  ['card-name-missing', 'Full name is required'],
  ['date-select', 'Select a date first'],
  ['date-failed', 'Failed to fetch date'],
  ['date-past', 'Booking is not available on this month.'],
  ['time-missing', 'Select a time first'],
  ['pax-missing', 'Select guests first'],
  ['calculation-failed', "Oops! There's something wrong when we processing your booking. Please try again"],
  ['empty-code', 'Please fill the discount code.'],
  ['email-missing', 'Email is required'],
  ['email-invalid', 'Please enter valid email format'],
  ['first-name-missing', 'First name is required'],
  ['last-name-missing', 'Last name is required'],
  ['phone-invalid', 'Your phone number is invalid'],
  ['rating-missing', 'Please select a rating'],
  ['labels-missing', 'Give meaning to your feedback by selecting one or more options below'],
  ['details-missing', 'Please fill the details'],
  ['review-list-failed', 'failed to load. try again!'],
  ['companion-failed', 'Failed to send invitations'],
  ['product-list.general-error', 'Reload the page'],
  ['city-not-found', 'City not found'],
  ['page-not-found', 'Page not found'],
  ['not-found', 'This page could not be found'],
  ['internal', 'Something wrong'],
  // This project's texts.
  ['past-month', 'past-month'],
  ['date-unavailable', 'This date is no longer available. Choose another date.'],
  ['time-unavailable', 'This time is no longer available. Choose another time.'],
  ['pax-failed', 'We couldn’t load the number of guests. Try again.'],
  ['time-failed', 'We couldn’t load the times. Try again.'],
  ['date-missing', 'Select a date'],
];

const declines = [
  'card-decline-unknown',
  'card-balance-exceeded',
  'card-account-invalid',
  'card-duplicate-transaction',
  'card-year-expired',
  'card-number-invalid',
  'card-cvc-invalid',
  'card-year-invalid',
  'card-try-again',
] as const satisfies ErrorCode[];

const cardForm = [
  'card-name-missing',
  'card-not-supported',
  'card-number-missing',
  'card-expiry-missing',
  'card-cvc-missing',
  'card-general',
] as const satisfies ErrorCode[];

describe('the error catalogue', () => {
  it.each(literal)('says for %s: %s', (code, text) => {
    expect(errorText(code)).toBe(text);
  });

  it('opens the corona-time notice with the words of the specification', () => {
    expect(errorText('corona-time').startsWith('We will not be accepting bookings at this moment...')).toBe(true);
    expect(errorText('corona-time')).toContain('safety');
  });

  it.each(['card', 'paypal', 'alipay'] as const)('has the %s variant of the failed booking', (method) => {
    const text = errorText(`booking-failed-${method}`);
    expect(text.startsWith('Oops! An error occurred while processing your ')).toBe(true);
    expect(text.toLowerCase()).toContain(method);
    expect(text.endsWith('Please try again')).toBe(true);
  });

  it('has the nine declines and the six card form errors', () => {
    const texts = [...declines, ...cardForm].map((code) => errorText(code));
    expect(new Set(texts).size).toBe(15);
    expect(errorText('card-general')).toMatch(/don’t pay again.*support/);
  });

  it('answers a failed sign-in service with 500 and everything else with a real status', () => {
    expect(errors.internal).toBe(500);
    for (const http of Object.values(errors))
      expect([200, ...range(400, 418), 421, 429, 500, 501, 502, 503]).toContain(http);
  });

  it('has a status of 200 only for the two empty results, which are no refusals', () => {
    const fine = Object.entries(errors).filter(([, http]) => http === 200);
    expect(fine.map(([code]) => code)).toEqual([
      'product-list.empty-search-results',
      'product-list.empty-filter-results',
    ]);
  });

  it('has a status for each text, and no code twice', () => {
    const apart = [formTexts, listingErrors, payingTexts];
    const codes = [texts, ...apart].flatMap((each) => Object.keys(each));
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(errors).sort()).toEqual([...codes].sort());
  });

  it('distinguishes a code from any other word', () => {
    const words = ['not-found', 'coupon-once', 'no-such-code', '', 'constructor', '__proto__', 'toString'];
    expect(words.filter(isErrorCode)).toEqual(['not-found', 'coupon-once']);
  });

  it('says at checkout what is wrong with a payment and with a field, and takes no other word from an address', () => {
    expect(payingErrorText('card-general')).toBe(errorText('card-general'));
    expect(payingErrorText('email-missing')).toBe(errorText('email-missing'));
    const words = ['card-general', 'email-missing', 'payout-state', 'internal', 'toString', ''];
    expect(words.filter(isPayingError)).toEqual(['card-general', 'email-missing']);
  });

  it('has a text of one line for each code', () => {
    for (const code of Object.keys(errors) as ErrorCode[]) expect(errorText(code)).toMatch(/^\S[^\n]*\S$/);
  });
});

function range(from: number, below: number): number[] {
  return Array.from({ length: below - from }, (_, index) => from + index);
}
