import type { PaymentStatus } from './decision.ts';

/** `booking.payment`: what a booking says of its payment rows (product 4). */
export type PaymentSummary = 'none' | 'requires_action' | 'checking' | 'paid' | 'failed';

const summaries: Readonly<Record<PaymentStatus, PaymentSummary>> = {
  new: 'none',
  open: 'requires_action',
  action: 'requires_action',
  unknown: 'checking',
  succeeded: 'paid',
  cancelled: 'none',
  failed: 'failed',
};

/** The summary of a booking's latest payment row; null when it has none. Refunds and disputes are added elsewhere. */
export function paymentSummary(status: PaymentStatus | null): PaymentSummary {
  return status === null ? 'none' : summaries[status];
}
