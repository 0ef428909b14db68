// The current password, asked for once more before something that would lock its owner out (docs/accounts.md#ones-own-account).
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { tryingOf, verifyPassword } from '#src/server/features/user/index.ts';
import type { ProfileRow } from './queries.ts';

/** The refusal of a current password that is wrong, or of an account that has none; null for the right one. Tries are counted. */
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
