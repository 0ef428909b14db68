import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A branch of the coffee bush with ripe cherries, growing from a root at an angle (radians); size 1 is 430 units long. */
export function paintCoffeeBranch(stage: Stage, root: Point, angle: number, size: number): void {
  const { canvas, palette, random } = stage;
  const green = mix(palette.leaf, '#2f7a3c', 0.5);
  const tip: Point = [root[0] + Math.cos(angle) * 430 * size, root[1] + Math.sin(angle) * 430 * size];
  canvas.stroke(`M${num(root[0])} ${num(root[1])}L${num(tip[0])} ${num(tip[1])}`, lit(stage, '#5a3a22'), 9 * size);
  for (let i = 1; i < 7; i += 1) {
    const node: Point = [root[0] + (tip[0] - root[0]) * (i / 6), root[1] + (tip[1] - root[1]) * (i / 6)];
    for (const side of [-1, 1]) {
      const turn = angle + side * random.between(0.6, 0.9);
      const blade = leaf(node, 150 * size, 36 * size, turn);
      canvas.path(blade, canvas.linear(ramp(lighten(green, 0.08), lighten(green, -0.12)), [0, 0, 1, 1]));
      canvas.stroke(
        `M${num(node[0])} ${num(node[1])}l${num(Math.cos(turn) * 130 * size)} ${num(Math.sin(turn) * 130 * size)}`,
        lighten(green, 0.16),
        3,
        'opacity=".7"',
      );
    }
    for (let k = 0; k < 5; k += 1) {
      const [bx, by] = [node[0] + random.around(0, 20), node[1] + 12 + random.around(0, 15)];
      const ripe = lit(stage, random.pick(['#c8262a', '#d9402c', '#e8903a', '#a81c24']), 0.6);
      canvas.path(
        oval(bx, by, 13 * size),
        canvas.radial(ramp(lighten(ripe, 0.12), ripe, lighten(ripe, -0.16)), [0.36, 0.3], 0.74),
      );
      canvas.path(oval(bx - 4, by - 5, 3.4), '#ffffff', 'opacity=".7"');
    }
  }
}
