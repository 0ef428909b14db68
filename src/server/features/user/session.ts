// Opening and ending a session; the one place that writes the session cookie (ADR 016).
import type { CallContext } from '../../call.ts';
import { csrfCookie, issueCsrfToken } from '../../http/csrf.ts';
import { ownerOf } from '../../http/csrf-owner.ts';
import { hashSecret, newSecret, sessionCookieName } from '../../http/identity.ts';
import { deleteSession, insertSession } from './queries.ts';

const rememberedDays = 30;
const shortHours = 12;

/** Signs in: an old session of this browser ends, a new secret is set, and the CSRF token changes with it. */
export async function openSession(call: CallContext, userId: string, isRemembered: boolean): Promise<void> {
  await endSession(call);
  const secret = newSecret();
  const hours = isRemembered ? rememberedDays * 24 : shortHours;
  await insertSession(call.services.db, { tokenHash: hashSecret(secret), userId, hours });
  const name = sessionCookieName(call.services.config.isSecure);
  call.cookies.set(name, secret, { httpOnly: true, ...(isRemembered && { maxAgeSeconds: hours * 3600 }) });
  setCsrf(call, secret);
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

/** Gives the browser a CSRF token that fits its present visitor and session. */
export function setCsrf(call: CallContext, session: string | undefined): void {
  const token = issueCsrfToken(call.services.keys.csrf, ownerOf(call.visitor.id, session));
  call.cookies.set(csrfCookie, token, { httpOnly: false });
}
