import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A near coconut palm with feathered fronds and a ringed trunk. */
export interface CoconutPalm {
  readonly name: string;
  readonly foot: Point;
  readonly height: number;
  readonly lean?: number;
  readonly colour: string;
  readonly trunk?: string;
}

/** Paints trunk, old fronds behind, nuts, and the fresh fronds over them. */
export function paintCoconutPalm(stage: Stage, palm: CoconutPalm): void {
  const { canvas, palette } = stage;
  const { name, foot, height, lean = 0, colour } = palm;
  const random = createRandom(`${stage.seed}:coconut:${name}`);
  const crown: Point = [foot[0] + lean, foot[1] - height];
  paintTrunk(stage, palm, crown);
  const gleam = palette.time === 'dusk' ? palette.glow : palette.sun;
  const layers = [
    { count: 5, from: 0.12, to: 0.88, long: 0.36, tone: mix(colour, palette.deep, 0.34) },
    { count: 7, from: -0.16, to: 1.16, long: 0.44, tone: colour },
    { count: 6, from: -0.02, to: 1.02, long: 0.4, tone: mix(lighten(colour, 0.055), gleam, 0.2) },
  ];
  for (const [i, { count, from, to, long, tone }] of layers.entries()) {
    let [leaves, spines] = ['', ''];
    for (let k = 0; k < count; k += 1) {
      const share = from + ((to - from) * (k + random.around(0.5, 0.24))) / count;
      const { blade, spine } = frond(crown, height * long * random.between(0.86, 1.14), Math.PI * (1 + share));
      leaves += blade;
      spines += spine;
    }
    if (i === 2) canvas.path(nuts(crown, height), mix(lit(stage, '#b8863a'), palette.deep, 0.2));
    canvas.path(leaves, tone);
    canvas.stroke(spines, mix(tone, gleam, 0.3), Math.max(1, height * 0.005), 'opacity=".8"');
  }
}

const nuts = ([x, y]: Point, height: number): string => {
  const r = height * 0.021;
  return (
    oval(x - r * 1.3, y + r, r, r * 1.15) +
    oval(x + r * 1.2, y + r * 1.2, r, r * 1.15) +
    oval(x, y + r * 2.1, r, r * 1.15)
  );
};

function paintTrunk(
  stage: Stage,
  { foot, height, lean = 0, trunk = '#8a7660', colour }: CoconutPalm,
  crown: Point,
): void {
  const { canvas, palette } = stage;
  const bark = mix(
    lit(stage, trunk),
    palette.time === 'dusk' ? palette.deep : colour,
    palette.time === 'dusk' ? 0.5 : 0.12,
  );
  const [half, bend] = [height * 0.019, foot[0] + lean * 0.14];
  const y = foot[1] - height * 0.52;
  const d = `M${at([foot[0] - half * 1.9, foot[1]])}Q${at([bend - half, y])} ${at([crown[0] - half * 0.6, crown[1]])}L${at([crown[0] + half * 0.6, crown[1]])}Q${at([bend + half, y])} ${at([foot[0] + half * 1.9, foot[1]])}Z`;
  canvas.path(d, canvas.linear(ramp(lighten(bark, 0.07), [0.5, bark], lighten(bark, -0.1)), [0, 0, 1, 0]));
  let rings = '';
  for (let i = 1; i < 24; i += 1) {
    const t = i / 24;
    const mid = (1 - t) ** 2 * foot[0] + 2 * (1 - t) * t * bend + t * t * crown[0];
    const wide = half * (1.7 - t);
    const ry = foot[1] - height * t * (1.04 - 0.04 * t);
    rings += `M${num(mid - wide)} ${num(ry)}q${num(wide)} ${num(half * 0.5)} ${num(wide * 2)} 0`;
  }
  canvas.inside(d, () => canvas.stroke(rings, lighten(bark, -0.11), Math.max(1, half * 0.26), 'opacity=".6"'));
}

/** A frond: a drooping spine with narrow leaflets hanging from both sides. */
function frond(root: Point, length: number, angle: number): { blade: string; spine: string } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const droop = length * (0.2 + 0.42 * Math.abs(cos));
  const bend: Point = [root[0] + cos * length * 0.55, root[1] + sin * length * 0.85 - length * 0.08];
  const tip: Point = [root[0] + cos * length, root[1] + sin * length * 0.66 + droop];
  const on = (t: number): Point => [
    (1 - t) ** 2 * root[0] + 2 * (1 - t) * t * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * root[1] + 2 * (1 - t) * t * bend[1] + t * t * tip[1],
  ];
  let [upper, lower] = ['', ''];
  const pairs = 17;
  for (let i = 1; i <= pairs; i += 1) {
    const t = i / (pairs + 0.4);
    const [x, y] = on(t);
    const reach = length * 0.25 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.8;
    const step = length * 0.021;
    upper += `L${num(x - cos * step)} ${num(y - 1)}L${num(x + cos * reach * 0.62)} ${num(y - reach * 0.2 + Math.abs(cos) * reach * 0.12)}`;
    lower = `L${num(x + cos * reach * 0.3 + cos * step)} ${num(y + reach * (0.5 + 0.5 * Math.abs(cos)))}L${num(x - cos * step)} ${num(y + 1.5)}${lower}`;
  }
  return { blade: `M${at(root)}${upper}L${at(tip)}${lower}Z`, spine: `M${at(root)}Q${at(bend)} ${at(tip)}` };
}
