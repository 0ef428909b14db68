// How and where things stand on a sheet, in points from the upper corner at which lines begin: the right one in Arabic.
import { type HanFamily } from '#src/server/features/pdf/typefaces/cuts.ts';
import { type Weight } from '#src/server/features/pdf/typefaces/cut.ts';

export interface Style {
  size: number;
  weight?: Weight;
  colour?: string;
  /** The one cut to draw with, for text whose letters must not be mistaken for each other. */
  cut?: 'noto-sans-mono-latin';
  /** Whose Chinese letters come first. They are all as wide, so that only drawing has to know. */
  order?: readonly HanFamily[];
}

/** The colours of the site, in ink that prints well. */
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
// Scripts that put signs above and below each other.
const tall = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Height of one line in points; all lines of a text are as high. */
export function lineHeight({ size }: Style, lines: readonly string[] = []): number {
  return size * (lines.some((line) => tall.test(line)) ? tallLeading : leading);
}

/** Height of a text in points. */
export function textHeight(lines: readonly string[], style: Style): number {
  return lines.length * lineHeight(style, lines);
}

export interface Placed {
  x: number;
  y: number;
  width: number;
  align?: 'start' | 'end' | 'center';
}

/** What has been put on a sheet, its `x` counted from the left; a `ground` lies under other boxes. */
export interface Box {
  kind: 'text' | 'figure' | 'ground';
  x: number;
  y: number;
  width: number;
  height: number;
  says: string;
}

/** Lines that have been broken, and where they lead if they are a link. */
export interface Part {
  lines: readonly string[];
  url?: string | undefined;
}

/** A label, which heads its row, and what it labels. */
export interface Row {
  label: readonly string[];
  labelAt: Placed;
  labelStyle: Style;
  parts: readonly Part[];
  at: Placed;
  style: Style;
}
