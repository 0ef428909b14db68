// admin/departure-act: the staff close one departure, open it again or cancel it (docs/listings.md#one-departure).
import type { Transaction } from 'kysely';
import { causeOfChoice } from '#src/domain/listing/off-sale.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { closeSlot, endDeparture, lockSlot, openSlot } from '#src/server/features/departure/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findListing } from '#src/server/features/listing/listing-queries.ts';
import { queueHostWords } from '#src/server/features/listing/review/index.ts';

export const route = 'admin/departure-act';

type Asked = CallInput<typeof route>;

const audits = { close: 'departure-closed', open: 'departure-opened', cancel: 'departure-cancelled' } as const;

export const handle: Handler<typeof route> = async (asked, { services, actor }) => {
  const { userId: actorId } = actor;
  const { act, course_id: courseId, date, time, reason } = asked;
  if (actorId === null) return refuse('unauthorized');
  const listing = await findListing(services.db, String(courseId));
  if (listing === null) return refuse('course-not-found');
  const stale = act === 'cancel' ? askFresh(actor, 'off-sale') : null;
  if (stale) return stale;
  const bookings = await inTransaction(services.db, async (trx): Promise<number | Refusal> => {
    const done = await actOn(trx, asked, actorId);
    if (isRefusal(done)) return done;
    await writeAudit(trx, {
      actorId,
      action: audits[act],
      subject: `departure:${courseId}:${date}:${time}`,
      detail: {
        role: 'operator',
        ...(act === 'cancel' && { choice: asked.bookings ?? 'offer', bookings: done }),
        reason,
      },
    });
    await queueHostWords(trx, listing.host_id, {
      kind: `host-departure-${act}`,
      words: reason,
      course_id: String(courseId),
      date,
      time,
    });
    return done;
  });
  return isRefusal(bookings) ? bookings : { message: t(`departure.staff.${act}`, { bookings }) };
};

/** Answers how many bookings it ended. */
async function actOn(
  trx: Transaction<Database>,
  { course_id: courseId, date, time, act, bookings = 'offer', reason }: Asked,
  actorId: string,
): Promise<number | Refusal> {
  const slot = { courseId, date, time };
  const locked = await lockSlot(trx, slot);
  if (isRefusal(locked)) return locked;
  if (locked.now_ms >= locked.starts_at) return refuse('departure-begun');
  if (act === 'open') await openSlot(trx, slot);
  if (act === 'close') await closeSlot(trx, slot, reason);
  if (act !== 'cancel') return 0;
  const by = { role: 'operator', actorId, onBehalfOf: null } as const;
  const cause = causeOfChoice(bookings);
  return endDeparture(trx, slot, { cause, reason: '', by, closedFor: reason });
}
