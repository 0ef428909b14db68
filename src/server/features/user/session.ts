// Opens and ends sessions; the only writer of the session cookie (ADR 016).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Actor } from '#src/server/call.ts';
import {
  keepCsrfCookie,
  ownerOf,
  deviceOf,
  keepDevice,
  newDevice,
  renewVisitor,
  visitorOf,
} from '#src/server/platform/http/visitor.ts';
import { agentMax } from '#src/domain/account/device-name.ts';
import { newSecret, sessionCookieName } from '#src/server/platform/http/identity.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import {
  type AccessVersion,
  type ActiveSession,
  deleteSession,
  forgetBookings,
  insertSession,
  isBlocked,
  markFactorShown,
  replaceSession,
  type AccountRow,
  findAccount,
} from './queries.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Services } from '#src/server/services.ts';

// Session fields of answers, and the optional user of a page call (docs/reference/api.md#entities).

// Sharp in menu and dashboard, in a format that every browser reads.
const shownFile = 'square-192.webp';

/** All null for a visitor (docs/reference/api.md#entities). */
export function sessionFields(
  account: Pick<AccountRow, 'id' | 'first_name' | 'last_name' | 'image'> | null,
  imageBase: string,
) {
  if (!account) return { user_id: null, user_name: null, user_image: null };
  return {
    user_id: account.id,
    user_name: `${account.first_name} ${account.last_name}`.trim(),
    user_image: account.image === null ? null : `${imageBase}/${account.image}/${shownFile}`,
  };
}

/** No field at all for a visitor: shared pages carry no one (ADR 008). */
export async function pageUserOf(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId }: Actor,
): Promise<Pick<CallOutput<'page/home'>, 'user'>> {
  const account = userId === null ? null : await findAccount(db, userId);
  if (account === null) return {};
  const { user_name, user_image } = sessionFields(account, config.imageBase);
  return { user: { id: account.id, name: user_name ?? '', image: user_image } };
}

const rememberedDays = 30;
const shortHours = 12;

/**
 * Logs in: new session, secret and CSRF token; closes another person's bookings; emails the owner about a new browser.
 * Refused for blocked accounts; `login-failed` when access changed since the check.
 */
export async function openSession(
  call: CallContext,
  account: AccessVersion,
  { isRemembered, hasFactor }: { isRemembered: boolean; hasFactor: boolean },
): Promise<Refusal | null> {
  const { actor, cookies, services } = call;
  const secret = newSecret();
  const hours = isRemembered ? rememberedDays * 24 : shortHours;
  const device = deviceOf(cookies, services.keys) ?? newDevice();
  const agent = (call.visitor.agent ?? '').replaceAll('\0', '').slice(0, agentMax);
  const session = { tokenHash: hashSecret(secret), hours, isRemembered, hasFactor, agent, device };
  const made = await insertSession(services.db, account, session);
  if (made === null) return refuse((await isBlocked(services.db, account.id)) ? 'account-blocked' : 'login-failed');
  await endSession(call);
  if (actor.via === 'session' && actor.userId !== account.id) await forgetBrowser(call);
  keepDevice(cookies, services.keys, device);
  setSession(call, secret, isRemembered ? hours * 3600 : undefined);
  const { isNewDevice } = made;
  call.log.info({ account: account.id, visitor: call.visitor.id, hasFactor, isNewDevice }, 'login');
  return null;
}

function setSession(call: CallContext, secret: string, maxAgeSeconds: number | undefined): void {
  const name = sessionCookieName(call.services.config.isSecure);
  call.cookies.set(name, secret, { httpOnly: true, ...(maxAgeSeconds !== undefined && { maxAgeSeconds }) });
  setCsrf(call, secret);
}

export function sessionHere({ cookies, services, actor }: CallContext): Buffer {
  const secret = actor.via === 'session' ? cookies.read(sessionCookieName(services.config.isSecure)) : undefined;
  return hashSecret(secret ?? '');
}

/** For `holdAccess`; null for a visitor. */
export function insideHere(call: CallContext): ActiveSession | null {
  const { actor, cookies, services } = call;
  if (actor.userId === null) return null;
  const session = actor.via === 'session' ? sessionHere(call) : null;
  return { id: actor.userId, session, device: deviceOf(cookies, services.keys) };
}

/** Renews this browser's secret after a change of rights or password; nothing without a session. */
export async function renewSession(call: CallContext, { hasFactor }: { hasFactor?: boolean } = {}): Promise<void> {
  if (call.actor.via !== 'session') return;
  const secret = newSecret();
  const ids = { from: sessionHere(call), to: hashSecret(secret) };
  const replaced = await replaceSession(call.services.db, { ...ids, hasFactor });
  if (replaced !== null) setSession(call, secret, replaced.is_remembered ? replaced.seconds_left : undefined);
}

/** Shown again, or first, which changes the rights. */
export async function factorShown(call: CallContext): Promise<void> {
  // Keeps the secret when only the time changes, so other tabs continue.
  if (await markFactorShown(call.services.db, sessionHere(call))) return;
  await renewSession(call, { hasFactor: true });
}

export async function endSession(call: CallContext): Promise<void> {
  const name = sessionCookieName(call.services.config.isSecure);
  const secret = call.cookies.read(name);
  if (!secret) return;
  await deleteSession(call.services.db, hashSecret(secret));
  call.cookies.clear(name);
  setCsrf(call, undefined);
}

/** Closes the browser's bookings for the next person (ADR 040). */
export async function forgetBrowser(call: CallContext): Promise<void> {
  await forgetBookings(call.services.db, call.visitor.id);
  renewVisitor(call.cookies, call.services.config.isSecure);
  setCsrf(call, undefined);
}

export function setCsrf(call: CallContext, session: string | undefined): void {
  // The visitor may have changed in this call.
  const visitor = visitorOf(call.cookies, call.services.config.isSecure);
  keepCsrfCookie(call.cookies, call.services.keys, ownerOf(visitor, session));
}
