// Who is asking: session cookie or Bearer token, and the cookies of an answer (ADR 016).
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { teamRoles } from '#src/domain/team/permissions.ts';
import { isKey } from '#src/domain/account/distributor-key.ts';
import { rolesInSession } from '#src/domain/account/second-factor.ts';
import { hasPermission, type StaffArea, type StaffPermission } from '#src/domain/admin/areas.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import { isOpenToKeys } from '#src/contract/key-calls.ts';
import type { CallName } from '#src/contract/types.ts';
import { anonymous, type Actor, type CallCookies, type Role } from '#src/server/call.ts';
import { type ActorRow, findActorByApiToken, findActorByKey, findActorBySession } from './identity-queries.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';

/** The session cookie carries the `__Host-` prefix wherever cookies are Secure. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

/** A secret of 256 random bits for sessions, booking pages and payment tokens. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that asks, for the log; null until it is known, and of a visitor. */
    accountId: string | null;
  }
}

export type Identified = { actor: Actor } | { refused: 'unauthorized' };

/**
 * Bearer beats cookie: an API client never sends both. An unknown Bearer is refused, an unknown cookie is a visitor. A key of a
 * distributor opens calls and the files of bookings, so whatever else asks who it is must not take one.
 */
export async function identify(
  request: FastifyRequest,
  services: Services,
  takes: { takesKeys: boolean } = { takesKeys: false },
): Promise<Identified> {
  const found = await whoAsks(request, services, takes);
  if ('actor' in found) request.accountId = found.actor.userId;
  return found;
}

async function whoAsks(
  request: FastifyRequest,
  services: Services,
  { takesKeys }: { takesKeys: boolean },
): Promise<Identified> {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const [scheme, token] = header.split(' ');
    if (scheme === 'Bearer' && token && isKey(token))
      return takesKeys ? identifyByKey(hashSecret(token), services) : { refused: 'unauthorized' };
    const found = scheme === 'Bearer' && token ? await findActorByApiToken(services, hashSecret(token)) : null;
    return found ? { actor: toActor(found, 'bearer', services) } : { refused: 'unauthorized' };
  }
  const session = request.cookies[sessionCookieName(services.config.isSecure)];
  if (!session) return { actor: anonymous };
  const found = await findActorBySession(services, hashSecret(session));
  return { actor: found ? toActor(found, 'session', services) : anonymous };
}

/** A key has the one role, whatever else its account is. */
async function identifyByKey(keyHash: Buffer, services: Services): Promise<Identified> {
  const found = await findActorByKey(services, { keyHash, configuredId: services.config.distributorUserId });
  if (!found) return { refused: 'unauthorized' };
  return {
    actor: {
      userId: found.user_id,
      roles: ['user', 'distributor'],
      via: 'bearer',
      keyId: found.key_id,
      factorAge: null,
    },
  };
}

function toActor(row: ActorRow, via: Actor['via'], { config }: Services): Actor {
  // Rights that demand a second factor hold only where it was shown (docs/domain/accounts.md#second-factor).
  const { user_id: userId, areas, factor_age: factorAge } = row;
  // The account that the settings name is a distributor too (docs/domain/partners.md#distributors).
  const isNamed = userId === config.distributorUserId && !row.roles.includes('distributor');
  const all = (isNamed ? [...row.roles, 'distributor'] : row.roles) as Role[];
  const roles = rolesInSession(all, factorAge !== null);
  return { userId, roles, areas: roles.includes('operator') ? (areas as StaffArea[]) : [], via, factorAge };
}

/**
 * Whether somebody is an operator who does this work: the one place that asks it, for calls, files, streams and pages
 * (docs/reference/back-office.md#areas).
 */
export function mayDo(permission: StaffPermission, actor: Actor): boolean {
  return actor.userId !== null && actor.roles.includes('operator') && hasPermission(permission, actor.areas ?? []);
}

/**
 * Deny by default: a level is a role, except that everybody may make public calls, and that whoever is in a team may make
 * those of its host. An operator makes the calls of the work that is theirs, and others are `other-area`. Whose row it is and what the team allows, the call itself asks (docs/domain/accounts.md#access).
 */
export function whyRefused(name: CallName, actor: Actor): 'unauthorized' | 'forbidden' | 'other-area' | null {
  const { access, permission }: CallSpec = contract[name];
  if (actor.keyId !== undefined && !isOpenToKeys(name)) return 'forbidden';
  if (access === 'public') return null;
  if (actor.userId === null) return 'unauthorized';
  if (access === 'host' && teamRoles.some((role) => actor.roles.includes(role))) return null;
  if (access !== 'user' && !actor.roles.includes(access)) return 'forbidden';
  return access !== 'operator' || (permission !== undefined && mayDo(permission, actor)) ? null : 'other-area';
}

/** True when the request shows the token of the trusted front-end server; a wrong one is refused by the caller. */
export function showsServerToken(request: FastifyRequest, expected: string | undefined): boolean | 'wrong' {
  const given = request.headers['server-token'];
  if (given === undefined) return false;
  if (typeof given !== 'string' || !expected) return 'wrong';
  const a = hashSecret(given);
  const b = hashSecret(expected);
  return timingSafeEqual(a, b) ? true : 'wrong';
}

/** The cookies of a program that shows a key: it has none, and gets none. */
export const noCookies: CallCookies = { read: () => undefined, set: () => undefined, clear: () => undefined };

/** Cookies with the flags that hold for the whole product. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): CallCookies {
  const written = new Map<string, string | undefined>();
  return {
    read: (name) => (written.has(name) ? written.get(name) : request.cookies[name]),
    set(name, value, { maxAgeSeconds, httpOnly }) {
      written.set(name, value);
      const age = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
      reply.setCookie(name, value, { path: '/', sameSite: 'lax', secure: isSecure, httpOnly, ...age });
    },
    clear(name) {
      written.set(name, undefined);
      reply.clearCookie(name, { path: '/', sameSite: 'lax', secure: isSecure });
    },
  };
}
