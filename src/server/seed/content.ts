// Text pages of the release at a start (docs/reference/texts.md#pages).
import type { PoolClient } from 'pg';
import { hashOfText, releasePages } from '#src/server/features/catalogue/index.ts';

/** Inserts missing pages and updates unedited ones. */
export async function seedContent(client: Pick<PoolClient, 'query'>): Promise<void> {
  const pages = await releasePages();
  const stored = await client.query<{ slug: string; is_followed: boolean; text_hash: string }>(
    `select slug, text_hash, not is_own and text_hash is not distinct from shipped_hash as is_followed from content_page`,
  );
  const rows = new Map(stored.rows.map((row) => [row.slug, row]));
  const due = pages.filter((page) => {
    const row = rows.get(page.slug);
    return row === undefined || (row.is_followed && row.text_hash !== hashOfText(page));
  });
  // An empty statement would still clear page caches.
  if (due.length === 0) return;
  await client.query(
    `insert into content_page as kept (slug, title, summary, body, shipped_hash)
     select p.slug, p.title, p.summary, p.body, p.shipped_hash
     from jsonb_to_recordset($1) as p(slug text, title text, summary text, body text, shipped_hash text),
       -- As operators do, so that nobody waits for each other.
       (select from content_shown for update) as held
     on conflict (slug) do update set title = excluded.title, summary = excluded.summary, body = excluded.body,
       shipped_hash = excluded.shipped_hash, updated_at = banyan_now()
     where kept.text_hash = kept.shipped_hash and not kept.is_own`,
    [JSON.stringify(due.map((page) => ({ ...page, shipped_hash: hashOfText(page) })))],
  );
}
