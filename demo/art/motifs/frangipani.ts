import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A frangipani tree or a branch of one: root, direction of growth (radians, 0 is to the right), length of the first bough. */
export interface Frangipani {
  readonly root: Point;
  readonly angle: number;
  readonly length: number;
  readonly thick: number;
  /** How often the boughs fork. */
  readonly forks: number;
  readonly petal?: string;
}

/** Paints stubby forking boughs that end in whorls of leaves with flowers. */
export function paintFrangipani(stage: Stage, tree: Frangipani): void {
  const tips: [Point, number][] = [];
  grow(stage, tree, tips);
  for (const [tip, angle] of tips)
    paintWhorl(stage, tip, angle, { size: tree.length * 0.42, petal: tree.petal ?? '#fff6ec' });
}

function grow(stage: Stage, { root, angle, length, thick, forks }: Frangipani, tips: [Point, number][]): void {
  const { canvas, random, palette } = stage;
  const end: Point = [root[0] + Math.cos(angle) * length, root[1] + Math.sin(angle) * length];
  const bark = lit(stage, '#9a8676');
  const bow: Point = [
    (root[0] + end[0]) / 2 + Math.sin(angle) * length * 0.1,
    (root[1] + end[1]) / 2 - Math.cos(angle) * length * 0.1,
  ];
  const d = `M${at(root)}Q${at(bow)} ${at(end)}`;
  canvas.stroke(d, mix(bark, palette.deep, 0.4), thick);
  canvas.stroke(d, bark, thick * 0.7, `transform="translate(${num(-thick * 0.1)} ${num(-thick * 0.1)})"`);
  if (forks === 0) {
    tips.push([end, angle]);
    return;
  }
  const branches = random.chance(0.4) ? [-0.62, 0.05, 0.66] : [-0.5, 0.5];
  for (const turn of branches) {
    const next = Math.atan2(Math.sin(angle + turn) - 0.12, Math.cos(angle + turn));
    grow(
      stage,
      {
        root: end,
        angle: random.around(next, 0.14),
        length: length * random.between(0.66, 0.84),
        thick: thick * 0.7,
        forks: forks - 1,
      },
      tips,
    );
  }
}

function paintWhorl(
  stage: Stage,
  [x, y]: Point,
  angle: number,
  { size, petal }: { size: number; petal: string },
): void {
  const { canvas, random, palette } = stage;
  const green = lit(stage, palette.leaf);
  let [back, front, veins] = ['', '', ''];
  for (let i = 0; i < 9; i += 1) {
    const turn = angle + (i - 4) * 0.66 + random.around(0, 0.2);
    const reach = size * random.between(0.9, 1.2);
    const d = leaf([x, y], reach, reach * 0.2, turn);
    if (i % 2 === 0) back += d;
    else front += d;
    veins += `M${at([x, y])}L${at([x + Math.cos(turn) * reach * 0.9, y + Math.sin(turn) * reach * 0.9])}`;
  }
  canvas.path(back, mix(green, palette.deep, 0.3));
  canvas.path(front, mix(lighten(green, 0.03), palette.sun, 0.08));
  canvas.stroke(veins, mix(green, palette.sun, 0.35), 1.2, 'opacity=".5"');
  for (let k = 0; k < 3; k += 1)
    paintFlower(
      stage,
      [
        x + random.around(Math.cos(angle) * size * 0.3, size * 0.36),
        y + random.around(Math.sin(angle) * size * 0.3, size * 0.36),
      ],
      size * random.between(0.3, 0.4),
      petal,
    );
}

/** Five broad petals that overlap like a wheel, yellow at the heart. */
function paintFlower(stage: Stage, [x, y]: Point, size: number, petal: string): void {
  const { canvas, random } = stage;
  const turn = random.next() * 6.28;
  const white = lit(stage, petal, 0.5);
  const fill = canvas.radial([
    [0, lit(stage, '#f8c63c', 0.4)],
    [0.4, mix(white, '#f8d66a', 0.4)],
    [0.75, white],
    [1, white],
  ]);
  let [petals, folds] = ['', ''];
  for (let i = 0; i < 5; i += 1) {
    const a = turn + (i / 5) * Math.PI * 2;
    petals += leaf([x, y], size, size * 0.42, a);
    folds += `M${at([x, y])}Q${at([x + Math.cos(a + 0.42) * size * 0.6, y + Math.sin(a + 0.42) * size * 0.6])} ${at([x + Math.cos(a + 0.1) * size * 0.95, y + Math.sin(a + 0.1) * size * 0.95])}`;
  }
  canvas.path(petals, fill);
  canvas.stroke(folds, lighten(white, -0.1), 1, 'opacity=".5"');
  canvas.path(oval(x, y, size * 0.12), lit(stage, '#e89a2a', 0.4));
}
