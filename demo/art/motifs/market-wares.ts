import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { face, project, type Spot, type View } from '#demo/art/kit/perspective.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { frontFace, levelFace, type Span } from '#demo/art/kit/street-faces.ts';

const DYES = ['#9c2a3c', '#2a4a7a', '#d98a2c', '#2f6a54', '#6a2f5c', '#c8502c', '#20304c'] as const;

/** A row of handwoven lengths hanging side by side. */
export function paintHungTextiles(
  stage: Stage,
  row: { x: number; y: number; width: number; drop: number; index: number },
): void {
  const { canvas } = stage;
  const { x, y, width, drop, index } = row;
  const count = 6;
  const wide = width / count;
  for (let i = 0; i < count; i += 1) {
    const dye = lit(stage, DYES[(i * 2 + index) % DYES.length] ?? DYES[0], 0.4);
    const left = x + i * wide + 2;
    const length = drop * (0.82 + ((i * 5 + index) % 4) * 0.07);
    canvas.path(box(left, y, wide - 4, length), dye);
    let [figures, bands] = ['', ''];
    for (let k = 0; k * 22 < length - 26; k += 1) {
      const cy = y + 16 + k * 22;
      const cx = left + (wide - 4) / 2;
      if (k % 3 === 1) bands += box(left, cy - 2, wide - 4, 3) + box(left, cy + 5, wide - 4, 2);
      else
        figures += `M${num(cx)} ${num(cy - 9)}l${num(wide * 0.24)} 9l${num(-wide * 0.24)} 9l${num(-wide * 0.24)} -9ZM${num(cx)} ${num(cy - 4)}l${num(wide * 0.1)} 4l${num(-wide * 0.1)} 4l${num(-wide * 0.1)} -4Z`;
    }
    canvas.path(figures, lighten(dye, 0.22), 'fill-rule="evenodd"');
    canvas.path(bands, lit(stage, '#f0cf8a', 0.4));
    let fringe = '';
    for (let fx = left + 3; fx < left + wide - 4; fx += 5) fringe += `M${num(fx)} ${num(y + length)}v9`;
    canvas.stroke(fringe, lighten(dye, 0.1), 1.5);
    canvas.path(box(left + (wide - 4) * 0.66, y, (wide - 4) * 0.34, length), lighten(dye, -0.1), 'opacity=".35"');
  }
}

/** A mat on the ground: its near left corner (x, z), how wide and deep it is, and a number that picks the dyes. */
export interface TextileMat {
  readonly near: Point;
  readonly size: Point;
  readonly index: number;
}

/** Paints a mat with rows of folded cloth in bright weaves, in perspective. */
export function paintTextileMat(
  stage: Stage,
  view: View,
  { near: [x, z], size: [wide, deep], index }: TextileMat,
): void {
  const { canvas } = stage;
  canvas.path(levelFace(view, [x - 12, x + wide + 12], 0, [z * 0.985, z + deep * 1.04]), lit(stage, '#7a2a34'));
  canvas.stroke(levelFace(view, [x - 6, x + wide + 6], 0, [z * 0.99, z + deep * 1.02]), lit(stage, '#e0a84a'), 2.4 / z);
  const [columns, rows] = [4, 3];
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let i = 0; i < columns; i += 1) {
      const across: Span = [x + (wide * (i + 0.08)) / columns, x + (wide * (i + 0.92)) / columns];
      const along: Span = [z + (deep * (row + 0.1)) / rows, z + (deep * (row + 0.9)) / rows];
      const dye = lit(stage, DYES[(i * 3 + row * 2 + index) % DYES.length] ?? DYES[0], 0.5);
      paintFoldedCloth(stage, view, { across, along, lift: 14 + ((i + row + index) % 3) * 9, dye });
    }
}

interface FoldedCloth {
  readonly across: Span;
  readonly along: Span;
  /** Height of the pile in units. */
  readonly lift: number;
  readonly dye: string;
}

function paintFoldedCloth(stage: Stage, view: View, { across, along, lift, dye }: FoldedCloth): void {
  const { canvas } = stage;
  const [[x0, x1], [z0, z1]] = [across, along];
  const line = (y: number, z: number): string => `M${at(project(view, [x0, y, z]))}L${at(project(view, [x1, y, z]))}`;
  const deep = (t: number): number => z0 + (z1 - z0) * t;
  canvas.path(frontFace(view, across, [0, lift], z0), lighten(dye, -0.09));
  canvas.path(levelFace(view, across, lift, along), lighten(dye, 0.03));
  canvas.stroke(line(lift, deep(0.2)) + line(lift, deep(0.8)), lit(stage, '#f4d48a', 0.5), 2.6 / z0);
  const [middle, half] = [(x0 + x1) / 2, (x1 - x0) * 0.3];
  const gem: Spot[] = [
    [middle - half, lift, deep(0.5)],
    [middle, lift, deep(0.28)],
    [middle + half, lift, deep(0.5)],
    [middle, lift, deep(0.72)],
  ];
  canvas.path(face(view, gem), lighten(dye, 0.2));
  canvas.stroke(line(lift * 0.3, z0) + line(lift * 0.65, z0), lighten(dye, 0.1), 1.6 / z0);
}
