// Authenticates a request: session cookie or Bearer token (ADR 016).
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

/** `__Host-` when cookies are Secure. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log; null for visitors. */
    accountId: string | null;
  }
}

export type Identified = { actor: Actor } | { refused: 'unauthorized' };

/**
 * Bearer has priority. An unknown Bearer token is refused, an unknown cookie is a visitor. Keys open only calls and
 * files of bookings.
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

/** Whatever the account's roles, a key has one. */
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
  // Rights that need a second factor apply once it is shown (docs/domain/accounts.md#second-factor).
  const { user_id: userId, areas, factor_age: factorAge } = row;
  // The account in the settings is a distributor too (docs/domain/partners.md#distributors).
  const isNamed = userId === config.distributorUserId && !row.roles.includes('distributor');
  const all = (isNamed ? [...row.roles, 'distributor'] : row.roles) as Role[];
  const roles = rolesInSession(all, factorAge !== null);
  return { userId, roles, areas: roles.includes('operator') ? (areas as StaffArea[]) : [], via, factorAge };
}

/**
 * The only check of an operator's areas: calls, files, streams and pages use it (docs/reference/back-office.md#areas).
 */
export function mayDo(permission: StaffPermission, actor: Actor): boolean {
  return actor.userId !== null && actor.roles.includes('operator') && hasPermission(permission, actor.areas ?? []);
}

/** Denies by default. Teams call for their host, operators by area (`other-area`); the call itself checks the row. */
export function whyRefused(name: CallName, actor: Actor): 'unauthorized' | 'forbidden' | 'other-area' | null {
  const { access, permission }: CallSpec = contract[name];
  if (actor.keyId !== undefined && !isOpenToKeys(name)) return 'forbidden';
  if (access === 'public') return null;
  if (actor.userId === null) return 'unauthorized';
  if (access === 'host' && teamRoles.some((role) => actor.roles.includes(role))) return null;
  if (access !== 'user' && !actor.roles.includes(access)) return 'forbidden';
  return access !== 'operator' || (permission !== undefined && mayDo(permission, actor)) ? null : 'other-area';
}

/** The caller refuses a wrong token. */
export function showsServerToken(request: FastifyRequest, expected: string | undefined): boolean | 'wrong' {
  const given = request.headers['server-token'];
  if (given === undefined) return false;
  if (typeof given !== 'string' || !expected) return 'wrong';
  const a = hashSecret(given);
  const b = hashSecret(expected);
  return timingSafeEqual(a, b) ? true : 'wrong';
}

/** Requests with a key have no cookies. */
export const noCookies: CallCookies = { read: () => undefined, set: () => undefined, clear: () => undefined };

/** Sets the flags that all cookies share. */
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
