// A small Markdown subset as data, and `:::name` lines for page parts (docs/reference/texts.md#pages). Never HTML.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

export type Block =
  | { readonly kind: 'h2' | 'h3'; readonly id: string; readonly parts: readonly Inline[] }
  | { readonly kind: 'p' | 'quote'; readonly parts: readonly Inline[] }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'picture'; readonly id: string }
  | { readonly kind: 'part'; readonly name: string }
  | { readonly kind: 'rule' };

export type HeadingBlock = Extract<Block, { readonly kind: 'h2' | 'h3' }>;

export function plainText(parts: readonly Inline[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : plainText(part.parts))).join('');
}

// Other schemes (javascript:, data:) are shown as text.
const SAFE_LINK = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/;
const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|(?<![\w*])[*_](?<em>[^*_]+)[*_](?!\w)|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/;

export function parseInline(line: string): readonly Inline[] {
  const match = INLINE.exec(line);
  if (match === null) return line === '' ? [] : [{ kind: 'text', text: line }];
  const { strong, em, label, href } = match.groups ?? {};
  const before = parseInline(line.slice(0, match.index));
  const after = parseInline(line.slice(match.index + match[0].length));
  if (strong !== undefined) return [...before, { kind: 'strong', parts: parseInline(strong) }, ...after];
  if (em !== undefined) return [...before, { kind: 'em', parts: parseInline(em) }, ...after];
  const parts = parseInline(label ?? '');
  if (!SAFE_LINK.test(href ?? '')) return [...before, ...parts, ...after];
  return [...before, { kind: 'link', href: href ?? '', parts }, ...after];
}

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function blockOf(chunk: string): Block {
  const lines = chunk.split('\n');
  const heading = /^(#{2,3}) +(.+)$/.exec(chunk);
  if (heading !== null && lines.length === 1) {
    const text = heading[2] ?? '';
    return { kind: heading[1] === '##' ? 'h2' : 'h3', id: anchor(text), parts: parseInline(text) };
  }
  if (/^(?:-{3,}|\*{3,})$/.test(chunk)) return { kind: 'rule' };
  const { picture, part } =
    /^(?:!\[[^\]]*\]\((?<picture>[a-z0-9][a-z0-9-]*)\)|:::(?<part>[a-z]+))$/.exec(chunk)?.groups ?? {};
  if (picture !== undefined) return { kind: 'picture', id: picture };
  if (part !== undefined) return { kind: 'part', name: part };
  if (lines.every((line) => line.startsWith('> '))) {
    return { kind: 'quote', parts: parseInline(lines.map((line) => line.slice(2)).join(' ')) };
  }
  for (const [kind, mark] of [
    ['ul', /^[-*] +/],
    ['ol', /^\d+[.)] +/],
  ] as const) {
    if (mark.test(chunk)) return { kind, items: listItems(lines, mark).map(parseInline) };
  }
  return { kind: 'p', parts: parseInline(lines.join(' ')) };
}

function listItems(lines: readonly string[], mark: RegExp): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    // An indented line continues the item above.
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  }
  return items;
}

/** A heading needs no empty line around it. */
export function parseMarkdown(source: string): readonly Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .replace(/^(#{2,3} .+)$/gm, '\n\n$1\n\n')
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(blockOf);
}
