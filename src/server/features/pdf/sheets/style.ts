// Sizes and positions in points from the corner where lines begin: the right one in Arabic.
import { type HanFamily } from '#src/server/features/pdf/typefaces/cuts.ts';
import { type Weight } from '#src/server/features/pdf/typefaces/cut.ts';

export interface Style {
  size: number;
  weight?: Weight;
  colour?: string;
  /** The only font, for codes. */
  cut?: 'noto-sans-mono-latin';
  /** Preferred Han fonts; all have equal widths. */
  order?: readonly HanFamily[];
}

export const ink = {
  text: '#231a16',
  soft: '#5a4a41',
  brand: '#b3391f',
  line: '#dccfbf',
  jade: '#0e5f5b',
  cash: '#fdf1d8',
};

const leading = 1.42;
const tallLeading = 1.7;
// Scripts that stack signs need taller lines.
const tall = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Points; equal for all lines of a text. */
export function lineHeight({ size }: Style, lines: readonly string[] = []): number {
  return size * (lines.some((line) => tall.test(line)) ? tallLeading : leading);
}

export function textHeight(lines: readonly string[], style: Style): number {
  return lines.length * lineHeight(style, lines);
}

export interface Placed {
  x: number;
  y: number;
  width: number;
  align?: 'start' | 'end' | 'center';
}

/** `x` from the left; a `ground` lies below other boxes. */
export interface Box {
  kind: 'text' | 'figure' | 'ground';
  x: number;
  y: number;
  width: number;
  height: number;
  says: string;
}

/** Broken lines, with the link target if any. */
export interface Part {
  lines: readonly string[];
  url?: string | undefined;
}

export interface Row {
  label: readonly string[];
  labelAt: Placed;
  labelStyle: Style;
  parts: readonly Part[];
  at: Placed;
  style: Style;
}
