// Lines that fit a width. Thai, Lao, Khmer, Burmese, Chinese and Japanese write no blanks between words, so that words come from a
// dictionary.

/** Says how wide a text is drawn, in points. */
export type Measure = (text: string) => number;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
// What closes stays with the word before, and what opens with the word behind.
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}]+\s*$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** Pieces between which a line may end, each with the blank behind it. */
function piecesOf(paragraph: string): string[] {
  const spaced = paragraph.match(/\S+\s*|\s+/g) ?? [];
  return spaced.flatMap((piece) => (unspaced.test(piece) ? wordsOf(piece) : [piece]));
}

function wordsOf(piece: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(piece)) {
    const last = found.at(-1);
    const isTied = last !== undefined && (closing.test(segment) || opening.test(last));
    if (isTied) found.splice(-1, 1, last + segment);
    else found.push(segment);
  }
  return found;
}

/** Breaks at line ends of the text, at blanks and words, and inside a word only where it is wider than the line. */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    // Widths are added up piece by piece: shaping is dear, and nothing is shaped across a place where lines may end.
    let used = 0;
    for (const piece of piecesOf(paragraph)) {
      if (used + measure(piece.trimEnd()) <= width) {
        line += piece;
        used += measure(piece);
        continue;
      }
      if (line.trim() !== '') lines.push(line.trimEnd());
      const parts = measure(piece.trimEnd()) <= width ? [piece] : cutLong(piece, width, measure);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
      used = measure(line);
    }
    lines.push(line.trimEnd());
    return lines;
  });
}

function cutLong(piece: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of letters.segment(piece)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
