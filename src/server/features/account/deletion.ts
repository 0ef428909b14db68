// Deleting one's own account.
import { obstaclesOf, type DeletionObstacle } from '#src/domain/account/deletion.ts';
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { askByMail, faultOf, checkLinkFactor } from './mailed.ts';
import { lockRequest } from './mailed-queries.ts';
import { findProfile } from './profile-queries.ts';
import { removeUploads } from '#src/server/features/image/index.ts';
import { endSession, forgetBrowser } from '#src/server/features/user/index.ts';
import { findDeletionFacts, lockAccount, type LockedAccount } from './deletion-facts-queries.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { contentPageUrl } from '#src/contract/addresses/urls.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { appendToLog } from '#src/server/features/review/index.ts';
import { accountStatement, hostStatements, personStatements, type Placeholders } from './erase-person-queries.ts';
import {
  bookingStatements,
  conversationStatements,
  endUploads,
  eraseReviews,
  mailStatements,
} from './erase-traces-queries.ts';

// account/delete-send: mails the owner the link that deletes the account (docs/domain/accounts.md#deleting-an-account).
const ask: Handler<'account/delete-send'> = async (_input, call) => {
  const { services, actor } = call;
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  const facts = row && (await findDeletionFacts(services.db, row.id));
  if (!facts) return refuse('unauthorized');
  if (obstaclesOf(facts).length > 0) return refuse('account-in-use');
  await askByMail(call, { purpose: 'delete', email: row.email, userId: row.id });
  return { message: t('account.delete.sent', { email: row.email }) };
};

// account/delete: deletes the account of a mailed link for good (docs/domain/accounts.md#deleting-an-account, ADR 080).
const del: Handler<'account/delete'> = async ({ token, code }, call) => {
  const { services } = call;
  const factor = await checkLinkFactor(givenHash(services.keys, token), code, call);
  if (isRefusal(factor)) return factor;
  const erased = await inTransaction(services.db, async (trx): Promise<Erased | Refusal> => {
    const row = await lockRequest(trx, givenHash(services.keys, token));
    if (row?.purpose !== 'delete') return refuse('link-invalid');
    const fault = faultOf(row);
    if (fault || row.account_id === null) return fault ?? refuse('link-invalid');
    const account = await lockAccount(trx, row.account_id);
    if (!account) return refuse('link-invalid');
    // Who is blocked would come back with the same address as somebody new.
    if (account.is_blocked) return refuse('account-blocked');
    return (await eraseUnlessInUse(trx, account)) ?? refuse('account-in-use');
  });
  if (isRefusal(erased)) return erased;
  if (call.actor.userId === erased.id) {
    await endSession(call);
    await forgetBrowser(call);
  }
  // What fails here is done by the job: the uploads are over.
  await removeUploads(services, erased.uploads).catch((error: unknown) =>
    call.log.warn({ err: error }, 'files of a deleted account are left to the job'),
  );
  return { message: t('account.delete.done') };
};

const contact = contentPageUrl('contact-us');

/** Where each is done. */
const places: Readonly<Record<DeletionObstacle, string>> = {
  'booking-ahead': '/dashboard/booking',
  'money-open': contact,
  'listing-sold': contact,
  'helps-alone': contact,
  'runs-site': contact,
};

// account/deletion: what has to be done before the account can be deleted (docs/domain/accounts.md#deleting-an-account).
const deletion: Handler<'account/deletion'> = async (_input, { services, actor }) => {
  const facts = actor.userId === null ? null : await findDeletionFacts(services.db, actor.userId);
  if (!facts) return refuse('unauthorized');
  return {
    obstacles: obstaclesOf(facts).map((code) => ({
      code,
      text: t(`account.obstacle.${code}`),
      label: t(`account.obstacle.${code}.do`),
      url: places[code],
    })),
  };
};

/** The calls of this file by name. */
export const deletionCalls = {
  'account/delete-send': ask,
  'account/delete': del,
  'account/deletion': deletion,
} as const;

// Deletes an account in one transaction (docs/domain/accounts.md#deleting-an-account, ADR 080).

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
