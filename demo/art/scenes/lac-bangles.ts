import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import { paintWorktop } from '#demo/art/motifs/worktop.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type LacBanglesOptions = Record<never, never>;

const COLOURS = [
  '#c8203c',
  '#e8a02c',
  '#1f7a6a',
  '#d8486e',
  '#2357a5',
  '#7a3a9a',
  '#e8622c',
  '#2f9a4a',
  '#f2c84e',
  '#b5264a',
] as const;

/** Lac bangles stacked on spindles in a bazaar stall, a stick of red lac softening over coals. */
export const lacBangles: Scene<LacBanglesOptions> = {
  name: 'lac-bangles',
  draw(stage) {
    const x = focalX(stage);
    stage.canvas.path(box(0, 0, WIDTH, 760), lit(stage, '#c98a7a'));
    stage.canvas.group(stage.canvas.blur(3), () => paintStall(stage, x));
    paintWorktop(stage, 730, '#7a4a2c');
    for (const [i, [dx, y, count]] of (
      [
        [-600, 790, 15],
        [-390, 810, 19],
        [400, 800, 17],
        [610, 790, 13],
      ] as const
    ).entries())
      paintSpindle(stage, [x + dx, y], count, i * 3);
    paintBrazier(stage, [x, 830]);
    for (const [i, [dx, y, tilt]] of (
      [
        [-250, 930, 0.3],
        [-420, 950, 0.24],
        [270, 940, 0.3],
        [450, 956, 0.26],
        [640, 940, 0.3],
      ] as const
    ).entries())
      paintLying(stage, [x + dx, y], tilt, COLOURS[(i * 3 + 1) % COLOURS.length] ?? '#c8203c');
  },
};

function paintStall(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  paintTextile(stage, box(0, 0, WIDTH, 760), {
    design: 'kawung',
    colours: ['#f0b8a0', '#e0947a', '#fbe7cf', '#c8586a'],
    scale: 0.9,
  });
  canvas.path(
    box(0, 0, WIDTH, 760),
    canvas.linear(ramp([0, palette.deep, 0.34], [0.5, palette.deep, 0.05], [1, palette.deep, 0.4])),
  );
  paintGlow(stage, [x, 300], 700, { colour: palette.sun, strength: 0.34 });
  const rod = lit(stage, '#8a5a2c');
  for (const [row, y] of [
    [0, 150],
    [1, 420],
  ] as const) {
    const shade = box(0, y - 4, WIDTH, 16);
    canvas.path(shade, palette.deep, `opacity=".4" transform="translate(8 60)" ${canvas.blur(10)}`);
    for (let i = 0; i < 26; i += 1) {
      const px = 16 + i * 63;
      const tone = lit(stage, COLOURS[(i * 3 + row * 5) % COLOURS.length] ?? '#c8203c');
      for (let k = 3; k >= 0; k -= 1) hangingRing(stage, [px + k * 9, y + 74], tone, (i + k) % 3);
    }
    canvas.path(box(0, y - 9, WIDTH, 18), canvas.linear(ramp(lighten(rod, 0.16), lighten(rod, -0.1))));
  }
}

function hangingRing(stage: Stage, [x, y]: Point, tone: string, trim: number): void {
  const { canvas } = stage;
  const ring = oval(x, y, 30, 80);
  canvas.stroke(ring, lighten(tone, -0.16), 13);
  canvas.stroke(ring, tone, 9);
  canvas.stroke(
    ring,
    trim === 0 ? '#fff3c4' : mix(tone, '#ffffff', 0.4),
    3,
    trim === 1 ? 'opacity=".7"' : 'stroke-dasharray="2 9"',
  );
}

/** A spindle with bangles of changing colour, set with small mirrors. */
function paintSpindle(stage: Stage, [x, y]: Point, count: number, shift: number): void {
  const { canvas } = stage;
  const wood = lit(stage, '#6a3f24');
  canvas.path(oval(x + 20, y + 12, 150, 30), '#140808', `opacity=".5" ${canvas.blur(9)}`);
  canvas.path(oval(x, y, 130, 30), canvas.linear(ramp(lighten(wood, 0.1), lighten(wood, -0.06))));
  const step = 23;
  for (let i = 0; i < count; i += 1) {
    const py = y - 14 - i * step;
    const tone = lit(stage, COLOURS[(Math.floor(i / 2) + shift) % COLOURS.length] ?? '#c8203c');
    const [rx, ry] = [104, 23];
    canvas.path(
      `M${x - rx} ${py - 10}V${py + 8}A${rx} ${ry} 0 0 0 ${x + rx} ${py + 8}V${py - 10}A${rx} ${ry} 0 0 1 ${x - rx} ${py - 10}Z`,
      canvas.linear(
        ramp(lighten(tone, -0.1), [0.3, lighten(tone, 0.12)], [0.5, tone], lighten(tone, -0.2)),
        [0, 0, 1, 0],
      ),
    );
    canvas.stroke(
      `M${x - rx} ${py + 8}A${rx} ${ry} 0 0 0 ${x + rx} ${py + 8}`,
      lighten(tone, -0.24),
      2.6,
      'opacity=".7"',
    );
    trimBangle(stage, [x, py], i);
  }
  const top = y - 14 - count * step + 12;
  canvas.path(
    oval(x, top, 104, 23),
    lit(stage, COLOURS[(Math.floor((count - 1) / 2) + shift) % COLOURS.length] ?? '#c8203c'),
  );
  canvas.path(oval(x, top, 82, 17), lighten(wood, -0.14));
  canvas.path(
    `M${x - 16} ${top + 8}V${top - 60}Q${x} ${top - 92} ${x + 16} ${top - 60}V${top + 8}Z`,
    canvas.linear(ramp(lighten(wood, 0.16), lighten(wood, -0.1)), [0, 0, 1, 0]),
  );
}

/** Mirrors and beads on every second bangle, a gilt line on the others. */
function trimBangle(stage: Stage, [x, py]: Point, i: number): void {
  const { canvas } = stage;
  const [rx, ry] = [104, 23];
  if (i % 2 === 0) {
    let [stones, glints] = ['', ''];
    for (let k = -4; k <= 4; k += 1) {
      const a = k * 0.33;
      const [sx, sy] = [x + Math.sin(a) * rx * 0.98, py + Math.cos(a) * ry - 1];
      stones += oval(sx, sy, 7 * Math.cos(a), 7);
      glints += oval(sx - 1, sy - 2, 2.6 * Math.cos(a), 2.6);
    }
    canvas.path(stones, i % 4 === 0 ? '#e8f0f4' : lit(stage, '#f4c84a'));
    canvas.path(glints, '#ffffff');
  } else
    canvas.stroke(
      `M${x - rx} ${py - 1}A${rx} ${ry} 0 0 0 ${x + rx} ${py - 1}`,
      lit(stage, '#f7d98c'),
      4,
      'stroke-dasharray="7 6"',
    );
}

/** Clay brazier with glowing coals; over it the lac on its stick. */
function paintBrazier(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const clay = lit(stage, '#a85a3a');
  canvas.path(oval(x + 14, y + 70, 210, 30), '#140808', `opacity=".5" ${canvas.blur(10)}`);
  canvas.path(
    `M${x - 190} ${y - 60}Q${x - 180} ${y + 50} ${x - 110} ${y + 74}H${x + 110}Q${x + 180} ${y + 50} ${x + 190} ${y - 60}Z`,
    canvas.linear(ramp(lighten(clay, 0.08), [0.5, clay], lighten(clay, -0.18)), [0, 0, 1, 0]),
  );
  canvas.path(
    [-3, -2, -1, 0, 1, 2, 3]
      .map((i) => rosette([x + i * 48, y + 10 - Math.abs(i) * 3], { length: 17, halfWidth: 6 }, 6))
      .join(''),
    lighten(clay, 0.14),
    'opacity=".8"',
  );
  canvas.path(oval(x, y - 60, 190, 46), lighten(clay, 0.06));
  canvas.path(oval(x, y - 56, 168, 37), '#2a100c');
  let [coals, hot] = ['', ''];
  for (let i = 0; i < 40; i += 1) {
    const [a, r] = [i * 2.4, Math.sqrt(i / 40)];
    const d = oval(x + Math.cos(a) * r * 146, y - 60 + Math.sin(a) * r * 29, 20, 12);
    if (i % 3 === 0) hot += d;
    else coals += d;
  }
  canvas.path(coals, '#4a2018');
  canvas.path(hot, '#ff7a2c');
  canvas.path(hot, '#ffd08a', 'transform="translate(0 -3)" opacity=".4"');
  paintGlow(stage, [x, y - 80], 300, { colour: '#ff8a3c', strength: 0.6 });
  const red = lit(stage, '#c8162c', 0.4);
  canvas.stroke(`M${x + 20} ${y - 128}L${x + 300} ${y - 330}`, lit(stage, '#8a5a34'), 20);
  canvas.stroke(`M${x + 24} ${y - 136}L${x + 296} ${y - 332}`, lit(stage, '#d09a60'), 5);
  const lac = `M${x - 130} ${y - 96}C${x - 110} ${y - 150} ${x + 20} ${y - 190} ${x + 96} ${y - 206}C${x + 120} ${y - 180} ${x + 60} ${y - 120} ${x + 6} ${y - 96}C${x - 40} ${y - 76} ${x - 110} ${y - 66} ${x - 130} ${y - 96}Z`;
  canvas.path(lac, canvas.linear(ramp(lighten(red, 0.14), [0.5, red], lighten(red, -0.12)), [0, 0, 0.5, 1]));
  canvas.stroke(
    `M${x - 104} ${y - 104}C${x - 70} ${y - 142} ${x + 10} ${y - 166} ${x + 70} ${y - 184}`,
    '#ffd9d0',
    9,
    'opacity=".7"',
  );
  canvas.path(`M${x - 130} ${y - 96}q-14 20 -2 34q12 -10 8 -32Z`, red);
  paintSteam(stage, [x - 40, y - 150], { width: 90, height: 260, count: 3, opacity: 0.22 });
}

function paintLying(stage: Stage, [x, y]: Point, tilt: number, colour: string): void {
  const { canvas } = stage;
  const tone = lit(stage, colour);
  const ring = oval(x, y, 84, 84 * tilt);
  canvas.path(
    ring,
    'none',
    `stroke="#140808" stroke-width="22" opacity=".4" transform="translate(6 12)" ${canvas.blur(4)}`,
  );
  canvas.stroke(ring, lighten(tone, -0.16), 24);
  canvas.stroke(ring, tone, 17);
  canvas.stroke(ring, '#fff3c4', 6, 'stroke-dasharray="1 15"');
  canvas.stroke(
    `M${num(x - 70)} ${num(y - 84 * tilt * 0.5)}Q${x - 30} ${num(y - 84 * tilt)} ${x + 20} ${num(y - 84 * tilt * 0.98)}`,
    '#ffffff',
    4,
    'opacity=".6"',
  );
}
