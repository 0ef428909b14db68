// The statements of content pages.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

interface ContentRow {
  slug: string;
  title: string;
  summary: string;
  body: string;
  updated_at: Date;
}

/**
 * A content page that guests are shown, by its slug, or null: its text in the language, else in English. The slug is looked up, never
 * joined to a path.
 */
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

/** Those of these pictures that are in the store. */
export async function findPictures(db: Kysely<Database>, ids: readonly string[]) {
  const result = await sql<{ id: string; width: number; height: number; blur: string; dominant: string }>`
    select id, width, height, blur, dominant from picture where id = any(${ids})`.execute(db);
  return result.rows;
}
