import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A rhinoceros hornbill in flight to the left; size 1 is 330 units from bill to tail. */
export function paintFlyingHornbill(stage: Stage, centre: Point, size: number): void {
  const { canvas, palette } = stage;
  const black = mix(lit(stage, '#23252e'), palette.haze, 0.06);
  const white = lit(stage, '#fdf6e6');
  canvas.group(`transform="translate(${at(centre)}) scale(${size}) rotate(-6)"`, () => {
    paintWing(stage, {
      d: 'M10 -14Q30 -70 92 -122Q124 -148 150 -150Q142 -138 134 -132Q152 -134 162 -130Q146 -118 136 -114Q152 -112 158 -106Q138 -98 126 -96Q138 -92 142 -86Q96 -58 70 -8Z',
      feathers: 'M40 -24Q70 -80 140 -140M52 -18Q86 -78 150 -126M62 -12Q96 -66 146 -104',
      black: lighten(black, 0.06),
    });
    canvas.path('M64 -8L166 -6Q176 0 166 8L64 12Z', white);
    canvas.path('M112 -7L136 -6.6V9L112 10Z', black);
    canvas.path(
      'M-70 -6Q-40 -26 10 -24Q58 -22 78 -4Q74 14 30 20Q-20 26 -70 12Z',
      canvas.linear(ramp(lighten(black, 0.1), [0.6, black], lighten(black, -0.02))),
    );
    canvas.path('M28 20Q56 18 76 6L66 16Q48 24 28 20Z', white);
    paintWing(stage, {
      d: 'M-30 0Q-50 56 -24 132Q-10 166 10 180Q10 168 8 158Q20 170 32 174Q30 158 24 148Q38 156 46 156Q38 140 32 128Q42 132 50 130Q34 70 44 4Z',
      feathers: 'M-14 20Q-20 90 8 164M4 20Q2 84 26 152M20 20Q20 74 38 132',
      black,
    });
    canvas.path('M-58 -12Q-94 -24 -104 -8Q-100 10 -62 14Z', black);
    paintHead(stage);
  });
}

function paintWing(stage: Stage, { d, feathers, black }: { d: string; feathers: string; black: string }): void {
  const { canvas, palette } = stage;
  canvas.path(d, canvas.linear(ramp(mix(lighten(black, 0.08), palette.glow, 0.22), black), [0, 0, 1, 1]));
  canvas.stroke(feathers, lighten(black, 0.14), 2, 'opacity=".7"');
}

/** Head with the heavy yellow bill and the upturned red and orange casque. */
function paintHead(stage: Stage): void {
  const { canvas } = stage;
  const yellow = lit(stage, '#f6c945');
  const orange = lit(stage, '#ee6a2a');
  canvas.path(
    'M-96 -16Q-136 -18 -166 6Q-178 16 -184 30Q-150 18 -96 14Z',
    canvas.linear(ramp(lighten(yellow, 0.05), lit(stage, '#e89a32'))),
  );
  canvas.stroke('M-182 28Q-146 12 -98 3', lighten(yellow, -0.22), 1.6, 'opacity=".8"');
  canvas.path(
    'M-92 -15Q-110 -27 -134 -26Q-158 -26 -170 -46Q-174 -18 -152 -5Q-122 -13 -92 -15Z',
    canvas.linear(ramp(orange, lit(stage, '#f4b23a')), [0, 0, 1, 0.6]),
  );
  canvas.stroke('M-168 -38Q-162 -22 -138 -19', lit(stage, '#b8341f'), 2.4);
  canvas.path(oval(-92, -6, 4.4), lit(stage, '#d8e0e6'));
  canvas.path(oval(-92, -6, 2), '#1a1418');
}
