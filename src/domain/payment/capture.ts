// Rules around a capture: PayPal's money moves when we request it (docs/domain/checkout.md#ways-to-pay, ADR 011).
import type { PaymentFacts, PaidBooking } from './decision.ts';
import { isHoldLive } from '#src/domain/booking/window.ts';

/**
 * Whether an approved payment may be captured at `now` (ms since 1970); call it under the locks. Late money is
 * impossible this way: a booking that has ended, was replaced, or has lost its seats is not captured.
 */
export function mayCapture(payment: PaymentFacts, booking: PaidBooking, now: number): boolean {
  const isLive = payment.status !== 'succeeded' && payment.status !== 'cancelled' && payment.status !== 'failed';
  if (!isLive || booking.status !== 'held' || booking.isReplaced || !booking.isSameQuote) return false;
  return isHoldLive(booking.hold_until, now) || (booking.areSeatsFree && !booking.hasBegun);
}

export type IssueStep =
  /** The payer can fix it at PayPal: another source of money, or approving first. */
  | 'send-payer-back'
  /** It is done or in progress: query the order until its state is known. */
  | 'ask'
  /** Another order of this booking was paid: query once whether it was this one; if not, it failed. */
  | 'ask-once'
  /** PayPal's or the bank's limit. */
  | 'limit'
  /** Nothing was paid; another method may work. */
  | 'failed';

const steps: Readonly<Record<string, IssueStep>> = {
  INSTRUMENT_DECLINED: 'send-payer-back',
  ORDER_NOT_APPROVED: 'send-payer-back',
  PAYER_ACTION_REQUIRED: 'send-payer-back',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'send-payer-back',
  ORDER_ALREADY_CAPTURED: 'ask',
  ORDER_COMPLETION_IN_PROGRESS: 'ask',
  DUPLICATE_INVOICE_ID: 'ask-once',
  TRANSACTION_LIMIT_EXCEEDED: 'limit',
};

/** The step for an issue of a refused capture. PayPal may add issues at any time; an unknown one is `failed`. */
export function stepForIssue(issue: string | null): IssueStep {
  return steps[issue ?? ''] ?? 'failed';
}

const refusals: ReadonlySet<string> = new Set([
  'AGREEMENT_ALREADY_CANCELLED',
  'COMPLIANCE_VIOLATION',
  'DECLINED_DUE_TO_RELATED_TXN',
  'DOMESTIC_TRANSACTION_REQUIRED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_REFUSED',
]);

/** True for a refusal caused by our account or request, or an unknown one: worth a line in the log. */
export function isOurFault(issue: string | null): boolean {
  return stepForIssue(issue) === 'failed' && !refusals.has(issue ?? '');
}
