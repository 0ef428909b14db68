// user/login: signs in with email and password; the same answer and time for a wrong address and a wrong password.
import { createHash } from 'node:crypto';
import type { Trying } from '#src/domain/guard/tries.ts';
import { cleanEmail } from '#src/contract/checkout/contact-rules.ts';
import { refuse } from '#src/contract/refusal.ts';
import { deviceOf, isKnownTo } from '#src/server/http/device.ts';
import type { CallContext, Handler } from '../../call.ts';
import { verifyPassword } from './passwords.ts';
import { findAccountByEmail } from './queries.ts';
import { sessionFields } from './session-fields.ts';
import { openSession } from './session.ts';

export const route = 'user/login';

export const handle: Handler<typeof route> = async ({ email, password, remember = true }, call) => {
  const { limits, db, log, config } = call.services;
  const typed = cleanEmail(email);
  const account = await findAccountByEmail(db, typed);
  const who = tryingOf(typed, account?.id ?? null, call);
  // Counted before the password is looked at, so that many at once get no more tries than one after the other.
  const wait = await limits.consume('password', who);
  if (wait !== null) {
    log.warn({ visitor: call.visitor.id }, 'guessing of passwords was stopped');
    return { ...refuse('login-limited'), retryAfterSeconds: wait };
  }
  const fits = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !fits) return refuse('login-failed');
  await limits.refund('password', who);
  await openSession(call, account.id, remember);
  return sessionFields(account, config.imageBase);
};

/**
 * An address that nobody has counts like one that somebody has. A browser in which the account has signed in before has tries of
 * its own, so that strangers who guess never lock the owner out.
 */
function tryingOf(email: string, accountId: string | null, { cookies, services, visitor }: CallContext): Trying {
  const device = deviceOf(cookies, services.keys);
  if (accountId !== null && device !== null && isKnownTo(device, services.keys, accountId))
    return { device: `${device.id}:${accountId}` };
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return { account, address: visitor.address };
}
