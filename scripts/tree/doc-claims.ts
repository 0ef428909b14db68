// Checks what Markdown pages claim about the tree: paths, links, scripts, settings, names on screens, decisions, headings.
import { posix } from 'node:path';
import { falseCitations, unpublishedSources, type Sources } from './citations.ts';
import { readMarkdown, type MarkdownPage } from './markdown.ts';
import type { SourceFile } from './source-files.ts';

export interface TreeFacts extends Sources {
  /** Does a path match? `*` is any text within a name, `**` crosses folders. */
  has: (pattern: string) => boolean;
  scripts: ReadonlySet<string>;
  /** Does program, script or test read this setting? */
  isSetting: (name: string) => boolean;
  /** True when a screen of the program has this text. */
  isOnScreen: (text: string) => boolean;
}

const pathStart = /^(\.?\/)?(src|sandbox|proofs|scripts|tests|docs|deploy|config|demo|\.ci|\.github)(\/|$)/;
// Names without a folder are checked only if they can only mean a root file.
const rootFile = /^((README|CONTRIBUTING|AGENTS|CHANGELOG)\.md|LICENSE|(package|package-lock|tsconfig[\w.]*)\.json)$/;
const placeholder = /<[^>]*>|\{[^}]*\}|NNN|…|\.\.\./g;

export function findFalseClaims(pages: readonly SourceFile[], facts: TreeFacts): string[] {
  const read = new Map(pages.map((page) => [page.path, readMarkdown(page.text)]));
  return [...read].flatMap(([path, page]) =>
    [
      ...falsePaths(page, facts),
      ...falseLinks(path, read, facts),
      ...falseScripts(page, facts),
      ...falseSettings(page, facts),
      ...falseNames(page, facts),
      ...falseCitations(page.prose, facts),
      ...unpublishedSources(page.prose),
    ].map((fault) => `${path}: ${fault}`),
  );
}

function falsePaths(page: MarkdownPage, facts: TreeFacts): string[] {
  return page.spans
    .map((span) => span.replace(/[#:].*$/, '').replace(/^\.\//, ''))
    .filter((span) => !/\s/.test(span) && (pathStart.test(span) || rootFile.test(span)))
    .filter((span) => !facts.has(span.replace(placeholder, '*').replace(/\/$/, '')))
    .map((span) => `no such path: ${span}`);
}

function falseLinks(path: string, pages: ReadonlyMap<string, MarkdownPage>, facts: TreeFacts): string[] {
  return (pages.get(path)?.links ?? []).flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!facts.has(target.replace(/\/$/, ''))) return [`no such link target: ${link}`];
    const anchors = pages.get(target)?.anchors;
    return anchor && anchors && !anchors.includes(anchor) ? [`no such heading: ${link}`] : [];
  });
}

function falseScripts(page: MarkdownPage, facts: TreeFacts): string[] {
  const named = [...page.whole.matchAll(/\bnpm (?:run(?: -s)? )([\w:-]+)|\bnpm (start|test)\b/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  return [...new Set(named)].filter((name) => !facts.scripts.has(name)).map((name) => `no such npm script: ${name}`);
}

function falseSettings(page: MarkdownPage, facts: TreeFacts): string[] {
  return page.spans
    .map((span) => span.replace(/=.*$/, ''))
    .filter((span) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(span) && !facts.isSetting(span))
    .map((name) => `no such setting: ${name}`);
}

/** Text in italics names a page, button or field of the program. */
function falseNames(page: MarkdownPage, facts: TreeFacts): string[] {
  return page.emphases.filter((name) => !facts.isOnScreen(name)).map((name) => `no such text on a screen: ${name}`);
}
