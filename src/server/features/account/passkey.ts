// Passkeys of an account: added, used to log in, removed (docs/domain/accounts.md#passkeys).
import {
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  generateRegistrationOptions,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import { agentMax, deviceName } from '#src/domain/account/device-name.ts';
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
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
import { checkOwnPassword } from './password.ts';
import { findProfile } from './profile-queries.ts';
import {
  insertPasskey,
  takeChallenge,
  findPasskeys,
  insertChallenge,
  deletePasskey,
  findPasskey,
  markPasskeyUsed,
  type PasskeyRow,
} from './passkey-queries.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { Services } from '#src/server/services.ts';

/** Null where the site has a bare address, for which no device signs. */
export function relyingParty({
  origin,
  brand,
}: Services['config']): { id: string; name: string; origin: string } | null {
  const { hostname } = new URL(origin);
  const isBare = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isBare ? null : { id: hostname, name: brand.name, origin };
}

const signed = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

function readSigned(text: string): z.infer<typeof signed> | null {
  try {
    const read = signed.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const clientData = z.object({ challenge: z.string() });

/** The hash of the signed challenge, by which it is looked up. */
function challengeHash(answer: { response: { clientDataJSON: string } }): Buffer | null {
  try {
    const text = Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8');
    const read = clientData.safeParse(JSON.parse(text));
    return read.success ? hashSecret(read.data.challenge) : null;
  } catch {
    return null;
  }
}

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
      // `takeChallenge` has checked it.
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
    // The library throws for anything invalid; the reason goes to the log only.
    log.warn({ err: error, visitor: visitor.id }, 'refused a passkey');
    return refuse('passkey-failed');
  }
};

const begin: Handler<'account/passkey-begin'> = async ({ password }, call) => {
  const { services, actor, visitor } = call;
  const site = relyingParty(services.config);
  if (!site) return refuse('not-available');
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
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

// account/passkey-options: a login's challenge, without passkeys, so the same for every address.
const optionsCall: Handler<'account/passkey-options'> = async (_input, { services, visitor }) => {
  const site = relyingParty(services.config);
  if (!site) return refuse('not-available');
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'required' });
  await insertChallenge(services.db, { hash: hashSecret(options.challenge), visitorId: visitor.id, userId: null });
  return { options: JSON.stringify(options) };
};

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

const remove: Handler<'account/passkey-remove'> = async ({ id }, call) => {
  const account = insideHere(call);
  if (account === null) return refuse('unauthorized');
  return inTransaction(call.services.db, async (trx) => {
    if (!(await holdAccess(trx, account))) return refuse('unauthorized');
    if (!(await deletePasskey(trx, { userId: account.id, credentialId: id }))) return refuse('passkey-not-found');
    await changeAccess(trx, account);
    return { message: t('account.passkey.removed') };
  });
};

// account/passkey-sign-in: logs in. The device verified its user, so it is both factors.
const signIn: Handler<'account/passkey-sign-in'> = async ({ response }, call) => {
  const { services } = call;
  const proof = await provePasskey(call, response);
  if (isRefusal(proof)) return proof;
  const account = { id: proof.user_id, access_version: proof.access_version };
  const blocked = await openSession(call, account, { isRemembered: true, hasFactor: true });
  if (blocked) return blocked;
  return sessionFields(await findAccount(services.db, proof.user_id), services.config.imageBase);
};

export const passkeyCalls = {
  'account/passkey-add': add,
  'account/passkey-begin': begin,
  'account/passkey-options': optionsCall,
  'account/passkeys': passkeys,
  'account/passkey-remove': remove,
  'account/passkey-sign-in': signIn,
} as const;

type Proven = Pick<PasskeyRow, 'credential_id' | 'user_id'> & { access_version: number };

/** The passkey of a signature by this browser and site, with its user verified; otherwise `passkey-failed`. One use. */
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
      expectedChallenge: () => true,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: credentialOf(row),
    });
    const isUsed = verified && (await markPasskeyUsed(services.db, row.credential_id, authenticationInfo.newCounter));
    return isUsed ? row : refuse('passkey-failed');
  } catch (error) {
    log.warn({ err: error, visitor: visitor.id }, 'refused a passkey');
    return refuse('passkey-failed');
  }
}

function credentialOf({ credential_id: id, public_key: key, counter, transports }: PasskeyRow) {
  return { id, publicKey: new Uint8Array(key), counter, transports };
}
