import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Bamboo steamers stacked on a tea-house table, one open with dumplings in it. */
export const bambooSteamers: Scene<object> = {
  name: 'bamboo-steamers',
  draw(stage) {
    const x = focalX(stage);
    paintRoom(stage);
    paintTable(stage);
    paintStack(stage, [x - 470, 806], { size: 0.86, count: 4 });
    paintStack(stage, [x + 500, 800], { size: 0.8, count: 3 });
    paintSteam(stage, [x - 470, 420], { width: 150, height: 380, count: 4, opacity: 0.44 });
    paintSteam(stage, [x + 500, 480], { width: 150, height: 380, count: 4, opacity: 0.44 });
    paintStack(stage, [x, 884], { size: 1.2, count: 2, open: true });
    paintSteam(stage, [x, 640], { width: 400, height: 520, count: 8, opacity: 0.5 });
    paintTeaThings(stage, x);
  },
};

/** Green tiles below, plaster above, shutters and red lanterns. */
function paintRoom(stage: Stage): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#e9dcc0');
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(ramp(lighten(wall, 0.02), lighten(wall, -0.1)), [0, 0, 1, 1])}"/>`,
  );
  canvas.group(canvas.blur(2), () => {
    const frame = lit(stage, '#2f6f5c');
    for (const x of [90, 610, 1130]) {
      canvas.path(box(x - 16, 40, 412, 330), lighten(frame, -0.1));
      canvas.path(box(x, 56, 380, 300), canvas.linear(ramp(palette.sky[1], [0.5, palette.sky[2]], palette.sky[3])));
      let leaves = '';
      for (let i = 0; i < 16; i += 1)
        leaves += leaf(
          [x + stage.random.between(20, 360), 360],
          stage.random.between(70, 170),
          18,
          -Math.PI / 2 + stage.random.around(0, 0.7),
        );
      canvas.inside(box(x, 56, 380, 300), () => canvas.path(leaves, mix(palette.leaf, palette.haze, 0.3)));
      let bars = '';
      for (let k = 1; k < 4; k += 1) bars += box(x + k * 95 - 5, 56, 10, 300);
      canvas.path(`${bars}${box(x, 150, 380, 10)}${box(x, 262, 380, 10)}`, frame);
    }
    const [tile, second] = [lit(stage, '#3f8f7c'), lit(stage, '#e9b84a')];
    canvas.path(box(0, 420, WIDTH, 330), canvas.linear(ramp(lighten(tile, 0.03), lighten(tile, -0.12))));
    let [joints, petals, hearts] = ['', '', ''];
    for (let row = 0; row < 3; row += 1)
      for (let i = 0; i < 15; i += 1) {
        const [cx, cy] = [i * 110 + 55, 475 + row * 110];
        for (let k = 0; k < 4; k += 1) petals += leaf([cx, cy], 46, 13, (k * Math.PI) / 2 + Math.PI / 4);
        hearts += oval(cx, cy, 9);
        joints += `M${i * 110} 420v330M0 ${420 + row * 110}H${WIDTH}`;
      }
    canvas.path(petals, lit(stage, '#f6efdc'), 'opacity=".8"');
    canvas.path(hearts, second);
    canvas.stroke(joints, lighten(tile, -0.16), 4, 'opacity=".6"');
    canvas.path(box(0, 408, WIDTH, 20), second);
  });
  for (const [x, size] of [
    [330, 1.5],
    [800, 1.9],
    [1270, 1.5],
  ] as const)
    paintLantern(stage, { hook: [x, 6], size, colour: '#d9382f', shape: 'globe' });
  paintGlow(stage, [800, 560], 700, { colour: palette.glow, strength: 0.26 });
}

function paintTable(stage: Stage): void {
  const { canvas } = stage;
  const wood = lit(stage, '#6e3a24');
  canvas.path(box(0, 740, WIDTH, 260), canvas.linear(ramp(lighten(wood, 0.06), lighten(wood, -0.12))));
  canvas.path(box(0, 736, WIDTH, 12), lighten(wood, 0.16));
  canvas.path('M180 760H1420L1560 990H40Z', canvas.linear(ramp('#f7f4ee', [0.5, '#dcd9d4'], '#b5b2b0')));
  canvas.stroke(
    'M300 770Q500 850 420 990M900 762Q980 850 1240 980M1200 764Q1300 820 1500 880',
    '#8a8e92',
    4,
    `opacity=".3" ${canvas.blur(2)}`,
  );
}

/** A stack on `foot`; the uppermost one stands open when asked, otherwise it has its woven lid. */
function paintStack(stage: Stage, foot: Point, look: { size: number; count: number; open?: boolean }): void {
  const { size, count, open = false } = look;
  const { canvas } = stage;
  canvas.group(`transform="translate(${foot[0]} ${foot[1]}) scale(${size})"`, () => {
    canvas.path(oval(20, 4, 250, 40), '#1c0e0a', `opacity=".45" ${canvas.blur(12)}`);
    for (let i = 0; i < count; i += 1) paintRing(stage, -i * 92);
    if (open) paintOpen(stage, -count * 92);
    else paintLid(stage, -count * 92);
  });
}

const RX = 224;
const RY = 52;

function paintRing(stage: Stage, y: number): void {
  const { canvas } = stage;
  const cane = lit(stage, '#d9ab66', 0.7);
  const side = (top: number, bottom: number, grow: number): string =>
    `M${-RX - grow} ${top}V${bottom}A${RX + grow} ${RY} 0 0 0 ${RX + grow} ${bottom}V${top}A${RX + grow} ${RY} 0 0 1 ${-RX - grow} ${top}Z`;
  const shade = (colour: string): string =>
    canvas.linear(
      ramp(lighten(colour, -0.1), [0.3, lighten(colour, 0.08)], [0.6, colour], lighten(colour, -0.22)),
      [0, 0, 1, 0],
    );
  canvas.path(side(y - 84, y, 0), shade(cane));
  for (const [top, bottom] of [
    [y - 92, y - 66],
    [y - 20, y + 2],
  ] as const)
    canvas.path(side(top, bottom, 7), shade(lighten(cane, 0.03)));
  let stitches = '';
  for (let i = -7; i <= 7; i += 1) {
    const u = Math.sin((i / 7.6) * (Math.PI / 2));
    const [px, dip] = [u * (RX + 4), Math.sqrt(1 - u * u) * RY];
    stitches += `M${num(px)} ${num(y - 88 + dip)}v22M${num(px)} ${num(y - 16 + dip)}v18`;
  }
  canvas.stroke(stitches, lighten(cane, -0.26), 4, 'opacity=".7"');
  canvas.grain(side(y - 92, y + 2, 7), { colour: '#5a3414', axis: [-20, 0, RX, 0], opacity: 0.5 });
  canvas.path(oval(0, y - 92, RX + 7, RY), lighten(cane, 0.06));
  canvas.path(oval(0, y - 90, RX - 8, RY - 8), lighten(cane, -0.3));
}

function paintLid(stage: Stage, y: number): void {
  const { canvas } = stage;
  const cane = lit(stage, '#dfb676', 0.7);
  const dome = `M${-RX - 10} ${y}C${-RX * 0.9} ${y - 80} ${-90} ${y - 112} 0 ${y - 112}S${RX * 0.9} ${y - 80} ${RX + 10} ${y}A${RX + 10} ${RY} 0 0 1 ${-RX - 10} ${y}Z`;
  canvas.path(
    dome,
    canvas.linear(ramp(lighten(cane, -0.06), [0.34, lighten(cane, 0.08)], lighten(cane, -0.2)), [0, 0, 1, 0]),
  );
  canvas.inside(dome, () => {
    let weave = '';
    for (let i = -9; i <= 9; i += 1)
      weave += `M${i * 52 - 110} ${y + 60}L${i * 52 + 90} ${y - 130}M${i * 52 + 110} ${y + 60}L${i * 52 - 90} ${y - 130}`;
    canvas.stroke(weave, lighten(cane, -0.2), 7, 'opacity=".5"');
    canvas.stroke(weave, lighten(cane, 0.12), 3, 'opacity=".7" transform="translate(0 -5)"');
  });
  canvas.grain(dome, { colour: '#5a3414', axis: [-20, 0, RX, 0], opacity: 0.5 });
  canvas.stroke(`M${-RX - 10} ${y}A${RX + 10} ${RY} 0 0 0 ${RX + 10} ${y}`, lighten(cane, -0.12), 20);
  canvas.stroke(
    `M${-RX - 10} ${y - 4}A${RX + 10} ${RY} 0 0 0 ${RX + 10} ${y - 4}`,
    lighten(cane, 0.1),
    6,
    'opacity=".8"',
  );
  canvas.stroke(`M-26 ${y - 106}C-30 ${y - 150} 30 ${y - 150} 26 ${y - 106}`, lighten(cane, -0.2), 11);
}

/** Dumplings of three kinds on leaf in the open ring. */
function paintOpen(stage: Stage, y: number): void {
  const { canvas } = stage;
  const floor = oval(0, y + 2, RX - 8, RY - 8);
  canvas.path(floor, lit(stage, '#6f9a52'));
  const places: readonly (readonly [number, number, number])[] = [
    [-118, -14, 0],
    [-40, -24, 1],
    [44, -24, 2],
    [120, -14, 0],
    [-164, 8, 1],
    [-84, 12, 2],
    [0, 8, 0],
    [86, 12, 1],
    [164, 8, 2],
    [-44, 32, 0],
    [46, 32, 1],
  ];
  for (const [dx, dy, kind] of places) paintSmall(stage, [dx, y + dy], kind);
  canvas.stroke(`M${-RX - 1} ${y}A${RX + 1} ${RY} 0 0 0 ${RX + 1} ${y}`, lit(stage, '#e2bd7e'), 17);
  canvas.stroke(
    `M${-RX - 1} ${y - 5}A${RX + 1} ${RY} 0 0 0 ${RX + 1} ${y - 5}`,
    lit(stage, '#f9e4b4'),
    5,
    'opacity=".8"',
  );
}

function paintSmall(stage: Stage, [x, y]: Point, kind: number): void {
  const { canvas } = stage;
  const dough = lit(stage, kind === 0 ? '#f7efdc' : kind === 1 ? '#f2d27a' : '#f4e4e0', 0.4);
  canvas.path(oval(x + 4, y + 16, 40, 12), '#1c2a10', `opacity=".5" ${canvas.blur(4)}`);
  const body = `M${x - 38} ${y + 10}C${x - 44} ${y - 26} ${x - 20} ${y - 44} ${x} ${y - 46}S${x + 44} ${y - 26} ${x + 38} ${y + 10}Q${x} ${y + 28} ${x - 38} ${y + 10}Z`;
  canvas.path(body, canvas.linear(ramp(lighten(dough, 0.04), [0.5, dough], lighten(dough, -0.16)), [0.1, 0, 0.9, 1]));
  let pleats = '';
  for (let i = -3; i <= 3; i += 1) pleats += `M${x} ${y - 44}Q${x + i * 10} ${y - 32} ${x + i * 12} ${y - 4}`;
  canvas.stroke(pleats, lighten(dough, -0.15), 2.6, 'opacity=".7"');
  if (kind === 0) canvas.path(oval(x, y - 43, 8, 5), lighten(dough, -0.05));
  else if (kind === 1) {
    canvas.path(oval(x, y - 38, 20, 9), lit(stage, '#d9825a'));
    canvas.path(oval(x, y - 41, 7, 5), lit(stage, '#e8502c'));
  } else {
    canvas.path(oval(x + 6, y - 8, 18, 13), lit(stage, '#f0906a'), `opacity=".45" ${canvas.blur(4)}`);
    canvas.path(oval(x, y - 43, 7, 4.4), lit(stage, '#5fae4a'));
  }
  canvas.stroke(`M${x - 28} ${y - 10}Q${x - 24} ${y - 30} ${x - 10} ${y - 37}`, '#ffffff', 4, 'opacity=".6"');
}

/** Tea cups, soy and chilli in front. */
function paintTeaThings(stage: Stage, x: number): void {
  const { canvas } = stage;
  for (const [dx, y, w, colour] of [
    [-620, 920, 74, '#b98a3c'],
    [-430, 952, 66, '#3a1a10'],
    [430, 948, 66, '#c8321f'],
    [610, 916, 74, '#b98a3c'],
  ] as const) {
    const china = lit(stage, '#f7f3ea', 0.5);
    const cx = x + dx;
    canvas.path(oval(cx + 12, y + 34, w * 0.9, 14), '#1c0e0a', `opacity=".4" ${canvas.blur(6)}`);
    canvas.path(
      `M${cx - w} ${y - 40}C${cx - w * 0.9} ${y + 20} ${cx - w * 0.5} ${y + 36} ${cx - w * 0.4} ${y + 36}H${num(cx + w * 0.4)}C${num(cx + w * 0.5)} ${y + 36} ${num(cx + w * 0.9)} ${y + 20} ${cx + w} ${y - 40}Z`,
      canvas.linear(ramp(lighten(china, -0.05), [0.3, lighten(china, 0.03)], lighten(china, -0.2)), [0, 0, 1, 0]),
    );
    for (const k of [-0.5, 0, 0.5])
      canvas.path(
        leaf([cx + k * w, y - 4], 26, 7, -1.2) + leaf([cx + k * w, y - 4], 26, 7, -2),
        lit(stage, '#2c5ea8'),
        'opacity=".8"',
      );
    canvas.path(oval(cx, y - 40, w, w * 0.24), china);
    canvas.path(oval(cx, y - 38, w * 0.88, w * 0.19), lit(stage, colour, 0.4));
    canvas.stroke(
      `M${num(cx - w * 0.6)} ${y - 42}Q${num(cx - w * 0.2)} ${y - 50} ${num(cx + w * 0.2)} ${y - 49}`,
      '#ffffff',
      3,
      'opacity=".6"',
    );
  }
}
