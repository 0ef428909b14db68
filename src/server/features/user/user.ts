// Logging in and out (docs/domain/accounts.md).
import type { Handler, CallContext } from '#src/server/call.ts';
import { findAccountByEmail, replaceHash, isKnownDevice } from './queries.ts';
import { sessionFields, openSession, endSession, forgetBrowser } from './session.ts';
import { createHash } from 'node:crypto';
import type { AttemptKeys } from '#src/domain/user/tries.ts';
import { cleanEmail } from '#src/contract/checkout/contact-rules.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import { deviceOf } from '#src/server/platform/http/visitor.ts';
import { checkFactor } from './check-factor.ts';
import { hashPassword, isOfOtherCost, verifyPassword } from './passwords.ts';

// user/login: same answer and time for a wrong address and a wrong password.
const login: Handler<'user/login'> = async ({ email, password, code, remember = true }, call) => {
  const { limits, db, log, config } = call.services;
  const typed = cleanEmail(email);
  const account = await findAccountByEmail(db, typed);
  const who = await tryingOf({ email: typed, accountId: account?.id ?? null }, call);
  // Counted first, so parallel attempts get no more tries.
  const wait = await limits.consume('password', who);
  if (wait !== null) {
    log.warn({ visitor: call.visitor.id }, 'stopped someone guessing passwords');
    return { ...refuse('login-limited'), retryAfterSeconds: wait };
  }
  const stored = account?.password_hash ?? null;
  const fits = await verifyPassword(stored, password, config.passwordCost);
  if (!account || stored === null || !fits) return refuse('login-failed');
  // A wrong code uses up an attempt like a wrong password; a missing one does not.
  const factor = await checkFactor(call.services, account.id, code);
  if (isRefusal(factor) && factor.code === 'factor-wrong') return factor;
  await limits.refund('password', who);
  if (isRefusal(factor)) return factor;
  if (isOfOtherCost(stored, config.passwordCost)) {
    const to = await hashPassword(password, config.passwordCost);
    await replaceHash(db, { userId: account.id, from: stored, to });
  }
  const blocked = await openSession(call, account, { isRemembered: remember, hasFactor: factor === 'shown' });
  if (blocked) return blocked;
  return sessionFields(account, config.imageBase);
};

/**
 * Unknown addresses are limited alike. A known browser has its own tries, so others cannot lock the owner out. Null
 * `accountId`: unknown address.
 */
export async function tryingOf(
  { email, accountId }: { email: string; accountId: string | null },
  { cookies, services, visitor }: Pick<CallContext, 'cookies' | 'services' | 'visitor'>,
): Promise<AttemptKeys> {
  const device = deviceOf(cookies, services.keys);
  const isKnown = device !== null && (await isKnownDevice(services.db, accountId, device));
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return { account, address: visitor.address, device: isKnown ? `${device}:${accountId}` : null };
}

// user/logout: closes the browser's bookings; idempotent.
const logout: Handler<'user/logout'> = async (_input, call) => {
  await endSession(call);
  await forgetBrowser(call);
  return {};
};

export const userCalls = {
  'user/login': login,
  'user/logout': logout,
} as const;
