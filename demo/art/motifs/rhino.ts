import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

const BODY =
  'M-206 -118C-212 -166 -180 -206 -128 -208C-92 -212 -70 -200 -40 -198C-8 -196 14 -214 52 -212C82 -210 96 -196 112 -186' +
  'C126 -194 142 -192 152 -182C176 -172 196 -156 214 -138C228 -132 242 -122 250 -108C260 -100 260 -84 250 -76C244 -66 226 -66 214 -70' +
  'C196 -66 178 -66 164 -72C150 -78 140 -84 132 -84C126 -66 118 -56 112 -48L110 4H62L58 -40C30 -34 -20 -32 -64 -40L-74 -30L-80 4H-130L-134 -34' +
  'C-150 -46 -160 -56 -170 -66C-190 -76 -204 -94 -206 -118Z';

/** A one-horned rhinoceros seen from the side, head to the right, standing on `foot`; 1 is 460 units long. */
export function paintRhino(stage: Stage, foot: Point, size: number, heading: 1 | -1 = 1): void {
  const { canvas, palette } = stage;
  const hide = mix(lit(stage, '#837a80'), palette.haze, 0.05);
  canvas.group(`transform="translate(${at(foot)}) scale(${size * heading} ${size})"`, () => {
    const dark = lighten(hide, -0.14);
    canvas.path('M-36 -50H8L4 4H-34ZM-172 -70H-136L-140 4H-178Z', lighten(hide, -0.16));
    canvas.path('M120 -178Q108 -214 126 -222Q142 -210 140 -184Z', lighten(hide, -0.1));
    canvas.path(
      BODY,
      canvas.linear(ramp(mix(lighten(hide, 0.09), palette.sun, 0.3), [0.4, hide], dark), [0.2, 0, 0.1, 1]),
    );
    canvas.inside(BODY, () => paintFolds(stage, hide));
    canvas.grain(BODY, { colour: palette.deep, axis: [0, -180, -30, 0], opacity: 0.55 });
    canvas.path('M140 -186Q132 -216 154 -224Q168 -208 160 -180Q150 -174 140 -186Z', lighten(hide, 0.02));
    canvas.path('M146 -190Q144 -208 154 -214Q160 -204 155 -188Z', mix(hide, '#c98a80', 0.4));
    canvas.path(
      'M222 -130Q238 -146 242 -186Q262 -150 254 -108Q240 -116 222 -130Z',
      canvas.linear(ramp(lighten(hide, 0.1), dark)),
    );
    canvas.path(oval(190, -132, 4, 3.6), lit(stage, '#1d1518'));
    canvas.path(oval(189, -133.4, 1.2), '#fff6e4');
    canvas.stroke('M180 -140Q190 -146 200 -139', dark, 3);
    canvas.path(oval(246, -94, 4.6, 3.4), dark);
    canvas.stroke('M256 -84Q236 -80 222 -88', dark, 3);
    canvas.stroke('M-206 -128Q-224 -110 -216 -70', dark, 6);
    canvas.stroke('M-216 -70l-3 18M-216 -70l3 16', dark, 4);
    canvas.stroke(
      'M-202 -150C-196 -184 -164 -205 -128 -206C-92 -210 -70 -198 -40 -196C-8 -194 14 -212 52 -210C82 -208 96 -194 112 -184',
      mix(hide, palette.sun, 0.65),
      3.4,
      'opacity=".8"',
    );
  });
}

/** The armour: deep folds, and small knobs on shoulder and rump. */
function paintFolds(stage: Stage, hide: string): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:rhino`);
  const dark = lighten(hide, -0.17);
  const folds = [
    'M108 -190Q84 -150 96 -104Q104 -78 132 -74',
    'M128 -188Q108 -150 122 -110',
    'M22 -212Q42 -150 20 -96Q10 -66 26 -34',
    'M-92 -210Q-64 -160 -88 -100Q-98 -66 -76 -30',
    'M-210 -112Q-160 -92 -104 -104',
    'M26 -84Q70 -66 112 -78',
    'M-190 -70Q-150 -60 -120 -70',
    'M70 -20Q88 -14 108 -22M-126 -20Q-104 -14 -82 -20',
  ];
  for (const [i, fold] of folds.entries()) {
    canvas.stroke(fold, mix(hide, palette.sun, 0.36), i < 4 ? 7 : 4, 'opacity=".5" transform="translate(-5 2)"');
    canvas.stroke(fold, dark, i < 4 ? 6 : 3.6, 'opacity=".85"');
  }
  let [knobs, lights] = ['', ''];
  for (let i = 0; i < 74; i += 1) {
    const [cx, cy, rx, ry] = i % 2 === 0 ? ([-150, -130, 50, 56] as const) : ([62, -132, 34, 56] as const);
    const [x, y] = [cx + random.around(0, rx), cy + random.around(0, ry)];
    knobs += oval(x, y, 3.4, 2.8);
    lights += oval(x - 0.8, y - 1.2, 1.5, 1.2);
  }
  canvas.path(knobs, dark, 'opacity=".4"');
  canvas.path(lights, mix(hide, palette.sun, 0.4), 'opacity=".6"');
}
