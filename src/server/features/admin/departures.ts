// Departures of a listing, and what the staff do with one (docs/listings.md#one-departure).
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit, askFresh } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findListing, queueHostWords } from '#src/server/features/listing/index.ts';
import type { Transaction } from 'kysely';
import { causeOfChoice } from '#src/domain/listing/off-sale.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { closeSlot, endDeparture, lockSlot, openSlot } from '#src/server/features/host-day/index.ts';
import { findDeparturesAhead } from './departures-queries.ts';

type DepartureActInput = CallInput<'admin/departure-act'>;

const audits = { close: 'departure-closed', open: 'departure-opened', cancel: 'departure-cancelled' } as const;

// admin/departure-act: the staff close one departure, open it again or cancel it (docs/listings.md#one-departure).
const departureAct: Handler<'admin/departure-act'> = async (asked, { services, actor }) => {
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
  { course_id: courseId, date, time, act, bookings = 'offer', reason }: DepartureActInput,
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

// admin/departures: what is ahead of a listing, for the staff (docs/listings.md#one-departure).
const departuresCall: Handler<'admin/departures'> = async ({ listing_id: id }, { services: { db } }) => {
  const listing = await findListing(db, id);
  if (listing === null) return refuse('listing-not-found');
  // A draft has none yet.
  return { departures: listing.course_id === null ? [] : await findDeparturesAhead(db, listing.course_id) };
};

/** The calls of departures. */
export const departureCalls = { 'admin/departure-act': departureAct, 'admin/departures': departuresCall } as const;
