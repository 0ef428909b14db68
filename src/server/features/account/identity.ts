// Google and Facebook identities of an account (docs/domain/accounts.md#google-and-facebook).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import { checkOwnPassword } from './password.ts';
import { findProfile } from './profile-queries.ts';
import {
  findAccount,
  openSession,
  sessionFields,
  type AccessVersion,
  checkFactor,
  tryingOf,
  changeAccess,
  insideHere,
  holdAccess,
} from '#src/server/features/user/index.ts';
import { checkLinkFactor, stateOf } from './mailed.ts';
import { endRequests, findRequest, lockRequest, markUsed, proveAddress, type RequestRow } from './mailed-queries.ts';
import { beginFlow, settleIdentity } from './identity-come-back.ts';
import { decideConfirm, type ProvedIdentity, identityProviders, mayDisconnect } from '#src/domain/account/identity.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import {
  findIdentityFacts,
  insertIdentity,
  lockIdentity,
  markIdentityUsed,
  findIdentities,
  findWaysIn,
  deleteIdentity,
  writeConfirmedAccount,
} from './identity-queries.ts';
import { t } from '#src/server/features/texts.ts';
import type { CallOutput } from '#src/contract/types.ts';

// account/identity-begin: the provider's page, to connect an identity to the signed-in account.
const begin: Handler<'account/identity-begin'> = async ({ provider, password }, call) => {
  const { services, actor } = call;
  if (services.gateways.identity[provider] === null) return refuse('identity-off');
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
  // An account without a password logs in by email only.
  const fault = row.password_hash === null ? null : await checkOwnPassword(row, password, call);
  if (fault) return fault;
  const url = await beginFlow(call, { provider, userId: row.id, next: '' });
  return isRefusal(url) ? url : { url };
};

type Trx = Transaction<Database>;
type PendingIdentity = RequestRow & { identity: Pick<ProvedIdentity, 'provider' | 'issuer' | 'subject'> };

// account/identity-confirm: by an emailed link or second factor, in the browser that began; makes or connects the account.
const confirm: Handler<'account/identity-confirm'> = async ({ token, code }, call) => {
  const { db, config } = call.services;
  const hash = givenHash(call.services.keys, token);
  const row = waitingOf(await findRequest(db, hash), call);
  if (isRefusal(row)) return row;
  // Checked first, so a wrong code does not use up the link.
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

function waitingOf(row: RequestRow | null, { visitor }: Pick<CallContext, 'visitor'>): PendingIdentity | Refusal {
  if (!row || row.provider === null || row.issuer === null || row.subject === null) return refuse('link-invalid');
  const { provider, issuer, subject } = row;
  const state = stateOf(row);
  if (state !== 'open') return refuse(state === 'expired' ? 'link-expired' : 'link-invalid');
  return row.visitor_id === visitor.id
    ? { ...row, identity: { provider, issuer, subject } }
    : refuse('identity-elsewhere');
}

/** `account` is the address's account when its factor was checked; null: there was none. */
async function use(trx: Trx, row: PendingIdentity, account: AccessVersion | null): Promise<AccessVersion | Refusal> {
  const { identity, email } = row;
  const accountId = account?.id ?? null;
  // The address was just taken: the next link finds that account.
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

const noOne = sessionFields(null, '');

// user/facebook: logs in with an access token; Facebook must confirm that it was issued to this app.
const facebookCall: Handler<'user/facebook'> = async ({ access_token: token, code }, call) => {
  const { services, log } = call;
  const { facebook } = services.gateways.identity;
  if (facebook === null) return refuse('identity-off');
  const result = await facebook.whose(token);
  if ('fault' in result) {
    log.warn({ fault: result.fault }, 'refused an access token of Facebook');
    return refuse(result.fault === 'down' ? 'identity-down' : 'facebook-failed');
  }
  const settled = await settleIdentity(call, result, null);
  if (!('did' in settled)) return settled;
  if (settled.did !== 'opens') return { ...noOne, message: t('account.identity.sent') };
  const account = await findAccount(services.db, settled.account.id);
  if (!account) return refuse('facebook-failed');
  // Counted like password attempts, so codes cannot be guessed.
  const who = await tryingOf({ email: account.email, accountId: account.id }, call);
  const wait = await services.limits.consume('password', who);
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  const factor = await checkFactor(services, account.id, code);
  if (!isRefusal(factor) || factor.code !== 'factor-wrong') await services.limits.refund('password', who);
  if (isRefusal(factor)) return factor;
  const blocked = await openSession(call, settled.account, { isRemembered: true, hasFactor: factor === 'shown' });
  if (blocked) return blocked;
  return sessionFields(account, services.config.imageBase);
};

const identitiesCall: Handler<'account/identities'> = async (_input, { services: { db, gateways }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const [rows, logins] = await Promise.all([findIdentities(db, actor.userId), findWaysIn(db, actor.userId)]);
  if (!logins) return refuse('unauthorized');
  const { has_password: hasPassword, passkeys, identities } = logins;
  return {
    offered: identityProviders.filter((name) => gateways.identity[name] !== null),
    may_disconnect: mayDisconnect({ hasPassword, passkeys, identities }),
    data: rows.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  };
};

type Output = CallOutput<'account/identity-remove'>;

// account/identity-remove: disconnects an identity unless it is the last way to log in.
const remove: Handler<'account/identity-remove'> = async ({ provider }, call) => {
  const account = insideHere(call);
  if (account === null) return refuse('unauthorized');
  return inTransaction(call.services.db, async (trx): Promise<Output | Refusal> => {
    // Serializes two removals of a way to log in.
    if (!(await holdAccess(trx, account))) return refuse('unauthorized');
    const logins = await findWaysIn(trx, account.id);
    if (!logins || logins.identities === 0) return refuse('identity-not-found');
    const { has_password: hasPassword, passkeys, identities } = logins;
    if (!mayDisconnect({ hasPassword, passkeys, identities })) return refuse('identity-last');
    if (!(await deleteIdentity(trx, account.id, provider))) return refuse('identity-not-found');
    // Pending logins by this identity fail.
    await changeAccess(trx, account);
    return { message: t('account.identity.removed') };
  });
};

export const identityCalls = {
  'account/identity-begin': begin,
  'account/identity-confirm': confirm,
  'user/facebook': facebookCall,
  'account/identities': identitiesCall,
  'account/identity-remove': remove,
} as const;
