// What is wrong with the text of a page, each with its line: parts and pictures that there are not, and lines that would not be
// read as such (docs/reference/back-office.md#pages-of-text). What is wrong with its Liquid knows the engine that fills it in.

/** Parts that a line `:::name` may be on every page, and those of one page. */
const commonParts: readonly string[] = ['contact', 'earnings'];
const ownParts: Readonly<Record<string, readonly string[]>> = {
  ambassador: ['apply', 'feedback'],
  'be-a-host': ['host'],
  'commitment-to-impact': ['figures'],
  'contact-us': ['apply', 'feedback'],
};

/** The parts that the text of a page may have. */
export function partsOf(slug: string): readonly string[] {
  return [...commonParts, ...(ownParts[slug] ?? [])];
}

/** Why a line is not shown as it is meant: no such part or picture, or a line beside it that is not empty. */
export type LineFault = 'part' | 'picture' | 'beside' | 'html';

/** A fault with its line, counted from 1, and what it is about. */
export interface TextFault {
  readonly line: number;
  readonly what: LineFault;
  readonly name: string;
}

const PART = /^:::(?<name>.*)$/;
const PICTURE = /^!\[[^\]]*\]\((?<name>[^)]*)\)$/;
const PICTURE_ID = /^[a-z0-9][a-z0-9-]*$/;
// Tags of Liquid leave an empty line; a heading has empty lines of its own.
const STANDS_APART = /^\s*$|^\{%[^]*%\}$|^#{2,3} /;

/** The ids of pictures that a text names, each once. */
export function namedPictures(body: string): readonly string[] {
  const ids = body.split('\n').flatMap((line) => PICTURE.exec(line.trim())?.groups?.['name'] ?? []);
  return [...new Set(ids)].filter((id) => PICTURE_ID.test(id));
}

interface TextContext {
  readonly parts: readonly string[];
  readonly pictures: ReadonlySet<string>;
}

/** All faults of a text, from its first line on. */
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
