// Makes links for emails and phone messages to hosts (docs/domain/hosts.md#links).
import { randomUUID, createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { linkEnd, type PurposeAbout } from '#src/domain/host-reach/link.ts';
import { hostLinkUrl } from '#src/contract/addresses/urls.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hashSecret, shortSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { findLinkTimes, findLiveLink, insertLink, type LinkKey } from './link-queries.ts';
import { findLinkedBooking } from './subject-queries.ts';

export type LinkWish = {
  hostId: string;
  /** Absent for the host. Valid while the account acts for the host. */
  sentTo?: string | null;
} & (
  | { purpose: PurposeAbout<'booking'>; bookingId: string }
  | { purpose: PurposeAbout<'departure'>; departureId: number }
  | { purpose: PurposeAbout<'day'>; date: string }
);

type Setting = Pick<Services, 'keys'> & { config: Pick<Services['config'], 'origin'> };

/** Repeats the URL of an equal unused link. Null when nothing is left to do or the booking is another host's. */
export async function hostLinkFor(
  db: Kysely<Database>,
  { keys, config }: Setting,
  wish: LinkWish,
): Promise<string | null> {
  const key = keyOf(wish);
  const times = await findLinkTimes(db, key);
  const expiresMs = times && linkEnd(key.purpose, times);
  if (times === null || expiresMs === null || expiresMs <= times.now_ms) return null;
  const liveLink = await findLiveLink(db, key);
  if (liveLink) return config.origin + hostLinkUrl(shortSecret(keys, 'host-link', liveLink.id, liveLink.secret_hash));
  const id = randomUUID();
  const secret = shortSecret(keys, 'host-link', id);
  await insertLink(db, key, { id, secretHash: hashSecret(secret), expiresMs });
  return config.origin + hostLinkUrl(secret);
}

function keyOf(wish: LinkWish): LinkKey {
  return {
    purpose: wish.purpose,
    hostId: wish.hostId,
    sentTo: wish.sentTo === wish.hostId ? null : (wish.sentTo ?? null),
    bookingId: 'bookingId' in wish ? wish.bookingId : null,
    departureId: 'departureId' in wish ? wish.departureId : null,
    date: 'date' in wish ? wish.date : null,
  };
}

/** Null after the day, or when the booking is another host's (docs/domain/hosts.md#link-pages). */
export async function dayLinkFor(
  db: Kysely<Database>,
  setting: Parameters<typeof hostLinkFor>[1],
  { hostId, bookingId }: { hostId: string; bookingId: string },
): Promise<string | null> {
  const booking = await findLinkedBooking(db, bookingId, hostId);
  return booking && hostLinkFor(db, setting, { hostId, purpose: 'today', date: booking.date });
}

export function idFrom(text: string): string {
  const hex = createHash('sha256').update(`host-link ${text}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
