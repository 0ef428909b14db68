// Listings in the back office, with corrections and what the staff take off sale (docs/reference/back-office.md#listings).
import type { Transaction } from 'kysely';
import { listingList } from '#src/contract/admin/catalogue-lists.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { AuditAction } from '#src/domain/admin/acts.ts';
import { type BookingChoice, causeOfChoice } from '#src/domain/listing/off-sale.ts';
import { afterAct, putBackTo, type StaffAct } from '#src/domain/listing/review-state.ts';
import type { Handler } from '#src/server/call.ts';
import {
  closeSlot,
  endDeparture,
  endDeparturesOf,
  insertCalledOff,
  lockSlot,
  type OffSale,
  openSlot,
} from '#src/server/features/host-day/index.ts';
import {
  correctWords,
  findListing,
  lockAgainstClaims,
  lockListing,
  logListing,
  maySell,
  queueHostWords,
  queueWords,
  setCourseStatus,
  updateDraft,
} from '#src/server/features/listing/index.ts';
import { askFresh, writeAudit } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { serveList } from './lists.ts';
import {
  findCoursesToStop,
  findDeparturesAhead,
  findListingLines,
  moveCoursesOf,
  setHidden,
} from './listings-queries.ts';
import { findAdminCities } from './places-queries.ts';
import { staffAct } from './staff-act.ts';

export const listings = serveList({
  list: listingList,
  call: 'admin/listings',
  find: ({ db }, query) => findListingLines(db, query),
  more: async ({ db }) => ({ cities: await findAdminCities(db) }),
});

// admin/listing-correct: follows the rules of the host's editor (docs/domain/listings.md#corrections-by-staff).
const correct = staffAct<'admin/listing-correct'>({
  async run(input, { trx, actorId, services }) {
    const correction = await correctWords(trx, { ...input, actorId }, services);
    if (isRefusal(correction)) return correction;
    if (correction === null) return { answer: { message: t('listing.staff.same') }, entry: null };
    const { subject, before, after } = correction;
    return {
      answer: { message: t('listing.staff.correct') },
      entry: { action: 'listing-corrected', subject, detail: { before, after, reason: input.reason } },
    };
  },
});

type Trx = Transaction<Database>;
type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>;

const listingAudits: Readonly<Record<StaffAct, AuditAction>> = {
  suspend: 'listing-suspended',
  take_down: 'listing-taken-down',
  put_back: 'listing-put-back',
};

// admin/listing-act: suspends a listing or restores it (docs/domain/listings.md#taking-off-sale).
const listingAct = staffAct<'admin/listing-act'>({
  async run({ listing_id: id, act, version, reason, bookings = 'keep' }, { trx, services, actor, actorId }) {
    const choice: BookingChoice = act === 'put_back' ? 'keep' : bookings;
    const row = await lockListing(trx, id);
    if (row === null) return refuse('listing-not-found');
    const stale = askFresh(actor, 'off-sale');
    if (stale) return stale;
    if (row.version !== Math.max(1, version)) return refuse('listing-changed');
    const to = afterAct(act, row.status);
    if (to === null || to === 'gone' || row.course_id === null) return refuse('listing-state');
    if (act === 'put_back' && !(await maySell(trx, row.host_id))) return refuse('host-off-sale');
    await lockAgainstClaims(trx, [row.course_id]);
    const status = act === 'put_back' ? putBackTo(row.stopped_from) : to;
    await setCourseStatus(trx, row.course_id, status);
    await updateDraft(trx, row.draft_id, {});
    await logListing(trx, row.draft_id, { act, by: { actorId, onBehalfOf: null }, words: reason });
    const departures = await callOff(trx, { courseId: row.course_id }, { choice, actorId });
    await queueWords(trx, row, { kind: `listing-${act}`, words: reason });
    const off = act === 'put_back' ? {} : { bookings: choice, departures };
    return {
      answer: { message: t(`listing.staff.${act}`, { departures }) },
      entry: {
        action: listingAudits[act],
        subject: `course:${row.course_id}`,
        detail: { before: row.status, after: status, ...off, reason },
      },
      after: async () => departures > 0 && endDeparturesOf(services, row.host_id),
    };
  },
});

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

/** Returns how many listings and departures. The jobs end what the caller does not. */
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

/** Restores what was hidden with the host; a listing suspended separately stays so. */
export async function showHost(trx: Trx, hostId: string, { actorId, reason }: Hiding): Promise<number> {
  await setHidden(trx, hostId, false);
  const listings = await moveCoursesOf(trx, hostId, { act: 'put_back', actorId, words: reason });
  await writeAudit(trx, { actorId, action: 'host-shown', subject: `host:${hostId}`, detail: { listings, reason } });
  await queueHostWords(trx, hostId, { kind: 'host-shown', words: reason });
  return listings;
}

const departureAudits = { close: 'departure-closed', open: 'departure-opened', cancel: 'departure-cancelled' } as const;

// admin/departure-act: closes, reopens or cancels one departure (docs/domain/listings.md#single-departures).
const departureAct = staffAct<'admin/departure-act', Listing>({
  async check({ course_id: courseId, act }, { services, actor }) {
    const listing = await findListing(services.db, String(courseId));
    if (listing === null) return refuse('course-not-found');
    return (act === 'cancel' ? askFresh(actor, 'off-sale') : null) ?? listing;
  },
  async run(input, { trx, actorId }, listing) {
    const { act, course_id: courseId, date, time, reason } = input;
    const bookings = await actOn(trx, input, actorId);
    if (isRefusal(bookings)) return bookings;
    const words = { kind: `host-departure-${act}`, words: reason, course_id: String(courseId), date, time } as const;
    await queueHostWords(trx, listing.host_id, words);
    const cancelled = act === 'cancel' ? { choice: input.bookings ?? 'offer', bookings } : {};
    return {
      answer: { message: t(`departure.staff.${act}`, { bookings }) },
      entry: {
        action: departureAudits[act],
        subject: `departure:${courseId}:${date}:${time}`,
        detail: { role: 'operator', ...cancelled, reason },
      },
    };
  },
});

async function actOn(
  trx: Transaction<Database>,
  { course_id: courseId, date, time, act, bookings = 'offer', reason }: CallInput<'admin/departure-act'>,
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

const departuresCall: Handler<'admin/departures'> = async ({ listing_id: id }, { services: { db } }) => {
  const listing = await findListing(db, id);
  if (listing === null) return refuse('listing-not-found');
  return { departures: listing.course_id === null ? [] : await findDeparturesAhead(db, listing.course_id) };
};

export const listingCalls = {
  'admin/departure-act': departureAct,
  'admin/departures': departuresCall,
  'admin/listing-act': listingAct,
  'admin/listing-correct': correct,
} as const;
