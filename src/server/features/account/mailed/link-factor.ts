// The second factor of the account whose link is opened: a link opens nothing without it (docs/accounts.md#second-factor).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { checkFactor, hasFactor, tryingOf } from '../../user/index.ts';
import { findRequest } from './queries.ts';
import { faultOf } from './request.ts';

/**
 * Asks for the code before the link is used up, so that a wrong one costs nobody the link. Tries are counted as those of a
 * password. The link itself is looked at again by who uses it.
 */
export async function checkLinkFactor(
  tokenHash: Buffer,
  code: string | undefined,
  call: CallContext,
): Promise<'none' | 'shown' | Refusal> {
  const { services } = call;
  const row = await findRequest(services.db, tokenHash);
  const fault = row ? faultOf(row) : refuse('link-invalid');
  if (fault || !row?.account_id) return fault ?? refuse('link-invalid');
  if (!(await hasFactor(services, row.account_id))) return 'none';
  const who = tryingOf(row.email, row.account_id, call);
  const wait = await services.limits.consume('password', who);
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  const shown = await checkFactor(services, row.account_id, code);
  if (!isRefusal(shown) || shown.code !== 'factor-wrong') await services.limits.refund('password', who);
  return shown;
}
