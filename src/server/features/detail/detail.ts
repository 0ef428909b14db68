// booking/detail: a booking in full, for anyone who may open it; another's booking answers as a missing one.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { mayDo } from '#src/server/http/identity.ts';
import { loadDocuments } from './documents.ts';
import { openBooking } from '#src/server/features/booking/index.ts';
import { roleIn } from '#src/server/features/team/index.ts';
import { toDetail } from './to-detail.ts';

export const route = 'booking/detail';

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openBooking(input, call, 'departures', 'bookings');
  if (!opened) return refuse('booking-not-found');
  const { row, viewer } = opened;
  const documents = await loadDocuments(call.services.db, { ...row, token: input.token });
  // A mail's link is the host's own.
  const hostRole = roleIn(row, call.actor.userId) ?? 'host';
  const seen = { viewer, hostRole, reads_only: viewer === 'operator' && !mayDo('booking-acts', call.actor) };
  const { visitor, services } = call;
  return toDetail(row, { ...seen, documents, token: input.token, visitorId: visitor.id, keys: services.keys });
};
