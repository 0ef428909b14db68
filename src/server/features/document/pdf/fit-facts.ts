// Facts in the largest letters with which all of them fit.
import type { Paper } from './paper.ts';
import { type Part, ink, lineHeight, type Style, textHeight } from './style.ts';
import type { PaperFact } from './voucher-facts.ts';

export interface FittedFacts {
  size: number;
  labelStyle: Style;
  gap: number;
  rows: { label: string[]; parts: Part[] }[];
}

const labelStyle: Style = { size: 8.5, colour: ink.soft };

/** At the smallest size the longest texts are cut; a link stays whole. */
export function fitted(
  paper: Pick<Paper, 'lines'>,
  facts: readonly PaperFact[],
  room: { width: number; height: number },
): FittedFacts {
  const at = (size: number): FittedFacts => ({
    size,
    labelStyle,
    gap: size > 8 ? 9 : 5,
    rows: facts.map(({ label, parts }) => ({
      label: [label],
      parts: parts.map(({ text, url }) => ({ lines: paper.lines(text, room.width, { size }), url })),
    })),
  });
  const found = [11, 10, 9, 8].map(at).find((one) => heightOf(one) <= room.height);
  if (found) return found;
  const smallest = at(7.5);
  while (heightOf(smallest) > room.height) {
    const texts = smallest.rows.flatMap(({ parts }) => parts).filter(({ url }) => url === undefined);
    const [first] = texts;
    if (!first) break;
    const longest = texts.reduce((a, b) => (b.lines.length > a.lines.length ? b : a), first);
    if (longest.lines.length < 2) break;
    const kept = longest.lines.slice(0, -2);
    longest.lines = [...kept, `${(longest.lines.at(-2) ?? '').replace(/.…?$/u, '')}…`];
  }
  return smallest;
}

/** Height of texts below each other, in points. */
export function partsHeight(parts: readonly Part[], style: Style): number {
  return parts.reduce((sum, { lines }) => sum + textHeight(lines, style), 0);
}

function heightOf({ size, gap, rows }: FittedFacts): number {
  const label = lineHeight(labelStyle) + gap;
  return rows.reduce((sum, { parts }) => sum + label + partsHeight(parts, { size }), 0);
}
