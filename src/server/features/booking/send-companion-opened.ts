// Opens a booking for whoever may say who comes along: its guest, by login, cookie or the token of a mail.
import { readRef } from '#src/domain/booking/ref.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { findDetail, type DetailRow } from './detail-queries.ts';
import { viewerOf } from './viewer.ts';

export interface Opener {
  booking_id?: string | undefined;
  ref?: string | undefined;
  token?: string | undefined;
}

/** The booking, or a refusal: another's is not found, and its own host may look but invite nobody. */
export async function openAsGuest(opener: Opener, call: CallContext): Promise<DetailRow | Refusal> {
  const { booking_id: id, ref: written, token } = opener;
  const ref = written === undefined ? null : readRef(written);
  const by = id !== undefined ? { id } : ref !== null ? { ref } : null;
  const row = by === null ? null : await findDetail(call.services.db, by);
  const viewer = row && viewerOf(row, call, token);
  // Both names of one booking must agree, or the wrong one was meant.
  if (!row || !viewer || (ref !== null && row.ref !== ref)) return refuse('booking-not-found');
  return viewer === 'host' ? refuse('forbidden') : row;
}
