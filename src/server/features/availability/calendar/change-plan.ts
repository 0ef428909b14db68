// Plans a calendar change: whether it is allowed, and whom it affects (docs/domain/calendar.md#preview-of-a-change).
import { changedTimetable, type Change, type Touched, touchedBy } from '#src/domain/availability/host/change.ts';
import type { HostTimetable } from '#src/domain/availability/host/slot.ts';
import { planDays } from '#src/domain/availability/day-plan.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt, instantOf } from '#src/domain/calendar/zoned.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import {
  type ListingRow,
  blockDays,
  deleteException,
  logChange,
  unblockDays,
  writeException,
  writeSeats,
  writeWeek,
} from './queries.ts';
import { t } from '#src/server/features/texts.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';

const longestBlock = 92;

export interface PlannedListing {
  readonly row: ListingRow;
  readonly after: HostTimetable;
  readonly touched: readonly Touched[];
}

export function planChange(rows: readonly ListingRow[], change: Change): PlannedListing[] | Refusal {
  const plans: PlannedListing[] = [];
  for (const row of rows) {
    const refusal = refusalOf(row, change);
    if (isRefusal(refusal)) return refusal;
    const after = changedTimetable(row, change);
    const touched = touchedBy(row, after).filter((one) => isAhead(row, one));
    const [below] = touched.filter((one) => one.effect === 'below');
    if (below && change.kind !== 'week') {
      return { ...refuse('seats-taken'), message: t('calendar.seatsTaken', { taken: below.taken }) };
    }
    plans.push({ row, after, touched });
  }
  return plans;
}

function isAhead({ time_zone, now_ms }: ListingRow, { local_date, start_time }: Touched): boolean {
  return (instantOf(local_date, start_time, time_zone) ?? Infinity) > now_ms;
}

function refusalOf(row: ListingRow, change: Change): Refusal | null {
  if (change.kind === 'week') return weekRefusal(change);
  if (change.kind === 'block' || change.kind === 'unblock') return spanRefusal(row, change);
  const { date, time } = change;
  const startsAt = instantOf(date, time, row.time_zone);
  if (startsAt === null) return refuse('bad-input', { 'change.time': t('calendar.noSuchTime') });
  if (startsAt <= row.now_ms) return refuse('departure-begun');
  const isKnown = plannedTimes(row, date).includes(time);
  if (change.kind === 'extra') return isKnown ? refuse('bad-input', { 'change.time': t('calendar.timeTaken') }) : null;
  return isKnown || change.kind === 'open' ? null : refuse('time-unavailable');
}

function plannedTimes(row: ListingRow, date: string): string[] {
  const own = row.exceptions.filter((one) => one.local_date === date).map((one) => one.start_time);
  const exceptions = row.exceptions.filter((one) => one.kind !== 'closed');
  const planned = planDays({ ...row, exceptions })(date).map((one) => one.time);
  return [...planned, ...own.filter((time) => time !== null)];
}

function spanRefusal({ time_zone, now_ms }: ListingRow, { from, to }: { from: string; to: string }): Refusal | null {
  const isSpan = from <= to && to >= dateAt(now_ms, time_zone) && to < addDays(from, longestBlock);
  return isSpan ? null : refuse('bad-input', { 'change.to': t('calendar.span', { days: longestBlock }) });
}

function weekRefusal(week: Extract<Change, { kind: 'week' }>): Refusal | null {
  const slots = week.rules.map((rule) => `${rule.weekday} ${rule.start_time}`);
  if (new Set(slots).size < slots.length) return refuse('bad-input', { 'change.rules': t('calendar.twice') });
  const isSmall = week.rules.some((rule) => rule.min_pax !== null && rule.min_pax > rule.capacity);
  if (isSmall) return refuse('bad-input', { 'change.rules': t('calendar.minimum') });
  const isLonger = week.cutoff_later_minutes > week.cutoff_first_minutes;
  return isLonger ? refuse('bad-input', { 'change.cutoff_later_minutes': t('calendar.cutoffs') }) : null;
}

// Writes a planned change under its locks and logs it under both names.

type Trx = Transaction<Database>;

interface ChangeToWrite {
  hostId: string;
  courseId: number | null;
  by: Acting;
  change: Change;
}

export async function writeChange(trx: Trx, plans: readonly PlannedListing[], requested: ChangeToWrite): Promise<void> {
  const { change, courseId, hostId, by } = requested;
  const ids = plans.map(({ row }) => row.course_id);
  if (change.kind === 'block') await blockDays(trx, ids, change);
  else if (change.kind === 'unblock') await unblockDays(trx, ids, change);
  else for (const plan of plans) await writeOne(trx, plan, change);
  await writeSeats(trx, plans.flatMap(seatsAfter));
  await logChange(trx, courseId === null ? `host:${hostId}` : `course:${courseId}`, change, by);
}

async function writeOne(trx: Trx, { row, after }: PlannedListing, change: Change): Promise<void> {
  if (change.kind === 'week') return writeWeek(trx, row.course_id, change);
  if (change.kind === 'block' || change.kind === 'unblock') return undefined;
  const { date, time } = change;
  const written = after.exceptions.find(
    (one) => one.kind !== 'busy' && one.local_date === date && one.start_time === time,
  );
  if (written) return writeException(trx, row.course_id, written);
  return deleteException(trx, row.course_id, date, time);
}

function seatsAfter({ row, after }: PlannedListing): { id: number; capacity: number }[] {
  const plan = planDays(after);
  return row.departures.flatMap(({ id, local_date, start_time }) => {
    const planned = plan(local_date).find((one) => one.time === start_time);
    return planned ? [{ id, capacity: planned.capacity }] : [];
  });
}
