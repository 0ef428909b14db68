import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom, type Random } from '#demo/art/kit/random.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFoliage, type Tuft } from './foliage.ts';

/** A broad-leaved tree with a crown of several clouds of leaves. */
export interface BroadTree {
  readonly name: string;
  readonly foot: Point;
  readonly height: number;
  /** Width of the crown. */
  readonly spread: number;
  readonly colour: string;
  readonly light?: 1 | -1;
  readonly shine?: number;
  readonly bark?: string;
}

/** Paints trunk and branches, then the crown from back to front; returns the middles of its clouds. */
export function paintBroadTree(stage: Stage, tree: BroadTree): Point[] {
  const { canvas, palette } = stage;
  const { name, foot, height, spread, colour, light = 1, shine = 0.26, bark = '#5a4032' } = tree;
  const [x, y] = foot;
  const random = createRandom(`${stage.seed}:broad:${name}`);
  const wide = spread * 0.045;
  const fork = y - height * 0.42;
  const wood = mix(lit(stage, bark), palette.deep, 0.3);
  const trunk = `M${num(x - wide * 1.6)} ${num(y)}Q${num(x - wide * 0.7)} ${num(y - height * 0.2)} ${num(x - wide * 0.8)} ${num(fork)}L${num(x + wide * 0.8)} ${num(fork)}Q${num(x + wide * 0.7)} ${num(y - height * 0.2)} ${num(x + wide * 1.9)} ${num(y)}Z`;
  canvas.path(
    trunk,
    canvas.linear(ramp(lighten(wood, -0.05), lighten(wood, 0.06)), light === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0]),
  );
  const clouds: Point[] = [];
  for (let i = 0; i < 8; i += 1) {
    const turn = (i / 7) * Math.PI;
    const out = i % 2 === 0 ? 0.36 : 0.24;
    clouds.push([
      x - Math.cos(turn) * spread * out + random.around(0, spread * 0.04),
      y - height * (0.56 + Math.sin(turn) * (i % 2 === 0 ? 0.24 : 0.1)) + random.around(0, height * 0.03),
    ]);
  }
  let branches = '';
  for (const [cx, cy] of clouds)
    branches += `M${num(x)} ${num(fork + height * 0.06)}Q${num(x + (cx - x) * 0.3)} ${num(cy + height * 0.12)} ${num(cx)} ${num(cy)}`;
  canvas.stroke(branches, wood, Math.max(2, wide * 0.7));
  for (const [i, cloud] of clouds.toSorted((a, b) => a[1] - b[1]).entries())
    paintCloud(
      stage,
      { ...tree, name: `${name}${i}`, colour: mix(colour, palette.deep, 0.22 - i * 0.03), light, shine },
      cloud,
      random,
    );
  return clouds;
}

/** One cloud of leaves: a dark heart, so that no sky shows through, and tufts over it. */
function paintCloud(stage: Stage, tree: BroadTree, [cx, cy]: Point, random: Random): void {
  const { height, spread, colour, name, light = 1, shine = 0.26 } = tree;
  const radius = Math.max(4, Math.min(22, spread * 0.075));
  const count = Math.max(5, Math.min(22, Math.round((spread * height * 0.024) / radius ** 2)));
  const tufts: Tuft[] = [];
  for (let k = 0; k < count; k += 1) {
    const angle = random.next() * Math.PI * 2;
    const away = Math.sqrt(random.next());
    const place: Point = [cx + Math.cos(angle) * away * spread * 0.19, cy + Math.sin(angle) * away * height * 0.11];
    tufts.push([...place, radius * random.between(0.75, 1.25)]);
  }
  stage.canvas.path(oval(cx, cy + height * 0.02, spread * 0.17, height * 0.1), lighten(colour, -0.055));
  paintFoliage(
    stage,
    tufts.toSorted((a, b) => a[1] - b[1]),
    { name, colour, light, shine },
  );
}
