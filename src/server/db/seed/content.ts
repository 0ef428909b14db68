// Content pages, from one Markdown file each: first the title, then a quoted summary, then the text.
import { readFile, readdir } from 'node:fs/promises';
import type { PoolClient } from 'pg';

const folder = new URL('../../../../demo/content/', import.meta.url);

interface ContentPage {
  slug: string;
  title: string;
  summary: string;
  body: string;
}

/** Reads one page. Throws when title or summary is missing. */
export function parseContent(slug: string, text: string): ContentPage {
  const found = /^# (?<title>.+)\n> (?<summary>.+)\n\n(?<body>[\s\S]+)$/.exec(text);
  if (!found?.groups) throw new Error(`demo/content/${slug}.md begins with "# title", then "> summary"`);
  const { title = '', summary = '', body = '' } = found.groups;
  return { slug, title, summary, body: body.trim() };
}

/** Inserts every page; one that an operator has changed stays as it is. */
export async function seedContent(client: PoolClient): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  const pages = await Promise.all(
    names.map(async (name) => parseContent(name.slice(0, -3), await readFile(new URL(name, folder), 'utf8'))),
  );
  await client.query(
    `insert into content_page (slug, title, summary, body)
     select p.slug, p.title, p.summary, p.body
     from jsonb_to_recordset($1) as p(slug text, title text, summary text, body text)
     on conflict (slug) do nothing`,
    [JSON.stringify(pages)],
  );
}
