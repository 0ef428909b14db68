// What stands before and after a capture: the moment when PayPal's money moves because we say so
// (docs/domain/checkout.md#ways-to-pay, ADR 011).
import type { PaymentFacts, PaidBooking } from './decision.ts';
import { isHoldLive } from '#src/domain/booking/window.ts';

/**
 * Whether an approved payment may be captured at `now` (ms since 1970), asked under the locks. Late money cannot come
 * this way: a booking that has ended, was replaced, or has lost its seats is not captured at all.
 */
export function mayCapture(payment: PaymentFacts, booking: PaidBooking, now: number): boolean {
  const isLive = payment.status !== 'succeeded' && payment.status !== 'cancelled' && payment.status !== 'failed';
  if (!isLive || booking.status !== 'held' || booking.isReplaced || !booking.isSameQuote) return false;
  return isHoldLive(booking.hold_until, now) || (booking.areSeatsFree && !booking.hasBegun);
}

/** What to do about a definite no of PayPal. */
export type IssueStep =
  /** The payer can mend it at PayPal: another source of money, or agreeing first. */
  | 'send-payer-back'
  /** It has happened already, or is happening: ask how the order stands, until that is known. */
  | 'ask'
  /** Another order of this booking was paid: ask once whether it was this one; if not, nothing came of it. */
  | 'ask-once'
  /** PayPal's or the bank's limit. */
  | 'limit'
  /** Nothing came of it; another way to pay may work. */
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

/** The step for an issue of a refused capture. PayPal adds issues at any time, so an unknown one is `failed`. */
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

/** True for a refusal that is about our account or our request, or that nobody has sorted yet: worth a line in the log. */
export function isOurFault(issue: string | null): boolean {
  return stepForIssue(issue) === 'failed' && !refusals.has(issue ?? '');
}
