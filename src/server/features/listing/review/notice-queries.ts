// Emails about a listing, to its host and everyone who acts for them (docs/domain/listings.md#review).
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { ListingPart } from '#src/domain/listing/content.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

export interface ListingNotice {
  kind: string;
  words: string;
  part?: ListingPart;
}

export async function queueWords(
  trx: Transaction<Database>,
  { draft_id, host_id }: { draft_id: string; host_id: string },
  notice: ListingNotice,
): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', ${JSON.stringify(notice)}::jsonb || jsonb_build_object('draft_id', ${draft_id}::text, 'reader_id', r.id::text)
    from (${readersOf(sql`${host_id}::uuid`)}) r`.execute(trx);
}

const readersOf = (hostId: RawBuilder<unknown>) => sql`select ${hostId} as id
  union select k.user_id from team_member k where k.host_id = ${hostId} and k.role in ('manager', 'coordinator')`;

export interface HostNotice extends Readonly<Record<string, string>> {
  kind: HostNoticeKind;
  words: string;
}

type HostNoticeKind =
  | 'host-hidden'
  | 'host-shown'
  | 'host-day-closed'
  | `host-departure-${'close' | 'open' | 'cancel'}`;

export async function queueHostWords(trx: Transaction<Database>, hostId: string, notice: HostNotice): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', ${JSON.stringify(notice)}::jsonb || jsonb_build_object('host_id', ${hostId}::text, 'reader_id', r.id::text)
    from (${readersOf(sql`${hostId}::uuid`)}) r`.execute(trx);
}

/** Every host with listings in the city. */
export async function queueCityWords(trx: Transaction<Database>, cityId: number, notice: HostNotice): Promise<void> {
  await sql`
    insert into outbox (topic, payload)
    select 'mail', ${JSON.stringify(notice)}::jsonb || jsonb_build_object('host_id', h.id::text, 'reader_id', r.id::text)
    from (select distinct c.host_id as id from course c where c.city_id = ${cityId} and c.status in ('published', 'paused')) h
      cross join lateral (${readersOf(sql`h.id`)}) r`.execute(trx);
}

export interface MailedHost extends Pick<MailedListing, 'host_name' | 'is_host' | 'email' | 'locale'> {
  title: string | null;
  city: string | null;
}

interface HostOfMail {
  hostId: string;
  readerId: string;
  courseId?: number | null;
  cityId?: number | null;
}

/** Null when host or reader is deleted. */
export async function findMailedHost(
  db: Kysely<Database>,
  { hostId, readerId, courseId = null, cityId = null }: HostOfMail,
): Promise<MailedHost | null> {
  const result = await sql<MailedHost>`
    select h.display_name as host_name, u.id = h.user_id as is_host, u.email, u.locale,
      (select c.title from course c where c.id = ${courseId}::integer) as title,
      (select t.name from city t where t.id = ${cityId}::integer) as city
    from host h join user_account u on u.id = ${readerId}::uuid where h.user_id = ${hostId}::uuid`.execute(db);
  return result.rows[0] ?? null;
}

export interface MailedListing {
  draft_id: string;
  course_id: number | null;
  city_slug: string | null;
  title: string;
  host_id: string;
  host_name: string;
  is_host: boolean;
  email: string;
  locale: string;
}

/** Null when listing or reader is deleted. */
export async function findMailedListing(
  db: Kysely<Database>,
  draftId: string,
  readerId: string,
): Promise<MailedListing | null> {
  const result = await sql<MailedListing>`
    select d.id as draft_id, d.course_id, t.slug as city_slug, coalesce(c.title, d.content -> 'kind' ->> 'title', '') as title,
      d.host_id, h.display_name as host_name, u.id = d.host_id as is_host, u.email, u.locale
    from listing_draft d join host h on h.user_id = d.host_id join user_account u on u.id = ${readerId}
      left join course c on c.id = d.course_id left join city t on t.id = c.city_id
    where d.id = ${draftId}`.execute(db);
  return result.rows[0] ?? null;
}
