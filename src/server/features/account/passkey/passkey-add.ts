// account/passkey-add: adds the passkey that a device has made (docs/accounts.md#passkeys).
import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { agentMax } from '#src/domain/account/device-name.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import { insideHere, holdAccess } from '#src/server/features/user/index.ts';
import { insertPasskey, takeChallenge } from './queries.ts';
import { challengeHash, readSigned, relyingParty } from './relying-party.ts';

export const route = 'account/passkey-add';

export const handle: Handler<typeof route> = async ({ response }, call) => {
  const { services, visitor, log } = call;
  const site = relyingParty(services.config);
  const account = insideHere(call);
  if (!site || account === null) return refuse(site ? 'unauthorized' : 'not-available');
  const answer = readSigned(response);
  const hash = answer && challengeHash(answer);
  const asked = { visitorId: visitor.id, userId: account.id };
  if (!answer || !hash || !(await takeChallenge(services.db, { hash, ...asked }))) return refuse('passkey-failed');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      // It was taken by its hash a moment ago.
      expectedChallenge: () => true,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
    });
    if (!verified) return refuse('passkey-failed');
    const { credential } = registrationInfo;
    const made = {
      credential_id: credential.id,
      user_id: account.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      agent: (visitor.agent ?? '').slice(0, agentMax),
    };
    const isAdded = await inTransaction(
      services.db,
      async (trx) => (await holdAccess(trx, account)) && insertPasskey(trx, made),
    );
    return isAdded ? { message: t('account.passkey.added') } : refuse('passkey-failed');
  } catch (error) {
    // The library throws at whatever does not fit; the reason is for us, not for who sent it.
    log.warn({ err: error, visitor: visitor.id }, 'a passkey was refused');
    return refuse('passkey-failed');
  }
};
