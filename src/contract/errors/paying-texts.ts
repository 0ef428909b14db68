// Texts of checkout: discount codes, held seats, payment methods (docs/reference/api.md#errors).
export const texts = {
  'booking-failed': 'Oops! An error occurred while processing your booking. Please try again',
  'booking-failed-card': 'Oops! An error occurred while processing your card payment. Please try again',
  'booking-failed-paypal': 'Oops! An error occurred while processing your PayPal payment. Please try again',
  'booking-failed-alipay': 'Oops! An error occurred while processing your Alipay payment. Please try again',
  'coupon-unknown': 'Oops! We were unable to find this code',
  'coupon-once': 'This discount code can only be used once',
  'coupon-expired': 'This discount code is no longer valid.',
  'coupon-known-only':
    'Too many wrong codes are being tried right now. Log in to use a discount code, or book without one.',
  irregularity: 'Our system detected an irregularity, please try again in a few hours',
  'card-log-in':
    'Many cards were declined on your network. Log in to pay by card, or choose another payment method. We’re still holding your seats.',
  'own-listing': "Oops! Looks like you're trying to book your own listing",
  'addon-unavailable': 'This add-on isn’t available in this quantity. Choose it again.',
  'idempotency-mismatch': 'This request was already sent with other details. Reload the page, then try again.',
  'hold-expired': 'Your time to pay is up, and we released your seats. Nothing was charged. Choose your date again.',
  'hold-replaced':
    'You continued this booking in another tab or on another device. Finish it there: nothing was charged here.',
  'hold-limit':
    'You already hold seats in several unpaid bookings. Pay for one of them or release it, then book the next.',
  'hold-network':
    'Many unpaid seats are held from your network. Log in and book again: then only your own unpaid seats count. If you’re booking for a group, you can also pay for one booking before you start the next.',
  'price-changed': 'The price has changed. Check the new price before you pay.',
  'already-paid': 'This booking is already paid.',
  'payment-in-progress': 'A payment for this booking is already in progress. Wait a moment before you try again.',
  'payment-unknown': 'We couldn’t find this payment. Start again from your booking.',
  'payment-cancelled':
    'You left before paying. Nothing was charged, and we’re still holding your seats for a while. Choose how to pay and try again.',
  'payment-method-unavailable': 'This payment method isn’t available right now. Choose another one.',
  'card-decline-unknown': 'Your card was declined. Try another card, or ask your bank for the reason.',
  'card-balance-exceeded': 'Your card was declined because of its balance or limit. Try another card.',
  'card-account-invalid': 'Your card was declined: it can’t be used for this payment. Try another card.',
  'card-duplicate-transaction': 'This card was just charged the same amount. Check your bookings before you pay again.',
  'card-year-expired': 'Your card has expired. Try another card.',
  'card-number-invalid': 'Your card number is invalid',
  'card-cvc-invalid': "Your card's security code is invalid",
  'card-year-invalid': "Your card's expiry date is invalid",
  'card-try-again': 'Your bank couldn’t complete the payment. Try again.',
  'card-name-missing': 'Full name is required',
  'card-not-supported': 'We don’t accept this type of card. Try another card.',
  'card-number-missing': 'Card number is required',
  'card-expiry-missing': 'Expiry date is required',
  'card-cvc-missing': 'Security code is required',
  'card-needs-script': 'Card payment needs JavaScript. Turn it on, or choose another payment method.',
  'card-general':
    'We couldn’t complete your payment and are checking it with the bank. Please don’t pay again. Contact our support team if you don’t hear from us within an hour.',
} as const;
