// The pages of text that come with the program, from one Markdown file each: first the title, then a quoted summary, then the text.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { projectFolder } from '#src/server/platform/config.ts';

/** The text of a page. */
export interface PageText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** A page as the release has it. */
export interface ReleasePage extends PageText {
  readonly slug: string;
}

/** Reads one page. Throws when title or summary is missing. */
export function parseContent(slug: string, text: string): ReleasePage {
  const found = /^# (?<title>.+)\n> (?<summary>.+)\n\n(?<body>[\s\S]+)$/.exec(text);
  if (!found?.groups) throw new Error(`content/${slug}.md begins with "# title", then "> summary"`);
  const { title = '', summary = '', body = '' } = found.groups;
  return { slug, title, summary, body: body.trim() };
}

/** The same hash as the column `text_hash`; it tells texts apart and guards nothing. */
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

/** All pages of this release, by their slugs; read once. */
export function releasePages(): Promise<readonly ReleasePage[]> {
  return (pages ??= readAll());
}

/** One page of this release; null for one that operators have made. */
export async function releasePage(slug: string): Promise<ReleasePage | null> {
  return (await releasePages()).find((page) => page.slug === slug) ?? null;
}
