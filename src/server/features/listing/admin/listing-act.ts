// admin/listing-act: the staff take a listing off sale or put it back, though its host did not ask (docs/listings.md#taken-off-sale).
import type { Transaction } from 'kysely';
import type { AuditAct } from '#src/domain/admin/audit-acts.ts';
import { type BookingChoice, causeOfChoice } from '#src/domain/listing/off-sale.ts';
import { afterAct, putBackTo, type StaffAct } from '#src/domain/listing/review-state.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import type { Database } from '#src/server/db/schema.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askFresh, writeAudit } from '#src/server/features/audit/index.ts';
import { endDeparturesOf, insertCalledOff, type OffSale } from '#src/server/features/host-day/index.ts';
import { t } from '#src/server/features/texts.ts';
import { logListing } from '#src/server/features/listing/history-queries.ts';
import {
  lockAgainstClaims,
  lockListing,
  maySell,
  setCourseStatus,
  updateDraft,
} from '#src/server/features/listing/listing-queries.ts';
import { queueWords } from '#src/server/features/listing/review/index.ts';

export const route = 'admin/listing-act';

type Trx = Transaction<Database>;

const audits: Readonly<Record<StaffAct, AuditAct>> = {
  suspend: 'listing-suspended',
  take_down: 'listing-taken-down',
  put_back: 'listing-put-back',
};

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
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
export async function callOff(
  trx: Trx,
  off: OffSale,
  { choice, actorId }: { choice: BookingChoice; actorId: string },
): Promise<number> {
  const cause = causeOfChoice(choice);
  return cause === null ? 0 : insertCalledOff(trx, off, { cause, actorId });
}
