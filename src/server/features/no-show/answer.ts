// no-show/answer: the host's side answers an objection, on a page or by the link of a message (docs/check-in.md#no-show).
import type { Transaction } from 'kysely';
import { canAnswerObjection, objectionOf } from '#src/domain/checkin/objection.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { lockBooking, openBooking } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findObjection, insertWords } from './queries.ts';

export const route = 'no-show/answer';

/** Keeps the host's words under the lock of the booking. Refuses `booking-not-found`, and `booking-state` where it is too late. */
export async function answerObjection(
  trx: Transaction<Database>,
  { bookingId, words }: { bookingId: string; words: string },
): Promise<Refusal | null> {
  const booking = await lockBooking(trx, bookingId);
  if (!booking) return refuse('booking-not-found');
  const known = await findObjection(trx, bookingId);
  const objection = objectionOf(booking.status, known.history);
  if (!canAnswerObjection(objection, known.words.no_show_host !== undefined, booking.now_ms))
    return refuse('booking-state');
  await insertWords(trx, { bookingId, kind: 'no_show_host', words });
  return null;
}

export const handle: Handler<typeof route> = async ({ words, ...credentials }, call) => {
  const opened = await openBooking(credentials, call);
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const refused = await inTransaction(call.services.db, (trx) =>
    answerObjection(trx, { bookingId: opened.row.id, words }),
  );
  return refused ?? { message: t('noShow.answered') };
};
