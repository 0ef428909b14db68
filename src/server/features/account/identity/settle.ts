// What an identity does that its provider has just vouched for: decided and written at once (docs/accounts.md#google-and-facebook).
import { randomUUID } from 'node:crypto';
import { decideReturn, type ProvedIdentity } from '#src/domain/account/identity.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { locale } from '#src/texts/locale.ts';
import { askByMail } from '#src/server/features/account/mailed/request.ts';
import { endRequests } from '#src/server/features/account/mailed/queries.ts';
import { holdAccess, type AccessVersion, type ActiveSession } from '#src/server/features/user/index.ts';
import {
  findIdentityFacts,
  insertIdentity,
  lockIdentity,
  markIdentityUsed,
  writeIdentityAccount,
  insertWaiting,
} from './queries.ts';

/** `opens` names the account that may now be opened, which may still want its second factor. */
export type Settled = { did: 'connected' } | { did: 'mailed' } | { did: 'opens'; account: AccessVersion } | Refusal;

/**
 * Settles a return. `connects` is the account in which it was begun, as whoever asks was let in to it; null for a login. No session is
 * opened here: the second factor is for who asks.
 */
export async function settleIdentity(
  call: Pick<CallContext, 'services' | 'visitor'>,
  identity: ProvedIdentity,
  connects: ActiveSession | null,
): Promise<Settled> {
  const { db } = call.services;
  const connectsTo = connects?.id ?? null;
  // Addresses that nobody has checked are not looked up at all.
  const checked = identity.isEmailVerified && connectsTo === null ? identity.email : null;
  const settled = await inTransaction(db, async (trx): Promise<Settled> => {
    await lockIdentity(trx, identity);
    const proven = { ...identity, userId: connectsTo, email: checked };
    const { owner, owner_version, has_second, is_email_known } = await findIdentityFacts(trx, proven);
    const use = decideReturn({
      connectsTo,
      owner,
      hasSecond: has_second,
      hasEmail: identity.email !== null,
      isEmailVerified: checked !== null,
      isEmailKnown: is_email_known,
    });
    if ('refused' in use) return refuse(use.refused);
    if (use.does === 'sign-in' && owner !== null && owner_version !== null) {
      await markIdentityUsed(trx, identity, identity.email);
      return { did: 'opens', account: { id: owner, access_version: owner_version } };
    }
    if (use.does === 'connect' && connects !== null) {
      if (!(await holdAccess(trx, connects))) return refuse('identity-used');
      const isMade = await insertIdentity(trx, { ...identity, userId: connects.id, email: identity.email ?? '' });
      return isMade ? { did: 'connected' } : refuse('identity-second');
    }
    if (use.does === 'make' && checked !== null) {
      const account = await writeIdentityAccount(trx, identity, { email: checked, locale: locale() });
      if (account !== null) {
        await endRequests(trx, { email: checked, userId: account.id });
        return { did: 'opens', account };
      }
    }
    return use.does === 'nothing' ? { did: 'connected' } : { did: 'mailed' };
  });
  if (!('did' in settled) || settled.did !== 'mailed' || identity.email === null) return settled;
  const { provider, issuer, subject, firstName, lastName, email } = identity;
  await askByMail(call, { purpose: 'identity', email, firstName, lastName, provider, issuer, subject });
  return settled;
}

/** The secret of a login that waits for its second factor, in this browser. */
export async function waitForCode(
  { services: { db, keys }, visitor }: Pick<CallContext, 'services' | 'visitor'>,
  identity: ProvedIdentity,
  userId: string,
): Promise<string> {
  const id = randomUUID();
  const token = deriveSecret(keys, 'account-request', id);
  await insertWaiting(db, { id, tokenHash: hashSecret(token), userId, visitorId: visitor.id }, identity);
  return token;
}
