// user/password-update: by an emailed link or the current password. Ends other sessions (docs/domain/accounts.md#account-details).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import {
  hashPassword,
  holdAccess,
  insideHere,
  renewSession,
  tryingOf,
  verifyPassword,
} from '#src/server/features/user/index.ts';
import { checkLinkFactor, faultOf } from './mailed.ts';
import { endRequests, lockRequest, proveAddress } from './mailed-queries.ts';
import { findProfile, writePassword, type ProfileRow } from './profile-queries.ts';
import { errorText } from '#src/contract/errors.ts';

type Input = CallInput<'user/password-update'>;
type Output = CallOutput<'user/password-update'>;

export const userPasswordUpdate: Handler<'user/password-update'> = (input, call) =>
  input.token === undefined ? byCurrent(input, call) : byLink(input.token, input, call);

/** Does not log in: the login also asks for the second factor. */
async function byLink(token: string, { password, code }: Input, call: CallContext): Promise<Output | Refusal> {
  const { services } = call;
  const checked = await checkLinkFactor(givenHash(services.keys, token), code, call);
  if (isRefusal(checked)) return checked;
  const hash = await hashPassword(password, services.config.passwordCost);
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockRequest(trx, givenHash(services.keys, token));
    if (row?.purpose !== 'reset') return refuse('link-invalid');
    const fault = faultOf(row);
    if (fault || row.account_id === null) return fault ?? refuse('link-invalid');
    await proveAddress(trx, row.account_id);
    const isWritten = await writePassword(trx, { ...checked.account, session: null, device: null }, hash);
    if (!isWritten) return refuse('link-invalid');
    await endRequests(trx, { email: row.email, userId: row.account_id });
    return { message: t('account.reset.done') };
  });
}

async function byCurrent({ current_password, password }: Input, call: CallContext): Promise<Output | Refusal> {
  const { services } = call;
  const account = insideHere(call);
  const row = account && (await findProfile(services.db, account.id));
  if (!row) return refuse('unauthorized');
  const fault = await checkOwnPassword(row, current_password, call);
  if (fault) return { ...fault, ...(fault.fields && { fields: { current_password: fault.fields['password'] ?? '' } }) };
  const hash = await hashPassword(password, services.config.passwordCost);
  const isWritten = await inTransaction(services.db, async (trx) => {
    if (!(await holdAccess(trx, account)) || !(await writePassword(trx, account, hash))) return false;
    await endRequests(trx, { email: row.email, userId: row.id });
    return true;
  });
  if (!isWritten) return refuse('unauthorized');
  await renewSession(call);
  return { message: t('account.password.changed') };
}

export async function checkOwnPassword(
  { id, email, password_hash: stored }: Pick<ProfileRow, 'id' | 'email' | 'password_hash'>,
  given: string | undefined,
  call: CallContext,
): Promise<(Refusal & { retryAfterSeconds?: number }) | null> {
  const { limits, config } = call.services;
  if (stored === null) return refuse('password-first');
  const who = await tryingOf({ email, accountId: id }, call);
  const wait = await limits.consume('password', who);
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  const fits = await verifyPassword(stored, given ?? '', config.passwordCost);
  if (!fits) return refuse('password-wrong', { password: errorText('password-wrong') });
  await limits.refund('password', who);
  return null;
}
