// Content pages, from one Markdown file each: first the title, then a quoted summary, then the text.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type { PoolClient } from 'pg';

const folder = new URL('../../../content/', import.meta.url);

interface ContentPage {
  slug: string;
  title: string;
  summary: string;
  body: string;
}

/** Reads one page. Throws when title or summary is missing. */
export function parseContent(slug: string, text: string): ContentPage {
  const found = /^# (?<title>.+)\n> (?<summary>.+)\n\n(?<body>[\s\S]+)$/.exec(text);
  if (!found?.groups) throw new Error(`content/${slug}.md begins with "# title", then "> summary"`);
  const { title = '', summary = '', body = '' } = found.groups;
  return { slug, title, summary, body: body.trim() };
}

/**
 * Inserts the pages that are missing, and renews those whose file has changed: a page follows its file until somebody
 * edits it here, which shows in a text that is no longer the one that was shipped.
 */
export async function seedContent(client: Pick<PoolClient, 'query'>): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  const pages = await Promise.all(
    names.map(async (name) => parseContent(name.slice(0, -3), await readFile(new URL(name, folder), 'utf8'))),
  );
  const known = await client.query<{ slug: string; is_followed: boolean; text_hash: string }>(
    'select slug, text_hash, text_hash is not distinct from shipped_hash as is_followed from content_page',
  );
  const rows = new Map(known.rows.map((row) => [row.slug, row]));
  const due = pages.filter(({ slug, ...page }) => {
    const row = rows.get(slug);
    return row === undefined || (row.is_followed && row.text_hash !== hashOf(page));
  });
  // A statement that changes nothing would still empty every cache of pages.
  if (due.length === 0) return;
  await client.query(
    `insert into content_page as kept (slug, title, summary, body, shipped_hash)
     select p.slug, p.title, p.summary, p.body, p.shipped_hash
     from jsonb_to_recordset($1) as p(slug text, title text, summary text, body text, shipped_hash text)
     on conflict (slug) do update set title = excluded.title, summary = excluded.summary, body = excluded.body,
       shipped_hash = excluded.shipped_hash, updated_at = banyan_now()
     where kept.text_hash = kept.shipped_hash`,
    [JSON.stringify(due.map((page) => ({ ...page, shipped_hash: hashOf(page) })))],
  );
}

/** The same hash as the column `text_hash`; it tells texts apart and guards nothing. */
function hashOf({ title, summary, body }: Omit<ContentPage, 'slug'>): string {
  return createHash('md5').update(`${title}\n${summary}\n${body}`).digest('hex');
}
