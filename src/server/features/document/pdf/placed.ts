// Where things stand on a sheet, in points from its upper left corner.
import type { Style } from './style.ts';

export interface Placed {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

/** What has been put on a sheet; a `ground` lies under other boxes. */
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
