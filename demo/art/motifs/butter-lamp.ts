import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A brass butter lamp standing on `foot`; size 1 is about 110 units tall with its flame. */
export function paintButterLamp(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  const brass = lit(stage, palette.gold, 0.3);
  canvas.group(`transform="translate(${at(foot)}) scale(${Math.round(size * 100) / 100})"`, () => {
    canvas.path(oval(0, 0, 44, 9), '#120808', `opacity=".5" ${canvas.blur(4)}`);
    canvas.path(oval(0, -80, 74), palette.lamp, `opacity=".42" ${canvas.blur(18)}`);
    const cup = 'M-36 -60Q-30 -30 -8 -26L-7 -12Q-24 -8 -26 0H26Q24 -8 7 -12L8 -26Q30 -30 36 -60Z';
    canvas.path(
      cup,
      canvas.linear(ramp(lighten(brass, -0.12), [0.35, lighten(brass, 0.1)], lighten(brass, -0.22)), [0, 0, 1, 0]),
    );
    canvas.path(oval(0, -60, 36, 9), lighten(brass, 0.06));
    canvas.path(oval(0, -59, 30, 6.6), mix('#ffe9b0', palette.lamp, 0.4));
    canvas.path('M0 -118C12 -94 13 -74 0 -62C-13 -74 -12 -94 0 -118Z', '#ffa53c');
    canvas.path('M0 -102C8 -86 8 -74 0 -64C-8 -74 -8 -86 0 -102Z', '#fff3c0');
  });
}
