// What the staff do with listings though no host asked.
import { isSame } from '#src/domain/listing/change.ts';
import { listingParts } from '#src/domain/listing/content.ts';
import { afterAct } from '#src/domain/listing/review-state.ts';
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit, askFresh } from '#src/server/features/audit/index.ts';
import { t } from '#src/server/features/texts.ts';
import { contentOf } from '#src/server/features/listing/content.ts';
import { logListing } from '#src/server/features/listing/history-queries.ts';
import { type Content, lockListing, updateDraft, findListing } from '#src/server/features/listing/listing-queries.ts';
import { lacksOf } from '#src/server/features/listing/own-listing.ts';
import { cleanPatch } from '#src/server/features/listing/patch.ts';
import { queueWords, queueHostWords } from '#src/server/features/listing/review/index.ts';
import { lacksAmong } from '#src/server/features/listing/save-parts.ts';
import { updateCourse } from '#src/server/features/listing/write-course-queries.ts';
import type { Transaction } from 'kysely';
import { causeOfChoice } from '#src/domain/listing/off-sale.ts';
import type { Database } from '#src/server/db/schema.ts';
import { closeSlot, endDeparture, lockSlot, openSlot } from '#src/server/features/departure/index.ts';
import { findDeparturesAhead } from './departure-queries.ts';

// admin/listing-correct: the staff correct words of a listing by the rules of its editor (docs/listings.md#words-corrected-by-the-staff).
const correct: Handler<'admin/listing-correct'> = async (
  { listing_id, version, words, reason },
  { services, actor },
) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  return inTransaction(services.db, async (trx): Promise<CallOutput<'admin/listing-correct'> | Refusal> => {
    const row = await lockListing(trx, listing_id);
    if (row === null) return refuse('listing-not-found');
    if (row.version !== Math.max(1, version)) return refuse('listing-changed');
    if (afterAct('correct', row.status) === null) return refuse('listing-state');
    const before = contentOf(row);
    const after = { ...before, ...cleanPatch(before, patchOf(before, words)) };
    const parts = listingParts.filter((part) => !isSame(before[part], after[part]));
    if (parts.length === 0) return { message: t('listing.staff.same') };
    if (lacksAmong(parts, lacksOf(row, after, services))) return refuse('listing-incomplete');
    if (row.course_id !== null) await updateCourse(trx, row.course_id, after);
    await updateDraft(trx, row.draft_id, row.course_id === null ? { content: after } : {});
    const by = { actorId, onBehalfOf: null };
    for (const part of parts) {
      const change = { part, before: before[part] ?? null, after: after[part], waits: false, isSeen: true } as const;
      await logListing(trx, row.draft_id, { act: 'change', by, change, words: reason });
    }
    const only = (content: Content) => Object.fromEntries(parts.map((part) => [part, content[part] ?? null]));
    await writeAudit(trx, {
      actorId,
      action: 'listing-corrected',
      subject: row.course_id === null ? `listing:${row.draft_id}` : `course:${row.course_id}`,
      detail: { before: only(before), after: only(after), reason },
    });
    await queueWords(trx, row, { kind: 'listing-correct', words: reason });
    return { message: t('listing.staff.correct') };
  });
};

/** The parts that the words belong to, with all else of them as it was. */
function patchOf(
  { kind, story, place, details }: Content,
  { title, summary, description, steps, meeting, ...lists }: CallInput<'admin/listing-correct'>['words'],
): Parameters<typeof cleanPatch>[1] {
  const told = { summary: '', description: '', steps: [], ...story };
  return {
    kind: { category_id: kind?.category_id ?? null, title: title ?? kind?.title ?? '' },
    story: {
      summary: summary ?? told.summary,
      description: description ?? told.description,
      steps: steps ?? told.steps,
    },
    ...(place && { place: { ...place, text: meeting ?? place.text } }),
    ...(details && { details: { ...details, ...defined(lists) } }),
  };
}

/** Without what was not sent. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

type Asked = CallInput<'admin/departure-act'>;

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

// admin/departures: what is ahead of a listing, for the staff (docs/listings.md#one-departure).
const departuresCall: Handler<'admin/departures'> = async ({ listing_id: id }, { services: { db } }) => {
  const listing = await findListing(db, id);
  if (listing === null) return refuse('listing-not-found');
  // A draft has none yet.
  return { departures: listing.course_id === null ? [] : await findDeparturesAhead(db, listing.course_id) };
};

/** The calls of this file by name. */
export const adminCalls = {
  'admin/listing-correct': correct,
  'admin/departure-act': departureAct,
  'admin/departures': departuresCall,
} as const;
