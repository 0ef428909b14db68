// What a Markdown page says that can be checked: code spans, links, italics, headings, plain text.

export interface MarkdownPage {
  spans: string[];
  links: string[];
  /** Text in italics. */
  emphases: string[];
  anchors: string[];
  /** The text of the page without fenced blocks. */
  prose: string;
  /** The text of the page with everything. */
  whole: string;
}

/** Takes a page apart. Fenced blocks count for commands only: their spans and links are examples, not claims. */
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

/** The anchor that a heading gets on the usual hosts: lower case, spaces to hyphens, punctuation gone. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');
}
