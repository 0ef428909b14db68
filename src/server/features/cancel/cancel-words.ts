// What a cancel says of itself, before and after (docs/domain/lifecycle.md#cancelling).
import type { CancelQuote } from '#src/domain/booking/cancel-quote.ts';
import type { CancelCause } from '#src/domain/booking/refund-share.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { LockedBooking } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';

type Booking = Pick<LockedBooking, 'status' | 'paid_cents'>;

const causes = ['host', 'host_late', 'unsafe_weather'] as const;

/** Why this percentage and no other. */
export function reasonOf({ status, paid_cents }: Booking, cause: CancelCause, { percent }: CancelQuote): string {
  if (status === 'held' || status === 'requested') return t(`cancel.why.${status}`);
  const reported = causes.find((one) => one === cause);
  if (reported !== undefined) return t(`cancel.why.${reported}`);
  if (percent === 100) return t('cancel.why.inTime');
  if (percent === 0) return t('cancel.why.late');
  return paid_cents === 0 ? t('cancel.why.unpaid') : t('cancel.why.part', { percent });
}

/** What would happen, or what has happened. */
export function cancelMessage({ status }: Booking, { refund_cents }: CancelQuote, stage: 'quoted' | 'done'): string {
  if (status === 'held') return t(`cancel.${stage}.held`);
  if (refund_cents === 0) return t(`cancel.${stage}.nothing`);
  return t(`cancel.${stage}.refund`, { amount: priceText(refund_cents) });
}
