// The statements of content pages.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

interface ContentRow {
  slug: string;
  title: string;
  summary: string;
  body: string;
  updated_at: Date;
}

/** A content page by its slug, or null. The slug is looked up, never joined to a path. */
export async function findContentPage(db: Kysely<Database>, slug: string): Promise<ContentRow | null> {
  const found = await sql<ContentRow>`
    select slug, title, summary, body, updated_at from content_page where slug = ${slug}`.execute(db);
  return found.rows[0] ?? null;
}

/** Those of these pictures that are in the store. */
export async function findPictures(db: Kysely<Database>, ids: readonly string[]) {
  const found = await sql<{ id: string; width: number; height: number; blur: string; dominant: string }>`
    select id, width, height, blur, dominant from picture where id = any(${ids})`.execute(db);
  return found.rows;
}

/** The slugs of all pages: the footer links only to what exists. */
export async function findContentSlugs(db: Kysely<Database>): Promise<string[]> {
  const found = await sql<{ slug: string }>`select slug from content_page order by slug`.execute(db);
  return found.rows.map((row) => row.slug);
}
