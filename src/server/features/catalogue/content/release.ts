// Text pages of the release, one Markdown file each: title, quoted summary, text.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { projectFolder } from '#src/server/platform/config.ts';

export interface PageText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

export interface ReleasePage extends PageText {
  readonly slug: string;
}

/** Throws without title or summary. */
export function parseContent(slug: string, text: string): ReleasePage {
  const found = /^# (?<title>.+)\n> (?<summary>.+)\n\n(?<body>[\s\S]+)$/.exec(text);
  if (!found?.groups) throw new Error(`content/${slug}.md begins with "# title", then "> summary"`);
  const { title = '', summary = '', body = '' } = found.groups;
  return { slug, title, summary, body: body.trim() };
}

/** Equals the column `text_hash`; not a security hash. */
export function hashOfText({ title, summary, body }: PageText): string {
  return createHash('md5').update(`${title}\n${summary}\n${body}`).digest('hex');
}

let pages: Promise<readonly ReleasePage[]> | undefined;

async function readAll(): Promise<readonly ReleasePage[]> {
  const folder = `${projectFolder}content/`;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => parseContent(name.slice(0, -3), await readFile(`${folder}${name}`, 'utf8'))),
  );
}

export function releasePages(): Promise<readonly ReleasePage[]> {
  return (pages ??= readAll());
}

/** Null for an operator's own page. */
export async function releasePage(slug: string): Promise<ReleasePage | null> {
  return (await releasePages()).find((page) => page.slug === slug) ?? null;
}
