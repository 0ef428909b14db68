// The card among the ways to pay, and Stripe among the providers.
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { declineCodeOf } from '#src/domain/payment/decline.ts';
import type { EventSubject, PayMethodRules, ProviderRules } from '../rules.ts';

export const cardRules: PayMethodRules = {
  nameInText: 'card',
  provider: 'stripe',
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
