import { type Change, daysOfChange } from '#src/domain/availability/host/change.ts';
import { overlapDays, overlapsOf } from '#src/domain/availability/host/overlap.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { toReader } from '#src/server/platform/locale.ts';
import { isQuoteId, quoteIdOf } from '#src/server/features/booking/index.ts';
import { type Acting, findActing, findPanelHost } from '#src/server/features/team/index.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import { planChange, type PlannedListing, writeChange } from './change-plan.ts';
import { findListings, isOneAtATime, lockDays, type ListingRow, writeOneAtATime, findDayParties } from './queries.ts';
import { t } from '#src/server/features/texts.ts';
import { hostSlots } from '#src/domain/availability/host/slot.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

type Input = CallInput<'calendar/change'>;
type Output = CallOutput<'calendar/change'>;

// calendar/change: quotes whom it affects, then makes the change if that is still true.
const changeCall: Handler<'calendar/change'> = async (input, call) => {
  const whose = await findOwner(input, call);
  if (isRefusal(whose)) return whose;
  const request = { ...whose, change: changeOf(input.change), quoteId: input.quote_id };
  if (request.quoteId === undefined) return quoteIn(request, call);
  for (let round = 0; round < rounds; round += 1) {
    const answer = await changeIn(request, call);
    if (answer !== null) return answer;
  }
  return refuse('conflict');
};

const rounds = 4;
const namedMost = 60;

interface ChangeRequest {
  hostId: string;
  courseId: number | null;
  by: Acting;
  change: Change;
  quoteId: string | undefined;
}

async function findOwner(
  { host_id, course_id, change }: Input,
  { services, actor }: CallContext,
): Promise<Pick<ChangeRequest, 'hostId' | 'courseId' | 'by'> | Refusal> {
  if (course_id !== null) {
    const acting = await findActing(services.db, course_id, actor, 'calendar');
    return acting ? { ...acting, courseId: course_id } : refuse('course-not-found');
  }
  if (change.kind !== 'block' && change.kind !== 'unblock')
    return refuse('bad-input', { course_id: t('calendar.oneListing') });
  const host = await findPanelHost(services.db, host_id, actor, 'calendar');
  return host ? { hostId: host.hostId, by: host.by, courseId: null } : refuse('host-not-found');
}

/** A weekly change affects all coming days, and one more for zones ahead. */
function daysOf(change: Change, { gateways }: CallContext['services']): { from: string; to: string } {
  const yesterday = new Date(gateways.clock.now() - 86_400_000).toISOString().slice(0, 10);
  return daysOfChange(change) ?? { from: yesterday, to: '9999-12-31' };
}

function changeOf(change: Input['change']): Change {
  if (change.kind !== 'week') return change;
  return { ...change, rules: change.rules.map(({ time, ...rule }) => ({ ...rule, start_time: time })) };
}

async function quoteIn(request: ChangeRequest, { services }: CallContext): Promise<Output | Refusal> {
  const rows = await findListings(services.db, request, daysOf(request.change, services));
  const plans = planOf(rows, request);
  if (isRefusal(plans)) return plans;
  const figures = figuresOf(plans);
  const quote_id = quoteIdOf(services.keys, factsOf(request, plans));
  const overlaps = await findOverlaps(services.db, request, plans);
  return {
    changed: false,
    quote_id,
    ...figures,
    overlaps,
    message: toReader(() => t('calendar.quoted', totals(figures))),
  };
}

/** The host's other listings at the new times; none when they close each other. */
async function findOverlaps(
  db: CallContext['services']['db'],
  request: ChangeRequest,
  [plan]: readonly PlannedListing[],
) {
  if (plan === undefined || request.courseId === null) return [];
  const today = dateAt(plan.row.now_ms, plan.row.time_zone);
  const days = overlapDays(request.change, today);
  if (days === null || (await isOneAtATime(db, request.hostId))) return [];
  const all = await findListings(db, { hostId: request.hostId, courseId: null }, days);
  const others = all.filter(({ course_id: id }) => id !== request.courseId);
  return overlapsOf(plan.row, plan.after, { change: request.change, others, today });
}

/** Null when a departure was just made and is not locked: start again. */
async function changeIn(request: ChangeRequest, { services }: CallContext): Promise<Output | Refusal | null> {
  const days = daysOf(request.change, services);
  const listings = await findListings(services.db, request, days);
  return inTransaction(services.db, async (trx) => {
    const ids = listings.map((row) => row.course_id);
    if (!(await lockDays(trx, ids, days))) return null;
    const rows = await findListings(trx, request, days);
    if (rows.map((row) => row.course_id).join() !== ids.join()) return null;
    const plans = planOf(rows, request);
    if (isRefusal(plans)) return plans;
    const expected = quoteIdOf(services.keys, factsOf(request, plans), request.quoteId);
    if (!isQuoteId(request.quoteId ?? '', expected))
      return { ...refuse('quote-changed'), message: toReader(() => t('calendar.asksAgain')) };
    await writeChange(trx, plans, request);
    const figures = figuresOf(plans);
    return {
      changed: true,
      quote_id: null,
      ...figures,
      overlaps: [],
      message: toReader(() => t('calendar.changed', totals(figures))),
    };
  });
}

function planOf(rows: readonly ListingRow[], { change }: ChangeRequest): PlannedListing[] | Refusal {
  return rows.length === 0 ? refuse('course-not-found') : toReader(() => planChange(rows, change));
}

/** Holds are not guests yet: they do not change the quote. */
function factsOf({ hostId, change }: ChangeRequest, plans: readonly PlannedListing[]): (string | number)[] {
  const names = plans.flatMap(({ row, touched }) =>
    touched
      .filter((one) => one.bookings + one.requests > 0)
      .map((one) =>
        [row.course_id, one.local_date, one.start_time, one.effect, one.bookings, one.guests, one.requests].join(' '),
      ),
  );
  const listings = plans.map(({ row }) => row.course_id);
  return ['calendar', hostId, JSON.stringify(change), listings.join(), ...names];
}

function figuresOf(plans: readonly PlannedListing[]) {
  const touched = plans.flatMap(({ row, touched: slots }) =>
    slots.map(({ local_date, start_time, ...slot }) => ({
      course_id: row.course_id,
      title: row.title,
      date: local_date,
      time: start_time,
      effect: slot.effect,
      capacity: slot.capacity,
      taken: slot.taken,
      bookings: slot.bookings,
      guests: slot.guests,
      requests: slot.requests,
      holds: slot.holds,
    })),
  );
  const sum = (of: 'bookings' | 'guests' | 'requests' | 'holds') => touched.reduce((all, one) => all + one[of], 0);
  return {
    listings: plans.length,
    bookings: sum('bookings'),
    guests: sum('guests'),
    requests: sum('requests'),
    holds: sum('holds'),
    touched: touched
      .toSorted((one, other) => (one.date + one.time < other.date + other.time ? -1 : 1))
      .slice(0, namedMost),
  };
}

function totals({ bookings, guests, requests }: ReturnType<typeof figuresOf>) {
  return { bookings, guests, requests };
}

// calendar/one-at-a-time: guests of one listing close the others meanwhile (docs/domain/calendar.md#two-listings-at-one-time).
const oneAtATime: Handler<'calendar/one-at-a-time'> = async ({ host_id, is_on: isOn }, { services, actor }) => {
  const host = await findPanelHost(services.db, host_id, actor, 'calendar');
  if (!host) return refuse('host-not-found');
  const { hostId, by } = host;
  await inTransaction(services.db, async (trx) => {
    if (!(await writeOneAtATime(trx, hostId, isOn))) return;
    await writeAudit(trx, {
      actorId: by.actorId,
      action: 'calendar-one-at-a-time',
      subject: `host:${hostId}`,
      detail: { role: by.role, on_behalf_of: by.onBehalfOf, after: isOn },
    });
  });
  return { is_on: isOn, message: toReader(() => t(isOn ? 'calendar.oneAtATime' : 'calendar.eachAlone')) };
};

const longestRange = 62;

const range: Handler<'calendar/range'> = async ({ host_id, course_id, from, to }, { services, actor }) => {
  if (from > to || to >= addDays(from, longestRange))
    return refuse('bad-input', { to: t('calendar.range', { days: longestRange }) });
  const host = await findPanelHost(services.db, host_id, actor, 'calendar');
  if (!host) return refuse('host-not-found');
  const rows = await findListings(services.db, { hostId: host.hostId, courseId: course_id ?? null }, { from, to });
  const now = rows[0]?.now_ms ?? services.gateways.clock.now();
  const ids = rows.map((row) => row.course_id);
  const parties = from === to ? await findDayParties(services.db, ids, from) : [];
  const clock = { now, opens_from: services.config.bookingsOpenFrom };
  return {
    host_id: host.hostId,
    one_at_a_time: await isOneAtATime(services.db, host.hostId),
    today: dateAt(now, rows[0]?.time_zone ?? 'UTC'),
    listings: rows.map(({ course_id: id, title, city, time_zone, min_pax }) => ({
      course_id: id,
      title,
      city,
      time_zone,
      min_pax,
    })),
    departures: rows
      .flatMap((row) => hostSlots(row, { from, to }, clock).map((slot) => ({ course_id: row.course_id, ...slot })))
      .toSorted((one, other) => (one.date + one.time < other.date + other.time ? -1 : 1)),
    parties,
    blocks: rows.flatMap((row) =>
      row.exceptions
        .filter((one) => one.start_time === null)
        .map((one) => ({ course_id: row.course_id, date: one.local_date, reason: one.reason })),
    ),
  };
};

export const changeCalls = {
  'calendar/change': changeCall,
  'calendar/one-at-a-time': oneAtATime,
  'calendar/range': range,
} as const;

// The seats of one departure, in the caller's transaction (docs/domain/calendar.md#preview-of-a-change).

type Trx = Transaction<Database>;

interface OneDeparture {
  readonly hostId: string;
  readonly courseId: number;
  readonly date: string;
  readonly time: string;
}

/** Locks like a seat claim. False for a departure just made: start again. */
export function lockDeparture(trx: Trx, { courseId, date }: OneDeparture): Promise<boolean> {
  return lockDays(trx, [courseId], { from: date, to: date });
}

/** Sets the seats of a locked departure. Refused once it has begun or below the taken seats. */
export async function writeSeatsOf(
  trx: Trx,
  { date, time, ...whose }: OneDeparture,
  { capacity, by }: { capacity: number; by: Acting },
): Promise<Refusal | null> {
  const change = { kind: 'capacity', date, time, capacity } as const;
  const plans = planChange(await findListings(trx, whose, { from: date, to: date }), change);
  if (isRefusal(plans)) return plans;
  await writeChange(trx, plans, { ...whose, change, by });
  return null;
}
