// Checkable parts of a Markdown page: code spans, links, italics, headings, prose.

export interface MarkdownPage {
  spans: string[];
  links: string[];
  /** Text in italics. */
  emphases: string[];
  anchors: string[];
  /** Without fenced blocks. */
  prose: string;
  whole: string;
}

/** Fenced blocks provide commands only: their spans and links are examples. */
export function readMarkdown(text: string): MarkdownPage {
  const prose = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const spans = [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map((match) => match[1] ?? '');
  const withoutSpans = prose.replace(/`[^`\n]+`/g, '');
  const links = [...withoutSpans.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].map((match) => match[1] ?? '');
  const emphases = [...withoutSpans.matchAll(/(?<![*\\\p{L}])\*(\p{L}[^*\n]*)\*(?![*\p{L}])/gu)].map(
    (match) => match[1] ?? '',
  );
  const anchors = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''));
  return { spans, links, emphases, anchors, prose, whole: text };
}

/** A heading's anchor as usual hosts make it: lower case, hyphens, no punctuation. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');
}
