import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { scatterOn } from './scatter.ts';

/** A heap of grains, seeds or rice: where, how wide, how many, and the colours they take turns in. */
export interface Grains {
  readonly centre: Point;
  readonly radius: number;
  readonly count: number;
  readonly colours: readonly [string, ...string[]];
  /** Half length and half width of one grain in units. */
  readonly grain?: Point;
}

/** Paints the heap, lighter grains on the lit side. */
export function paintGrains(stage: Stage, { centre, radius, count, colours, grain = [10, 4.6] }: Grains): void {
  const groups = new Map<string, string>();
  for (const [x, y] of scatterOn(stage, centre, radius, count)) {
    const colour = stage.random.pick(colours);
    const turn = `rotate(${num(stage.random.between(0, 180))} ${num(x)} ${num(y)})`;
    const one = `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${grain[0]}" ry="${grain[1]}" transform="${turn}"/>`;
    groups.set(colour, (groups.get(colour) ?? '') + one);
  }
  for (const [colour, ellipses] of groups) stage.canvas.add(`<g fill="${colour}">${ellipses}</g>`);
}

/** A dome of steamed rice, shaded at its foot. */
export function paintRice(stage: Stage, centre: Point, radius: number): void {
  const { canvas } = stage;
  const [x, y] = centre;
  canvas.add(
    `<circle cx="${num(x + 7)}" cy="${num(y + 11)}" r="${num(radius)}" fill="#3a1d0c" opacity=".35" ${canvas.blur(6)}/>`,
  );
  canvas.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="#efe6d3"/>`);
  const density = Math.round(radius * radius * 0.02);
  paintGrains(stage, { centre, radius: radius * 0.97, count: density, colours: ['#e6dac2', '#efe6d3', '#f6efe0'] });
  paintGrains(stage, {
    centre: [x - radius * 0.16, y - radius * 0.18],
    radius: radius * 0.7,
    count: Math.round(density * 0.7),
    colours: ['#fffdf6', '#f8f2e4'],
  });
  const shade = canvas.radial(ramp([0.55, '#7a5a3a', 0], [1, '#7a5a3a', 0.4]), [0.4, 0.38], 0.64);
  canvas.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${shade}"/>`);
}
