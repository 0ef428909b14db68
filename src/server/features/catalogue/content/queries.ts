// Statements of text pages.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

interface Impact {
  courses: number;
  hosts: number;
  community_hosts: number;
  cities: number;
  countries: number;
  bookings: number;
  guests: number;
  paid_cents: number;
  cash_cents: number;
}

const nothing: Impact = {
  courses: 0,
  hosts: 0,
  community_hosts: 0,
  cities: 0,
  countries: 0,
  bookings: 0,
  guests: 0,
  paid_cents: 0,
  cash_cents: 0,
};

/** In cents at the booked price. */
export async function findImpact(db: Kysely<Database>): Promise<Impact> {
  const result = await sql<Impact>`
    select offered.*, held.*
    from (select coalesce(sum(f.total), 0)::int as courses, count(*)::int as cities,
          count(distinct t.country_code)::int as countries,
          coalesce((select hosts from catalogue_facet), 0) as hosts,
          (select count(distinct host_id)::int from course where ba_host and status = 'published') as community_hosts
        from city_facet f join city t on t.id = f.city_id where f.total > 0) offered,
      (select count(*)::int as bookings, coalesce(sum(pax), 0)::int as guests,
          coalesce(sum((quote ->> 'total_price_cents')::bigint), 0)::float8 as paid_cents,
          coalesce(sum((quote ->> 'balance_due_to_host_cents')::bigint), 0)::float8 as cash_cents
        from booking where status = 'completed') held`.execute(db);
  return result.rows[0] ?? nothing;
}

interface ContentRow {
  slug: string;
  title: string;
  summary: string;
  body: string;
  updated_at: Date;
}

/** In the language, otherwise English; null when not published. The slug is never part of a path. */
export async function findContentPage(
  db: Kysely<Database>,
  slug: string,
  language: string,
): Promise<ContentRow | null> {
  const result = await sql<ContentRow>`
    select p.slug, coalesce(x.title, p.title) as title, coalesce(x.summary, p.summary) as summary, coalesce(x.body, p.body) as body,
      coalesce(x.published_at, p.updated_at) as updated_at
    from content_page p
    left join content_text x on x.slug = p.slug and x.locale = ${language} and x.locale <> 'en_US' and x.is_live
    where p.slug = ${slug} and not p.is_hidden`.execute(db);
  return result.rows[0] ?? null;
}

export async function findPictures(db: Kysely<Database>, ids: readonly string[]) {
  const result = await sql<{ id: string; width: number; height: number; blur: string; dominant: string }>`
    select id, width, height, blur, dominant from picture where id = any(${ids})`.execute(db);
  return result.rows;
}
