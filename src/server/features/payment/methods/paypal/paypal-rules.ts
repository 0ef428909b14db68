// PayPal among the ways to pay and among the providers.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { EventSubject, PayMethodRules, ProviderRules } from '../rules.ts';

export const paypalRules: PayMethodRules = {
  nameInText: 'PayPal',
  provider: 'paypal',
  charge: ({ dueCents }) => ({
    amountMinor: dueCents,
    currency: priceCurrency().code,
    rate: null,
    tokenHash: null,
  }),
  failedCode: 'booking-failed-paypal',
  declineCode: null,
  takesNewInput: false,
  // An order whose capture failed cannot be captured again.
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
