// What comments and pages name as the place of a rule: a heading of a page in docs or a decision record, and nothing that a
// reader of the repository cannot open.
import { readMarkdown } from './markdown.ts';
import type { SourceFile } from './source-files.ts';

/** What can be cited. */
export interface Sources {
  /** Numbers of the decision records, such as `001`. */
  decisions: ReadonlySet<string>;
  /** The anchors of each Markdown page, by its path from the root. */
  anchors: ReadonlyMap<string, readonly string[]>;
}

/** The anchors of the given pages. */
export function anchorsOf(pages: readonly SourceFile[]): Map<string, readonly string[]> {
  return new Map(pages.map(({ path, text }) => [path, readMarkdown(text).anchors]));
}

const decision = /\bADRs? (\d{3})\b/g;
const heading = /\bdocs\/[\w./-]*?\.md\b(?:#([\w-]+))?/g;
const unpublished =
  /\b(?:[Ss]pec(?:ification)?|[Pp]roduct|[Vv]isual(?: rules?)?|[Rr]eliability|payments)(?: section)? \d+(?:\.\d+)?\b/g;

/** Decision records, pages and headings cited in a text that do not exist. */
export function falseCitations(text: string, { decisions, anchors }: Sources): string[] {
  const records = [...text.matchAll(decision)].filter((match) => !decisions.has(match[1] ?? ''));
  const headings = [...text.matchAll(heading)].filter(([cited, anchor]) => {
    const known = anchors.get(cited.replace(/#.*$/, ''));
    return !known || (anchor !== undefined && !known.includes(anchor));
  });
  return [...records, ...headings].map(([cited]) => `no such source: ${cited}`);
}

/** Citations such as "spec" with a number: documents that are not in the repository, so that nobody can look there. */
export function unpublishedSources(text: string): string[] {
  return [...text.matchAll(unpublished)].map(([cited]) => `cites what is not in the repository: ${cited}`);
}
