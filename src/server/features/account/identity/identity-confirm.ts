// account/identity-confirm: the link that was mailed for an identity, or the second factor of one, in the browser that was at the
// provider. Makes or connects the account, and signs in (docs/accounts.md#google-and-facebook).
import { decideConfirm, type ProvedIdentity } from '#src/domain/account/identity.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { givenHash } from '#src/server/secrets.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { findAccount, openSession, sessionFields, type Checked } from '#src/server/features/user/index.ts';
import {
  checkLinkFactor,
  endRequests,
  findRequest,
  lockRequest,
  markUsed,
  proveAddress,
  stateOf,
  type RequestRow,
} from '#src/server/features/account/mailed/index.ts';
import { findIdentityFacts, insertIdentity, lockIdentity, markIdentityUsed } from './queries.ts';
import { writeConfirmedAccount } from './request-queries.ts';

export const route = 'account/identity-confirm';

type Trx = Transaction<Database>;
type Waiting = RequestRow & { identity: Pick<ProvedIdentity, 'provider' | 'issuer' | 'subject'> };

export const handle: Handler<typeof route> = async ({ token, code }, call) => {
  const { db, config } = call.services;
  const hash = givenHash(call.services.keys, token);
  const row = waitingOf(await findRequest(db, hash), call);
  if (isRefusal(row)) return row;
  // Before the link is used up, so that a wrong code costs nobody the link.
  const checked = row.account_id === null ? null : await checkLinkFactor(hash, code, call);
  if (isRefusal(checked)) return checked;
  const opened = await inTransaction(db, async (trx) => {
    await lockIdentity(trx, row.identity);
    const now = waitingOf(await lockRequest(trx, hash), call);
    return isRefusal(now) ? now : use(trx, now, checked?.account ?? null);
  });
  if (isRefusal(opened)) return opened;
  const blocked = await openSession(call, opened, { isRemembered: true, hasFactor: checked?.hasFactor ?? false });
  if (blocked) return blocked;
  return sessionFields(await findAccount(db, opened.id), config.imageBase);
};

/** The row of a link that can still be used, in this browser. */
function waitingOf(row: RequestRow | null, { visitor }: Pick<CallContext, 'visitor'>): Waiting | Refusal {
  if (!row || row.provider === null || row.issuer === null || row.subject === null) return refuse('link-invalid');
  const { provider, issuer, subject } = row;
  const state = stateOf(row);
  if (state !== 'open') return refuse(state === 'expired' ? 'link-expired' : 'link-invalid');
  return row.visitor_id === visitor.id
    ? { ...row, identity: { provider, issuer, subject } }
    : refuse('identity-elsewhere');
}

/** Answers the account that may be opened now. `account` is that of the address when its factor was looked at; null: it had none. */
async function use(trx: Trx, row: Waiting, account: Checked | null): Promise<Checked | Refusal> {
  const { identity, email } = row;
  const accountId = account?.id ?? null;
  // Somebody else has got the address in this moment: the next link finds that account.
  if (row.account_id !== accountId) return refuse('link-invalid');
  const { owner, has_second } = await findIdentityFacts(trx, { ...identity, userId: accountId, email: null });
  const kind = row.purpose === 'identity-code' ? 'code' : 'mailed';
  const decided = decideConfirm({ kind, isHere: true, owner, account: accountId, hasSecond: has_second });
  if ('refused' in decided) return refuse(decided.refused);
  await markUsed(trx, row);
  if (decided.does === 'make') {
    const made = await writeConfirmedAccount(trx, row.id);
    if (made === null) return refuse('link-invalid');
    await endRequests(trx, { email, userId: made.id });
    return made;
  }
  if (account === null) return refuse('link-invalid');
  if (decided.does === 'sign-in') {
    await markIdentityUsed(trx, identity, null);
    return account;
  }
  if (!row.is_verified) {
    await proveAddress(trx, account.id);
    await endRequests(trx, { email, userId: account.id });
  }
  return (await insertIdentity(trx, { ...identity, userId: account.id, email })) ? account : refuse('identity-second');
}
