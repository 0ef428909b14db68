// Opens a booking for whoever may see it: by login, by ref and token, or in the browser that made it (product 4).
import { readRef } from '#src/domain/booking/ref.ts';
import type { CallContext } from '#src/server/call.ts';
import { findDetail, type DetailRow } from './detail-queries.ts';
import { viewerOf, type Viewer } from './viewer.ts';

/** What names a booking, and the secret of a mail. */
export interface Opener {
  booking_id?: string | undefined;
  ref?: string | undefined;
  token?: string | undefined;
}

/** The booking with the role in which the caller sees it. Null: another's booking answers as a missing one. */
export async function openBooking(
  { booking_id, ref, token }: Opener,
  call: Pick<CallContext, 'actor' | 'visitor' | 'services'>,
): Promise<{ row: DetailRow; viewer: Viewer } | null> {
  const written = ref === undefined ? null : readRef(ref);
  const by = booking_id !== undefined ? { id: booking_id } : written !== null ? { ref: written } : null;
  const row = by === null ? null : await findDetail(call.services.db, by, call.visitor.id);
  const viewer = row && viewerOf(row, call, token);
  // Both names of one booking must agree, or the wrong one was meant.
  const isOne = written === null || row?.ref === written;
  return row && viewer && isOne ? { row, viewer } : null;
}
