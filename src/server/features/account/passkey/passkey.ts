// Passkeys of an account: added, used to log in, removed (docs/accounts.md#passkeys).
import {
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  generateRegistrationOptions,
  generateAuthenticationOptions,
} from '@simplewebauthn/server';
import { agentMax, deviceName } from '#src/domain/account/device-name.ts';
import { refuse, isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';
import {
  insideHere,
  holdAccess,
  changeAccess,
  findAccount,
  openSession,
  sessionFields,
} from '#src/server/features/user/index.ts';
import { checkOwnPassword } from '#src/server/features/account/profile/password.ts';
import { findProfile } from '#src/server/features/account/profile/queries.ts';
import { insertPasskey, takeChallenge, findPasskeys, insertChallenge, deletePasskey } from './queries.ts';
import { challengeHash, readSigned, relyingParty } from './relying-party.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { provePasskey } from './prove.ts';

// account/passkey-add: adds the passkey that a device has made (docs/accounts.md#passkeys).
const add: Handler<'account/passkey-add'> = async ({ response }, call) => {
  const { services, visitor, log } = call;
  const site = relyingParty(services.config);
  const account = insideHere(call);
  if (!site || account === null) return refuse(site ? 'unauthorized' : 'not-available');
  const answer = readSigned(response);
  const hash = answer && challengeHash(answer);
  const subject = { visitorId: visitor.id, userId: account.id };
  if (!answer || !hash || !(await takeChallenge(services.db, { hash, ...subject }))) return refuse('passkey-failed');
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

// account/passkey-begin: what a device has to sign to become a passkey of the account (docs/accounts.md#passkeys).
const begin: Handler<'account/passkey-begin'> = async ({ password }, call) => {
  const { services, actor, visitor } = call;
  const site = relyingParty(services.config);
  if (!site) return refuse('not-available');
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
  // An account that logs in by mail alone has no password to ask for.
  const fault = row.password_hash === null ? null : await checkOwnPassword(row, password, call);
  if (fault) return fault;
  const registered = await findPasskeys(services.db, row.id);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: row.email,
    userID: new Uint8Array(Buffer.from(row.id.replaceAll('-', ''), 'hex')),
    userDisplayName: `${row.first_name} ${row.last_name}`.trim(),
    excludeCredentials: registered.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(services.db, { hash: hashSecret(options.challenge), visitorId: visitor.id, userId: row.id });
  return { options: JSON.stringify(options) };
};

// account/passkey-options: what a device has to sign to log in. It names no passkeys, so it is the same for every address
// (docs/accounts.md#passkeys).
const optionsCall: Handler<'account/passkey-options'> = async (_input, { services, visitor }) => {
  const site = relyingParty(services.config);
  if (!site) return refuse('not-available');
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await insertChallenge(services.db, { hash: hashSecret(options.challenge), visitorId: visitor.id, userId: null });
  return { options: JSON.stringify(options) };
};

// account/passkeys: the passkeys of the account (docs/accounts.md#passkeys).
const passkeys: Handler<'account/passkeys'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await findPasskeys(services.db, actor.userId);
  return {
    is_offered: relyingParty(services.config) !== null,
    data: rows.map((row) => ({
      id: row.credential_id,
      ...deviceName(row.agent),
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
    })),
  };
};

// account/passkey-remove: a passkey no longer opens the account (docs/accounts.md#passkeys).
const remove: Handler<'account/passkey-remove'> = async ({ id }, call) => {
  const account = insideHere(call);
  if (account === null) return refuse('unauthorized');
  return inTransaction(call.services.db, async (trx) => {
    if (!(await holdAccess(trx, account))) return refuse('unauthorized');
    if (!(await deletePasskey(trx, { userId: account.id, credentialId: id }))) return refuse('passkey-not-found');
    // A login with it that was under way comes to nothing.
    await changeAccess(trx, account);
    return { message: t('account.passkey.removed') };
  });
};

// account/passkey-sign-in: signs in with a passkey. The device has looked who uses it, so it counts as both factors
// (docs/accounts.md#passkeys).
const signIn: Handler<'account/passkey-sign-in'> = async ({ response }, call) => {
  const { services } = call;
  const proof = await provePasskey(call, response);
  if (isRefusal(proof)) return proof;
  const account = { id: proof.user_id, access_version: proof.access_version };
  const blocked = await openSession(call, account, { isRemembered: true, hasFactor: true });
  if (blocked) return blocked;
  return sessionFields(await findAccount(services.db, proof.user_id), services.config.imageBase);
};

/** The calls of this file by name. */
export const passkeyCalls = {
  'account/passkey-add': add,
  'account/passkey-begin': begin,
  'account/passkey-options': optionsCall,
  'account/passkeys': passkeys,
  'account/passkey-remove': remove,
  'account/passkey-sign-in': signIn,
} as const;
