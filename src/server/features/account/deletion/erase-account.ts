// Deletes an account in one transaction (docs/accounts.md#deleting-an-account, ADR 080).
import type { Transaction } from 'kysely';
import { obstaclesOf } from '#src/domain/account/deletion.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { t } from '#src/server/features/texts.ts';
import { appendToLog } from '#src/server/features/review/index.ts';
import { accountStatement, hostStatements, personStatements, type Placeholders } from './erase-person-queries.ts';
import {
  bookingStatements,
  conversationStatements,
  endUploads,
  eraseReviews,
  mailStatements,
} from './erase-traces-queries.ts';
import { findDeletionFacts, type LockedAccount } from './facts-queries.ts';

/** What is left to do once the transaction has ended: files are no part of it. */
export interface Erased {
  id: string;
  uploads: { id: string; picture_id: string }[];
}

/** Erases an account that is locked, unless something has to end before: then null. */
export async function eraseUnlessInUse(trx: Transaction<Database>, account: LockedAccount): Promise<Erased | null> {
  // Read under the lock: what another window has done a moment ago is seen, and nothing more can come.
  const facts = await findDeletionFacts(trx, account.id);
  return facts === null || obstaclesOf(facts).length > 0 ? null : eraseAccount(trx, account);
}

/**
 * Erases everything that says who it was. To be called under the lock of `lockAccount`. Mails come first, because they are found
 * by what is erased after them; the log of reviews last, because every other review waits for it.
 */
async function eraseAccount(trx: Transaction<Database>, account: LockedAccount): Promise<Erased> {
  const placeholders: Placeholders = { name: t('account.deleted.name'), words: t('account.deleted.words') };
  const before = [
    ...mailStatements(account),
    ...personStatements(account, placeholders),
    ...conversationStatements(account, placeholders),
    ...bookingStatements(account, placeholders),
    ...hostStatements(account, placeholders),
  ];
  for (const statement of before) await statement.execute(trx);
  const reviews = await eraseReviews(trx, account, placeholders);
  const uploads = await endUploads(trx, account);
  await accountStatement(account, placeholders).execute(trx);
  for (const id of reviews.toSorted()) await appendToLog(trx, { kind: 'erased', review_id: id });
  return { id: account.id, uploads };
}
