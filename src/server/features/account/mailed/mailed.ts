// Links that somebody asked for by typing an address.
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import { endRequests, lockRequest, writeAddress, findRequest, markUsed, proveAddress } from './queries.ts';
import { faultOf, typedEmail, stateOf, askByMail } from './request.ts';
import { locale } from '#src/texts/locale.ts';
import { queueBookings } from './mail-queries.ts';
import { hasFactor, hashPassword, findAccount, openSession, sessionFields } from '#src/server/features/user/index.ts';
import { typedContact } from '#src/server/features/booking/index.ts';
import { checkLinkFactor } from './link-factor.ts';

type Output = CallOutput<'account/address-confirm'>;

// account/address-confirm: the link that was mailed to a new address makes it the account's (docs/accounts.md#changing-the-address).
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

// account/find-bookings: mails the links of the bookings made with an address; says the same for any
// (docs/accounts.md#find-my-booking).
const findBookings: Handler<'account/find-bookings'> = async (input, { services }) => {
  const email = typedEmail(input.email);
  if (isRefusal(email)) return email;
  await queueBookings(services.db, { email, locale: locale() });
  return { message: t('account.bookings.sent', { email }) };
};

// account/mailed: what a link that was asked for is good for now (docs/accounts.md#links-that-were-asked-for).
const mailed: Handler<'account/mailed'> = async ({ token }, { services, visitor }) => {
  const row = await findRequest(services.db, givenHash(services.keys, token));
  if (!row) return refuse('link-invalid');
  const { purpose, email, provider } = row;
  // A sign-up whose address was proved in the meantime has nothing left to do.
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

// user/register: asks for an account. The same answer and the same work for every address, which the mail alone looks up
// (docs/accounts.md#registering, ADR 077).
const register: Handler<'user/register'> = async (input, call) => {
  const contact = typedContact(input);
  if (isRefusal(contact)) return contact;
  const passwordHash = await hashPassword(input.password, call.services.config.passwordCost);
  await askByMail(call, { purpose: 'sign-up', ...contact, passwordHash });
  const message = t('account.signUp.sent', { email: contact.email });
  return { user_id: null, user_name: null, user_image: null, message };
};

// user/password-reset-send: mails a link to set a new password; says the same for any address
// (docs/accounts.md#links-that-were-asked-for).
const resetSend: Handler<'user/password-reset-send'> = async (input, call) => {
  const email = typedEmail(input.email);
  if (isRefusal(email)) return email;
  await askByMail(call, { purpose: 'reset', email });
  return { message: t('account.reset.sent', { email }) };
};

// user/password-reset-validate: whether a reset link can still be used; uses nothing up (docs/accounts.md#links-that-were-asked-for).
const resetValidate: Handler<'user/password-reset-validate'> = async ({ token }, { services }) => {
  const row = await findRequest(services.db, givenHash(services.keys, token));
  return { valid: row?.purpose === 'reset' && faultOf(row) === null };
};

// account/sign-in: signs in with the link of a mail, once, and the second factor where it is on (docs/accounts.md#links-that-were-asked-for).
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

// account/sign-in-send: mails a link to log in without a password; says the same for any address
// (docs/accounts.md#links-that-were-asked-for).
const signInSend: Handler<'account/sign-in-send'> = async (input, call) => {
  const email = typedEmail(input.email);
  if (isRefusal(email)) return email;
  await askByMail(call, { purpose: 'sign-in', email });
  return { message: t('account.signIn.sent', { email }) };
};

/** The calls of this file by name. */
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
