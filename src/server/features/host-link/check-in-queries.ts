// A party that is here, or is not after all (docs/domain/lifecycle.md#who-and-when).
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { changeStatus, type LockedBooking } from '../booking/index.ts';
import type { Acting } from '../team/index.ts';

/** The caller holds the locks and has asked the table. */
export async function writeCheckIn(
  trx: Transaction<Database>,
  booking: LockedBooking,
  { action, by }: { action: 'check_in' | 'undo_check_in'; by: Acting },
): Promise<void> {
  const at = action === 'check_in' ? sql`banyan_now()` : sql`null`;
  await changeStatus(trx, booking, { action, by, why: { key: action }, set: sql`, checked_in_at = ${at}` });
}
