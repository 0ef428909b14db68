// The second factor of an account (docs/domain/accounts.md#second-factor).
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import {
  beginFactor,
  insideHere,
  holdAccess,
  newFactor,
  setupOf,
  changeAccess,
  confirmFactor,
  renewSession,
  replaceRecovery,
  findAccount,
  findFactor,
  dropFactor,
  factorShown,
  takeCode,
  tryingOf,
  type FactorRow,
} from '#src/server/features/user/index.ts';
import { checkOwnPassword } from './password.ts';
import { findProfile } from './profile-queries.ts';
import { provePasskey } from './passkey.ts';
import { demandsFactor, recoveryCode, recoveryCodes, groupedCode } from '#src/domain/account/second-factor.ts';
import { t } from '#src/server/features/texts.ts';
import { errorText } from '#src/contract/errors.ts';
import { randomBytes } from 'node:crypto';
import { hashSecret } from '#src/server/platform/secrets.ts';

// account/factor-begin: makes the secret of an authenticator app; it applies after the first code.
const begin: Handler<'account/factor-begin'> = async ({ password }, call) => {
  const { services } = call;
  const account = insideHere(call);
  const row = account && (await findProfile(services.db, account.id));
  if (!row) return refuse('unauthorized');
  const fault = await checkOwnPassword(row, password, call);
  if (fault) return fault;
  const sealed = newFactor(services.keys, row.id);
  const begun = await inTransaction(services.db, async (trx) => {
    if (!(await holdAccess(trx, account))) return 'ended';
    return (await beginFactor(trx, { userId: row.id, sealed })) ? 'begun' : 'on';
  });
  if (begun !== 'begun') return refuse(begun === 'on' ? 'factor-on' : 'unauthorized');
  const factor = { user_id: row.id, sealed, nonce: null, secret_hash: null };
  return setupOf(services.keys, factor, { issuer: services.config.brand.name, label: row.email });
};

// account/factor-confirm: turns the second factor on and shows the recovery codes once (docs/domain/accounts.md#second-factor).
const confirm: Handler<'account/factor-confirm'> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: false });
  if (isRefusal(row)) return row;
  const { hashes, shown } = newRecovery();
  const account = insideHere(call);
  const isOn = await inTransaction(call.services.db, async (trx) => {
    // A pending login without a code fails.
    if (account === null || !(await holdAccess(trx, account))) return false;
    await changeAccess(trx, account);
    await confirmFactor(trx, row.user_id);
    await replaceRecovery(trx, row.user_id, hashes);
    return true;
  });
  if (!isOn) return refuse('unauthorized');
  // The account's access changed, so the session is renewed.
  await renewSession(call, { hasFactor: true });
  return { recovery_codes: shown };
};

const factorCall: Handler<'account/factor'> = async (_input, { services, actor }) => {
  const account = actor.userId === null ? null : await findAccount(services.db, actor.userId);
  if (!account) return refuse('unauthorized');
  const row = await findFactor(services.db, account.id);
  const isOn = row !== null && row.confirmed_at !== null;
  return { is_on: isOn, is_demanded: demandsFactor(account.roles), recovery_left: isOn ? row.recovery_left : 0 };
};

// account/factor-off: turns the factor off by a code or a recovery code (docs/domain/accounts.md#second-factor).
const off: Handler<'account/factor-off'> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: true });
  if (isRefusal(row)) return row;
  const account = insideHere(call);
  const isOff = await inTransaction(call.services.db, async (trx) => {
    if (account === null || !(await holdAccess(trx, account))) return false;
    await changeAccess(trx, account);
    await dropFactor(trx, row.user_id);
    return true;
  });
  if (!isOff) return refuse('unauthorized');
  await renewSession(call, { hasFactor: false });
  return { message: t('account.factor.off') };
};

// account/factor-recovery: replaces all recovery codes and shows the new ones once (docs/domain/accounts.md#second-factor).
const recovery: Handler<'account/factor-recovery'> = async ({ code }, call) => {
  const row = await takeOwnCode(code, call, { isOn: true });
  if (isRefusal(row)) return row;
  const { hashes, shown } = newRecovery();
  const account = insideHere(call);
  const isDone = await inTransaction(call.services.db, async (trx) => {
    if (account === null || !(await holdAccess(trx, account))) return false;
    await replaceRecovery(trx, row.user_id, hashes);
    return true;
  });
  if (!isDone) return refuse('unauthorized');
  return { recovery_codes: shown };
};

// account/factor-show: repeats the second factor before a dangerous action (docs/reference/back-office.md#dangerous-actions).
const show: Handler<'account/factor-show'> = async ({ code, response }, call) => {
  if (response === undefined && (code ?? '').trim() === '')
    return refuse('factor-needed', { code: errorText('factor-needed') });
  const proof =
    response === undefined ? await takeOwnCode(code ?? '', call, { isOn: true }) : await provePasskey(call, response);
  if (isRefusal(proof)) return proof;
  // Another person's passkey on this computer proves nothing about this account.
  if (proof.user_id !== call.actor.userId) return refuse('passkey-failed');
  await factorShown(call);
  return { message: t('account.factor.shown') };
};

export const factorCalls = {
  'account/factor-begin': begin,
  'account/factor-confirm': confirm,
  'account/factor': factorCall,
  'account/factor-off': off,
  'account/factor-recovery': recovery,
  'account/factor-show': show,
} as const;

/** Uses up a valid code. `isOn` is the state that the factor must have. */
async function takeOwnCode(code: string, call: CallContext, { isOn }: { isOn: boolean }): Promise<FactorRow | Refusal> {
  const { services, actor } = call;
  const account = actor.userId === null ? null : await findAccount(services.db, actor.userId);
  if (!account) return refuse('unauthorized');
  const row = await findFactor(services.db, account.id);
  if (!row || (row.confirmed_at !== null) !== isOn) return refuse(isOn ? 'factor-off' : 'factor-on');
  const who = await tryingOf({ email: account.email, accountId: account.id }, call);
  const wait = await services.limits.consume('password', who);
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  if (!(await takeCode(services, row, code))) return refuse('factor-wrong', { code: errorText('factor-wrong') });
  await services.limits.refund('password', who);
  return row;
}

function newRecovery(): { hashes: Buffer[]; shown: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () => recoveryCode(randomBytes(26)));
  return { hashes: codes.map(hashSecret), shown: codes.map(groupedCode) };
}
