// booking/confirm: a host accepts or declines a requested booking of an own course (docs/domain/lifecycle.md#requests).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { answerRequest } from './end-request.ts';
import { actingAs, openBooking } from '#src/server/features/booking/index.ts';

export const route = 'booking/confirm';

export const handle: Handler<typeof route> = async ({ booking_id, decision = 'accept', reason = '' }, call) => {
  const opened = await openBooking({ booking_id }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  return answerRequest(call.services, { bookingId: booking_id, decision, reason, by });
};
