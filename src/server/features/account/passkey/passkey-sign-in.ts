// account/passkey-sign-in: signs in with a passkey. The device has looked who uses it, so it counts as both factors
// (docs/accounts.md#passkeys).
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findAccount, openSession, sessionFields } from '../../user/index.ts';
import { findPasskey, markPasskeyUsed, takeChallenge, type PasskeyRow } from './queries.ts';
import { challengeHash, readSigned, relyingParty } from './relying-party.ts';

export const route = 'account/passkey-sign-in';

export const handle: Handler<typeof route> = async ({ response }, call) => {
  const { services, visitor, log } = call;
  const site = relyingParty(services.config);
  if (!site) return refuse('not-available');
  const answer = readSigned(response);
  const hash = answer && challengeHash(answer);
  const asked = { visitorId: visitor.id, userId: null };
  if (!answer || !hash || !(await takeChallenge(services.db, { hash, ...asked }))) return refuse('passkey-failed');
  const row = await findPasskey(services.db, answer.id);
  if (!row) return refuse('passkey-failed');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      // It was taken by its hash a moment ago.
      expectedChallenge: () => true,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: credentialOf(row),
    });
    const isUsed = verified && (await markPasskeyUsed(services.db, row.credential_id, authenticationInfo.newCounter));
    if (!isUsed) return refuse('passkey-failed');
  } catch (error) {
    // The library throws at whatever does not fit; the reason is for us, not for who sent it.
    log.warn({ err: error, visitor: visitor.id }, 'a login by passkey was refused');
    return refuse('passkey-failed');
  }
  await openSession(call, row.user_id, { isRemembered: true, hasFactor: true });
  return sessionFields(await findAccount(services.db, row.user_id), services.config.imageBase);
};

function credentialOf({ credential_id: id, public_key: key, counter, transports }: PasskeyRow) {
  return { id, publicKey: new Uint8Array(key), counter, transports };
}
