// What a cancel says of itself, before and after (docs/domain/lifecycle.md#cancelling).
import type { CancelQuote } from '#src/domain/booking/cancel-quote.ts';
import type { CancelCause } from '#src/domain/booking/refund-share.ts';
import { usdText } from '#src/texts/money-text.ts';
import type { LockedBooking } from '../booking/index.ts';

type Booking = Pick<LockedBooking, 'status' | 'paid_cents'>;

const causes: Readonly<Partial<Record<CancelCause, string>>> = {
  host: 'Your host is cancelling, so you get a full refund.',
  host_late: 'Your host is more than 15 minutes late, so you get a full refund.',
  unsafe_weather: 'The weather is unsafe, so you get a full refund.',
};

/** Why this percentage and no other. */
export function reasonOf({ status, paid_cents }: Booking, cause: CancelCause, { percent }: CancelQuote): string {
  if (status === 'held') return 'Nothing has been paid yet.';
  if (status === 'requested') return 'Your host hasn’t replied yet, so you get a full refund.';
  const told = causes[cause];
  if (told !== undefined) return told;
  if (percent === 100) return 'You’re cancelling in time, so you get a full refund.';
  if (percent === 0) return 'This booking is no longer refundable.';
  return paid_cents === 0
    ? 'Nothing was paid online.'
    : `At this time ${percent}% of what you paid online is refunded.`;
}

/** What would happen; nothing has yet. */
export function quotedMessage({ status }: Booking, { refund_cents }: CancelQuote): string {
  if (status === 'held') return 'Your seats would be released.';
  if (refund_cents === 0) return 'If you cancel now, there is no refund.';
  return `If you cancel now, ${usdText(refund_cents)} goes back to the way you paid.`;
}

/** What has happened. */
export function cancelledMessage({ status }: Booking, { refund_cents }: CancelQuote): string {
  if (status === 'held') return 'Your seats have been released.';
  if (refund_cents === 0) return 'Booking cancelled.';
  return `Booking cancelled. ${usdText(refund_cents)} goes back to the way you paid; banks usually show it within 5 to 10 days.`;
}
