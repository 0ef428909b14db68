// How text looks on paper.
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
