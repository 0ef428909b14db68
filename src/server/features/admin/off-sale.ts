// A listing, or all of a host, is taken off sale or put back by the staff (docs/listings.md#taken-off-sale).
import type { AuditAction } from '#src/domain/admin/audit-actions.ts';
import { type BookingChoice, causeOfChoice } from '#src/domain/listing/off-sale.ts';
import { afterAct, putBackTo, type StaffAct } from '#src/domain/listing/review-state.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/staff-log/index.ts';
import { endDeparturesOf, insertCalledOff, type OffSale } from '#src/server/features/host-day/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  logListing,
  lockAgainstClaims,
  lockListing,
  maySell,
  setCourseStatus,
  updateDraft,
  queueWords,
  queueHostWords,
} from '#src/server/features/listing/index.ts';
import { type Transaction } from 'kysely';
import { type Database } from '#src/server/platform/db/schema.ts';
import { findCoursesToStop, moveCoursesOf, setHidden } from './departures-queries.ts';

type Trx = Transaction<Database>;

const audits: Readonly<Record<StaffAct, AuditAction>> = {
  suspend: 'listing-suspended',
  take_down: 'listing-taken-down',
  put_back: 'listing-put-back',
};

// admin/listing-act: the staff take a listing off sale or put it back, though its host did not ask (docs/listings.md#taken-off-sale).
const listingAct: Handler<'admin/listing-act'> = async (input, { services, actor }) => {
  const { listing_id: id, act, reason } = input;
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const choice: BookingChoice = act === 'put_back' ? 'keep' : (input.bookings ?? 'keep');
  const done = await inTransaction(services.db, async (trx): Promise<Done | Refusal> => {
    const row = await lockListing(trx, id);
    if (row === null) return refuse('listing-not-found');
    const stale = askFresh(actor, 'off-sale');
    if (stale) return stale;
    if (row.version !== Math.max(1, input.version)) return refuse('listing-changed');
    const to = afterAct(act, row.status);
    if (to === null || to === 'gone' || row.course_id === null) return refuse('listing-state');
    if (act === 'put_back' && !(await maySell(trx, row.host_id))) return refuse('host-off-sale');
    await lockAgainstClaims(trx, [row.course_id]);
    const status = act === 'put_back' ? putBackTo(row.stopped_from) : to;
    await setCourseStatus(trx, row.course_id, status);
    await updateDraft(trx, row.draft_id, {});
    await logListing(trx, row.draft_id, { act, by: { actorId: userId, onBehalfOf: null }, words: reason });
    const departures = await callOff(trx, { courseId: row.course_id }, { choice, actorId: userId });
    await writeAudit(trx, {
      actorId: userId,
      action: audits[act],
      subject: `course:${row.course_id}`,
      detail: {
        before: row.status,
        after: status,
        ...(act !== 'put_back' && { bookings: choice, departures }),
        reason,
      },
    });
    await queueWords(trx, row, { kind: `listing-${act}`, words: reason });
    return { hostId: row.host_id, departures };
  });
  if (isRefusal(done)) return done;
  // What is not ended here, the jobs end.
  if (done.departures > 0) await endDeparturesOf(services, done.hostId);
  return { message: t(`listing.staff.${act}`, { departures: done.departures }) };
};

interface Done {
  hostId: string;
  /** That are called off. */
  departures: number;
}

/** Calls off the departures ahead, where that was chosen; answers how many. */
async function callOff(
  trx: Trx,
  off: OffSale,
  { choice, actorId }: { choice: BookingChoice; actorId: string },
): Promise<number> {
  const cause = causeOfChoice(choice);
  return cause === null ? 0 : insertCalledOff(trx, off, { cause, actorId });
}

interface Hiding {
  actorId: string;
  reason: string;
}

/**
 * Takes everything of a host off sale; answers how many listings, and how many departures are called off. What is not ended by the
 * caller, the jobs end.
 */
export async function hideHost(
  trx: Trx,
  hostId: string,
  { choice, actorId, reason }: Hiding & { choice: BookingChoice },
): Promise<{ listings: number; departures: number }> {
  await setHidden(trx, hostId, true);
  await lockAgainstClaims(trx, await findCoursesToStop(trx, hostId));
  const listings = await moveCoursesOf(trx, hostId, { act: 'suspend', actorId, words: reason });
  const departures = await callOff(trx, { hostId }, { choice, actorId });
  await writeAudit(trx, {
    actorId,
    action: 'host-hidden',
    subject: `host:${hostId}`,
    detail: { listings, bookings: choice, departures, reason },
  });
  await queueHostWords(trx, hostId, { kind: 'host-hidden', words: reason });
  return { listings, departures };
}

/** Puts back what was taken off sale with the host, each listing as it was; what was taken down by itself stays so. */
export async function showHost(trx: Trx, hostId: string, { actorId, reason }: Hiding): Promise<number> {
  await setHidden(trx, hostId, false);
  const listings = await moveCoursesOf(trx, hostId, { act: 'put_back', actorId, words: reason });
  await writeAudit(trx, { actorId, action: 'host-shown', subject: `host:${hostId}`, detail: { listings, reason } });
  await queueHostWords(trx, hostId, { kind: 'host-shown', words: reason });
  return listings;
}

/** The call that takes a listing off sale or puts it back. */
export const offSaleCalls = { 'admin/listing-act': listingAct } as const;
