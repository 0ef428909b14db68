// account/identity-confirm: the link that was mailed for an identity, or the second factor of one, in the browser that was at the
// provider. Makes or connects the account, and signs in (docs/accounts.md#google-and-facebook).
import { decideConfirm, type ProvedIdentity } from '#src/domain/account/identity.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { hashSecret } from '#src/server/secrets.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { findAccount, openSession, sessionFields } from '../../user/index.ts';
import {
  checkLinkFactor,
  endRequests,
  findRequest,
  lockRequest,
  markUsed,
  proveAddress,
  stateOf,
  type RequestRow,
} from '../mailed/index.ts';
import { findIdentityFacts, insertIdentity, lockIdentity, markIdentityUsed } from './queries.ts';
import { writeConfirmedAccount } from './request-queries.ts';

export const route = 'account/identity-confirm';

type Trx = Transaction<Database>;
type Waiting = RequestRow & { identity: Pick<ProvedIdentity, 'provider' | 'issuer' | 'subject'> };

export const handle: Handler<typeof route> = async ({ token, code }, call) => {
  const { db, config } = call.services;
  const hash = hashSecret(token);
  const row = waitingOf(await findRequest(db, hash), call);
  if (isRefusal(row)) return row;
  // Before the link is used up, so that a wrong code costs nobody the link.
  const shown = row.account_id === null ? 'none' : await checkLinkFactor(hash, code, call);
  if (isRefusal(shown)) return shown;
  const userId = await inTransaction(db, async (trx) => {
    await lockIdentity(trx, row.identity);
    const now = waitingOf(await lockRequest(trx, hash), call);
    return isRefusal(now) ? now : use(trx, now);
  });
  if (typeof userId !== 'string') return userId;
  const blocked = await openSession(call, userId, { isRemembered: true, hasFactor: shown === 'shown' });
  if (blocked) return blocked;
  return sessionFields(await findAccount(db, userId), config.imageBase);
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

/** Answers the account that is open now. */
async function use(trx: Trx, row: Waiting): Promise<string | Refusal> {
  const { identity, account_id: account, email } = row;
  const { owner, has_second } = await findIdentityFacts(trx, { ...identity, userId: account, email: null });
  const kind = row.purpose === 'identity-code' ? 'code' : 'mailed';
  const decided = decideConfirm({ kind, isHere: true, owner, account, hasSecond: has_second });
  if ('refused' in decided) return refuse(decided.refused);
  await markUsed(trx, row);
  if (decided.does === 'make') {
    const userId = await writeConfirmedAccount(trx, row.id);
    // Somebody took the address in this very moment: the next link finds that account.
    if (userId === null) return refuse('link-invalid');
    await endRequests(trx, { email, userId });
    return userId;
  }
  if (account === null) return refuse('link-invalid');
  if (decided.does === 'sign-in') {
    await markIdentityUsed(trx, identity, null);
    return account;
  }
  if (!row.is_verified) {
    await proveAddress(trx, account);
    await endRequests(trx, { email, userId: account });
  }
  return (await insertIdentity(trx, { ...identity, userId: account, email })) ? account : refuse('identity-second');
}
