import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash, deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import {
  endRequests,
  lockRequest,
  writeAddress,
  findRequest,
  markUsed,
  proveAddress,
  queueBookings,
  findApplication,
  type HostBeginning,
  insertApplication,
  insertHost,
  writeSignUp,
  insertRequest,
  type NewRequest,
  type RequestRow,
} from './mailed-queries.ts';
import { locale } from '#src/texts/locale.ts';
import {
  hasFactor,
  hashPassword,
  findAccount,
  openSession,
  sessionFields,
  checkFactor,
  tryingOf,
  type AccessVersion,
} from '#src/server/features/user/index.ts';
import { openHere } from './signed-in.ts';
import { typedContact } from '#src/server/features/booking/index.ts';
import { decideSignUp, requestState, type RequestState } from '#src/domain/account/mailed-request.ts';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { openStaffTask } from '#src/server/features/staff-log/index.ts';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';

// Links requested by typing an address: stored and emailed alike for every address (docs/domain/accounts.md#account-links).

const noOne = { firstName: '', lastName: '', isdCode: '', phone: '', passwordHash: null, userId: null };
const noIdentity = { provider: null, issuer: null, subject: null };

/** Stores a request and queues the email. Pass `id` to store more with it. */
export async function askByMail(
  { services, visitor }: Pick<CallContext, 'services' | 'visitor'>,
  request: Pick<NewRequest, 'purpose' | 'email'> & Partial<Omit<NewRequest, 'id' | 'tokenHash'>>,
  id: string = randomUUID(),
): Promise<void> {
  const tokenHash = hashSecret(deriveSecret(services.keys, 'account-request', id));
  await insertRequest(services.db, {
    ...noOne,
    ...noIdentity,
    ...request,
    id,
    tokenHash,
    visitorId: visitor.id,
    locale: locale(),
  });
}

export function typedEmail(typed: string): string | Refusal {
  const email = cleanEmail(typed);
  if (isEmail(email)) return email;
  const code = email === '' ? 'email-missing' : 'email-invalid';
  return refuse(code, { email: errorText(code) });
}

export function stateOf(row: RequestRow): RequestState {
  return requestState({ isUsed: row.is_used, isExpired: row.is_expired });
}

/** Used, expired, or of a deleted account; null for a valid link. */
export function faultOf(row: RequestRow): Refusal | null {
  const state = stateOf(row);
  if (state === 'expired') return refuse('link-expired');
  return state === 'used' || row.account_id === null ? refuse('link-invalid') : null;
}

// account/sign-up-confirm: verifies an address, once; logs in the browser that signed up (docs/domain/accounts.md#registering).

type SignedUp = Pick<CallOutput<'account/sign-up-confirm'>, 'did' | 'email'> & {
  isHost: boolean;
  /** The account, in the browser that typed its password. */
  here: AccessVersion | null;
};

export const accountSignUpConfirm: Handler<'account/sign-up-confirm'> = async ({ token, password }, call) => {
  const { services, visitor } = call;
  const newHash = password === undefined ? null : await hashPassword(password, services.config.passwordCost);
  const done = await inTransaction(services.db, async (trx): Promise<SignedUp | Refusal> => {
    const row = await lockRequest(trx, givenHash(services.keys, token));
    if (row?.purpose !== 'sign-up') return refuse('link-invalid');
    const { email, is_verified: isVerified } = row;
    const typedHash = row.visitor_id === visitor.id ? row.password_hash : null;
    const use = decideSignUp({ state: stateOf(row), isVerified, hasTyped: typedHash !== null }, newHash !== null);
    if ('refused' in use) return refuse(use.refused);
    const hash = use.does === 'verify' && use.password === 'typed' ? typedHash : newHash;
    const account = use.does === 'verify' && hash !== null ? await writeSignUp(trx, row, hash) : null;
    if (account === null) return { did: 'nothing', email, isHost: false, here: null };
    const beginning = await findApplication(trx, row.id);
    if (beginning !== null) await beginHost(trx, account.id, beginning);
    await endRequests(trx, { email, userId: account.id });
    return { did: 'verify', email, isHost: beginning !== null, here: typedHash === null ? null : account };
  });
  if (isRefusal(done)) return done;
  const { did, email, isHost, here } = done;
  const session = await openHere(call, here);
  const verified = session.user_id === null ? 'account.signUp.verified' : 'account.signUp.here';
  const message = did === 'nothing' ? 'account.link.nothing' : isHost ? 'account.signUp.host' : verified;
  return { did, email, message: t(message), ...session };
};

/** False when the account is a host already (docs/domain/listings.md#becoming-a-host). */
export async function beginHost(trx: Transaction<Database>, userId: string, made: HostBeginning): Promise<boolean> {
  if (!(await insertHost(trx, userId, made))) return false;
  const detail = `${made.displayName}, ${made.phone}: ${made.offer}`.replaceAll(/\s+/g, ' ').slice(0, 200);
  await openStaffTask(trx, { kind: 'host_application', subject: `host:${userId}`, bookingId: null, detail });
  return true;
}

/** For visitors: same work and answer for every address (ADR 040). */
export async function askToHost(
  { services, visitor }: Pick<CallContext, 'services' | 'visitor'>,
  {
    made,
    ...contact
  }: { email: string; firstName: string; lastName: string; isdCode: string; phone: string; made: HostBeginning },
): Promise<void> {
  const id = randomUUID();
  await inTransaction(services.db, async (trx) => {
    await askByMail({ services: { ...services, db: trx }, visitor }, { purpose: 'sign-up', ...contact }, id);
    await insertApplication(trx, id, made);
  });
}

type Output = CallOutput<'account/address-confirm'>;

// account/address-confirm: makes the new address the account's (docs/domain/accounts.md#changing-the-address).
const addressConfirm: Handler<'account/address-confirm'> = ({ token }, { services }) =>
  inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockRequest(trx, givenHash(services.keys, token));
    if (row?.purpose !== 'address') return refuse('link-invalid');
    const fault = faultOf(row);
    if (fault || row.account_id === null) return fault ?? refuse('link-invalid');
    const { email } = row;
    if (!(await writeAddress(trx, row))) return refuse('link-invalid');
    await endRequests(trx, { email, userId: row.account_id });
    return { email, message: t('account.address.changed', { email }) };
  });

// account/find-bookings: emails an address its booking links; same answer for any.
const findBookings: Handler<'account/find-bookings'> = async (input, { services }) => {
  const email = typedEmail(input.email);
  if (isRefusal(email)) return email;
  await queueBookings(services.db, { email, locale: locale() });
  return { message: t('account.bookings.sent', { email }) };
};

const mailed: Handler<'account/mailed'> = async ({ token }, { services, visitor }) => {
  const row = await findRequest(services.db, givenHash(services.keys, token));
  if (!row) return refuse('link-invalid');
  const { purpose, email, provider } = row;
  const state = purpose === 'sign-up' && row.is_verified ? 'used' : stateOf(row);
  const opensAccount = purpose !== 'sign-up' && purpose !== 'address';
  return {
    purpose,
    state,
    email,
    has_typed: row.password_hash !== null && row.visitor_id === visitor.id,
    provider,
    is_here: row.visitor_id === visitor.id,
    has_account: row.account_id !== null,
    asks_code: opensAccount && row.account_id !== null && (await hasFactor(services, row.account_id)),
  };
};

// user/register: same work and answer for every address; only the email looks it up (docs/domain/accounts.md#registering, ADR 040).
const register: Handler<'user/register'> = async (input, call) => {
  const contact = typedContact(input);
  if (isRefusal(contact)) return contact;
  const passwordHash = await hashPassword(input.password, call.services.config.passwordCost);
  await askByMail(call, { purpose: 'sign-up', ...contact, passwordHash });
  const message = t('account.signUp.sent', { email: contact.email });
  return { user_id: null, user_name: null, user_image: null, message };
};

// user/password-reset-send: emails a reset link; same answer for any address (docs/domain/accounts.md#account-links).
const resetSend: Handler<'user/password-reset-send'> = async (input, call) => {
  const email = typedEmail(input.email);
  if (isRefusal(email)) return email;
  await askByMail(call, { purpose: 'reset', email });
  return { message: t('account.reset.sent', { email }) };
};

const resetValidate: Handler<'user/password-reset-validate'> = async ({ token }, { services }) => {
  const row = await findRequest(services.db, givenHash(services.keys, token));
  return { valid: row?.purpose === 'reset' && faultOf(row) === null };
};

// account/sign-in: logs in by an emailed link, once, with the second factor if on (docs/domain/accounts.md#account-links).
const signIn: Handler<'account/sign-in'> = async ({ token, code }, call) => {
  const { db, config } = call.services;
  const checked = await checkLinkFactor(givenHash(call.services.keys, token), code, call);
  if (isRefusal(checked)) return checked;
  const { account, hasFactor } = checked;
  const refused = await inTransaction(db, async (trx): Promise<Refusal | null> => {
    const row = await lockRequest(trx, givenHash(call.services.keys, token));
    if (row?.purpose !== 'sign-in') return refuse('link-invalid');
    const fault = faultOf(row);
    if (fault || row.account_id !== account.id) return fault ?? refuse('link-invalid');
    await proveAddress(trx, account.id);
    await markUsed(trx, row);
    return null;
  });
  if (refused) return refused;
  const blocked = await openSession(call, account, { isRemembered: true, hasFactor });
  if (blocked) return blocked;
  return sessionFields(await findAccount(db, account.id), config.imageBase);
};

// account/sign-in-send: emails a login link; same answer for any address (docs/domain/accounts.md#account-links).
const signInSend: Handler<'account/sign-in-send'> = async (input, call) => {
  const email = typedEmail(input.email);
  if (isRefusal(email)) return email;
  await askByMail(call, { purpose: 'sign-in', email });
  return { message: t('account.signIn.sent', { email }) };
};

export const mailedCalls = {
  'account/address-confirm': addressConfirm,
  'account/find-bookings': findBookings,
  'account/mailed': mailed,
  'user/register': register,
  'user/password-reset-send': resetSend,
  'user/password-reset-validate': resetValidate,
  'account/sign-in': signIn,
  'account/sign-in-send': signInSend,
} as const;

/** The account of a link when its factor was checked, and if it was shown. */
interface LinkChecked {
  account: AccessVersion;
  hasFactor: boolean;
}

/**
 * Checks the code first, so a wrong one does not use up the link; attempts are limited. The caller checks the link
 * again.
 */
export async function checkLinkFactor(
  tokenHash: Buffer,
  code: string | undefined,
  call: CallContext,
): Promise<LinkChecked | Refusal> {
  const { services } = call;
  const row = await findRequest(services.db, tokenHash);
  const fault = row ? faultOf(row) : refuse('link-invalid');
  const { account_id: id = null, access_version: version = null } = row ?? {};
  if (fault || !row || id === null || version === null) return fault ?? refuse('link-invalid');
  const account = { id, access_version: version };
  if (!(await hasFactor(services, account.id))) return { account, hasFactor: false };
  const who = await tryingOf({ email: row.email, accountId: account.id }, call);
  const wait = await services.limits.consume('password', who);
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  const factor = await checkFactor(services, id, code);
  if (!isRefusal(factor) || factor.code !== 'factor-wrong') await services.limits.refund('password', who);
  return isRefusal(factor) ? factor : { account, hasFactor: factor === 'shown' };
}
