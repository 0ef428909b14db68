// Subjects of listing tasks.
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { closeStaffTask } from '#src/server/features/staff-log/index.ts';
import { hasOpenChange } from './history-queries.ts';

export const reviewSubject = (draftId: string): string => `listing:${draftId}`;

export const changeSubject = (draftId: string): string => `listing-change:${draftId}`;

export async function closeWhereSeen(trx: Transaction<Database>, draftId: string): Promise<void> {
  if (!(await hasOpenChange(trx, draftId))) await closeStaffTask(trx, 'listing_change', changeSubject(draftId));
}
