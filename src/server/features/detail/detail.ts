// booking/detail: a booking in full, for anyone who may open it; another's booking answers as a missing one.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { loadDocuments } from './documents.ts';
import { openBooking } from '../booking/index.ts';
import { roleIn } from '../team/index.ts';
import { toDetail } from './to-detail.ts';

export const route = 'booking/detail';

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openBooking(input, call);
  if (!opened) return refuse('booking-not-found');
  const { row, viewer } = opened;
  const documents = await loadDocuments(call.services.db, { ...row, token: input.token });
  // A mail's link is the host's own.
  const hostRole = roleIn(row, call.actor.userId) ?? 'host';
  const { token } = input;
  return toDetail(row, { viewer, hostRole, documents, token, visitorId: call.visitor.id, keys: call.services.keys });
};
