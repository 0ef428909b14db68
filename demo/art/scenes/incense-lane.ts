import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBougainvillea } from '#demo/art/motifs/bougainvillea.ts';
import { paintIncenseFan } from '#demo/art/motifs/incense-fan.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintSeatedVendor } from '#demo/art/motifs/seated-vendor.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface IncenseLaneOptions {
  readonly dyes?: readonly [string, ...string[]];
}

const LANE = 560;
const DYES = ['#d81f3c', '#f2b420', '#c8182c', '#e2487a', '#e83a2c', '#f2b420', '#8a3aa0'] as const;

/** Rows of bundles: y of their feet, half the width of a bundle, how many. */
const ROWS = [
  { y: 632, half: 62, count: 13 },
  { y: 704, half: 84, count: 10 },
  { y: 806, half: 118, count: 7 },
  { y: 946, half: 160, count: 6 },
] as const;

/** Bundles of dyed incense sticks fanned out to dry on a lane, a maker between them. */
export const incenseLane: Scene<IncenseLaneOptions> = {
  name: 'incense-lane',
  draw(stage, { dyes = DYES }) {
    const { canvas, random } = stage;
    const x = focalX(stage);
    paintHouseWall(stage);
    paintLane(stage);
    const fans = dyes.map((dye) =>
      canvas.symbol(canvas.capture(() => paintIncenseFan(stage, { foot: [0, 0], half: 150, dye }))),
    );
    for (const [row, { y, half, count }] of ROWS.entries()) {
      for (let i = 0; i < count; i += 1) {
        const px = x + (i - (count - 1) / 2 + (row % 2) * 0.5) * half * 2.1 + random.around(0, half * 0.12);
        // The makers need a place to sit and to walk.
        if (row > 0 && Math.abs(px - x - 90) < (row === 3 ? 130 : half * 1.15)) continue;
        if (row === 2 && Math.abs(px - x + 500) < 110) continue;
        const scale = Math.round((half / 150) * random.between(0.86, 1) * 100) / 100;
        const turn = random.chance(0.5) ? scale : -scale;
        const place = `translate(${num(px)} ${num(y + random.around(0, half * 0.1))}) rotate(${num(random.around(0, 4))}) scale(${turn} ${scale})`;
        canvas.add(`<use href="#${fans[(i * 2 + row * 3) % fans.length] ?? ''}" transform="${place}"/>`);
      }
      if (row === 2) paintMakers(stage, x);
    }
    paintSunPatches(stage);
  },
};

function paintHouseWall(stage: Stage): void {
  const { canvas, palette } = stage;
  const lime = lit(stage, '#e9c46a');
  canvas.path(box(0, 0, WIDTH, LANE + 30), canvas.linear(ramp(lighten(lime, 0.05), lighten(lime, -0.04))));
  canvas.grain(box(0, 0, WIDTH, LANE + 30), { colour: lighten(lime, -0.18), axis: [100, 0, 1600, 700], opacity: 0.45 });
  canvas.path(box(0, LANE - 70, WIDTH, 100), mix(lime, lit(stage, '#9a5a3a'), 0.5));
  canvas.path(box(0, LANE - 74, WIDTH, 8), lit(stage, '#f8ecc8'));
  for (const [x, kind] of [
    [230, 'window'],
    [800, 'door'],
    [1370, 'window'],
  ] as const) {
    if (kind === 'window') paintShutters(stage, [x, 400], lit(stage, '#2f7a6a'));
    else paintMoonDoor(stage, [x, LANE + 20]);
  }
  const tile = lit(stage, '#8a4a38');
  canvas.path(box(0, 0, WIDTH, 66), canvas.linear(ramp(lighten(tile, -0.06), lighten(tile, 0.02))));
  let ends = '';
  for (let x = 8; x < WIDTH; x += 21) ends += oval(x, 68, 10.5, 9);
  canvas.path(ends, lighten(tile, 0.08));
  for (const x of [420, 560, 1040, 1180])
    paintLantern(stage, {
      hook: [x, 84],
      size: 0.92,
      colour: x === 420 || x === 1180 ? '#d8362a' : '#e8962c',
      shape: 'globe',
    });
  canvas.path(box(0, 74, WIDTH, 60), canvas.linear(ramp([0, palette.deep, 0.34], [1, palette.deep, 0])));
  paintBougainvillea(
    stage,
    [
      [[1580, 110], 110],
      [[1500, 70], 76],
      [[1570, 250], 66],
      [[20, 90], 80],
      [[60, 60], 60],
    ],
    '#f26a9a',
  );
}

function paintShutters(stage: Stage, [x, y]: Point, leaf: string): void {
  const { canvas, palette } = stage;
  canvas.path(box(x - 128, y - 250, 256, 262), lit(stage, '#f8ecc8'));
  canvas.path(box(x - 112, y - 236, 224, 236), mix(palette.deep, leaf, 0.35));
  for (const side of [-1, 1]) {
    const left = side === -1 ? x - 112 : x + 4;
    canvas.path(
      box(left, y - 236, 108, 236),
      canvas.linear(ramp(lighten(leaf, 0.05), lighten(leaf, -0.05)), [0, 0, 1, 0]),
    );
    let slats = '';
    for (let py = y - 222; py < y - 12; py += 13) slats += box(left + 12, py, 84, 5);
    canvas.path(slats, lighten(leaf, -0.11), 'opacity=".8"');
  }
  canvas.path(box(x - 140, y + 8, 280, 14), lit(stage, '#f8ecc8'));
}

/** A round-headed gateway into a courtyard with a tree. */
function paintMoonDoor(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const gate = `M${x - 130} ${y}V${y - 250}Q${x - 130} ${y - 370} ${x} ${y - 370}Q${x + 130} ${y - 370} ${x + 130} ${y - 250}V${y}Z`;
  canvas.stroke(gate, lit(stage, '#f8ecc8'), 22);
  canvas.path(gate, canvas.linear(ramp(mix(palette.sky[2], palette.haze, 0.3), mix(palette.leaf, palette.haze, 0.3))));
  canvas.inside(gate, () => {
    canvas.path(box(x - 140, y - 130, 280, 140), lit(stage, '#d9c8a0'));
    for (const [dx, dy, r, step] of [
      [-70, -230, 90, 0],
      [50, -260, 100, 0.05],
      [0, -190, 80, -0.05],
      [90, -180, 60, 0.02],
    ] as const)
      canvas.path(oval(x + dx, y + dy, r, r * 0.7), lighten(lit(stage, palette.leaf), step));
    canvas.stroke(`M${x - 10} ${y - 80}Q${x - 4} ${y - 150} ${x + 14} ${y - 210}`, lit(stage, '#6a4a36'), 16);
    canvas.path(
      `M${x - 76} ${y - 96}Q${x - 96} ${y - 60} ${x - 66} ${y - 40}H${x - 34}Q${x - 4} ${y - 60} ${x - 24} ${y - 96}Z`,
      lit(stage, '#3f7fae'),
    );
  });
  canvas.stroke(gate, lighten(lit(stage, '#c84a34'), 0), 6);
}

function paintLane(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#d9c4a0');
  canvas.path(
    box(0, LANE + 24, WIDTH, HEIGHT - LANE),
    canvas.linear(ramp(lighten(stone, 0.02), lighten(stone, -0.08))),
  );
  let joints = '';
  for (let i = 1; i < 10; i += 1) joints += `M0 ${num(LANE + 24 + i * i * 5)}H${WIDTH}`;
  for (let px = -2000; px < 2000; px += 120)
    joints += `M${num(800 + px * 0.6)} ${LANE + 24}L${num(800 + px * 1.5)} ${HEIGHT}`;
  canvas.stroke(joints, lighten(stone, -0.1), 2.2, 'opacity=".45"');
  canvas.path(box(0, LANE + 22, WIDTH, 16), palette.deep, `opacity=".22" ${canvas.blur(4)}`);
}

/** One maker ties the next bundle, another carries a basket past. */
function paintMakers(stage: Stage, x: number): void {
  paintPasserBy(stage, {
    foot: [x - 500, 760],
    size: 3.3,
    dress: 'shirt',
    colours: ['#3f7f8f', '#f4ead6'],
    headwear: 'cone',
    pose: 'carry',
    facing: 1,
    skin: '#c08a5c',
  });
  paintSeatedVendor(stage, {
    foot: [x + 96, 850],
    size: 3.9,
    colours: ['#7a4aa0', '#3a3244'],
    headwear: 'cone',
    skin: '#c08a5c',
    facing: -1,
  });
  paintIncenseFan(stage, { foot: [x + 96, 862], half: 62, dye: '#f2b420', squash: 0.34 });
}

/** Sun through leaves lies on wall and lane. */
function paintSunPatches(stage: Stage): void {
  const { canvas, palette, random } = stage;
  let spots = '';
  for (let i = 0; i < 34; i += 1)
    spots += oval(random.between(0, WIDTH), random.between(120, 520), random.between(14, 46), random.between(9, 26));
  canvas.path(spots, palette.sun, `opacity=".14" ${canvas.blur(7)}`);
}
