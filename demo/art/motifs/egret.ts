import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A white egret standing on `foot` or flying round it; 1 is about 100 units tall. */
export function paintEgret(
  stage: Stage,
  foot: Point,
  size: number,
  look: { pose?: 'stand' | 'fly'; facing?: 1 | -1 } = {},
): void {
  const { canvas, palette } = stage;
  const { pose = 'stand', facing = 1 } = look;
  const white = mix(lit(stage, '#fdfaf0', 0.6), palette.sun, 0.2);
  const shade = lighten(white, -0.13);
  canvas.group(`transform="translate(${at(foot)}) scale(${size * facing} ${size})"`, () => {
    const leg = lit(stage, '#3a3038');
    const bill = lit(stage, '#e0a02c');
    if (pose === 'fly') {
      canvas.stroke('M-30 4L-62 12', leg, 2.4);
      canvas.path('M-34 2Q-8 -12 24 -4Q36 -16 44 -10Q38 2 24 6Q-6 16 -34 2Z', white);
      canvas.path('M-6 -4Q-22 -44 -66 -58Q-30 -60 -4 -40Q14 -24 16 -4Z', white);
      canvas.path('M4 -4Q8 -38 -12 -62Q22 -46 24 -4Z', shade);
      canvas.path('M42 -12L62 -8L43 -6Z', bill);
      return;
    }
    canvas.stroke('M-6 -34L-4 2M4 -34L8 -16L3 2', leg, 2.4);
    canvas.path('M-36 -26Q-24 -56 4 -58Q20 -56 16 -40Q8 -28 -12 -28Q-24 -26 -36 -26Z', white);
    canvas.path('M-36 -26Q-20 -44 6 -44Q4 -30 -12 -28Q-24 -26 -36 -26Z', shade);
    canvas.stroke('M10 -50Q26 -62 16 -76Q10 -90 22 -96', white, 6.4);
    canvas.path('M16 -98Q24 -104 30 -96Q28 -90 18 -91Z', white);
    canvas.path('M28 -98L52 -92L28 -92Z', bill);
  });
}
