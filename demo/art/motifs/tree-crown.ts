import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Random } from '#demo/art/kit/random.ts';
import { box } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Half width and half height of a crown. */
export type CrownSize = readonly [number, number];

/** A leafy outline: an oval whose edge is a row of small bulges. */
export function crownPath(random: Random, [x, y]: Point, [rx, ry]: CrownSize, bulges = 11): string {
  const turn = random.next() * 6.28;
  const points = Array.from({ length: bulges }, (_, i): Point => {
    const angle = turn + ((i + random.around(0, 0.22)) / bulges) * Math.PI * 2;
    const reach = random.between(0.84, 1.06);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  let d = `M${at(points[0] ?? [x, y])}`;
  for (let i = 0; i < bulges; i += 1) {
    const a: Point = points[i] ?? [x, y];
    const b: Point = points[(i + 1) % bulges] ?? [x, y];
    const radius = Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.56;
    d += `A${num(radius)} ${num(radius)} 0 0 1 ${at(b)}`;
  }
  return `${d}Z`;
}

/** A row of trees along a line. */
export interface TreeRow {
  /** y of the trees' feet at x. */
  readonly y: (x: number) => number;
  readonly from?: number;
  readonly to?: number;
  /** Radius of a middling crown. */
  readonly size: number;
  readonly colour: string;
  /** Colour of the lit tufts; a lighter green when left out. */
  readonly bright?: string;
  readonly light?: 1 | -1;
  /** How far the shaded base reaches down, in radii. */
  readonly depth?: number;
  /** Clumps made by `treeShapes`, to be shared by several rows; they bring their own colours. */
  readonly shapes?: readonly string[];
}

/** Draws `count` clumps once and returns their symbols. */
export function treeShapes(stage: Stage, look: Pick<TreeRow, 'colour' | 'bright' | 'light'>, count: number): string[] {
  const { canvas } = stage;
  return Array.from({ length: count }, () => canvas.symbol(canvas.capture(() => paintClump(stage, look))));
}

/** Paints a dense row of crowns with lit tufts towards the light: hedge, wood's edge or canopy. */
export function paintTreeRow(stage: Stage, row: TreeRow): void {
  const { canvas, random } = stage;
  const { y, from = -30, to = 1630, size, colour } = row;
  const shapes = row.shapes ?? treeShapes(stage, row, size < 20 ? 2 : 3);
  let base = '';
  let uses = '';
  for (let x = from; x <= to; x += size * random.between(0.7, 1.25)) {
    const scale = (size / 40) * random.between(0.65, 1.25);
    const foot = y(x);
    base += box(x - size, foot, size * 2.2, size * (row.depth ?? 1.6));
    const shape = shapes[Math.floor(random.next() * shapes.length)] ?? shapes[0] ?? '';
    uses += `<use href="#${shape}" transform="translate(${num(x)} ${num(foot + size * 0.3)}) scale(${num2(scale)} ${num2(scale * random.between(0.85, 1.2))})"/>`;
  }
  canvas.path(base, lighten(colour, -0.035));
  canvas.add(uses);
}

/** One clump, about 110 wide and 76 high, on the origin: shaded below, tufted towards the light. */
function paintClump(stage: Stage, { colour, light = -1, bright }: Pick<TreeRow, 'colour' | 'bright' | 'light'>): void {
  const { canvas, random, palette } = stage;
  const lightest = bright ?? mix(lighten(colour, 0.07), palette.glow, 0.16);
  const body = canvas.linearOn(
    ramp(mix(colour, lightest, 0.3), [0.45, colour], lighten(colour, -0.045)),
    [0, -78, 0, 6],
  );
  const lobes: readonly (readonly [number, number, number])[] = [
    [random.around(-30, 6), -20, 27],
    [random.around(30, 6), -18, 26],
    [random.around(0, 8), random.around(-40, 6), 34],
  ];
  canvas.path(
    `${lobes.map(([x, y, r]) => crownPath(random, [x, y], [r * 1.1, r], 10)).join('')}M-52 -18H52V8H-52Z`,
    body,
  );
  let [soft, sharp, dark] = ['', '', ''];
  for (const [x, y, r] of lobes) {
    soft += crownPath(random, [x + light * r * 0.2, y - r * 0.3], [r * 0.74, r * 0.5], 8);
    sharp +=
      tuft(x + light * r * 0.36, y - r * 0.52, r * 0.3) +
      tuft(x + light * r * 0.7, y - r * 0.16, r * 0.22) +
      tuft(x - light * r * 0.1, y - r * 0.7, r * 0.2);
    dark += tuft(x - light * r * 0.3, y + r * 0.4, r * 0.34) + tuft(x - light * r * 0.66, y + r * 0.1, r * 0.26);
  }
  canvas.path(soft, mix(colour, lightest, 0.34), 'opacity=".6"');
  canvas.path(dark, lighten(colour, -0.07), 'opacity=".5"');
  canvas.path(sharp, lightest, 'opacity=".55"');
}

/** A small crescent of leaves. */
const tuft = (x: number, y: number, r: number): string =>
  `M${at([x - r, y + r * 0.4])}Q${at([x - r * 0.9, y - r * 0.5])} ${at([x - r * 0.2, y - r * 0.5])}Q${at([x + r * 0.4, y - r * 0.9])} ${at([x + r, y + r * 0.3])}Q${at([x + r * 0.4, y - r * 0.1])} ${at([x, y + r * 0.1])}Q${at([x - r * 0.5, y - r * 0.1])} ${at([x - r, y + r * 0.4])}Z`;

const num2 = (n: number): string => String(Math.round(n * 100) / 100);

/** A single broad-leaved tree: foot of its trunk, height, half width of its crown. */
export interface BroadTree {
  readonly foot: Point;
  readonly height: number;
  readonly spread: number;
  readonly colour: string;
  readonly bark: string;
  readonly light?: 1 | -1;
}

/** Paints trunk, forking boughs and a crown made of many tufts. */
export function paintBroadTree(stage: Stage, tree: BroadTree): void {
  const { canvas, random, palette } = stage;
  const { foot, height, spread, colour, bark, light = -1 } = tree;
  const [x, y] = foot;
  const fork = y - height * 0.42;
  const thick = height * 0.045;
  const boughs = [-0.7, -0.3, 0.12, 0.5, 0.8];
  canvas.path(
    `M${at([x - thick * 1.5, y])}Q${at([x - thick * 0.6, y - height * 0.1])} ${at([x - thick * 0.7, fork])}H${num(x + thick * 0.7)}Q${at([x + thick * 0.6, y - height * 0.1])} ${at([x + thick * 1.7, y])}Z`,
    bark,
  );
  for (const side of boughs)
    canvas.stroke(
      `M${at([x + side * thick * 0.5, fork + thick])}Q${at([x + side * spread * 0.3, fork - height * 0.12])} ${at([x + side * spread * 0.8, fork - height * (0.34 - Math.abs(side) * 0.14)])}`,
      bark,
      thick * (0.8 - Math.abs(side) * 0.3),
    );
  const tufts: [number, number, number][] = [];
  for (let i = 0; i < 26; i += 1) {
    const angle = random.next() * Math.PI * 2;
    const away = Math.sqrt(random.next());
    tufts.push([
      x + Math.cos(angle) * away * spread,
      fork - height * 0.26 + Math.sin(angle) * away * height * 0.27,
      random.between(0.2, 0.36) * spread,
    ]);
  }
  tufts.sort((a, b) => b[1] - a[1]);
  const bright = mix(lighten(colour, 0.08), palette.glow, 0.2);
  for (const [tx, ty, r] of tufts) {
    const height01 = Math.max(0, Math.min(1, (fork - ty) / (height * 0.55)));
    canvas.path(
      crownPath(random, [tx, ty], [r, r * 0.72], 9),
      mix(lighten(colour, -0.06), lighten(colour, 0.03), height01),
    );
    canvas.path(
      crownPath(random, [tx + light * r * 0.25, ty - r * 0.26], [r * 0.6, r * 0.36], 7),
      mix(colour, bright, 0.3 + height01 * 0.5),
      'opacity=".7"',
    );
  }
}
