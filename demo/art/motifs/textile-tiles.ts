// Repeats of regional cloth: what is woven, waxed, tied or printed on it. Colours are numbers into the textile's own list.
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';

/** Path text, the colour's number in the textile's list, and a line width when it is drawn and not filled. */
export type TileLayer = readonly [string, number, number?];

/** One repeat; alternate rows move sideways by `shift` units. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly shift?: number;
  readonly layers: readonly TileLayer[];
}

const diamond = (x: number, y: number, rx: number, ry = rx): string =>
  polyline(
    [
      [x, y - ry],
      [x + rx, y],
      [x, y + ry],
      [x - rx, y],
    ] as const,
    true,
  );

/** A diamond whose edge climbs in steps, as woven figures do. */
function stepped(x: number, y: number, r: number, steps: number): string {
  const points: Point[] = [];
  const size = r / steps;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (let i = 0; i < steps; i += 1) {
      const [a, b, c] = [i * size, (steps - i) * size, (i + 1) * size];
      const turn = (u: number, v: number): Point =>
        (
          [
            [u, -v],
            [v, u],
            [-u, v],
            [-v, -u],
          ] as const
        )[quarter] ?? [u, v];
      points.push(...[turn(a, b), turn(c, b)].map(([u, v]): Point => [x + u, y + v]));
    }
  }
  return polyline(points, true);
}

const hooks = (x: number, y: number, r: number): string =>
  [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(([sx = 1, sy = 1]) => {
      const on = (u: number, v: number): string => `${num(x + sx * u * r)} ${num(y + sy * v * r)}`;
      return `M${on(0.1, 0.5)}L${on(0.5, 0.1)}M${on(0.3, 0.3)}L${on(0.62, 0.62)}L${on(0.86, 0.4)}L${on(0.7, 0.24)}L${on(0.6, 0.36)}`;
    })
    .join('');

/** Ragged bars that shrink away from the middle: threads that were tied before they were dyed. */
function tied(x: number, y: number, half: number, tall: number): string {
  let d = '';
  const rows = 15;
  for (let j = 0; j < rows; j += 1) {
    const t = (j + 0.5) / rows;
    const ragged = Math.sin(j * 12.9 + half) * 3.2;
    const wide = half * (1 - Math.abs(2 * t - 1)) + ragged;
    if (wide > 2)
      d += box(x - wide + Math.sin(j * 7.3) * 2, y - tall + t * tall * 2, wide * 2, (tall * 2) / rows - 0.7);
  }
  return d;
}

function opArt(size: number): string {
  const widths = [3, 5, 8, 12, 16, 12, 8, 5, 3];
  const total = widths.reduce((sum, w) => sum + w, 0);
  const edges = widths.reduce<number[]>((list, w) => [...list, (list.at(-1) ?? 0) + (w * size) / total], [0]);
  let d = '';
  for (const [i, w] of widths.entries())
    for (const [j, h] of widths.entries())
      if ((i + j) % 2 === 0) d += box(edges[i] ?? 0, edges[j] ?? 0, (w * size) / total, (h * size) / total);
  return d;
}

const comma = (x: number, y: number, s: number): string =>
  `M${num(x - 9 * s)} ${num(y - 30 * s)}C${num(x + 22 * s)} ${num(y - 26 * s)} ${num(x - 6 * s)} ${num(y + 4 * s)} ${num(x + 10 * s)} ${num(y + 30 * s)}C${num(x - 22 * s)} ${num(y + 26 * s)} ${num(x + 4 * s)} ${num(y - 6 * s)} ${num(x - 9 * s)} ${num(y - 30 * s)}Z`;

const spiral = (x: number, y: number, s: number): string =>
  `M${num(x)} ${num(y)}h${num(5 * s)}v${num(5 * s)}h${num(-10 * s)}v${num(-10 * s)}h${num(15 * s)}v${num(15 * s)}h${num(-18 * s)}`;

const quarters = ([x, y]: Point, r: number, half: number, from: number): string =>
  [0, 1, 2, 3].map((i) => leaf([x, y], r, half, from + (i * Math.PI) / 2)).join('');

/** The repeats, by name. */
export const TILES = {
  /** Lao silk: stepped diamonds with hooks. */
  naga: {
    width: 120,
    height: 120,
    shift: 60,
    layers: [
      [stepped(60, 60, 56, 7), 1, 3],
      [stepped(60, 60, 42, 6), 2],
      [stepped(60, 60, 30, 5), 0],
      [hooks(60, 60, 34), 3, 4],
      [diamond(60, 60, 9), 1],
      [diamond(0, 60, 6) + diamond(120, 60, 6) + diamond(60, 0, 5), 3],
    ],
  },
  /** Silk tied and dyed before weaving. */
  ikat: {
    width: 110,
    height: 150,
    shift: 55,
    layers: [
      [tied(55, 75, 50, 72), 1],
      [tied(55, 75, 36, 52), 0],
      [tied(55, 75, 25, 38), 2],
      [tied(55, 75, 11, 18), 3],
      [tied(0, 75, 8, 26) + tied(110, 75, 8, 26), 2],
    ],
  },
  /** The whirl of squares of northern Luzon. */
  binakul: { width: 130, height: 130, layers: [[opArt(130), 1]] },
  /** Slanting blades between rows of small diamonds; turn the cloth to make them run across. */
  parang: {
    width: 38,
    height: 92,
    layers: [
      [box(0, 0, 38, 14), 2],
      [diamond(10, 7, 6, 5) + diamond(29, 7, 6, 5), 0],
      [comma(19, 52, 1.16), 1],
      [oval(3, 40, 3.4) + oval(35, 66, 3.4), 2],
      [`M0 17H38M0 89H38`, 1, 2],
    ],
  },
  /** Four ovals round a point, like a cut palm fruit. */
  kawung: {
    width: 84,
    height: 84,
    layers: [
      [quarters([42, 42], 54, 19, Math.PI / 4), 1],
      [
        [0, 1, 2, 3]
          .map((i) => {
            const a = Math.PI / 4 + (i * Math.PI) / 2;
            return (
              oval(42 + Math.cos(a) * 22, 42 + Math.sin(a) * 22, 3.4) +
              oval(42 + Math.cos(a) * 36, 42 + Math.sin(a) * 36, 3.4)
            );
          })
          .join(''),
        0,
      ],
      [diamond(42, 42, 6) + diamond(0, 42, 7) + diamond(84, 42, 7) + diamond(42, 0, 7) + diamond(42, 84, 7), 2],
    ],
  },
  /** Flower sprigs set half a step apart, printed by hand. */
  sprig: {
    width: 92,
    height: 104,
    shift: 46,
    layers: [
      ['M46 60Q44 80 50 96', 2, 3],
      [leaf([47, 78], 26, 7, -0.5) + leaf([48, 84], 26, 7, Math.PI + 0.5), 2],
      [rosette([46, 42], { length: 27, halfWidth: 9 }, 8), 1],
      [oval(46, 42, 8), 3],
      [oval(8, 20, 3.4) + oval(84, 66, 3.4), 3],
    ],
  },
  /** Waxed lines of the northern hills: crosses, spirals, teeth. */
  hill: {
    width: 96,
    height: 128,
    layers: [
      ['M0 6H96M0 14H96M0 122H96', 1, 3],
      [[0, 1, 2, 3].map((i) => `M${i * 24} 34l12 -14l12 14`).join(''), 1, 3],
      [spiral(26, 70, 1.7) + spiral(72, 70, 1.7), 1, 2.6],
      ['M49 48V96M37 72H61', 2, 4],
      [diamond(0, 72, 7) + diamond(96, 72, 7) + diamond(49, 72, 6), 3],
      [[0, 1, 2, 3].map((i) => `M${i * 24} 106l12 10l12 -10`).join(''), 1, 3],
    ],
  },
  /** Large painted blooms with leaves and tendrils. */
  bloom: {
    width: 190,
    height: 180,
    shift: 95,
    layers: [
      ['M20 150C60 120 60 60 110 90S160 150 186 110', 2, 4],
      [leaf([52, 118], 52, 15, -1.9) + leaf([72, 98], 48, 13, 0.7) + leaf([140, 116], 46, 13, 1.5), 2],
      [rosette([104, 70], { length: 50, halfWidth: 20 }, 6, 0.3), 1],
      [rosette([104, 70], { length: 30, halfWidth: 9 }, 6, 0.82), 3],
      [oval(104, 70, 8), 0],
      [rosette([24, 150], { length: 24, halfWidth: 9 }, 5), 3],
      [oval(24, 150, 5), 1],
    ],
  },
  /** Plain stripes with a broken line between. */
  stripe: {
    width: 120,
    height: 40,
    layers: [
      [box(0, 0, 26, 41) + box(74, 0, 10, 41), 1],
      [box(34, 0, 6, 41) + box(62, 0, 6, 41), 2],
      [box(48, 4, 6, 14) + box(48, 24, 6, 14) + box(98, 0, 8, 41), 3],
    ],
  },
} as const satisfies Record<string, Tile>;

/** The designs that can be chosen. */
export type Design = keyof typeof TILES;
