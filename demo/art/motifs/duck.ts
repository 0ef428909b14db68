import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A walking field duck, upright as the ducks of the rice fields are; size 1 is about 60 units tall. */
export interface Duck {
  readonly foot: Point;
  readonly size: number;
  readonly colour: string;
  /** 1 walks to the right. */
  readonly facing: 1 | -1;
}

/** Paints shadow, legs, body with wing, neck, head and bill. */
export function paintDuck(stage: Stage, { foot: [x, y], size, colour, facing }: Duck): void {
  const { canvas, palette } = stage;
  const feather = lit(stage, colour, 0.6);
  const orange = lit(stage, '#e8902f', 0.5);
  canvas.group(`transform="translate(${num(x)} ${num(y)}) scale(${num(facing * size)} ${num(size)})"`, () => {
    canvas.path(oval(0, 1, 22, 4), palette.deep, 'opacity=".35"');
    canvas.stroke('M-3 -14L-6 -1H1M5 -14L8 -2H14', orange, 3.4);
    const body =
      'M-30 -40C-22 -34 -14 -40 0 -40C8 -44 8 -56 10 -62C13 -70 24 -70 26 -61C27 -54 22 -50 20 -42C20 -22 10 -11 -2 -11C-18 -11 -26 -24 -30 -40Z';
    canvas.path(
      body,
      canvas.linear(ramp(mix(lighten(feather, 0.08), palette.glow, 0.2), [0.6, feather], lighten(feather, -0.12))),
    );
    canvas.path('M-24 -32C-14 -30 -4 -34 6 -32C4 -20 -8 -16 -24 -32Z', lighten(feather, -0.1));
    canvas.path('M25 -62L38 -58Q36 -54 25 -56Z', orange);
    canvas.path(oval(20, -63, 1.9), '#1a1014');
  });
}
