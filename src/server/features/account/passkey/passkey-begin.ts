// account/passkey-begin: what a device has to sign to become a passkey of the account (docs/accounts.md#passkeys).
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { hashSecret } from '#src/server/secrets.ts';
import { checkOwnPassword, findProfile } from '#src/server/features/account/profile/index.ts';
import { findPasskeys, insertChallenge } from './queries.ts';
import { relyingParty } from './relying-party.ts';

export const route = 'account/passkey-begin';

export const handle: Handler<typeof route> = async ({ password }, call) => {
  const { services, actor, visitor } = call;
  const site = relyingParty(services.config);
  if (!site) return refuse('not-available');
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
  // An account that logs in by mail alone has no password to ask for.
  const fault = row.password_hash === null ? null : await checkOwnPassword(row, password, call);
  if (fault) return fault;
  const known = await findPasskeys(services.db, row.id);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: row.email,
    userID: new Uint8Array(Buffer.from(row.id.replaceAll('-', ''), 'hex')),
    userDisplayName: `${row.first_name} ${row.last_name}`.trim(),
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(services.db, { hash: hashSecret(options.challenge), visitorId: visitor.id, userId: row.id });
  return { options: JSON.stringify(options) };
};
