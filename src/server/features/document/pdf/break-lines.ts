// Lines that fit a width. Thai, Lao, Khmer and Burmese write no blanks between words, so that words come from a dictionary.

/** Says how wide a text is drawn, in points. */
export type Measure = (text: string) => number;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Pieces between which a line may end, each with the blank behind it. */
function piecesOf(paragraph: string): string[] {
  const spaced = paragraph.match(/\S+\s*|\s+/g) ?? [];
  return spaced.flatMap((piece) =>
    unspaced.test(piece) ? Array.from(words.segment(piece), ({ segment }) => segment) : [piece],
  );
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
