// The second factor of the account whose link is opened: a link opens nothing without it (docs/accounts.md#second-factor).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { checkFactor, hasFactor, tryingOf, type AccessVersion } from '#src/server/features/user/index.ts';
import { findRequest } from './queries.ts';
import { faultOf } from './request.ts';

/** The account that a link opens as it was when its factor was looked at, and whether that was shown. */
export interface LinkChecked {
  account: AccessVersion;
  hasFactor: boolean;
}

/**
 * Asks for the code before the link is used up, so that a wrong one costs nobody the link. Tries are counted as those of a
 * password. The link itself is looked at again by who uses it.
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
