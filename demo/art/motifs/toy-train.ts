import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Paints a small blue tank engine with its steam and two coaches, going to the left; `foot` is the rail below its chimney. */
export function paintToyTrain(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  canvas.group(`transform="translate(${at(foot)}) scale(${size})"`, () => {
    canvas.path(oval(330, 4, 460, 9), palette.deep, 'opacity=".35"');
    for (const x of [238, 502]) paintCoach(stage, x);
    paintEngine(stage);
    paintSteam(stage);
  });
}

function paintEngine(stage: Stage): void {
  const { canvas, palette } = stage;
  const blue = lit(stage, '#1f5fa8');
  const black = lit(stage, '#2a2c36');
  const brass = lit(stage, '#e2b04a');
  const body = canvas.linear(ramp(mix(blue, palette.sun, 0.4), [0.4, blue], lighten(blue, -0.12)));
  canvas.path(box(-52, -30, 262, 12), lit(stage, '#b8322a'));
  canvas.path('M-44 -88H96V-30H-44Q-54 -58 -44 -88Z', body);
  canvas.path(box(20, -98, 84, 68), body);
  canvas.path(oval(-45, -59, 9, 29), black);
  canvas.stroke('M-10 -88V-32M24 -98V-32M60 -98V-32', brass, 2.4);
  canvas.path('M-32 -88L-36 -132H-12L-16 -88Z', canvas.linear(ramp(lighten(black, 0.1), black), [0, 0, 1, 0]));
  canvas.path(box(-41, -138, 34, 9), brass);
  canvas.path(
    'M26 -98Q26 -120 42 -121Q58 -120 58 -98Z',
    canvas.linear(ramp(mix(brass, '#fff4d0', 0.5), brass), [0, 0, 1, 0]),
  );
  canvas.path('M104 -132H210V-30H104Z', body);
  canvas.path('M94 -144Q156 -158 220 -144V-134H94Z', lighten(black, 0.05));
  canvas.path(box(116, -122, 34, 36) + box(164, -122, 34, 36), mix(palette.deep, palette.haze, 0.2));
  canvas.path(oval(133, -96, 8, 9), lit(stage, '#9a6a4a'));
  canvas.path('M122 -86Q124 -96 133 -96Q143 -96 145 -86Z', lit(stage, '#3a4a5c'));
  canvas.stroke('M112 -80H202V-38H112Z', brass, 2);
  canvas.path(oval(-58, -82, 8, 8), mix(palette.lamp, '#ffffff', 0.5));
  canvas.path('M-56 -32L-74 -8H-48Z', lit(stage, '#b8322a'));
  for (const [x, r] of [
    [-20, 21],
    [36, 21],
    [96, 21],
    [176, 17],
  ] as const) {
    canvas.path(oval(x, -r, r), black);
    canvas.stroke(oval(x, -r, r - 3), lit(stage, '#c8cdd2'), 2.4);
    let spokes = '';
    for (let k = 0; k < 8; k += 1)
      spokes += `M${x} ${-r}L${num(x + Math.cos(k * 0.785) * (r - 4))} ${num(-r + Math.sin(k * 0.785) * (r - 4))}`;
    canvas.stroke(spokes, lit(stage, '#b8322a'), 2.4);
  }
  canvas.stroke('M-20 -15H96', lit(stage, '#d8dce0'), 5);
}

function paintCoach(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const blue = lit(stage, '#2a6fb4');
  const cream = lit(stage, '#f8ecd0');
  canvas.path(box(x, -136, 250, 116), canvas.linear(ramp(cream, [0.52, cream], [0.53, blue], lighten(blue, -0.09))));
  canvas.path(
    `M${x - 8} -136Q${x + 125} -160 ${x + 258} -136V-128H${x - 8}Z`,
    canvas.linear(ramp(lit(stage, '#b8bcc0'), lit(stage, '#7a8086'))),
  );
  for (let k = 0; k < 5; k += 1) {
    const wx = x + 14 + k * 47;
    canvas.path(box(wx, -122, 36, 42), mix(palette.deep, palette.haze, 0.24));
    canvas.path(box(wx, -122, 36, 13), mix(palette.sky[1], '#ffffff', 0.4), 'opacity=".6"');
    if (k % 2 === 0) {
      canvas.path(oval(wx + 18, -96, 8, 9), lit(stage, '#a8714e'));
      canvas.path(
        `M${wx + 10} -98Q${wx + 10} -108 ${wx + 18} -107Q${wx + 27} -107 ${wx + 26} -98Q${wx + 18} -102 ${wx + 10} -98Z`,
        lit(stage, '#2a1c1e'),
      );
      canvas.path(
        `M${wx + 4} -80Q${wx + 6} -88 ${wx + 18} -88Q${wx + 31} -88 ${wx + 33} -80Z`,
        lit(stage, ['#d8543a', '#e2b04a', '#3f8a6a'][k % 3] ?? '#d8543a'),
      );
    }
    canvas.stroke(`M${wx} -122H${wx + 36}V-80H${wx}Z`, lighten(cream, -0.14), 2.4);
  }
  canvas.stroke(`M${x} -74H${x + 250}M${x} -30H${x + 250}`, lit(stage, '#e2b04a'), 2.4);
  canvas.path(box(x + 6, -22, 238, 8), lit(stage, '#3a3c46'));
  for (const wx of [x + 48, x + 92, x + 158, x + 202]) {
    canvas.path(oval(wx, -13, 13), lit(stage, '#2a2c36'));
    canvas.path(oval(wx, -13, 5), lit(stage, '#b8bcc0'));
  }
  canvas.path(box(x - 14, -24, 14, 6), lit(stage, '#3a3c46'));
}

function paintSteam(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const white = mix('#ffffff', palette.haze, 0.1);
  let [soft, crisp] = ['', ''];
  for (let i = 0; i < 15; i += 1) {
    const t = i / 14;
    const [cx, cy, r] = [
      -24 + t * 330 + random.around(0, 14),
      -156 - t ** 0.7 * 120 + random.around(0, 16),
      16 + t * 40,
    ];
    soft += oval(cx, cy, r * 1.2, r);
    if (i < 10) crisp += oval(cx - r * 0.2, cy - r * 0.1, r * 0.72, r * 0.62);
  }
  canvas.path(soft, white, `opacity=".6" ${canvas.blur(6)}`);
  canvas.path(crisp, '#ffffff', `opacity=".75" ${canvas.blur(2)}`);
  canvas.path(oval(-60, -10, 34, 11) + oval(-86, -12, 22, 9), white, `opacity=".7" ${canvas.blur(5)}`);
}
