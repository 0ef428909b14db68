// request/answer: a host accepts or declines with the token of a mail, which says which booking and that it is its host
// (docs/mails.md#mails-to-hosts).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { actingAs, openBooking } from '#src/server/features/booking/index.ts';
import { answerRequest } from './end-request.ts';

/** Answers the request; a token that opens nothing, or opens it for its guest, finds no booking. */
export async function answerByToken(
  { ref, token, decision, reason = '' }: CallInput<'request/answer'>,
  call: Pick<CallContext, 'services' | 'actor' | 'visitor'>,
): Promise<CallOutput<'request/answer'> | Refusal> {
  const opened = await openBooking({ ref, token }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  return answerRequest(call.services, { bookingId: opened.row.id, decision, reason, by });
}

export const requestAnswer: Handler<'request/answer'> = (input, call) => answerByToken(input, call);
