// The names of listings in tasks of operators.
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { hasOpenChange } from './history-queries.ts';

/** A listing that waits for its review. */
export const reviewSubject = (draftId: string): string => `listing:${draftId}`;

/** A published listing with changes to look at. */
export const changeSubject = (draftId: string): string => `listing-change:${draftId}`;

/** Ends the task of a listing of which no change is left to look at. */
export async function closeWhereSeen(trx: Transaction<Database>, draftId: string): Promise<void> {
  if (!(await hasOpenChange(trx, draftId))) await closeStaffTask(trx, 'listing_change', changeSubject(draftId));
}
