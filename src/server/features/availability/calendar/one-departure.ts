// The seats of one departure, changed within somebody's transaction (docs/domain/host-calendar.md#a-change-says-whom-it-touches).
import type { Transaction } from 'kysely';
import { isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import { planChange, writeChange } from './change-plan.ts';
import { findListings, lockDays } from './queries.ts';

type Trx = Transaction<Database>;

/** A departure by its listing, its day and its time on the clock of the place. */
export interface OneDeparture {
  readonly hostId: string;
  readonly courseId: number;
  readonly date: string;
  readonly time: string;
}

/** Locks it as every claim of a seat does; false when it was made at this very moment, and nothing is locked: begin again. */
export function lockDeparture(trx: Trx, { courseId, date }: OneDeparture): Promise<boolean> {
  return lockDays(trx, [courseId], { from: date, to: date });
}

/** Writes how many seats it has from now on; it is locked. Refused as for its host: once it has begun, or below what is taken. */
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
