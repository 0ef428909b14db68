import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A hooded cart behind two white oxen, going to the right; `foot` is where its wheel stands. Size 1 is 420 units long. */
export function paintOxCart(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  canvas.group(`transform="translate(${at(foot)}) scale(${size})"`, () => {
    canvas.path(oval(90, 2, 260, 12), palette.deep, `opacity=".45" ${canvas.blur(5)}`);
    paintOx(stage, [214, -4], 0.94, lit(stage, '#cdb9a6'));
    paintCart(stage);
    paintOx(stage, [192, 2], 1, lit(stage, '#f2e2cc'));
    canvas.stroke('M30 -58Q110 -66 236 -92', lit(stage, '#6b4226'), 6);
    canvas.stroke('M222 -112L246 -84', lit(stage, '#6b4226'), 6);
    paintDriver(stage);
  });
}

const OX =
  'M-82 -84Q-88 -60 -82 -44L-80 -24L-84 -2H-72L-66 -26L-58 -44Q-20 -36 24 -42L28 -24L24 -2H36L42 -24L46 -48Q56 -58 58 -72Q72 -70 84 -60L98 -58Q104 -62 102 -68L84 -92Q80 -98 72 -96Q60 -100 50 -100Q44 -118 30 -116Q20 -112 14 -100Q-40 -92 -70 -98Q-80 -96 -82 -84Z';

function paintOx(stage: Stage, foot: Point, size: number, hide: string): void {
  const { canvas, palette } = stage;
  canvas.group(`transform="translate(${at(foot)}) scale(${size})"`, () => {
    canvas.path(
      'M-64 -44L-60 -24L-66 -2H-56L-48 -26L-44 -44ZM30 -44L40 -24L44 -2H54L54 -26L52 -48Z',
      lighten(hide, -0.14),
    );
    canvas.path(OX, canvas.linear(ramp(mix(hide, palette.sun, 0.3), [0.5, hide], lighten(hide, -0.14))));
    canvas.path('M58 -72Q70 -56 62 -44Q52 -46 46 -54Z', lighten(hide, -0.06));
    canvas.stroke('M-82 -88Q-94 -70 -90 -40', lighten(hide, -0.1), 3);
    canvas.path(oval(-90, -36, 3, 7), palette.deep);
    canvas.stroke('M74 -96Q72 -116 84 -126M80 -96Q92 -108 92 -124', lit(stage, '#e8d2a8'), 4);
    canvas.path('M72 -92Q60 -92 58 -84Q66 -80 74 -86Z', lighten(hide, -0.1));
    canvas.path(oval(86, -80, 2.2), palette.deep);
    canvas.stroke('M58 -96Q64 -80 60 -66', lit(stage, palette.accent), 3.4);
    canvas.grain(OX, { colour: palette.deep, axis: [0, -100, 0, -30], opacity: 0.4 });
  });
}

function paintCart(stage: Stage): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#7a4c2c');
  const hood = 'M-96 -78Q-100 -168 -10 -170Q66 -168 62 -78Q-16 -66 -96 -78Z';
  canvas.path(hood, canvas.linear(ramp(mix(lit(stage, '#c99a5c'), palette.sun, 0.3), lit(stage, '#8a5e36'))));
  canvas.inside(hood, () => {
    let weave = '';
    for (let x = -110; x < 80; x += 11) weave += `M${x} -60L${x + 26} -176M${x + 26} -60L${x} -176`;
    canvas.stroke(weave, lit(stage, '#6b4426'), 1.6, 'opacity=".5"');
  });
  canvas.path('M30 -78Q30 -140 52 -140Q64 -124 62 -78Z', mix(wood, palette.deep, 0.7), 'opacity=".7"');
  canvas.stroke('M-96 -78Q-100 -168 -10 -170Q66 -168 62 -78', lighten(wood, -0.05), 5);
  canvas.path('M-112 -80H112L104 -62H-106Z', wood);
  canvas.stroke('M-110 -80H112', mix(wood, palette.sun, 0.4), 3);
  canvas.stroke(`${oval(-14, -52, 52)}`, mix(wood, palette.deep, 0.35), 9);
  let spokes = '';
  for (let i = 0; i < 12; i += 1) {
    const angle = (i / 12) * Math.PI * 2 + 0.1;
    spokes += `M-14 -52L${at([-14 + Math.cos(angle) * 50, -52 + Math.sin(angle) * 50])}`;
  }
  canvas.stroke(spokes, mix(wood, palette.deep, 0.3), 4);
  canvas.stroke('M-62 -70A52 52 0 0 1 20 -90', mix(wood, palette.sun, 0.5), 3, 'opacity=".7"');
  canvas.path(oval(-14, -52, 9), lighten(wood, 0.04));
}

function paintDriver(stage: Stage): void {
  const { canvas } = stage;
  const shirt = lit(stage, '#f0e2cc');
  canvas.path('M70 -82Q66 -126 84 -134Q104 -128 104 -82Z', shirt);
  canvas.path('M88 -82Q98 -110 90 -132Q104 -126 104 -82Z', lighten(shirt, -0.1));
  canvas.path('M70 -86H110L124 -66H84Z', lit(stage, '#5f2f4c'));
  canvas.stroke('M92 -120Q108 -104 126 -104', lighten(shirt, -0.06), 8);
  canvas.stroke('M126 -104L172 -128', lit(stage, '#5a3a24'), 2.4);
  canvas.path(oval(88, -144, 10), lit(stage, '#6e4430'));
  canvas.path('M62 -148L88 -168L114 -148Q88 -140 62 -148Z', lit(stage, '#d9ab62'));
}
