// A payment that came to nothing is no news by itself: what the guest is told depends on what became of the booking.
import { lossOf, type Loss } from '#src/domain/payment/lost-payment.ts';
import type { ErrorCode } from '#src/contract/errors.ts';
import type { Services } from '#src/server/services.ts';
import { findBookingLeft } from './payment-queries.ts';
import type { Applied } from './outcome.ts';

/** What the guest is told: as the provider said it, or why this payment is not the one. */
export type Told = Exclude<Applied, { result: 'refunded' | 'cancelled' }> | { result: 'lost'; code: ErrorCode };

/** The words for each loss but `paid`, which is told as paid. Only a hold that lapsed says that places were released. */
export const lossCodes = {
  replaced: 'hold-replaced',
  'called-off': 'time-unavailable',
  elsewhere: 'payment-in-progress',
  // Most often the other way to pay is about to begin: a moment later it is known.
  ended: 'payment-in-progress',
  lapsed: 'hold-expired',
} as const satisfies Record<Exclude<Loss, 'paid'>, ErrorCode>;

/** The truth about a booking for whoever has just tried to pay it: paid by another tab or way counts as paid. */
export async function tellTruth({ db }: Pick<Services, 'db'>, bookingId: string, applied: Applied): Promise<Told> {
  if (!isNothing(applied)) return applied;
  const booking = await findBookingLeft(db, bookingId);
  const loss = booking === null ? 'lapsed' : lossOf(booking);
  if (loss === 'paid') return { result: 'paid' };
  // A card or an account that was refused may be mended as long as the hold lasts.
  if (applied.result === 'declined' || applied.result === 'failed') return applied;
  return { result: 'lost', code: lossCodes[loss] };
}

type Nothing = Extract<Applied, { result: 'refunded' | 'cancelled' | 'declined' | 'failed' }>;

function isNothing(applied: Applied): applied is Nothing {
  return ['refunded', 'cancelled', 'declined', 'failed'].includes(applied.result);
}
