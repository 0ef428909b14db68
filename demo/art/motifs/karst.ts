import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A limestone tower rising from the water: middle of its foot, size, and share of haze on it (0 near, 1 gone). */
export interface Karst {
  readonly name: string;
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  readonly haze: number;
  /** Draw rock faces and bushes (for near towers only). */
  readonly detail?: boolean;
}

/** Outline from left foot over the top to the right foot: steep sides, rounded broken crown, a notch at the tide line. */
function outlineOf(stage: Stage, { name, foot, width, height }: Karst): Point[] {
  const noise = layeredNoise(`${stage.seed}:karst:${name}`, 4);
  const lean = (noise(3.3) - 0.5) * 0.3;
  const points: Point[] = [];
  for (let i = 0; i <= 64; i += 1) {
    const t = i / 64;
    const angle = Math.PI * (1 - t);
    const cos = Math.cos(angle);
    const side = Math.sign(cos) * Math.abs(cos) ** 0.62;
    const rise = Math.sin(angle) ** 0.58;
    const rough = (noise(t * 9) - 0.5) * 0.34 * rise;
    const x = foot[0] + side * width * 0.5 + lean * rise * width + (noise(20 + t * 13) - 0.5) * width * 0.1;
    const tide = rise < 0.12 ? -Math.sign(cos) * width * 0.02 : 0;
    points.push([x + tide, foot[1] - height * Math.max(0, rise * (0.86 + rough))]);
  }
  return points;
}

/** Paints one tower and returns its outline as path text. */
export function paintKarst(stage: Stage, karst: Karst): string {
  const { canvas, palette } = stage;
  const points = outlineOf(stage, karst);
  const shape = polyline(points, true);
  const top = Math.min(...points.map(([, y]) => y));
  const rock = mix(mix(palette.hill, palette.deep, 0.34), palette.haze, karst.haze);
  const foot = mix(rock, palette.haze, 0.55);
  canvas.path(
    shape,
    canvas.linearOn(ramp(lighten(rock, -0.015), [0.7, mix(rock, palette.haze, 0.14)], foot), [
      0,
      top,
      0,
      karst.foot[1],
    ]),
  );
  if (karst.detail === true) paintFaces(stage, karst, shape, top);
  if (karst.haze < 0.75) paintBushes(stage, karst, points, shape);
  return shape;
}

function paintFaces(stage: Stage, { name, foot, width, haze }: Karst, shape: string, top: number): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:faces:${name}`);
  const height = foot[1] - top;
  let [slabs, cracks] = ['', ''];
  const count = Math.round(width / 26);
  for (let i = 0; i < count; i += 1) {
    const x = foot[0] - width * 0.46 + (width * 0.92 * i) / count + random.around(0, 10);
    const y = top + height * random.between(0.16, 0.62);
    const [w, h] = [random.between(7, 11 + width * 0.045), height * random.between(0.14, 0.4)];
    slabs += `M${num(x)} ${num(y)}L${num(x + w)} ${num(y - 18)}L${num(x + w + 4)} ${num(y + h * 0.5)}L${num(x + w * 0.6)} ${num(y + h)}L${num(x - 3)} ${num(y + h * 0.7)}Z`;
    const c = x + w * 1.5;
    cracks += `M${num(c)} ${num(y - 8)}L${num(c + 9)} ${num(y + h * 0.5)}L${num(c + 2)} ${num(y + h * 1.1)}L${num(c + 1)} ${num(y + h * 0.5)}Z`;
  }
  const rock = mix(palette.hill, palette.haze, haze);
  canvas.inside(shape, () => {
    canvas.path(slabs, mix(rock, palette.sun, 0.42), 'opacity=".5"');
    canvas.path(cracks, palette.deep, 'opacity=".38"');
  });
  const lightFromRight = foot[0] < 800;
  const [from, to] = lightFromRight
    ? [foot[0] + width * 0.3, foot[0] - width * 0.55]
    : [foot[0] - width * 0.3, foot[0] + width * 0.55];
  canvas.grain(shape, { colour: mix(palette.deep, palette.hill, 0.14), axis: [from, 0, to, 0], opacity: 0.72 });
}

function paintBushes(
  stage: Stage,
  { name, width, haze, detail }: Karst,
  points: readonly Point[],
  shape: string,
): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:bushes:${name}`);
  const size = Math.max(5, width * 0.036);
  const green = mix(palette.leaf, palette.haze, haze);
  let [crown, tufts, lights] = ['', '', ''];
  for (const [x, y] of points.slice(5, -5)) {
    crown += oval(
      random.around(x, size * 0.6),
      y + size * random.between(-0.1, 0.9),
      size * random.between(0.8, 1.5),
      size * random.between(0.6, 1),
    );
    if (random.chance(0.5)) lights += oval(x + size * 0.3, y - size * 0.25, size * 0.7, size * 0.36);
  }
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
  const top = Math.min(...points.map(([, y]) => y));
  for (let i = 0; i < width / 7; i += 1) {
    const spread = (0.1 + 0.9 * random.next()) * (last[0] - first[0]);
    const y = top + (first[1] - top) * random.next() ** 1.4 * 0.92;
    tufts += oval(first[0] + spread, y, random.between(4, 6 + width * 0.04), random.between(3, 4 + width * 0.02));
  }
  canvas.inside(shape, () => canvas.path(tufts, lighten(green, -0.02), 'opacity=".75"'));
  canvas.path(crown, green);
  if (detail === true) canvas.path(lights, mix(green, palette.sun, 0.3), 'opacity=".5"');
}
