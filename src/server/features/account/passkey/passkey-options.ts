// account/passkey-options: what a device has to sign to log in. It names no passkeys, so it is the same for every address
// (docs/accounts.md#passkeys).
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { hashSecret } from '#src/server/secrets.ts';
import { insertChallenge } from './queries.ts';
import { relyingParty } from './relying-party.ts';

export const route = 'account/passkey-options';

export const handle: Handler<typeof route> = async (_input, { services, visitor }) => {
  const site = relyingParty(services.config);
  if (!site) return refuse('not-available');
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await insertChallenge(services.db, { hash: hashSecret(options.challenge), visitorId: visitor.id, userId: null });
  return { options: JSON.stringify(options) };
};
