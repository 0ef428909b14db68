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

// account/delete-send: emails the owner a link that deletes the account (docs/domain/accounts.md#deleting-an-account).
const ask: Handler<'account/delete-send'> = async (_input, call) => {
  const { services, actor } = call;
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  const facts = row && (await findDeletionFacts(services.db, row.id));
  if (!facts) return refuse('unauthorized');
  if (obstaclesOf(facts).length > 0) return refuse('account-in-use');
  await askByMail(call, { purpose: 'delete', email: row.email, userId: row.id });
  return { message: t('account.delete.sent', { email: row.email }) };
};

// account/delete: deletes the account of an emailed link for good (docs/domain/accounts.md#deleting-an-account, ADR 080).
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
    // A blocked guest could sign up again with the same address.
    if (account.is_blocked) return refuse('account-blocked');
    return (await eraseUnlessInUse(trx, account)) ?? refuse('account-in-use');
  });
  if (isRefusal(erased)) return erased;
  if (call.actor.userId === erased.id) {
    await endSession(call);
    await forgetBrowser(call);
  }
  // The cleanup job retries: these uploads have expired.
  await removeUploads(services, erased.uploads).catch((error: unknown) =>
    call.log.warn({ err: error }, 'could not delete the files of a deleted account; the job retries'),
  );
  return { message: t('account.delete.done') };
};

const contact = contentPageUrl('contact-us');

const places: Readonly<Record<DeletionObstacle, string>> = {
  'booking-ahead': '/dashboard/booking',
  'money-open': contact,
  'listing-sold': contact,
  'helps-alone': contact,
  'runs-site': contact,
};

// account/deletion: what prevents deleting the account (docs/domain/accounts.md#deleting-an-account).
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

export const deletionCalls = {
  'account/delete-send': ask,
  'account/delete': del,
  'account/deletion': deletion,
} as const;

/** Files to delete after the transaction: they cannot roll back. */
export interface Erased {
  id: string;
  uploads: { id: string; picture_id: string }[];
}

export async function eraseUnlessInUse(trx: Transaction<Database>, account: LockedAccount): Promise<Erased | null> {
  // Read under the lock, so a concurrent change is seen and none can follow.
  const facts = await findDeletionFacts(trx, account.id);
  return facts === null || obstaclesOf(facts).length > 0 ? null : eraseAccount(trx, account);
}

/**
 * Call it under `lockAccount`. Emails first, since later rows find them; the review log last, since all reviews wait
 * for it.
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
