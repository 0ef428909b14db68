import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintStupaTower } from './stupa-tower.ts';

/** Height of the drawing at size 1, from the plinth's foot to the tip of the pinnacle. */
export const STUPA_HEIGHT = 742;

/** A whitewashed stupa standing on `foot` (middle of its lowest step). */
export interface Stupa {
  readonly foot: Point;
  readonly size: number;
}

/** Paints a generic Kathmandu-valley stupa: stepped plinth, niches, dome with saffron wash, tower. */
export function paintStupa(stage: Stage, { foot, size }: Stupa): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${at(foot)}) scale(${Math.round(size * 1000) / 1000})"`, () => {
    for (const step of STEPS) paintStep(stage, step);
    paintDome(stage);
    paintStupaTower(stage);
  });
}

interface Step {
  readonly top: number;
  readonly height: number;
  readonly half: number;
  readonly niches: number;
}

const STEPS: readonly Step[] = [
  { top: -46, height: 46, half: 440, niches: 0 },
  { top: -104, height: 58, half: 372, niches: 17 },
  { top: -140, height: 36, half: 306, niches: 0 },
];

function paintStep(stage: Stage, { top, height, half, niches }: Step): void {
  const { canvas, palette } = stage;
  const white = lit(stage, '#fdf8ef');
  const shade = lit(stage, mix('#c9bdd2', palette.hill, 0.3));
  const body = box(-half, top, half * 2, height);
  canvas.path(body, canvas.linear(ramp(white, [0.5, white], shade), [0, 0, 1, 0.1]));
  canvas.path(box(-half - 7, top - 5, half * 2 + 14, 9), lit(stage, '#fffdf6'));
  canvas.path(box(-half, top + 4, half * 2, 5), palette.hill, 'opacity=".35"');
  let arches = '';
  for (let i = 0; i < niches; i += 1) {
    const x = -half + 30 + (i * (half * 2 - 60)) / (niches - 1);
    arches += `M${num(x - 8)} ${num(top + height - 8)}V${num(top + 26)}Q${num(x)} ${num(top + 8)} ${num(x + 8)} ${num(top + 26)}V${num(top + height - 8)}Z`;
  }
  if (niches > 0) {
    canvas.path(arches, mix(lit(stage, '#8a4a34'), palette.lamp, 0.75 * palette.lampGlow));
    canvas.path(box(-half, top + height - 5, half * 2, 5), lit(stage, palette.accent));
  }
  canvas.grain(body, { colour: lighten(palette.hill, -0.05), axis: [-half, 0, half, 0], opacity: 0.4 });
}

function paintDome(stage: Stage): void {
  const { canvas, palette } = stage;
  const outline =
    'M-286 -140C-300 -226 -262 -318 -176 -372Q-92 -420 0 -420Q92 -420 176 -372C262 -318 300 -226 286 -140Z';
  const white = lit(stage, '#fffaf0');
  const shade = lit(stage, mix('#b9a9c9', palette.hill, 0.35));
  canvas.path(outline, canvas.radial(ramp(white, [0.55, white], shade), [0.36, 0.34], 0.86));
  canvas.inside(outline, () => {
    canvas.path(box(-300, -152, 600, 12), lit(stage, palette.accent));
    canvas.path(saffronWash(), lit(stage, '#f0b64a'), 'opacity=".92"');
    canvas.path(saffronWash(-9), lit(stage, '#d9902f'), 'opacity=".35"');
    canvas.path(oval(330, -250, 260, 330), palette.hill, `opacity=".16" ${canvas.blur(26)}`);
  });
  canvas.grain(outline, {
    colour: lighten(palette.hill, -0.06),
    axis: [-150, -420, 300, -150],
    alphas: [
      [0, 0],
      [0.45, 0.04],
      [1, 0.85],
    ],
    opacity: 0.5,
  });
}

/** The arcs of saffron water thrown on the dome, seen as two scalloped rows hanging from above. */
function saffronWash(lift = 0): string {
  let d = `M-262 ${-352 + lift}`;
  for (let i = 0; i < 9; i += 1) {
    const x = -252 + i * 63 - 8;
    const y = -300 - Math.cos(((i + 0.5 - 4.5) / 4.5) * 1.2) * 26 + lift;
    d += `L${num(x)} ${num(y)}Q${num(x + 6)} ${num(y + 36)} ${num(x + 32)} ${num(y + 38)}Q${num(x + 57)} ${num(y + 36)} ${num(x + 63)} ${num(y)}`;
  }
  return `${d}L300 ${-352 + lift}Q0 ${-402 + lift} -262 ${-352 + lift}Z`;
}
