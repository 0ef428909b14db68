// Faults of a page's text by line: unknown parts and pictures, and lines that would be misread
// (docs/reference/back-office.md#pages-of-text). Liquid's engine finds its own faults.

/** Parts that a line `:::name` can insert on every page, and those of one page. */
const commonParts: readonly string[] = ['contact', 'earnings'];
const ownParts: Readonly<Record<string, readonly string[]>> = {
  ambassador: ['apply', 'feedback'],
  'be-a-host': ['host'],
  'commitment-to-impact': ['figures'],
  'contact-us': ['apply', 'feedback'],
};

export function partsOf(slug: string): readonly string[] {
  return [...commonParts, ...(ownParts[slug] ?? [])];
}

/** Why a line is not shown as meant: unknown part or picture, or a neighbouring line that is not empty. */
export type LineFault = 'part' | 'picture' | 'beside' | 'html';

/** `line` counts from 1; what the fault is about. */
export interface TextFault {
  readonly line: number;
  readonly what: LineFault;
  readonly name: string;
}

const PART = /^:::(?<name>.*)$/;
const PICTURE = /^!\[[^\]]*\]\((?<name>[^)]*)\)$/;
const PICTURE_ID = /^[a-z0-9][a-z0-9-]*$/;
// Liquid tags leave an empty line; a heading brings its own empty lines.
const STANDS_APART = /^\s*$|^\{%[^]*%\}$|^#{2,3} /;

/** The ids of pictures in a text, each once. */
export function namedPictures(body: string): readonly string[] {
  const ids = body.split('\n').flatMap((line) => PICTURE.exec(line.trim())?.groups?.['name'] ?? []);
  return [...new Set(ids)].filter((id) => PICTURE_ID.test(id));
}

interface TextContext {
  readonly parts: readonly string[];
  readonly pictures: ReadonlySet<string>;
}

/** All faults of a text, in order of lines. */
export function textFaults(body: string, { parts, pictures }: TextContext): readonly TextFault[] {
  const lines = body.split('\n').map((line) => line.trim());
  return lines.flatMap((text, index): TextFault[] => {
    const line = index + 1;
    const html = /<\/?[a-z][^>]*>|<!--/i.exec(text);
    if (html !== null) return [{ line, what: 'html', name: html[0].slice(0, 40) }];
    const part = PART.exec(text)?.groups?.['name'];
    const picture = PICTURE.exec(text)?.groups?.['name'];
    const name = part ?? picture;
    if (name === undefined) return [];
    if (part !== undefined && !parts.includes(part)) return [{ line, what: 'part', name: part.slice(0, 40) }];
    if (picture !== undefined && !pictures.has(picture)) return [{ line, what: 'picture', name: picture.slice(0, 80) }];
    const isApart = [lines[index - 1] ?? '', lines[index + 1] ?? ''].every((beside) => STANDS_APART.test(beside));
    return isApart ? [] : [{ line, what: 'beside', name: text.slice(0, 80) }];
  });
}
