// Opening and ending a session; the one place that writes the session cookie (ADR 016).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '../../call.ts';
import { keepCsrfCookie, ownerOf } from '#src/server/http/csrf.ts';
import { agentMax } from '#src/domain/account/device-name.ts';
import { deviceOf, isKnownTo, markDevice } from '../../http/device.ts';
import { newSecret, sessionCookieName } from '../../http/identity.ts';
import { hashSecret } from '../../secrets.ts';
import { renewVisitor, visitorOf } from '../../http/visitor.ts';
import {
  deleteSession,
  findTraits,
  forgetBookings,
  insertSession,
  isBlocked,
  markFactorShown,
  type SessionTraits,
} from './queries.ts';

const rememberedDays = 30;
const shortHours = 12;

/**
 * Signs in: an old session of this browser ends, a new secret is set, and the CSRF token changes with it. Bookings that a
 * guest made here stay open, unless the browser was somebody else's until now. The owner is told of a browser that is new.
 * Refused for an account that is blocked.
 */
export async function openSession(
  call: CallContext,
  userId: string,
  { isRemembered, hasFactor }: SessionTraits,
): Promise<Refusal | null> {
  const { actor } = call;
  if (await isBlocked(call.services.db, userId)) return refuse('account-blocked');
  await endSession(call);
  if (actor.via === 'session' && actor.userId !== userId) await forgetBrowser(call);
  const secret = newSecret();
  const hours = isRemembered ? rememberedDays * 24 : shortHours;
  const isNewDevice = !isKnownTo(deviceOf(call.cookies, call.services.keys), call.services.keys, userId);
  markDevice(call.cookies, call.services.keys, userId);
  const agent = (call.visitor.agent ?? '').replaceAll('\0', '').slice(0, agentMax);
  await insertSession(call.services.db, {
    tokenHash: hashSecret(secret),
    userId,
    hours,
    isRemembered,
    hasFactor,
    agent,
    isNewDevice,
  });
  const name = sessionCookieName(call.services.config.isSecure);
  call.cookies.set(name, secret, { httpOnly: true, ...(isRemembered && { maxAgeSeconds: hours * 3600 }) });
  setCsrf(call, secret);
  call.log.info({ account: userId, visitor: call.visitor.id, hasFactor, isNewDevice }, 'somebody has signed in');
  return null;
}

/** The hash of the session that asks; of nothing for an API client, which has none. */
export function sessionHere({ cookies, services, actor }: CallContext): Buffer {
  const secret = actor.via === 'session' ? cookies.read(sessionCookieName(services.config.isSecure)) : undefined;
  return hashSecret(secret ?? '');
}

/** What the session that asks was opened with. */
export function traitsHere(call: CallContext): Promise<SessionTraits> {
  return findTraits(call.services.db, sessionHere(call));
}

/**
 * Gives this browser a new session in the place of its present one: after a change of rights or of the password no older secret
 * counts (docs/accounts.md#sessions). An API client has none.
 */
export async function renewSession(call: CallContext, traits: SessionTraits): Promise<void> {
  const { via, userId } = call.actor;
  if (via === 'session' && userId !== null) await openSession(call, userId, traits);
}

/** The second factor was shown in this session: again, or for the first time, and then its rights are others. */
export async function factorShown(call: CallContext): Promise<void> {
  // The secret stays where nothing changes but the time, so that other pages of the browser go on.
  if (await markFactorShown(call.services.db, sessionHere(call))) return;
  await renewSession(call, { ...(await traitsHere(call)), hasFactor: true });
}

/** Ends the session of this browser, if there is one. */
export async function endSession(call: CallContext): Promise<void> {
  const name = sessionCookieName(call.services.config.isSecure);
  const secret = call.cookies.read(name);
  if (!secret) return;
  await deleteSession(call.services.db, hashSecret(secret));
  call.cookies.clear(name);
  setCsrf(call, undefined);
}

/** Leaves nothing behind for the next person at this computer: the bookings that it opened are closed (ADR 040). */
export async function forgetBrowser(call: CallContext): Promise<void> {
  await forgetBookings(call.services.db, call.visitor.id);
  renewVisitor(call.cookies, call.services.config.isSecure);
  setCsrf(call, undefined);
}

/** Gives the browser a CSRF token of its present visitor and session. */
export function setCsrf(call: CallContext, session: string | undefined): void {
  // Read again: the visitor may have become another one in this very call.
  const visitor = visitorOf(call.cookies, call.services.config.isSecure);
  keepCsrfCookie(call.cookies, call.services.keys, ownerOf(visitor, session));
}
