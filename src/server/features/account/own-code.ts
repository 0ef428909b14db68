// A code of one's own second factor, with its tries counted; and new recovery codes (docs/accounts.md#second-factor).
import { randomBytes } from 'node:crypto';
import { recoveryCode, recoveryCodes, shownCode } from '#src/domain/account/second-factor.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { hashSecret } from '#src/server/secrets.ts';
import { findAccount, findFactor, takeCode, tryingOf, type FactorRow } from '#src/server/features/user/index.ts';

/** Who asks with a code that fits: the code is used up. `isOn` says what state the factor must be in. */
export async function takeOwnCode(
  code: string,
  call: CallContext,
  { isOn }: { isOn: boolean },
): Promise<FactorRow | Refusal> {
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

/** New recovery codes: what is kept of them, and what their owner sees this once. */
export function newRecovery(): { hashes: Buffer[]; shown: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () => recoveryCode(randomBytes(26)));
  return { hashes: codes.map(hashSecret), shown: codes.map(shownCode) };
}
