import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFoliage, type Tuft } from './foliage.ts';

/** A limestone cliff or island in warm seas: streaked bare faces, jungle on top, undercut at the tide line. */
export interface SeaCliff {
  readonly name: string;
  /** Middle of its foot on the water line. */
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  /** Share of haze on it: 0 near, 1 gone. */
  readonly haze: number;
  /** Where its highest point lies, -1 (left) to 1 (right). */
  readonly lean?: number;
  readonly light?: 1 | -1;
}

function outlineOf(stage: Stage, { name, foot, width, height, lean = 0 }: SeaCliff): Point[] {
  const noise = layeredNoise(`${stage.seed}:cliff:${name}`, 5);
  const points: Point[] = [];
  for (let i = 0; i <= 90; i += 1) {
    const t = i / 90;
    const cos = -Math.cos(Math.PI * t);
    const side = Math.sign(cos) * Math.abs(cos) ** 0.5;
    const rise = Math.sin(Math.PI * t) ** 0.46;
    const peak = 1 - 0.46 * Math.abs(side - lean) ** 1.3;
    const rough = 0.84 + (noise(t * 11) - 0.5) * 0.5;
    const bulge = Math.sin(Math.min(1, rise * 1.1) * Math.PI) * 0.05 * width * Math.sign(side);
    const ledge = (noise(30 + rise * 7 + (side > 0 ? 40 : 0)) - 0.5) * width * 0.12;
    const notch = rise < 0.2 && Math.abs(cos) > 0.9 ? -Math.sign(side) * width * 0.035 : 0;
    points.push([foot[0] + side * width * 0.48 + bulge + ledge * rise + notch, foot[1] - height * rise * peak * rough]);
  }
  return [[foot[0] - width * 0.47, foot[1]], ...points.slice(1, -1), [foot[0] + width * 0.47, foot[1]]];
}

/** Paints the rock, its streaks and caves, the jungle on it; returns its outline as path text. */
export function paintSeaCliff(stage: Stage, cliff: SeaCliff): string {
  const { canvas, palette } = stage;
  const { foot, haze, light = 1, width } = cliff;
  const points = outlineOf(stage, cliff);
  const shape = polyline(points, true);
  const top = Math.min(...points.map(([, y]) => y));
  const stone = mix(mix(lit(stage, '#b9b4a4'), palette.hill, 0.42), palette.haze, haze);
  const axis = light === 1 ? ([0, 0, 1, 0.2] as const) : ([1, 0, 0, 0.2] as const);
  canvas.path(shape, canvas.linear(ramp(lighten(stone, -0.1), [0.5, stone], lighten(stone, 0.06)), axis));
  if (haze < 0.7) {
    canvas.inside(shape, () => paintStreaks(stage, cliff, top));
    const [from, to] = [foot[0] + light * width * 0.2, foot[0] - light * width * 0.5];
    canvas.grain(shape, {
      colour: mix(palette.deep, palette.hill, 0.2),
      axis: [from, 0, to, 0],
      opacity: 0.6 * (1 - haze),
    });
  }
  paintJungle(stage, cliff, points, shape);
  canvas.inside(shape, () => {
    const tide = canvas.linearOn(
      ramp([0, palette.deep, 0], [0.7, palette.deep, 0.34 * (1 - haze)], [1, palette.deep, 0.6 * (1 - haze)]),
      [0, foot[1] - 34, 0, foot[1]],
    );
    canvas.add(
      `<rect x="${num(foot[0] - width)}" y="${num(foot[1] - 34)}" width="${num(width * 2)}" height="36" fill="${tide}"/>`,
    );
  });
  return shape;
}

/** Vertical bands of pale stone, rust and black drip marks, and a few hollows. */
function paintStreaks(stage: Stage, { name, foot, width, haze, light = 1 }: SeaCliff, top: number): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:streaks:${name}`);
  const height = foot[1] - top;
  const tone = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const inks = [
    { colour: tone('#f4ead2'), count: 0.042, opacity: 0.62 },
    { colour: tone('#d9925a'), count: 0.03, opacity: 0.6 },
    { colour: tone('#6d6f74'), count: 0.036, opacity: 0.5 },
    { colour: mix(palette.deep, palette.haze, haze), count: 0.03, opacity: 0.36 },
  ];
  for (const { colour, count, opacity } of inks) {
    let d = '';
    for (let i = 0; i < width * count; i += 1) {
      const x = foot[0] + random.around(0, width * 0.5);
      const y = top + height * random.between(0.12, 0.82);
      const [half, long] = [random.between(2, 5 + width * 0.022), height * random.between(0.12, 0.42)];
      const sway = random.around(0, half * 1.4);
      d += `M${num(x - half)} ${num(y + half)}Q${num(x)} ${num(y - half * 2)} ${num(x + half)} ${num(y + half)}Q${num(x + half + sway)} ${num(y + long * 0.5)} ${num(x + half * 0.5 + sway)} ${num(y + long)}Q${num(x + sway)} ${num(y + long * 1.1)} ${num(x - half * 0.4 + sway)} ${num(y + long * 0.86)}Q${num(x - half * 1.2)} ${num(y + long * 0.4)} ${num(x - half)} ${num(y + half)}Z`;
    }
    canvas.path(d, colour, `opacity="${opacity}"`);
  }
  let hollows = '';
  for (let i = 0; i < width / 110; i += 1) {
    const [x, y] = [foot[0] + random.around(0, width * 0.4), foot[1] - height * random.between(0.1, 0.5)];
    const [w, h] = [random.between(10, 26), random.between(14, 40)];
    hollows += `M${num(x - w)} ${num(y)}Q${num(x - w)} ${num(y - h)} ${num(x + light * 6)} ${num(y - h)}Q${num(x + w)} ${num(y - h * 0.7)} ${num(x + w)} ${num(y - 4)}L${num(x + w * 0.6)} ${num(y - h * 0.3)}L${num(x + w * 0.2)} ${num(y)}L${num(x - w * 0.3)} ${num(y - h * 0.35)}Z`;
  }
  canvas.path(hollows, mix(palette.deep, palette.haze, haze), 'opacity=".5"');
}

/** Places along the outline, `step` apart. */
function walk(points: readonly Point[], step: number): Point[] {
  const places: Point[] = [];
  for (const [i, [x, y]] of points.entries()) {
    const [nx, ny] = points[i + 1] ?? [x, y];
    const count = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / step));
    for (let k = 0; k < count; k += 1) places.push([x + ((nx - x) * k) / count, y + ((ny - y) * k) / count]);
  }
  return places;
}

function paintJungle(stage: Stage, cliff: SeaCliff, points: readonly Point[], shape: string): void {
  const { canvas, palette } = stage;
  const { name, width, haze, foot, light = 1 } = cliff;
  const random = createRandom(`${stage.seed}:jungle:${name}`);
  const size = Math.max(5, Math.min(13, width * 0.026));
  const green = mix(mix(palette.leaf, palette.deep, 0.12), palette.haze, haze);
  const crown: Tuft[] = [];
  const top = Math.min(...points.map(([, y]) => y));
  for (const [x, y] of walk(points, size * (haze > 0.5 ? 1.5 : 1))) {
    const high = (foot[1] - y) / (foot[1] - top);
    if (high < 0.3 || (high < 0.55 && random.chance(0.66))) continue;
    const depth = high > 0.62 && haze < 0.5 ? Math.floor(random.between(1, 4)) : 1;
    for (let k = 0; k < depth; k += 1)
      crown.push([
        random.around(x, size * (0.4 + k)),
        y + size * (k * 1.1 + random.next()),
        size * random.between(0.7, 1.3),
      ]);
  }
  crown.sort((a, b) => a[1] - b[1]);
  const ledges: Tuft[] = [];
  for (let i = 0; i < width / 26; i += 1) {
    const [x, y] = [foot[0] + random.around(0, width * 0.46), top + (foot[1] - top) * random.between(0.2, 0.86)];
    const count = 3 + Math.floor(random.next() * 5);
    for (let k = 0; k < count; k += 1)
      ledges.push([
        x + (k - count / 2) * size * 0.8,
        y + random.around(0, size * 0.5),
        size * random.between(0.36, 0.75),
      ]);
  }
  const shine = 0.3 * (1 - haze);
  if (haze < 0.5)
    canvas.inside(shape, () => paintFoliage(stage, ledges, { name: `${name}-ledge`, colour: green, light, shine }));
  paintFoliage(stage, crown, { name: `${name}-crown`, colour: green, light, shine });
}
