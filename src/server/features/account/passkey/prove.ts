// Whose passkey has signed: asked of this browser, for this site, by a device that has looked who uses it (docs/accounts.md#passkeys).
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { findPasskey, markPasskeyUsed, takeChallenge, type PasskeyRow } from './queries.ts';
import { challengeHash, readSigned, relyingParty } from './relying-party.ts';

type Proven = Pick<PasskeyRow, 'credential_id' | 'user_id'> & { access_version: number };

/** The passkey behind a signature, which is used up by it; refused as `passkey-failed` where it does not fit. */
export async function provePasskey(
  { services, visitor, log }: Pick<CallContext, 'services' | 'visitor' | 'log'>,
  response: string,
): Promise<Proven | Refusal> {
  const site = relyingParty(services.config);
  if (!site) return refuse('not-available');
  const answer = readSigned(response);
  const hash = answer && challengeHash(answer);
  const subject = { visitorId: visitor.id, userId: null };
  if (!answer || !hash || !(await takeChallenge(services.db, { hash, ...subject }))) return refuse('passkey-failed');
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
    return isUsed ? row : refuse('passkey-failed');
  } catch (error) {
    // The library throws at whatever does not fit; the reason is for us, not for who sent it.
    log.warn({ err: error, visitor: visitor.id }, 'a passkey was refused');
    return refuse('passkey-failed');
  }
}

function credentialOf({ credential_id: id, public_key: key, counter, transports }: PasskeyRow) {
  return { id, publicKey: new Uint8Array(key), counter, transports };
}
