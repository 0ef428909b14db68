import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** The flowers that lie about on tables and shrines here. */
export type Flower = 'frangipani' | 'marigold' | 'orchid' | 'hibiscus';

/** Paints one flower from above with its shadow; radius in units. */
export function paintBlossom(stage: Stage, kind: Flower, centre: Point, radius: number): void {
  const { canvas, random } = stage;
  const [x, y] = centre;
  const turn = random.between(0, Math.PI);
  canvas.path(oval(x + radius * 0.12, y + radius * 0.2, radius * 0.8), '#0c0a0a', `opacity=".34" ${canvas.blur(5)}`);
  if (kind === 'marigold') return paintMarigold(stage, centre, radius);
  const look = {
    frangipani: { petal: '#fff8ea', heart: '#f6c445', wide: 0.36 },
    orchid: { petal: '#f3a0cf', heart: '#b0307a', wide: 0.3 },
    hibiscus: { petal: '#e2432f', heart: '#8c1a20', wide: 0.42 },
  }[kind];
  for (let i = 0; i < 5; i += 1) {
    const angle = turn + (i / 5) * Math.PI * 2;
    const fill = canvas.radial(ramp(look.heart, [0.42, look.petal], lighten(look.petal, -0.05)), [0.5, 0.5], 0.75);
    const petal = leaf(centre, radius, radius * look.wide, angle);
    canvas.path(petal, kind === 'frangipani' ? look.petal : fill);
    canvas.stroke(petal, lighten(look.petal, -0.12), 1.4, 'opacity=".5"');
    if (kind === 'frangipani')
      canvas.path(leaf(centre, radius * 0.56, radius * 0.18, angle), look.heart, 'opacity=".75"');
  }
  canvas.path(oval(x, y, radius * 0.13), kind === 'orchid' ? '#ffd85e' : look.heart);
  if (kind === 'hibiscus')
    canvas.stroke(`M${num(x)} ${num(y)}L${num(x + radius * 0.5)} ${num(y - radius * 0.34)}`, '#f6c445', radius * 0.09);
}

function paintMarigold(stage: Stage, centre: Point, radius: number): void {
  const { canvas, random } = stage;
  const base = random.pick(['#f7a81b', '#ee7a1f', '#ffc13a']);
  for (const [share, count, step] of [
    [1, 15, -0.05],
    [0.78, 13, 0],
    [0.54, 10, 0.05],
    [0.3, 7, 0.09],
  ] as const) {
    const size = { length: radius * share, halfWidth: radius * share * 0.24 };
    canvas.path(rosette(centre, size, count, random.between(0, 1)), lighten(base, step));
  }
  canvas.path(oval(centre[0], centre[1], radius * 0.12), lighten(base, -0.14));
}
