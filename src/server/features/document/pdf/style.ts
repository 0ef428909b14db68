// How and where things stand on a sheet, in points from the upper corner at which lines begin: the right one in Arabic.
import type { Weight } from './font-files.ts';

export interface Style {
  size: number;
  weight?: Weight;
  colour?: string;
  /** The one cut to draw with, for text whose letters must not be mistaken for each other. */
  cut?: 'noto-sans-mono-latin';
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

/** Height of one line in points: room for the tallest script. */
export function lineHeight({ size }: Style): number {
  return size * leading;
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
