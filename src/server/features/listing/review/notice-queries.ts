// Mails about a listing: to its host where there is an address, and to whoever acts for them (docs/listings.md#review).
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ListingPart } from '#src/domain/listing/content.ts';
import type { Database } from '#src/server/db/schema.ts';

/** What is told; the letter reads the rest when it is written. */
export interface ListingNews {
  kind: string;
  words: string;
  part?: ListingPart;
}

/** Queues one mail for each of them. */
export async function queueWords(
  trx: Transaction<Database>,
  { draft_id, host_id }: { draft_id: string; host_id: string },
  news: ListingNews,
): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', ${JSON.stringify(news)}::jsonb || jsonb_build_object('draft_id', ${draft_id}::text, 'reader_id', r.id::text)
    from (${readersOf(host_id)}) r`.execute(trx);
}

const readersOf = (hostId: string) => sql`select ${hostId}::uuid as id
  union select k.user_id from team_member k where k.host_id = ${hostId} and k.role in ('manager', 'coordinator')`;

/** Queues one mail about all listings of a host for each of the same readers. */
export async function queueHostWords(
  trx: Transaction<Database>,
  hostId: string,
  news: { kind: 'host-hidden' | 'host-shown'; words: string },
): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', ${JSON.stringify(news)}::jsonb || jsonb_build_object('host_id', ${hostId}::text, 'reader_id', r.id::text)
    from (${readersOf(hostId)}) r`.execute(trx);
}

/** A reader of a letter about all listings of a host; null when the host or the reader is gone. */
export async function findMailedHost(
  db: Kysely<Database>,
  hostId: string,
  readerId: string,
): Promise<Pick<MailedListing, 'host_name' | 'is_host' | 'email' | 'locale'> | null> {
  const found = await sql<Pick<MailedListing, 'host_name' | 'is_host' | 'email' | 'locale'>>`
    select h.display_name as host_name, u.id = h.user_id as is_host, u.email, u.locale
    from host h join user_account u on u.id = ${readerId} where h.user_id = ${hostId}`.execute(db);
  return found.rows[0] ?? null;
}

/** What a letter about a listing is written from. */
export interface MailedListing {
  draft_id: string;
  course_id: number | null;
  city_slug: string | null;
  title: string;
  host_id: string;
  host_name: string;
  /** True for the host, false for who acts for them. */
  is_host: boolean;
  email: string;
  locale: string;
}

/** Reads it for one reader; null when the listing or the reader is gone. */
export async function findMailedListing(
  db: Kysely<Database>,
  draftId: string,
  readerId: string,
): Promise<MailedListing | null> {
  const found = await sql<MailedListing>`
    select d.id as draft_id, d.course_id, t.slug as city_slug, coalesce(c.title, d.content -> 'kind' ->> 'title', '') as title,
      d.host_id, h.display_name as host_name, u.id = d.host_id as is_host, u.email, u.locale
    from listing_draft d join host h on h.user_id = d.host_id join user_account u on u.id = ${readerId}
      left join course c on c.id = d.course_id left join city t on t.id = c.city_id
    where d.id = ${draftId}`.execute(db);
  return found.rows[0] ?? null;
}
