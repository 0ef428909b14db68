import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

/** A Thai longtail boat: about 540 units long at size 1, its high bow tied with ribbons. */
export interface Longtail {
  readonly keel: Point;
  readonly size: number;
  readonly heading?: 1 | -1;
  readonly trim?: string;
  readonly awning?: string;
  /** Under way: the helmsman stands at the motor, guests sit under the awning. */
  readonly guests?: number;
  readonly mirror?: number;
}

const HULL =
  'M-262 -44Q-130 -24 20 -28Q150 -36 214 -80Q258 -116 288 -190L300 -188Q284 -92 232 -30Q206 2 160 6Q-40 14 -232 6Q-252 -14 -262 -44Z';
const RIBBONS = ['#e2342f', '#f6c232', '#2f9e5c', '#f07fb0', '#2f6fc4', '#fff6e6'] as const;

/** Paints boat, people and reflection. */
export function paintLongtail(stage: Stage, boat: Longtail): void {
  paintAfloat(stage, { ...boat, reach: 236 }, () => {
    paintMotor(stage, boat.guests !== undefined);
    paintAwning(stage, boat);
    paintHull(stage, boat.trim ?? '#d8452f');
    paintRibbons(stage);
  });
}

function paintMotor(stage: Stage, manned: boolean): void {
  const { canvas } = stage;
  const steel = lit(stage, '#56606a');
  canvas.stroke(manned ? 'M-246 -62L-420 4' : 'M-246 -64L-440 -52', steel, 4.6);
  if (!manned) canvas.path(oval(-444, -52, 5, 13), lit(stage, '#c9a24a'));
  if (manned) paintBoater(stage, { place: [-206, -26], pose: 'stand', coat: '#d8dfe0', hat: 'straw', size: 0.94 });
  canvas.path('M-274 -58L-262 -86H-226L-214 -58L-222 -40H-262Z', steel);
  canvas.path(box(-258, -98, 26, 14), lit(stage, '#c0392f'));
  canvas.stroke('M-226 -70L-188 -86', steel, 4);
}

function paintAwning(stage: Stage, { awning = '#2c7fb8', guests = 0 }: Longtail): void {
  const { canvas } = stage;
  const pole = lit(stage, '#6a4428');
  canvas.stroke('M-150 -30V-122M-56 -30V-128M40 -30V-130M128 -36V-124', pole, 4);
  for (let i = 0; i < guests; i += 1)
    paintBoater(stage, {
      place: [-112 + i * 62, -30],
      pose: 'sit',
      coat: ['#e8b23c', '#d9605a', '#4a8fb0', '#f0e4cc'][i % 4] ?? '#e8b23c',
      hat: i % 2 === 0 ? 'straw' : 'none',
    });
  let vests = '';
  for (let x = -132; x < 112; x += 27) vests += `M${x} -118l-3 12l2 22h8l2 -18l2 18h8l2 -22l-3 -12l-5 0l-4 9l-4 -9Z`;
  if (guests === 0) canvas.path(vests, lit(stage, '#ef7a2c'));
  const cloth = lit(stage, awning);
  const roof = 'M-172 -122Q-150 -142 -20 -146Q120 -146 152 -126L150 -116Q0 -132 -172 -114Z';
  canvas.path(roof, canvas.linear(ramp(lighten(cloth, 0.09), lighten(cloth, -0.08))));
  canvas.inside(roof, () => {
    let stripes = '';
    for (let x = -168; x < 152; x += 36) stripes += box(x, -150, 15, 40);
    canvas.path(stripes, lit(stage, '#fbf3e0'), 'opacity=".82"');
  });
  let fringe = '';
  for (let x = -168; x < 146; x += 16)
    fringe += `M${x} ${num(-115 - Math.sin(((x + 168) / 314) * Math.PI) * 10)}h15l-7.5 10Z`;
  canvas.path(fringe, lighten(cloth, -0.05));
}

function paintHull(stage: Stage, trim: string): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#8a5230');
  canvas.path(HULL, canvas.linear(ramp(lighten(wood, 0.1), [0.55, wood], lighten(wood, -0.13))));
  canvas.inside(HULL, () => {
    canvas.stroke(
      'M-262 -22Q-130 -4 20 -8Q160 -16 224 -58M-262 -8Q-100 6 40 4Q160 0 214 -36',
      lighten(wood, -0.12),
      2.2,
      'opacity=".8"',
    );
    let ribs = '';
    for (let x = -240; x < 200; x += 26) ribs += `M${x} -46l-5 60`;
    canvas.stroke(ribs, lighten(wood, -0.1), 1.3, 'opacity=".5"');
    canvas.stroke('M-262 -39Q-130 -19 20 -23Q154 -31 218 -76Q262 -112 292 -188', lit(stage, trim), 8);
    canvas.stroke('M-262 -32Q-130 -12 20 -16Q158 -24 223 -70', lit(stage, '#fbf3e0'), 2.6);
  });
  canvas.grain(HULL, { colour: palette.deep, axis: [0, -40, 0, 12], opacity: 0.5 });
  canvas.stroke(
    'M-262 -44Q-130 -24 20 -28Q150 -36 214 -80Q258 -116 288 -190',
    mix(lighten(wood, 0.16), palette.sun, 0.3),
    2.6,
  );
}

/** Cloth bands wound round the bow, their ends in the wind, and a flower garland. */
function paintRibbons(stage: Stage): void {
  const { canvas } = stage;
  for (const [i, colour] of RIBBONS.entries()) {
    const start: Point = [270 + i * 2.4, -142 - i * 6];
    const drop = 78 + ((i * 37) % 52);
    const blow = 22 + ((i * 23) % 44);
    const tail = smooth([
      start,
      [start[0] + blow * 0.4, start[1] + drop * 0.34],
      [start[0] + blow * 0.1 + 8, start[1] + drop * 0.7],
      [start[0] + blow, start[1] + drop],
    ]);
    canvas.stroke(tail, lit(stage, colour, 0.8), 7);
    canvas.stroke(tail, lighten(lit(stage, colour, 0.8), -0.1), 1.6, 'opacity=".7"');
  }
  for (const [i, colour] of RIBBONS.entries()) {
    const y = -118 - i * 9;
    canvas.path(
      `M${num(251 + i * 4.4)} ${y}L${num(282 + i * 2.4)} ${num(y + 3)}L${num(285 + i * 2.4)} ${num(y - 6)}L${num(255 + i * 4.4)} ${num(y - 8)}Z`,
      lit(stage, colour, 0.8),
    );
  }
  let [garland, buds] = ['', ''];
  for (let i = 0; i <= 14; i += 1) {
    const angle = (i / 14) * Math.PI;
    const bead: Point = [272 - Math.cos(angle) * 19, -112 + Math.sin(angle) * 42];
    if (i % 3 === 0) buds += oval(bead[0], bead[1], 5.2);
    else garland += oval(bead[0], bead[1], 4.4);
  }
  canvas.path(garland, lit(stage, '#fff8ea', 0.7));
  canvas.path(buds, lit(stage, '#f29a2e', 0.7));
  canvas.stroke(`M${at([288, -188])}L${at([299, -186])}`, lit(stage, '#fff3d0'), 3);
}
