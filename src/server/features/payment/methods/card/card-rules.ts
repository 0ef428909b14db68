// Cards as a payment method, and Stripe as a provider.
import { stripeThree, stripeWithout } from '#src/domain/payment/stripe-minor.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { declineCodeOf } from '#src/domain/payment/decline.ts';
import type { EventSubject, PayMethodRules, ProviderRules } from '#src/server/features/payment/methods/rules.ts';

// Two-decimal currencies of Stripe (https://docs.stripe.com/currencies); other decimals are listed separately.
const stripeTwo = new Set(
  (
    'USD AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK ' +
    'DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL ' +
    'MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK ' +
    'SGD SHP SLE SOS SRD STD SZL THB TJS TOP TRY TTD TWD TZS UAH UGX UYU UZS WST XCD YER ZAR ZMW'
  ).split(' '),
);

function isCardCurrency(code: string): boolean {
  return stripeTwo.has(code) || stripeThree.has(code) || stripeWithout.has(code);
}

export const cardRules: PayMethodRules = {
  nameInText: 'card',
  provider: 'stripe',
  whyNotIn: ({ code }) => (isCardCurrency(code) ? null : 'currency'),
  charge: ({ dueCents }) => ({
    amountMinor: dueCents,
    currency: priceCurrency().code,
    rate: null,
    tokenHash: null,
  }),
  failedCode: 'booking-failed-card',
  declineCode: declineCodeOf,
  takesNewInput: true,
  endsWithFailure: false,
  isConfirmedUnseen: false,
  goesBackToProvider: false,
};

function subjectOf(type: string): EventSubject {
  if (type.startsWith('payment_intent.')) return 'payment';
  if (type === 'charge.refunded') return 'all-refunds';
  if (type.startsWith('refund.') || type.startsWith('charge.refund.')) return 'refund';
  return type.startsWith('charge.dispute.') ? 'dispute' : 'nothing';
}

export const stripeRules: ProviderRules = { capturesLater: false, proofCostsRequest: false, subjectOf };
