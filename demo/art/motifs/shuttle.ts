import { lighten } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A boat-shaped weaver's shuttle with a wound bobbin, seen from above; `turn` in degrees, size 1 is 340 units long. */
export function paintShuttle(stage: Stage, centre: Point, look: { turn: number; thread: string; size?: number }): void {
  const { canvas } = stage;
  const wood = lit(stage, '#a8683a');
  const thread = lit(stage, look.thread);
  canvas.group(`transform="translate(${at(centre)}) rotate(${look.turn}) scale(${look.size ?? 1})"`, () => {
    const body = 'M-170 0Q-110 -36 0 -38Q110 -36 170 0Q110 36 0 38Q-110 36 -170 0Z';
    canvas.shadow(body, [8, 16], { blur: 9, opacity: 0.45 });
    canvas.path(body, canvas.linear(ramp(lighten(wood, 0.1), [0.5, wood], lighten(wood, -0.12))));
    canvas.stroke('M-150 -4Q-90 -24 0 -26Q90 -24 150 -4', lighten(wood, 0.16), 3, 'opacity=".8"');
    canvas.path('M-92 0Q-88 -22 -70 -22H70Q88 -22 92 0Q88 22 70 22H-70Q-88 22 -92 0Z', lighten(wood, -0.24));
    canvas.path(box(-88, -3, 176, 6), lighten(wood, 0.2));
    const bobbin = 'M-70 -8Q-40 -19 0 -19Q40 -19 70 -8V8Q40 19 0 19Q-40 19 -70 8Z';
    canvas.path(bobbin, canvas.linear(ramp(lighten(thread, 0.1), thread, lighten(thread, -0.12))));
    let turns = '';
    for (let x = -66; x < 70; x += 6) turns += `M${num(x)} -18L${num(x + 4)} 18`;
    canvas.inside(bobbin, () => canvas.stroke(turns, lighten(thread, -0.1), 1.6, 'opacity=".7"'));
    canvas.stroke('M60 20Q110 60 190 40T320 70', thread, 2.6);
    canvas.path(
      'M-170 0Q-156 -9 -140 -14V14Q-156 9 -170 0ZM170 0Q156 -9 140 -14V14Q156 9 170 0Z',
      lit(stage, '#d8b25a'),
    );
  });
}
