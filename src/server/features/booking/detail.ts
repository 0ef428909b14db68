// booking/detail: a booking in full, for whoever may open it; another's booking answers as a missing one (spec 7).
import { readRef } from '#src/domain/booking/ref.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findDetail } from './detail-queries.ts';
import { toDetail } from './to-detail.ts';
import { viewerOf } from './viewer.ts';

export const route = 'booking/detail';

export const handle: Handler<typeof route> = async ({ booking_id, ref, token }, call) => {
  const written = ref === undefined ? null : readRef(ref);
  const by = booking_id !== undefined ? { id: booking_id } : written !== null ? { ref: written } : null;
  const row = by === null ? null : await findDetail(call.services.db, by);
  const viewer = row && viewerOf(row, call, token);
  if (!row || !viewer) return refuse('booking-not-found');
  return toDetail(row, viewer, call.services.keys);
};
