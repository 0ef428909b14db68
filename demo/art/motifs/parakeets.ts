import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Green parakeets in flight within an ellipse round a point. */
export function paintParakeets(stage: Stage, [x, y]: Point, reach: Point, count: number): void {
  const { canvas, random } = stage;
  const green = lit(stage, '#4fa83c');
  for (let i = 0; i < count; i += 1) {
    const spot: Point = [random.around(x, reach[0]), random.around(y, reach[1])];
    const scale = Math.round(random.between(0.7, 1.2) * 100) / 100;
    const up = random.chance(0.5);
    canvas.group(`transform="translate(${at(spot)}) rotate(${num(random.around(-10, 14))}) scale(${scale})"`, () => {
      canvas.path(up ? 'M-2 -2Q-14 -20 -6 -32Q4 -18 8 -3Z' : 'M-2 1Q-12 14 -20 24Q0 18 8 2Z', lighten(green, -0.08));
      canvas.path('M-44 5Q-20 -5 2 -6Q12 -9 17 -3Q13 4 2 5Q-18 5 -44 5Z', green);
      canvas.path(up ? 'M0 -1Q-22 -12 -22 -30Q-2 -20 9 -2Z' : 'M0 0Q-18 6 -28 16Q-2 14 9 1Z', lighten(green, 0.08));
      canvas.path('M14 -5Q22 -4 19 2Q16 1 14 -1Z', lit(stage, '#d8382c'));
      canvas.stroke('M9 -7Q8 -1 10 3', lit(stage, '#c8405c'), 1.6);
    });
  }
}
