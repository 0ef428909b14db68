// Statements of the review queue (docs/domain/listings.md#review).
import { sql, type Kysely } from 'kysely';
import type { ListingPart } from '#src/domain/listing/content.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

export interface ReviewRow {
  listing_id: string;
  title: string;
  host_name: string;
  city_name: string | null;
  at: Date;
  changes: ListingPart[];
}

export async function findNew(db: Db): Promise<ReviewRow[]> {
  const result = await sql<ReviewRow>`
    select d.id as listing_id, coalesce(d.content -> 'kind' ->> 'title', '') as title, h.display_name as host_name,
      t.name as city_name, coalesce(d.submitted_at, d.updated_at) as at, array[]::text[] as changes
    from listing_draft d join host h on h.user_id = d.host_id
      left join city t on t.id = (d.content -> 'place' ->> 'city_id')::integer
    where d.state = 'in_review' order by d.submitted_at, d.id limit 200`.execute(db);
  return result.rows;
}

/** Waiting, or live and not reviewed. */
export async function findChanged(db: Db, which: 'waiting' | 'live'): Promise<ReviewRow[]> {
  const isOpen = which === 'waiting' ? sql`l.review = 'waiting'` : sql`l.act = 'change' and l.review is null`;
  const result = await sql<ReviewRow>`
    select d.id as listing_id, c.title, h.display_name as host_name, t.name as city_name, o.at, o.changes
    from (select l.draft_id, min(l.at) as at, array_agg(distinct l.part) as changes from listing_history l
        where ${isOpen} group by l.draft_id) o
      join listing_draft d on d.id = o.draft_id join course c on c.id = d.course_id
      join host h on h.user_id = d.host_id join city t on t.id = c.city_id
    order by o.at, d.id limit 200`.execute(db);
  return result.rows;
}

export interface ReviewedHostRow {
  id: string;
  name: string;
  headline: string;
  story: string;
  languages: string[];
  offer: string;
  phone: string;
  email: string;
  since: string;
  verified: boolean;
  published: number;
  helpers: string[];
}

export async function findReviewedHost(db: Db, hostId: string): Promise<ReviewedHostRow | null> {
  const result = await sql<ReviewedHostRow>`
    select h.user_id as id, h.display_name as name, h.headline, h.story, h.languages, h.offer, h.phone, u.email,
      h.host_since as since, u.is_id_verified as verified,
      (select count(*)::integer from course c where c.host_id = h.user_id and c.status = 'published') as published,
      array(select trim(a.first_name || ' ' || a.last_name) from team_member k join user_account a on a.id = k.user_id
        where k.host_id = h.user_id order by 1) as helpers
    from host h join user_account u on u.id = h.user_id where h.user_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}

/** Upcoming or unpaid bookings, at most 1,000, and whether the host is hidden. */
export async function findAdminFacts(
  db: Kysely<Database>,
  { courseId, hostId, states }: { courseId: number | null; hostId: string; states: readonly string[] },
): Promise<{ bookings_ahead: number; is_hidden: boolean }> {
  const result = await sql<{ bookings_ahead: number; is_hidden: boolean }>`
    select (select count(*)::integer from (select from departure d join booking b on b.departure_id = d.id
        where d.course_id = ${courseId}::integer and d.starts_at > banyan_now() and b.status = any(${[...states]}::text[])
          and (b.hold_until is null or b.hold_until > banyan_now() or b.status <> 'held') limit 1000) n) as bookings_ahead,
      h.hidden_at is not null as is_hidden
    from host h where h.user_id = ${hostId}`.execute(db);
  return result.rows[0] ?? { bookings_ahead: 0, is_hidden: false };
}
