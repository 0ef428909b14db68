import type { ProviderName } from '#src/server/gateways/payment-port.ts';

/** What an event is about, and so what is asked for again; `approval`: the guest has just agreed. */
export type EventSubject = 'payment' | 'approval' | 'refund' | 'all-refunds' | 'dispute' | 'nothing';

/** The subject of an event by its type, in the provider's own names. Everything that is none of ours is `nothing`. */
export function subjectOf(provider: ProviderName, type: string): EventSubject {
  return provider === 'stripe' ? ofStripe(type) : ofPaypal(type);
}

function ofStripe(type: string): EventSubject {
  if (type.startsWith('payment_intent.')) return 'payment';
  if (type === 'charge.refunded') return 'all-refunds';
  if (type.startsWith('refund.') || type.startsWith('charge.refund.')) return 'refund';
  return type.startsWith('charge.dispute.') ? 'dispute' : 'nothing';
}

function ofPaypal(type: string): EventSubject {
  if (type === 'CHECKOUT.ORDER.APPROVED') return 'approval';
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.')) return 'refund';
  if (type === 'PAYMENT.CAPTURE.REVERSED') return 'all-refunds';
  if (type.startsWith('CHECKOUT.ORDER.') || type.startsWith('PAYMENT.CAPTURE.')) return 'payment';
  return type.startsWith('CUSTOMER.DISPUTE.') ? 'dispute' : 'nothing';
}
