import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** One tuft of leaves: x, y, radius. */
export type Tuft = readonly [number, number, number];

/** How a mass of leaves looks. */
export interface Foliage {
  readonly name: string;
  readonly colour: string;
  /** -1 when the light comes from the left. */
  readonly light?: 1 | -1;
  /** How strongly the tops shine, 0 to 1. */
  readonly shine?: number;
}

/** A short ellipse in whole units: leaves come by the thousand, so every character counts. */
const dab = (x: number, y: number, rx: number, ry: number): string => {
  const [w, h] = [rx < 4 ? num(rx) : Math.round(rx), ry < 4 ? num(ry) : Math.round(ry)];
  return `M${Math.round(x - rx)} ${Math.round(y)}a${w} ${h} 0 1 1 ${num(Number(w) * 2)} 0a${w} ${h} 0 1 1 ${num(Number(w) * -2)} 0`;
};

/** The colour of leaves at this hour: evening keeps some green in its shadows. */
export function leafGreen(stage: Stage): string {
  const { leaf, time } = stage.palette;
  return time === 'dusk' ? mix(leaf, '#1b5a4c', 0.72) : leaf;
}

/** Paints tufts as three layers: dark below, the leaf colour, and small bright tops towards the light. */
export function paintFoliage(stage: Stage, tufts: readonly Tuft[], look: Foliage): void {
  const { canvas, palette } = stage;
  const { name, colour, light = 1, shine = 0.24 } = look;
  const random = createRandom(`${stage.seed}:foliage:${name}`);
  let [dark, body, tops] = ['', '', ''];
  for (const [x, y, radius] of tufts) {
    if (shine > 0.08) dark += dab(x - light * radius * 0.1, y + radius * 0.3, radius * 1.05, radius * 0.8);
    for (let i = 0; i < 2; i += 1) {
      const [dx, dy] = [random.around((i - 0.5) * radius * 0.8, radius * 0.2), random.around(0, radius * 0.24)];
      body += dab(x + dx, y + dy, radius * random.between(0.5, 0.74), radius * random.between(0.42, 0.62));
    }
    if (shine < 0.12) continue;
    const [dx, dy] = [light * radius * random.between(-0.1, 0.6), -radius * random.between(0.16, 0.42)];
    tops += dab(x + dx, y + dy, radius * random.between(0.22, 0.42), radius * random.between(0.12, 0.2));
  }
  if (dark !== '') canvas.path(dark, lighten(colour, -0.055));
  canvas.path(body, colour);
  const gleam = palette.time === 'dusk' ? palette.glow : palette.sun;
  if (tops !== '') canvas.path(tops, mix(lighten(colour, 0.05), gleam, shine), 'opacity=".7"');
}

/** Tufts along a line from (x0, y0) to (x1, y1), bulging upwards by `rise`: a hedge, a wood's edge, a crown. */
export function tuftsAlong(
  seed: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  look: { count: number; radius: number; rise?: number },
): Tuft[] {
  const random = createRandom(seed);
  const { radius, rise = 0 } = look;
  const count = Math.round(look.count);
  return Array.from({ length: count }, (_, i): Tuft => {
    const t = (i + random.next()) / count;
    const lift = Math.sin(t * Math.PI) * rise * random.between(0.4, 1);
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - lift, radius * random.between(0.65, 1.25)];
  }).toSorted((a, b) => a[1] - b[1]);
}
