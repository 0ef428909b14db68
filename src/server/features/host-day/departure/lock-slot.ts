// Locks a departure for its host, and makes its row where nobody has booked it yet: without a row there is no lock, and
// a claim at the same moment would go through (ADR 010).
import type { Transaction } from 'kysely';
import { instantOf } from '#src/domain/calendar/zoned.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { lockDeparture, makeDeparture, type SlotKey } from '#src/server/features/booking/index.ts';
import { readSlot, type SlotRow } from './queries.ts';

const MINUTE_MS = 60_000;

export interface LockedSlot extends SlotRow {
  departure_id: number;
  capacity: number;
  /** ms since 1970 */
  starts_at: number;
}

/** The departure under its lock; refused where the course has none at that time. */
export async function lockSlot(trx: Transaction<Database>, slot: SlotKey): Promise<LockedSlot | Refusal> {
  const existing = await lockDeparture(trx, slot);
  if (existing === null) {
    const planned = await readSlot(trx, slot);
    if (!planned) return refuse('course-not-found');
    const startsAt = instantOf(slot.date, slot.time, planned.time_zone);
    if (planned.capacity === null || startsAt === null) return refuse('time-unavailable');
    const endsAtMs = startsAt + planned.duration_minutes * MINUTE_MS;
    await makeDeparture(trx, slot, { startsAtMs: startsAt, endsAtMs, capacity: planned.capacity });
    if ((await lockDeparture(trx, slot)) === null) return refuse('conflict');
  }
  const row = await readSlot(trx, slot);
  const startsAt = row && instantOf(slot.date, slot.time, row.time_zone);
  if (!row || row.departure_id === null || startsAt === null) return refuse('time-unavailable');
  return { ...row, departure_id: row.departure_id, capacity: row.capacity ?? row.taken, starts_at: startsAt };
}

/**
 * What speaks of the one departure has the last word over what speaks of its day
 * (docs/domain/scarcity.md#what-a-departure-offers).
 */
export function isClosed({ exception, is_day_closed }: Pick<SlotRow, 'exception' | 'is_day_closed'>): boolean {
  return exception === 'closed' || (is_day_closed && exception !== 'extra');
}
