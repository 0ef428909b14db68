// Opening and ending a session; the one place that writes the session cookie (ADR 016).
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

// What a session tells the client, and the optional user of a page call (docs/reference/api.md#entities).

// Sharp in the menu and on the dashboard, in a format that every browser reads.
const shownFile = 'square-192.webp';

/** The session result of an account, or of a visitor: all null (docs/reference/api.md#entities). */
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

/** `user` for the signed-in account, and no field at all for a visitor: pages that everyone shares carry no one (ADR 008). */
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
 * Signs in: an old session of this browser ends, a new secret is set, and the CSRF token changes with it. Bookings that a
 * guest made here stay open, unless the browser was someone else's until now. The owner is told of a browser that is new.
 * Refused for an account that is blocked, and as `login-failed` where what opens it has changed since `account` was read and
 * checked.
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
  call.log.info({ account: account.id, visitor: call.visitor.id, hasFactor, isNewDevice }, 'somebody has signed in');
  return null;
}

function setSession(call: CallContext, secret: string, maxAgeSeconds: number | undefined): void {
  const name = sessionCookieName(call.services.config.isSecure);
  call.cookies.set(name, secret, { httpOnly: true, ...(maxAgeSeconds !== undefined && { maxAgeSeconds }) });
  setCsrf(call, secret);
}

/** The hash of the session that asks; of nothing for an API client, which has none. */
export function sessionHere({ cookies, services, actor }: CallContext): Buffer {
  const secret = actor.via === 'session' ? cookies.read(sessionCookieName(services.config.isSecure)) : undefined;
  return hashSecret(secret ?? '');
}

/** Who is logged in and asks, to be held by `holdAccess`; null for a visitor. */
export function insideHere(call: CallContext): ActiveSession | null {
  const { actor, cookies, services } = call;
  if (actor.userId === null) return null;
  const session = actor.via === 'session' ? sessionHere(call) : null;
  return { id: actor.userId, session, device: deviceOf(cookies, services.keys) };
}

/**
 * Gives the session of this browser a new secret: after a change of rights or of the password no older one counts
 * (docs/domain/accounts.md#sessions). Nothing happens where it has ended meanwhile, or to an API client, which has none.
 */
export async function renewSession(call: CallContext, { hasFactor }: { hasFactor?: boolean } = {}): Promise<void> {
  if (call.actor.via !== 'session') return;
  const secret = newSecret();
  const ids = { from: sessionHere(call), to: hashSecret(secret) };
  const replaced = await replaceSession(call.services.db, { ...ids, hasFactor });
  if (replaced !== null) setSession(call, secret, replaced.is_remembered ? replaced.seconds_left : undefined);
}

/** The second factor was shown in this session: again, or for the first time, and then its rights are others. */
export async function factorShown(call: CallContext): Promise<void> {
  // The secret stays where nothing changes but the time, so that other pages of the browser go on.
  if (await markFactorShown(call.services.db, sessionHere(call))) return;
  await renewSession(call, { hasFactor: true });
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
