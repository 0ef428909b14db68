import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

const PLUMES = ['#8d95a6', '#a4a9b4', '#6f7688', '#c9c6c2'] as const;

/** How far a flock spreads to each side (x and y), and how many birds; size 1 is about 30 units long. */
export interface Flock {
  readonly reach: Point;
  readonly count: number;
  readonly size?: number;
}

/** Pigeons on the ground within an ellipse; farther ones are smaller. */
export function paintPigeons(stage: Stage, [x, y]: Point, flock: Flock): void {
  const { reach, count, size = 1 } = flock;
  const { canvas, random, palette } = stage;
  const birds = Array.from({ length: count }, () => random.between(-1, 1)).sort((a, b) => a - b);
  for (const depth of birds) {
    const wide = Math.sqrt(Math.max(0, 1 - depth * depth));
    const spot: Point = [x + random.around(0, reach[0]) * (0.3 + wide * 0.7), y + depth * reach[1]];
    const scale = Math.round(size * (0.86 + depth * 0.26) * 100) / 100;
    const turn = random.chance(0.5) ? 1 : -1;
    const pecking = random.chance(0.45);
    const plume = lit(stage, random.pick(PLUMES));
    canvas.group(`transform="translate(${at(spot)}) scale(${turn * scale} ${scale})"`, () => {
      canvas.path('M-14 1A14 2.4 0 1 0 14 1A14 2.4 0 1 0 -14 1Z', palette.deep, 'opacity=".26"');
      canvas.stroke('M-1 -6L-2 0M3 -6L4 0', '#c8553c', 1.3);
      canvas.path('M-19 -5Q-8 -14 2 -14Q11 -13 10 -7Q4 -3 -5 -4Z', plume);
      canvas.path('M-19 -5Q-8 -13 -2 -12Q1 -8 -5 -5Z', lighten(plume, -0.1));
      if (pecking) canvas.path('M4 -11Q14 -12 16 -5Q16 -1 13 -2Q9 -3 4 -7Z', lighten(plume, -0.06));
      else canvas.path('M4 -12Q6 -22 11 -22Q15 -21 14 -17Q12 -10 9 -7Z', lighten(plume, -0.06));
    });
  }
}

/** Pigeons taking off: a loose swarm with raised wings. */
export function paintFlyingPigeons(stage: Stage, [x, y]: Point, flock: Flock): void {
  const { reach, count, size = 1 } = flock;
  const { canvas, random } = stage;
  for (let i = 0; i < count; i += 1) {
    const spot: Point = [random.around(x, reach[0]), random.around(y, reach[1])];
    const scale = Math.round(size * random.between(0.6, 1.2) * 100) / 100;
    const turn = random.chance(0.6) ? 1 : -1;
    const plume = lit(stage, random.pick(PLUMES));
    const up = random.chance(0.6);
    canvas.group(
      `transform="translate(${at(spot)}) rotate(${Math.round(random.around(-8, 16))}) scale(${turn * scale} ${scale})"`,
      () => {
        canvas.path(up ? 'M-4 -2Q-14 -22 -4 -30Q2 -16 6 -3Z' : 'M-4 1Q-14 14 -22 22Q-2 18 6 2Z', lighten(plume, -0.1));
        canvas.path('M-22 1Q-10 -5 2 -5Q12 -9 17 -3Q12 3 2 4Q-10 4 -22 1Z', plume);
        canvas.path(up ? 'M-2 0Q-22 -14 -20 -28Q0 -18 7 -1Z' : 'M-2 -1Q-16 4 -26 12Q-2 14 7 1Z', lighten(plume, 0.06));
      },
    );
  }
}
