// What a cancel says of itself, before and after (docs/domain/lifecycle.md#cancelling).
import type { CancelQuote } from '#src/domain/booking/cancel-quote.ts';
import type { CancelCause } from '#src/domain/booking/refund-share.ts';
import { centsToUsd } from '#src/domain/money/money.ts';
import type { LockedBooking } from '../booking/index.ts';

type Booking = Pick<LockedBooking, 'status' | 'paid_cents'>;

const causes: Readonly<Partial<Record<CancelCause, string>>> = {
  host: 'The host cancels, so everything comes back.',
  host_late: 'The host is more than 15 minutes late, so everything comes back.',
  unsafe_weather: 'The weather is not safe, so everything comes back.',
};

/** Why this percentage and no other. */
export function reasonOf({ status, paid_cents }: Booking, cause: CancelCause, { percent }: CancelQuote): string {
  if (status === 'held') return 'Nothing has been paid yet.';
  if (status === 'requested') return 'The host has not answered yet, so everything comes back.';
  const told = causes[cause];
  if (told !== undefined) return told;
  if (percent === 100) return 'You cancel in time, so everything comes back.';
  if (percent === 0) return 'The time to cancel for a refund is over.';
  return paid_cents === 0 ? 'Nothing was paid online.' : `At this time ${percent}% of what you paid online comes back.`;
}

const money = (cents: number) => `US$${centsToUsd(cents).toFixed(2)}`;

/** What would happen; nothing has yet. */
export function quotedMessage({ status }: Booking, { refund_cents }: CancelQuote): string {
  if (status === 'held') return 'Your places would be released.';
  if (refund_cents === 0) return 'If you cancel now, nothing comes back.';
  return `If you cancel now, ${money(refund_cents)} goes back to the way you paid.`;
}

/** What has happened. */
export function cancelledMessage({ status }: Booking, { refund_cents }: CancelQuote): string {
  if (status === 'held') return 'Your places are released.';
  if (refund_cents === 0) return 'Booking cancelled.';
  return `Booking cancelled. ${money(refund_cents)} goes back to the way you paid; banks usually show it within 5 to 10 days.`;
}
