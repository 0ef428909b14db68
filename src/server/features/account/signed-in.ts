// The account of a request, and its visitor's experiments (docs/domain/accounts.md).
import { createHash } from 'node:crypto';
import { orderedAreas } from '#src/domain/admin/areas.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { countUnread } from '#src/server/features/message/index.ts';
import {
  type AccessVersion,
  findAccount,
  openSession,
  sessionFields,
  setCsrf,
} from '#src/server/features/user/index.ts';
import { findWishIds } from '#src/server/features/saved/index.ts';
import { sessionCookieName } from '#src/server/platform/http/identity.ts';

type SessionFields = ReturnType<typeof sessionFields>;

/**
 * Logs in the browser that typed the password of an account just verified, unless it is logged in. All null for any
 * other browser (docs/domain/accounts.md#registering).
 */
export async function openHere(call: CallContext, account: AccessVersion | null): Promise<SessionFields> {
  const { db, config } = call.services;
  const isRefused =
    account === null ||
    call.actor.userId !== null ||
    (await openSession(call, account, { isRemembered: true, hasFactor: false })) !== null;
  return sessionFields(isRefused ? null : await findAccount(db, account.id), config.imageBase);
}

/** user/auth: the signed-in account with its unread and wish-list totals; sets the CSRF cookie (ADR 008). */
export const auth: Handler<'user/auth'> = async (_input, call) => {
  const { services, actor, cookies, visitor } = call;
  const account = actor.userId === null ? null : await findAccount(services.db, actor.userId);
  if (actor.via !== 'bearer') {
    const name = sessionCookieName(services.config.isSecure);
    // The session ended: its cookie would bind the token to an account that later requests lack.
    if (account === null && cookies.read(name) !== undefined) cookies.clear(name);
    setCsrf(call, account === null ? undefined : cookies.read(name));
  }
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

type Variants = Readonly<Record<string, number>>;

/** From 0 to under 1: stable per visitor and name, evenly spread. */
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

/** A visitor's variants, derived from the cookie's id, so every process and visit agrees without storing them. */
export function variantsOf(visitor: string, experiments: Readonly<Record<string, Variants>>): Record<string, string> {
  const assigned = Object.entries(experiments).map(
    ([name, variants]) => [name, variantAt(shareOf(visitor, name), variants)] as const,
  );
  return Object.fromEntries(assigned.filter((pair): pair is [string, string] => pair[1] !== null));
}
