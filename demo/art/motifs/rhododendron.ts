import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Paints a whorl of leathery leaves with a ball of red bells; size 1 is 120 units wide. */
function paintRhododendron(stage: Stage, [x, y]: Point, size: number, colour: string): void {
  const { canvas, random, palette } = stage;
  const green = mix(lit(stage, palette.leaf), palette.deep, 0.3);
  let [back, front, veins] = ['', '', ''];
  for (let i = 0; i < 11; i += 1) {
    const angle = (i / 11) * Math.PI * 2 + random.around(0, 0.14);
    const reach = 66 * size * random.between(0.86, 1.1);
    const d = leaf([x, y], reach, 12 * size, angle);
    if (Math.sin(angle) < 0.1) back += d;
    else front += d;
    veins += `M${at([x, y])}L${at([x + Math.cos(angle) * reach * 0.92, y + Math.sin(angle) * reach * 0.92])}`;
  }
  canvas.path(back, lighten(green, -0.03));
  canvas.path(front, lighten(green, 0.03));
  canvas.stroke(veins, mix(green, palette.sun, 0.4), 1.2 * size, 'opacity=".5"');
  const red = lit(stage, colour, 0.7);
  const bells: [number, number, number][] = [];
  for (let i = 0; i < 17; i += 1) {
    const angle = i * 2.4;
    const away = 7.4 * Math.sqrt(i) * size;
    bells.push([x + Math.cos(angle) * away, y - 8 * size + Math.sin(angle) * away * 0.84, 11 * size]);
  }
  for (const [bx, by, r] of bells.toReversed()) {
    const tone = mix(lighten(red, (y - by) / (600 * size)), '#ffd0c0', random.between(0, 0.12));
    let petals = '';
    for (let k = 0; k < 5; k += 1)
      petals += oval(bx + Math.cos(k * 1.257) * r * 0.5, by + Math.sin(k * 1.257) * r * 0.5, r * 0.56);
    canvas.path(petals, tone);
    canvas.path(oval(bx, by, r * 0.34), lighten(red, -0.1));
    canvas.path(oval(bx - r * 0.1, by - r * 0.1, r * 0.12), '#ffe9b8');
  }
}

/** Paints a flowering branch along a curve. */
export function paintRhododendronBranch(
  stage: Stage,
  points: readonly [Point, Point, Point],
  flowers: readonly (readonly [number, number])[],
  colour: string,
): void {
  const { canvas, palette, random } = stage;
  const [from, bend, to] = points;
  const bark = mix(lit(stage, '#6b4a3c'), palette.deep, 0.35);
  canvas.stroke(`M${at(from)}Q${at(bend)} ${at(to)}`, bark, 15);
  canvas.stroke(
    `M${at([from[0], from[1] - 3])}Q${at([bend[0], bend[1] - 3])} ${at([to[0], to[1] - 2])}`,
    mix(bark, palette.glow, 0.35),
    4,
    'opacity=".7"',
  );
  for (const [t, size] of flowers) {
    const on: Point = [
      (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
      (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
    ];
    const head: Point = [on[0] + random.around(0, 26) * size, on[1] - random.between(20, 60) * size];
    canvas.stroke(`M${at(on)}L${at(head)}`, bark, 6 * size);
    paintRhododendron(stage, head, size, colour);
  }
}
