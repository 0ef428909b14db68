import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A star anise pod, `radius` units from heart to tip. */
export function paintStarAnise(stage: Stage, centre: Point, radius: number): void {
  const { canvas, random } = stage;
  const turn = random.between(0, 1);
  canvas.path(oval(centre[0] + 5, centre[1] + 9, radius * 0.8), '#0c0806', `opacity=".38" ${canvas.blur(4)}`);
  for (let i = 0; i < 8; i += 1) {
    const angle = turn + (i / 8) * Math.PI * 2;
    const long = radius * random.between(0.84, 1.06);
    canvas.path(leaf(centre, long, radius * 0.2, angle), canvas.linear(ramp('#8a4a22', '#5a2a14'), [0, 0, 1, 1]));
    canvas.path(leaf(centre, long * 0.86, radius * 0.08, angle), '#3a180c');
    const seed: Point = [centre[0] + Math.cos(angle) * radius * 0.5, centre[1] + Math.sin(angle) * radius * 0.5];
    canvas.path(oval(seed[0], seed[1], radius * 0.09), '#d99a55');
  }
}

/** Rolled cinnamon bark at `turn` degrees. */
export function paintCinnamon(stage: Stage, [x, y]: Point, length: number, turn: number): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`, () => {
    const roll = `M0 -16H${num(length)}Q${num(length + 8)} 0 ${num(length)} 16H0Q-8 0 0 -16Z`;
    canvas.path(roll, '#0c0806', 'opacity=".4" transform="translate(6 14)"');
    canvas.path(roll, canvas.linear(ramp('#c47a44', [0.5, '#9a5428'], '#6a3416')));
    canvas.stroke(`M8 -4H${num(length - 10)}M4 6H${num(length - 20)}`, '#5a2a12', 2.2, 'opacity=".7"');
    canvas.path(oval(0, -6, 5, 10) + oval(0, 7, 4.4, 8), '#5a2a12');
    canvas.stroke(`M10 -11H${num(length - 8)}`, '#f0b880', 2.4, 'opacity=".6"');
  });
}

/** A low cone of ground spice, seen from above. */
export function paintPowder(stage: Stage, centre: Point, radius: number, colour: string): void {
  const { canvas, random } = stage;
  const [x, y] = centre;
  canvas.path(
    oval(x, y, radius),
    canvas.radial(ramp(lighten(colour, 0.12), [0.5, colour], lighten(colour, -0.13)), [0.4, 0.36], 0.66),
  );
  let creases = '';
  for (let i = 0; i < 9; i += 1) {
    const angle = random.between(0, Math.PI * 2);
    creases += leaf(
      [x + Math.cos(angle) * 6, y + Math.sin(angle) * 6],
      radius * random.between(0.5, 0.92),
      radius * 0.07,
      angle,
    );
  }
  canvas.path(creases, lighten(colour, -0.09), 'opacity=".5"');
  canvas.grain(oval(x, y, radius), {
    colour: lighten(colour, -0.22),
    axis: [x - radius, y - radius, x + radius, y + radius],
    alphas: [
      [0, 0.05],
      [0.5, 0.2],
      [1, 0.8],
    ],
    opacity: 0.6,
  });
  canvas.grain(oval(x, y, radius), {
    colour: lighten(colour, 0.2),
    axis: [x + radius, y + radius, x - radius, y - radius],
    alphas: [
      [0, 0],
      [0.5, 0.12],
      [1, 0.6],
    ],
    opacity: 0.5,
  });
}
