// Sources that comments and pages may cite: headings in docs and decision records.
import { readMarkdown } from './markdown.ts';
import type { SourceFile } from './source-files.ts';

export interface Sources {
  /** Of decision records, such as `001`. */
  decisions: ReadonlySet<string>;
  /** Anchors of each Markdown page, by path. */
  anchors: ReadonlyMap<string, readonly string[]>;
}

export function anchorsOf(pages: readonly SourceFile[]): Map<string, readonly string[]> {
  return new Map(pages.map(({ path, text }) => [path, readMarkdown(text).anchors]));
}

const decision = /\bADRs? (\d{3})\b/g;
const heading = /\bdocs\/[\w./-]*?\.md\b(?:#([\w-]+))?/g;
const unpublished =
  /\b(?:[Ss]pec(?:ification)?|[Pp]roduct|[Vv]isual(?: rules?)?|[Rr]eliability|payments)(?: section)? \d+(?:\.\d+)?\b/g;

/** Cited decisions, pages and headings that do not exist. */
export function falseCitations(text: string, { decisions, anchors }: Sources): string[] {
  const records = [...text.matchAll(decision)].filter((match) => !decisions.has(match[1] ?? ''));
  const headings = [...text.matchAll(heading)].filter(([cited, anchor]) => {
    const known = anchors.get(cited.replace(/#.*$/, ''));
    return !known || (anchor !== undefined && !known.includes(anchor));
  });
  return [...records, ...headings].map(([cited]) => `no such source: ${cited}`);
}

/** Citations of documents outside the repository, such as "spec" with a number. */
export function unpublishedSources(text: string): string[] {
  return [...text.matchAll(unpublished)].map(([cited]) => `cites what is not in the repository: ${cited}`);
}
