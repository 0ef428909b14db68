// PayPal as a payment method and provider.
import type { Counted } from '#src/domain/payment/stripe-minor.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type {
  EventSubject,
  NotTaken,
  PayMethodRules,
  ProviderRules,
} from '#src/server/features/payment/methods/rules.ts';

// PayPal's currencies and those without decimals (https://developer.paypal.com/api/rest/reference/currency-codes/).
const taken = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
);
const withoutDecimals = new Set(['HUF', 'JPY', 'TWD']);

function whyNotByPaypal({ code, digits }: Counted): NotTaken | null {
  if (!taken.has(code)) return 'currency';
  return digits > 0 && withoutDecimals.has(code) ? 'decimals' : null;
}

export const paypalRules: PayMethodRules = {
  nameInText: 'PayPal',
  provider: 'paypal',
  whyNotIn: whyNotByPaypal,
  charge: ({ dueCents }) => ({
    amountMinor: dueCents,
    currency: priceCurrency().code,
    rate: null,
    tokenHash: null,
  }),
  failedCode: 'booking-failed-paypal',
  declineCode: null,
  takesNewInput: false,
  // A failed capture cannot be repeated on its order.
  endsWithFailure: true,
  isConfirmedUnseen: false,
  goesBackToProvider: true,
};

function subjectOf(type: string): EventSubject {
  if (type === 'CHECKOUT.ORDER.APPROVED') return 'approval';
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.')) return 'refund';
  if (type === 'PAYMENT.CAPTURE.REVERSED') return 'all-refunds';
  if (type.startsWith('CHECKOUT.ORDER.') || type.startsWith('PAYMENT.CAPTURE.')) return 'payment';
  return type.startsWith('CUSTOMER.DISPUTE.') ? 'dispute' : 'nothing';
}

export const paypalProviderRules: ProviderRules = { capturesLater: true, proofCostsRequest: true, subjectOf };
