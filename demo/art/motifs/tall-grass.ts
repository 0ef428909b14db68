import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** One row of high grass across the picture. */
export interface TallGrass {
  readonly name: string;
  /** Where the blades stand, and how tall they are. */
  readonly y: number;
  readonly height: number;
  readonly colour: string;
  readonly from?: number;
  readonly to?: number;
  /** Share of blades that carry a silvery plume. */
  readonly plumes?: number;
  /** Blades for every 100 units. */
  readonly density?: number;
}

/** Paints bent blades rooted below `y`, some with plumes that catch the light. */
export function paintTallGrass(stage: Stage, grass: TallGrass): void {
  const { canvas, palette } = stage;
  const { name, y, height, colour, from = -40, to = WIDTH + 40, plumes = 0.1, density = 15 } = grass;
  const random = createRandom(`${stage.seed}:grass:${name}`);
  let [back, front, heads, stalks] = ['', '', '', ''];
  const count = ((to - from) / 100) * density;
  for (let i = 0; i < count; i += 1) {
    const x = from + ((to - from) * (i + random.next())) / count;
    const swell = 0.8 + 0.3 * Math.sin(x / 120 + y) + 0.15 * Math.sin(x / 37);
    const tall = height * random.between(0.55, 1.05) * swell;
    const bend = tall * random.between(-0.22, 0.46);
    const half = Math.max(1, Math.min(4.4, height * 0.024));
    const [tipX, tipY] = [x + bend, y - tall];
    const root = y + (from < 0 && to > WIDTH ? 0 : random.around(0, height * 0.16));
    if (random.chance(plumes)) {
      stalks += `M${num(x)} ${num(root)}Q${num(x + bend * 0.1)} ${num(y - tall * 0.7)} ${num(tipX)} ${num(tipY - tall * 0.16)}`;
      heads += plume(tipX, tipY - tall * 0.16, tall * 0.3, bend);
      continue;
    }
    const blade = `M${num(x - half)} ${num(root)}Q${num(x + bend * 0.12)} ${num(y - tall * 0.6)} ${num(tipX)} ${num(tipY)}Q${num(x + bend * 0.3 + half)} ${num(y - tall * 0.5)} ${num(x + half)} ${num(root)}Z`;
    if (i % 2 === 0) back += blade;
    else front += blade;
  }
  const foot = lighten(colour, -0.07);
  const bed = Math.min(HEIGHT + 20, y + height * 1.6);
  canvas.path(back, canvas.linearOn(ramp(lighten(colour, 0.015), foot), [0, y - height, 0, y]));
  if (from < 0 && to > WIDTH)
    canvas.path(
      `M${from} ${num(y - height * 0.5)}H${to}V${num(bed)}H${from}Z`,
      canvas.linear(ramp([0, foot, 0], [0.23, foot, 1], [1, lighten(foot, -0.03), 1])),
    );
  canvas.stroke(stalks, mix(colour, palette.gold, 0.4), Math.max(1.2, height * 0.013));
  canvas.path(
    front,
    canvas.linearOn(ramp(mix(lighten(colour, 0.05), palette.sun, 0.2), colour), [0, y - height, 0, y - height * 0.1]),
  );
  canvas.stroke(heads, mix(palette.sun, colour, 0.22), Math.max(1.2, height * 0.016), 'opacity=".85"');
}

/** A feathery head: fine strokes along a tip that hangs over to the side of the wind. */
function plume(x: number, y: number, long: number, bend: number): string {
  const side = bend >= 0 ? 1 : -1;
  let d = '';
  for (let k = 0; k < 7; k += 1) {
    const t = k / 6;
    const [px, py] = [x + side * long * 0.34 * t * t, y + long * (0.42 - 0.92 * t)];
    const reach = long * 0.24 * Math.sin(Math.PI * (0.16 + t * 0.74));
    d += `M${num(px)} ${num(py)}l${num(side * reach)} ${num(-reach * 0.66)}M${num(px)} ${num(py)}l${num(-side * reach * 0.44)} ${num(-reach * 0.86)}`;
  }
  return d;
}
