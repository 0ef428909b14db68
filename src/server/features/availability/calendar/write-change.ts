// Makes a change that was planned under its locks, and says so in the log in both names.
import type { Transaction } from 'kysely';
import type { Change } from '#src/domain/availability/host/change.ts';
import { planDays } from '#src/domain/availability/day-plan.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import type { PlannedListing } from './change-plan.ts';
import {
  blockDays,
  deleteException,
  logChange,
  unblockDays,
  writeException,
  writeSeats,
  writeWeek,
} from './change-queries.ts';

type Trx = Transaction<Database>;

interface ChangeToWrite {
  hostId: string;
  courseId: number | null;
  by: Acting;
  change: Change;
}

/** Writes it for every listing of the plan. */
export async function writeChange(trx: Trx, plans: readonly PlannedListing[], asked: ChangeToWrite): Promise<void> {
  const { change, courseId, hostId, by } = asked;
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
