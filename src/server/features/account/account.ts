// Links in mails, bookings that wait for their owner, and what an owner sees and changes.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { answerOffered, findOffered, type OfferedRow } from './queries.ts';
import { t } from '#src/server/features/texts.ts';
import { limits } from '#src/domain/limits.ts';

// account/answer: the owner takes a booking made with the own address into the list, or says that it is not mine.
const answer: Handler<'account/answer'> = async ({ booking_id, decision }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const isAccepted = decision === 'accept';
  const isWritten = await answerOffered(services.db, {
    bookingId: booking_id,
    userId: actor.userId,
    becomes: isAccepted ? 'joined' : 'refused',
  });
  if (!isWritten) return refuse('booking-not-found');
  return {
    message: isAccepted ? t('account.accepted') : t('account.refused'),
  };
};

// account/offered: bookings made with the account's address, which only its owner takes in (docs/accounts.md#offered-bookings).
const offered: Handler<'account/offered'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await findOffered(services.db, actor.userId, limits.pageSize);
  return { data: rows.map(toOffered) };
};

/** Maps such a booking to the wire. */
export function toOffered({ first_name, last_name, status, created_at, ...row }: OfferedRow) {
  return {
    ...row,
    guest_name: `${first_name} ${last_name}`.trim(),
    booking_status: status,
    created_at: created_at.toISOString(),
  };
}

/** The calls of this file by name. */
export const accountCalls = {
  'account/answer': answer,
  'account/offered': offered,
} as const;
