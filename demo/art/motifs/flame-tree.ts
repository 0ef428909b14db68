import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A branch of a flame tree that hangs into the picture from a corner; `reach` and `drop` in units. */
export interface FlameTreeBranch {
  readonly root: Point;
  /** Negative reaches to the left. */
  readonly reach: number;
  readonly drop: number;
}

/** Paints bough, feathered leaves and clusters of scarlet flowers. */
export function paintFlameTreeBranch(stage: Stage, { root, reach, drop }: FlameTreeBranch): void {
  const { canvas, random, palette } = stage;
  const bark = mix(lit(stage, '#5a4034'), palette.deep, 0.4);
  const boughs: readonly (readonly [Point, Point, number])[] = [
    [[root[0] + reach * 0.5, root[1] + drop * 0.2], [root[0] + reach, root[1] + drop * 0.62], 13],
    [[root[0] + reach * 0.3, root[1] + drop * 0.6], [root[0] + reach * 0.66, root[1] + drop], 10],
    [[root[0] + reach * 0.1, root[1] + drop * 0.8], [root[0] + reach * 0.26, root[1] + drop * 1.5], 9],
  ];
  for (const [bend, tip, thick] of boughs) {
    canvas.stroke(`M${at(root)}Q${at(bend)} ${at(tip)}`, bark, thick);
    for (let i = 2; i <= 10; i += 1) {
      const t = i / 10;
      const on: Point = [
        (1 - t) ** 2 * root[0] + 2 * t * (1 - t) * bend[0] + t * t * tip[0],
        (1 - t) ** 2 * root[1] + 2 * t * (1 - t) * bend[1] + t * t * tip[1],
      ];
      for (const side of [-1, 1])
        paintFeather(
          stage,
          on,
          Math.sign(reach) === 1
            ? 0.5 + side * random.between(0.5, 0.9)
            : Math.PI - 0.5 + side * random.between(0.5, 0.9),
          random.between(60, 96),
        );
      if (i % 2 === 0)
        paintCluster(stage, [on[0] + random.around(0, 16), on[1] + random.around(4, 14)], random.between(0.8, 1.2));
    }
  }
}

function paintFeather(stage: Stage, [x, y]: Point, angle: number, length: number): void {
  const { canvas, palette } = stage;
  const green = mix(lit(stage, palette.leaf), palette.deep, 0.28);
  let d = '';
  for (let i = 1; i <= 11; i += 1) {
    const t = i / 11;
    const on: Point = [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t + t * t * length * 0.16];
    for (const side of [-1, 1]) d += leaf(on, length * 0.22 * (1.1 - t * 0.6), 3.2, angle + side * 1.1);
  }
  canvas.stroke(
    `M${at([x, y])}Q${at([x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5])} ${at([x + Math.cos(angle) * length, y + Math.sin(angle) * length + length * 0.16])}`,
    green,
    2,
  );
  canvas.path(d, green);
}

function paintCluster(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas, random } = stage;
  const red = lit(stage, '#e23d2a', 0.6);
  let [dark, bright, dots] = ['', '', ''];
  for (let k = 0; k < 5; k += 1) {
    const [fx, fy] = [x + random.around(0, 22) * size, y + random.around(0, 16) * size];
    const turn = random.next() * 6.28;
    for (let i = 0; i < 5; i += 1) {
      const d = leaf([fx, fy], 15 * size, 6 * size, turn + (i / 5) * 6.283);
      if (k < 2) dark += d;
      else bright += d;
    }
    dots += oval(fx, fy, 2 * size);
  }
  canvas.path(dark, lighten(red, -0.08));
  canvas.path(bright, mix(red, '#ff8a4a', 0.16));
  canvas.path(dots, lit(stage, '#f8d060', 0.5));
}
