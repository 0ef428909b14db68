// What stands in a pottery studio, by style. Data for the pottery scene.
import type { Decoration } from '#demo/art/motifs/vessel-decoration.ts';
import type { VesselShape } from '#demo/art/motifs/vessel-shapes.ts';
import type { WallKind } from '#demo/art/motifs/wall.ts';
import type { WindowKind } from '#demo/art/motifs/studio-window.ts';

/** The pottery traditions that can be shown. */
export type StudioStyle = 'batrang' | 'newari' | 'india';

/** One kind of vessel: shape, body and painting. */
export interface Ware {
  readonly shape: VesselShape;
  readonly body: string;
  readonly decoration: readonly Decoration[];
}

/** A whole studio. */
export interface Studio {
  readonly wall: { readonly kind: WallKind; readonly colour: string };
  readonly window: WindowKind;
  readonly table: string;
  readonly runner: string;
  readonly print: string;
  readonly glaze: boolean;
  readonly wares: readonly [Ware, Ware, Ware, Ware];
  readonly slip: string;
}

const COBALT = '#2a55a5';
const MIST = '#7fa3cf';
const CREAM = '#f9f6ec';
const TEAL = '#2f9a94';
const OCHRE = '#f2b431';
const BRICK = '#8a3a2b';

const band = (from: number, to: number, colour: string): Decoration => ({ kind: 'band', from, to, colour });

const BAT_TRANG: Studio['wares'] = [
  {
    shape: 'jar',
    body: CREAM,
    decoration: [
      band(0, 0.05, COBALT),
      { kind: 'petals', at: 0.14, size: 0.07, count: 9, colour: COBALT },
      band(0.23, 0.24, COBALT),
      { kind: 'flowers', at: 0.5, size: 0.13, count: 2, colour: COBALT, heart: MIST },
      { kind: 'wave', at: 0.5, size: 0.16, count: 3, colour: MIST },
      { kind: 'dots', at: 0.34, size: 0.011, count: 12, colour: COBALT },
      band(0.68, 0.69, COBALT),
      { kind: 'zigzag', at: 0.73, size: 0.045, count: 11, colour: COBALT },
      band(0.83, 0.86, COBALT),
      band(0.95, 1, COBALT),
    ],
  },
  {
    shape: 'teapot',
    body: CREAM,
    decoration: [
      band(0, 0.07, COBALT),
      { kind: 'wave', at: 0.2, size: 0.08, count: 7, colour: MIST },
      { kind: 'flowers', at: 0.48, size: 0.17, count: 2, colour: COBALT, heart: OCHRE },
      { kind: 'petals', at: 0.78, size: 0.09, count: 8, colour: COBALT },
      band(0.9, 1, COBALT),
    ],
  },
  {
    shape: 'bottle',
    body: CREAM,
    decoration: [
      band(0, 0.06, COBALT),
      { kind: 'zigzag', at: 0.12, size: 0.05, count: 8, colour: MIST },
      { kind: 'flowers', at: 0.38, size: 0.11, count: 2, colour: COBALT, heart: CREAM },
      band(0.56, 0.575, COBALT),
      { kind: 'petals', at: 0.64, size: 0.07, count: 6, colour: COBALT },
      { kind: 'dots', at: 0.8, size: 0.012, count: 5, colour: COBALT },
      band(0.92, 1, COBALT),
    ],
  },
  {
    shape: 'baluster',
    body: '#8fb5a2',
    decoration: [
      band(0, 0.05, '#5f8a78'),
      { kind: 'petals', at: 0.13, size: 0.06, count: 5, colour: '#cfe3d2' },
      { kind: 'flowers', at: 0.66, size: 0.1, count: 2, colour: CREAM, heart: OCHRE },
      { kind: 'wave', at: 0.48, size: 0.05, count: 5, colour: '#cfe3d2' },
      band(0.84, 0.855, '#5f8a78'),
      band(0.95, 1, '#5f8a78'),
    ],
  },
];

const NEWARI: Studio['wares'] = [
  {
    shape: 'waterPot',
    body: '#c4683f',
    decoration: [
      band(0.3, 0.315, BRICK),
      { kind: 'zigzag', at: 0.38, size: 0.06, count: 12, colour: '#f0c79a' },
      { kind: 'dots', at: 0.52, size: 0.014, count: 12, colour: '#f0c79a' },
      band(0.58, 0.6, BRICK),
      { kind: 'petals', at: 0.68, size: 0.07, count: 8, colour: '#a04a2c' },
      band(0.94, 1, BRICK),
    ],
  },
  {
    shape: 'basin',
    body: '#a8502f',
    decoration: [
      band(0, 0.08, BRICK),
      { kind: 'wave', at: 0.4, size: 0.1, count: 7, colour: '#e8b07c' },
      { kind: 'dots', at: 0.62, size: 0.02, count: 12, colour: '#e8b07c' },
      band(0.74, 0.76, '#e8b07c'),
      band(0.9, 1, BRICK),
    ],
  },
  {
    shape: 'lamp',
    body: '#cf7648',
    decoration: [
      band(0, 0.08, BRICK),
      band(0.3, 0.34, BRICK),
      { kind: 'petals', at: 0.72, size: 0.09, count: 7, colour: '#f0c79a' },
      band(0.9, 1, BRICK),
    ],
  },
  {
    shape: 'baluster',
    body: '#3c3432',
    decoration: [
      { kind: 'zigzag', at: 0.1, size: 0.04, count: 6, colour: '#8a7a70' },
      band(0.3, 0.315, '#8a7a70'),
      { kind: 'petals', at: 0.44, size: 0.08, count: 6, colour: '#5f5550' },
      { kind: 'dots', at: 0.62, size: 0.013, count: 9, colour: '#b5a498' },
      { kind: 'zigzag', at: 0.7, size: 0.045, count: 9, colour: '#8a7a70' },
      band(0.84, 0.86, '#8a7a70'),
    ],
  },
];

const INDIA: Studio['wares'] = [
  {
    shape: 'jar',
    body: CREAM,
    decoration: [
      band(0, 0.07, COBALT),
      { kind: 'petals', at: 0.155, size: 0.075, count: 8, colour: COBALT },
      band(0.24, 0.252, TEAL),
      { kind: 'zigzag', at: 0.28, size: 0.035, count: 12, colour: OCHRE },
      { kind: 'flowers', at: 0.5, size: 0.08, count: 4, colour: COBALT, heart: OCHRE },
      { kind: 'dots', at: 0.62, size: 0.011, count: 11, colour: TEAL },
      { kind: 'petals', at: 0.74, size: 0.055, count: 7, colour: TEAL },
      band(0.82, 1, COBALT),
    ],
  },
  {
    shape: 'basin',
    body: COBALT,
    decoration: [
      band(0, 0.09, '#17417f'),
      { kind: 'petals', at: 0.2, size: 0.1, count: 9, colour: TEAL },
      band(0.33, 0.35, CREAM),
      { kind: 'flowers', at: 0.55, size: 0.1, count: 4, colour: CREAM, heart: OCHRE },
      { kind: 'zigzag', at: 0.81, size: 0.05, count: 14, colour: OCHRE },
      band(0.9, 1, TEAL),
    ],
  },
  {
    shape: 'bottle',
    body: COBALT,
    decoration: [
      band(0, 0.08, OCHRE),
      { kind: 'zigzag', at: 0.16, size: 0.06, count: 6, colour: CREAM },
      { kind: 'flowers', at: 0.42, size: 0.085, count: 3, colour: CREAM, heart: OCHRE },
      { kind: 'petals', at: 0.7, size: 0.07, count: 5, colour: TEAL },
      band(0.9, 1, OCHRE),
    ],
  },
  {
    shape: 'baluster',
    body: '#df7b52',
    decoration: [
      band(0, 0.06, BRICK),
      { kind: 'zigzag', at: 0.1, size: 0.03, count: 6, colour: CREAM },
      { kind: 'petals', at: 0.4, size: 0.07, count: 6, colour: CREAM },
      { kind: 'dots', at: 0.55, size: 0.012, count: 9, colour: OCHRE },
      { kind: 'zigzag', at: 0.6, size: 0.04, count: 9, colour: CREAM },
      band(0.76, 0.775, BRICK),
      { kind: 'petals', at: 0.83, size: 0.05, count: 5, colour: CREAM },
    ],
  },
];

/** The studios, by style. */
export const STUDIOS: Record<StudioStyle, Studio> = {
  batrang: {
    wall: { kind: 'limewash', colour: '#9fc4b4' },
    window: 'moon',
    table: '#6b3f28',
    runner: '#e9dcc3',
    print: COBALT,
    glaze: true,
    wares: BAT_TRANG,
    slip: COBALT,
  },
  newari: {
    wall: { kind: 'brick', colour: '#b35f43' },
    window: 'lattice',
    table: '#7a4a34',
    runner: '#d9a45c',
    print: '#7c2f2b',
    glaze: false,
    wares: NEWARI,
    slip: '#c4683f',
  },
  india: {
    wall: { kind: 'print', colour: '#e99178' },
    window: 'cusp',
    table: '#7a3030',
    runner: '#e9b048',
    print: '#b5432e',
    glaze: true,
    wares: INDIA,
    slip: COBALT,
  },
};
