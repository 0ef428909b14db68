// What an identity does that its provider has just vouched for: decided and written at once (docs/accounts.md#google-and-facebook).
import { randomUUID } from 'node:crypto';
import { decideReturn, type ProvedIdentity } from '#src/domain/account/identity.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { deriveSecret, hashSecret } from '#src/server/secrets.ts';
import { locale } from '#src/texts/locale.ts';
import { askByMail, endRequests } from '../mailed/index.ts';
import { findIdentityFacts, insertIdentity, lockIdentity, markIdentityUsed, writeIdentityAccount } from './queries.ts';
import { insertWaiting } from './request-queries.ts';

/** `opens` names the account that may now be opened, which may still want its second factor. */
export type Settled = { did: 'connected' } | { did: 'mailed' } | { did: 'opens'; userId: string } | Refusal;

/**
 * Settles a return. `connectsTo` is the account in which it was begun, null for a login. No session is opened here: the second factor is
 * for who asks.
 */
export async function settleIdentity(
  call: Pick<CallContext, 'services' | 'visitor'>,
  identity: ProvedIdentity,
  connectsTo: string | null,
): Promise<Settled> {
  const { db } = call.services;
  // Addresses that nobody has checked are not looked up at all.
  const checked = identity.isEmailVerified && connectsTo === null ? identity.email : null;
  const settled = await inTransaction(db, async (trx): Promise<Settled> => {
    await lockIdentity(trx, identity);
    const asked = { ...identity, userId: connectsTo, email: checked };
    const { owner, has_second, is_email_known } = await findIdentityFacts(trx, asked);
    const use = decideReturn({
      connectsTo,
      owner,
      hasSecond: has_second,
      hasEmail: identity.email !== null,
      isEmailVerified: checked !== null,
      isEmailKnown: is_email_known,
    });
    if ('refused' in use) return refuse(use.refused);
    if (use.does === 'sign-in' && owner !== null) {
      await markIdentityUsed(trx, identity, identity.email);
      return { did: 'opens', userId: owner };
    }
    if (use.does === 'connect' && connectsTo !== null) {
      const isMade = await insertIdentity(trx, { ...identity, userId: connectsTo, email: identity.email ?? '' });
      return isMade ? { did: 'connected' } : refuse('identity-second');
    }
    if (use.does === 'make' && checked !== null) {
      const userId = await writeIdentityAccount(trx, identity, { email: checked, locale: locale() });
      if (userId !== null) {
        await endRequests(trx, { email: checked, userId });
        return { did: 'opens', userId };
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
