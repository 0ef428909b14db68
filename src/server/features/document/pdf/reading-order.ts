// Arabic and Hebrew inside a line that reads from left to right: their words stand from right to left.

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200c\u200d]/u;
const digit = /\p{Nd}/u;
const mark = /\p{M}/u;
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

type Kind = 'word' | 'number' | 'between' | 'other';

interface Token {
  kind: Kind;
  text: string;
}

function kindOf(sign: string, last: Kind | undefined): Kind {
  if (mark.test(sign) && last !== undefined) return last;
  if (digit.test(sign)) return 'number';
  if (rightToLeft.test(sign)) return 'word';
  return /\p{L}/u.test(sign) ? 'other' : 'between';
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const sign of line) {
    const last = tokens.at(-1);
    const kind = kindOf(sign, last?.kind);
    if (last?.kind === kind) last.text += sign;
    else tokens.push({ kind, text: sign });
  }
  return tokens;
}

function turned({ kind, text }: Token): string {
  if (kind !== 'between') return text;
  return [...text]
    .toReversed()
    .map((sign) => mirrored[sign] ?? sign)
    .join('');
}

/**
 * The pieces of a line from left to right as they are drawn. A stretch of Arabic or Hebrew words, with the numbers, blanks
 * and marks between them, is turned as a whole; the letters of a word are turned by the shaper. This is the part of the
 * Unicode bidirectional algorithm (UAX 9) that names and addresses need: the line itself always reads from the left.
 */
export function piecesFromLeft(line: string): string[] {
  if (!rightToLeft.test(line)) return [line];
  const pieces: string[] = [];
  let stretch: Token[] = [];
  const close = (): void => {
    // Blanks and numbers behind the last word belong to the line, not to the stretch; a bracket that it opened to it.
    const end = stretch.findLastIndex(({ kind }) => kind === 'word') + 1;
    const inside = stretch.slice(0, end);
    const rest = stretch.slice(end).map(({ text }) => text);
    const [first = ''] = rest;
    const opener = mirrored[first.slice(0, 1)];
    if (opener !== undefined && inside.some(({ kind, text }) => kind === 'between' && text.includes(opener))) {
      inside.push({ kind: 'between', text: first.slice(0, 1) });
      rest[0] = first.slice(1);
    }
    pieces.push(...inside.toReversed().map(turned), ...rest.filter((text) => text !== ''));
    stretch = [];
  };
  for (const token of tokensOf(line)) {
    const isPart = token.kind === 'word' || (stretch.length > 0 && token.kind !== 'other');
    if (isPart) {
      stretch.push(token);
      continue;
    }
    close();
    pieces.push(token.text);
  }
  close();
  return pieces;
}
