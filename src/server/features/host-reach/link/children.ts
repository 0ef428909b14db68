// Links that a page leads to, each for one act: made when the page is first looked at, and the same ones from then on. Such a row says
// nothing and does nothing until it is opened (docs/host-links.md#a-day).
import type { Kysely } from 'kysely';
import { hostLinkUrl } from '#src/contract/addresses/urls.ts';
import { linkEnd, type LinkPurpose, type LinkTimes } from '#src/domain/host-reach/link.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { hashSecret, shortSecret } from '#src/server/platform/secrets.ts';
import { idFrom } from './id-from.ts';
import { insertChildren, type LinkSubject } from './link-queries.ts';
import type { OpenedLink } from './view.ts';

/** One act that a page leads to. */
export type Child = Partial<LinkSubject> & { purpose: LinkPurpose; times: LinkTimes };

/** Names a child among those of its page. */
export function childKey({ purpose, bookingId, departureId, date }: Omit<Child, 'times'>): string {
  return `${purpose}:${bookingId ?? departureId ?? date}`;
}

export type ChildUrls = ReadonlyMap<string, string>;

/** Their addresses by `childKey`, without those for which it is too late. None of a link that does not work itself. */
export async function childUrls(
  db: Kysely<Database>,
  keys: MasterKeys,
  link: OpenedLink,
  children: readonly Child[],
): Promise<ChildUrls> {
  if (link.state === 'revoked' || link.state === 'expired') return new Map();
  const made = children.flatMap(({ times, ...child }) => {
    const expiresMs = linkEnd(child.purpose, times);
    if (expiresMs === null || expiresMs <= link.now_ms) return [];
    const id = idFrom(`${link.id}:${childKey(child)}`);
    const hash = hashSecret(shortSecret(keys, 'host-link', id)).toString('hex');
    return [{ bookingId: null, departureId: null, date: null, ...child, id, hash, expiresMs }];
  });
  if (made.length === 0) return new Map();
  const stored = new Map((await insertChildren(db, link.id, made)).map((row) => [row.id, row.secret_hash]));
  return new Map(
    made.map((child) => [childKey(child), hostLinkUrl(shortSecret(keys, 'host-link', child.id, stored.get(child.id)))]),
  );
}
