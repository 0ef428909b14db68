// Content pages, from one Markdown file each: first the title, then a quoted summary, then the text.
import { readFile, readdir } from 'node:fs/promises';
import type { PoolClient } from 'pg';

const folder = new URL('../../../../content/', import.meta.url);

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

/** Inserts the pages that are missing; one that an operator has changed stays as it is. */
export async function seedContent(client: Pick<PoolClient, 'query'>): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  const known = await client.query<{ slug: string }>('select slug from content_page');
  const there = new Set(known.rows.map(({ slug }) => slug));
  const missing = names.map((name) => name.slice(0, -3)).filter((slug) => !there.has(slug));
  // A statement that inserts nothing would still empty every cache of pages.
  if (missing.length === 0) return;
  const pages = await Promise.all(
    missing.map(async (slug) => parseContent(slug, await readFile(new URL(`${slug}.md`, folder), 'utf8'))),
  );
  await client.query(
    `insert into content_page (slug, title, summary, body)
     select p.slug, p.title, p.summary, p.body
     from jsonb_to_recordset($1) as p(slug text, title text, summary text, body text)
     on conflict (slug) do nothing`,
    [JSON.stringify(pages)],
  );
}
