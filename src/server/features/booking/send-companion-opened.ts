// Opens a booking for whoever may say who comes along: its guest, by login, cookie or the token of a mail.
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { openBooking, type Opener } from './detail-open.ts';
import type { DetailRow } from './detail-queries.ts';

/** The booking, or a refusal: another's is not found, and its own host may look but invite nobody. */
export async function openAsGuest(opener: Opener, call: CallContext): Promise<DetailRow | Refusal> {
  const opened = await openBooking(opener, call);
  if (!opened) return refuse('booking-not-found');
  return opened.viewer === 'host' ? refuse('forbidden') : opened.row;
}
