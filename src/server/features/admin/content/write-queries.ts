// The statements that write pages of text (docs/back-office.md#pages-of-text).
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { PageText } from '#src/server/features/content/index.ts';

type Trx = Transaction<Database>;

/** One text of a page. */
export interface TextPlace {
  readonly slug: string;
  readonly language: string;
}

/** Nobody else changes a page of text until the transaction ends. Taken before anything is read. */
export async function lockContent(trx: Trx): Promise<void> {
  await sql`select version from content_shown for update`.execute(trx);
}

/** Saves a text as the version after the newest one; answers its number. */
export async function insertText(
  trx: Trx,
  { slug, language }: TextPlace,
  { title, summary, body }: PageText,
  actorId: string,
): Promise<number> {
  const found = await sql<{ version: number }>`
    insert into content_text (slug, locale, version, title, summary, body, made_by)
    select ${slug}, ${language}, coalesce(max(version), 0) + 1, ${title}, ${summary}, ${body}, ${actorId}::uuid
    from content_text where slug = ${slug} and locale = ${language}
    returning version`.execute(trx);
  const [row] = found.rows;
  if (row === undefined) throw new Error('a version was saved and has no number');
  return row.version;
}

/** From now on guests are shown this version of a text; null: none. Answers which they were shown before. */
export async function showVersion(
  trx: Trx,
  { slug, language }: TextPlace,
  version: number | null,
): Promise<number | null> {
  const before = await sql<{ version: number }>`
    update content_text set is_live = false where slug = ${slug} and locale = ${language} and is_live returning version`.execute(
    trx,
  );
  await sql`
    update content_text set is_live = true, published_at = coalesce(published_at, banyan_now())
    where slug = ${slug} and locale = ${language} and version = ${version}::int`.execute(trx);
  return before.rows[0]?.version ?? null;
}

/** Gives a page the English text that is shown; null for a hash that stays as it is. */
export async function writePage(
  trx: Trx,
  slug: string,
  { title, summary, body, isOwn, shippedHash }: PageText & { isOwn: boolean; shippedHash: string | null },
): Promise<void> {
  await sql`
    insert into content_page as kept (slug, title, summary, body, is_own, shipped_hash)
    values (${slug}, ${title}, ${summary}, ${body}, ${isOwn}, ${shippedHash})
    on conflict (slug) do update set title = excluded.title, summary = excluded.summary, body = excluded.body,
      is_own = excluded.is_own, shipped_hash = coalesce(excluded.shipped_hash, kept.shipped_hash), updated_at = banyan_now()`.execute(
    trx,
  );
}

/** The own text was compared with the one of the release that has this hash. */
export async function writeCompared(trx: Trx, slug: string, hash: string): Promise<void> {
  await sql`update content_page set shipped_hash = ${hash} where slug = ${slug}`.execute(trx);
}

/** Hides a page or shows it again. */
export async function writeHidden(trx: Trx, slug: string, isHidden: boolean): Promise<void> {
  await sql`update content_page set is_hidden = ${isHidden} where slug = ${slug}`.execute(trx);
}
