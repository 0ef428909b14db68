// How a booking ended and what went back, in the words of its page (product 6).
import { centsToUsd } from '#src/domain/money/usd.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { DetailRow } from './detail-queries.ts';

type Detail = CallOutput<'booking/detail'>;

/** Who ended it, why and when; null for one that goes on, or that merely ran out of time before it was paid. */
export function endingOf(row: DetailRow): Detail['ended'] {
  const { cancelled_by: by, cancel_cause: cause, cancel_reason: reason, closed_at: at, refund_percent: percent } = row;
  if (by === null || cause === null || at === null) return null;
  return { by, cause, reason, at: at.toISOString(), refund_percent: percent ?? 0 };
}

const states: Readonly<Record<string, Detail['refunds'][number]['state']>> = { succeeded: 'done', failed: 'failed' };

const whys: Readonly<Record<string, string>> = {
  late_or_surplus: 'Your payment came too late',
  cancelled: 'Booking cancelled',
  declined: 'Request declined',
  request_expired: 'Request not answered in time',
  rescheduled: 'Moved to a cheaper date',
  goodwill: 'Refunded as a goodwill',
  external: 'Given back by the operator',
};

/** Money on its way back, oldest first. */
export function refundsOf(row: DetailRow): Detail['refunds'] {
  return row.refunds.map(({ due_cents, status, reason, at }) => ({
    amount: centsToUsd(due_cents),
    state: states[status] ?? 'pending',
    at: new Date(at).toISOString(),
    why: whys[reason] ?? '',
  }));
}
