// Logging in and out, and the account behind a request (docs/accounts.md).
import { orderedAreas } from '#src/domain/admin/areas.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import { sessionCookieName } from '#src/server/http/identity.ts';
import { countUnread } from '#src/server/features/message/unread/index.ts';
import { findWishIds } from '#src/server/features/wishlist/index.ts';
import { findAccount, findAccountByEmail, replaceHash } from './queries.ts';
import { sessionFields } from './session-fields.ts';
import { setCsrf, openSession, endSession, forgetBrowser } from './session.ts';
import { createHash } from 'node:crypto';
import type { Trying } from '#src/domain/guard/tries.ts';
import { cleanEmail } from '#src/contract/checkout/contact-rules.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import { deviceOf } from '#src/server/http/device.ts';
import { isKnownDevice } from './access-queries.ts';
import { checkFactor } from './factor/check-factor.ts';
import { hashPassword, isOfOtherCost, verifyPassword } from './passwords.ts';

// user/auth: who is signed in, and what is theirs on any page; sets the CSRF cookie (ADR 008).
const auth: Handler<'user/auth'> = async (_input, call) => {
  const { services, actor, cookies, visitor } = call;
  const account = actor.userId === null ? null : await findAccount(services.db, actor.userId);
  if (actor.via !== 'bearer') {
    const name = sessionCookieName(services.config.isSecure);
    // A cookie whose session has ended would give the token an owner that no later request has.
    if (account === null && cookies.read(name) !== undefined) cookies.clear(name);
    setCsrf(call, account === null ? undefined : cookies.read(name));
  }
  // Every page asks this after load: neither waits for the other.
  const [total_unread, wishlist] =
    account === null
      ? [{ guest: 0, host: 0 }, []]
      : await Promise.all([countUnread(services.db, account.id), findWishIds(services.db, account.id)]);
  return {
    ...sessionFields(account, services.config.imageBase),
    roles: account === null ? [] : [...actor.roles],
    areas: account === null ? [] : orderedAreas(actor.areas ?? []),
    verified: account?.is_id_verified ?? false,
    total_unread,
    wishlist,
    experiments: variantsOf(visitor.id, services.config.experiments),
  };
};

// Which variant of each experiment a visitor is in (experiments map, ADR 029).

type Variants = Readonly<Record<string, number>>;

/** A number from 0 up to but not 1 that is always the same for a visitor and a name, and evenly spread over visitors. */
function shareOf(visitor: string, name: string): number {
  const digest = createHash('sha256').update(`${name}\n${visitor}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

function variantAt(share: number, variants: Variants): string | null {
  const total = Object.values(variants).reduce((sum, weight) => sum + weight, 0);
  let left = share * total;
  for (const [variant, weight] of Object.entries(variants)) {
    left -= weight;
    if (left < 0) return variant;
  }
  return null;
}

/**
 * The variants of one visitor by experiment. Nothing is stored: the id in the visitor's cookie decides, so every process
 * and every later visit says the same.
 * @param visitor the id in the visitor's cookie
 * @param experiments weights by variant by name, as the setting BANYAN_EXPERIMENTS has them
 */
export function variantsOf(visitor: string, experiments: Readonly<Record<string, Variants>>): Record<string, string> {
  const assigned = Object.entries(experiments).map(
    ([name, variants]) => [name, variantAt(shareOf(visitor, name), variants)] as const,
  );
  return Object.fromEntries(assigned.filter((pair): pair is [string, string] => pair[1] !== null));
}

// user/login: signs in with email and password, and the second factor where it is on; the same answer and time for a wrong address and a wrong password.
const login: Handler<'user/login'> = async ({ email, password, code, remember = true }, call) => {
  const { limits, db, log, config } = call.services;
  const typed = cleanEmail(email);
  const account = await findAccountByEmail(db, typed);
  const who = await tryingOf({ email: typed, accountId: account?.id ?? null }, call);
  // Counted before the password is looked at, so that many at once get no more tries than one after the other.
  const wait = await limits.consume('password', who);
  if (wait !== null) {
    log.warn({ visitor: call.visitor.id }, 'guessing of passwords was stopped');
    return { ...refuse('login-limited'), retryAfterSeconds: wait };
  }
  const stored = account?.password_hash ?? null;
  const fits = await verifyPassword(stored, password, config.passwordCost);
  if (!account || stored === null || !fits) return refuse('login-failed');
  // A wrong code counts as a wrong password does: the try is given back only when both fit. One that is missing was no guess.
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
 * An address that nobody has counts like one that somebody has. A browser in which the account has signed in lately has tries of its
 * own, and wider bounds besides, so that strangers who guess never lock the owner out. `accountId` null: nobody has the address.
 */
export async function tryingOf(
  { email, accountId }: { email: string; accountId: string | null },
  { cookies, services, visitor }: Pick<CallContext, 'cookies' | 'services' | 'visitor'>,
): Promise<Trying> {
  const device = deviceOf(cookies, services.keys);
  const isKnown = device !== null && (await isKnownDevice(services.db, accountId, device));
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return { account, address: visitor.address, device: isKnown ? `${device}:${accountId}` : null };
}

// user/logout: ends the session and closes the bookings that this browser opens; success as well when there was none.
const logout: Handler<'user/logout'> = async (_input, call) => {
  await endSession(call);
  await forgetBrowser(call);
  return {};
};

/** The calls of this file by name. */
export const userCalls = {
  'user/auth': auth,
  'user/login': login,
  'user/logout': logout,
} as const;
