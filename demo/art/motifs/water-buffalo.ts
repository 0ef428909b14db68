import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Paints a water buffalo grazing, from the side, with an egret on its back. Size 1 is about 230 units long. */
export function paintWaterBuffalo(stage: Stage, foot: Point, size: number, facing: 1 | -1 = 1): void {
  const { canvas, palette } = stage;
  const scale = Math.round(size * 100) / 100;
  const hide = lit(stage, '#5a5560');
  canvas.group(`transform="translate(${at(foot)}) scale(${facing * scale} ${scale})"`, () => {
    canvas.path(oval(0, 0, 120, 8), palette.deep, 'opacity=".3"');
    canvas.path('M-72 -60L-80 -2H-64L-54 -50ZM42 -56L40 -2H56L62 -56Z', lighten(hide, -0.1));
    const body =
      'M-102 -98Q-92 -126 -52 -124Q0 -116 44 -128Q76 -136 92 -112Q96 -84 80 -58Q60 -44 20 -40Q-30 -34 -64 -42Q-106 -52 -102 -98Z';
    canvas.path(body, canvas.linear(ramp(lighten(hide, 0.08), [0.5, hide], lighten(hide, -0.1))));
    canvas.grain(body, { colour: lighten(hide, -0.2), axis: [0, -100, 0, -36], opacity: 0.5 });
    canvas.path('M-92 -70L-96 -2H-78L-70 -54ZM58 -70L66 -2H84L82 -66Z', hide);
    canvas.path('M-96 -6H-78V0H-96ZM66 -6H84V0H66ZM-80 -6H-64V0H-80ZM40 -6H56V0H40Z', lighten(hide, -0.16));
    canvas.stroke('M-100 -96Q-118 -76 -112 -44', hide, 5);
    canvas.path('M-116 -48Q-110 -52 -108 -44Q-108 -30 -114 -26Q-118 -34 -116 -48Z', lighten(hide, -0.12));
    const head = 'M70 -122Q92 -122 104 -100Q124 -70 134 -42Q136 -28 122 -28Q110 -30 104 -42Q88 -60 74 -76Z';
    canvas.path(head, canvas.linear(ramp(lighten(hide, 0.06), lighten(hide, -0.06))));
    canvas.path('M118 -44Q134 -46 136 -34Q132 -26 122 -28Z', lighten(hide, 0.12));
    canvas.path('M96 -96Q84 -92 76 -80Q92 -78 102 -88Z', lighten(hide, -0.08));
    canvas.path(oval(106, -76, 3.4), '#1a1418');
    canvas.stroke('M98 -108Q88 -150 44 -146', lit(stage, '#3a3438'), 9);
    canvas.stroke('M98 -108Q92 -144 56 -147', lit(stage, '#7a7276'), 2.4);
    const white = lit(stage, '#fdfaf2', 0.6);
    canvas.stroke('M-22 -118V-130M-16 -118V-130', lit(stage, '#4a4438'), 2);
    canvas.path('M-40 -134Q-28 -148 -12 -140Q-6 -134 -14 -130Q-30 -126 -40 -134Z', white);
    canvas.stroke('M-14 -138Q-2 -144 -8 -156Q-12 -164 -4 -168', white, 5);
    canvas.path('M-6 -171L10 -165L-3 -164Z', lit(stage, '#e8a83c'));
  });
}
