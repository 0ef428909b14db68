import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFloatingLantern } from '#demo/art/motifs/floating-lantern.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintMerchantHouse } from '#demo/art/motifs/merchant-house.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSampan } from '#demo/art/motifs/sampan.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface LanternRiverOptions {
  /** How many paper lanterns drift on the water. */
  readonly candles?: number;
}

const BANK = 640;
const SILKS = ['#d8432c', '#f0a02c', '#2f9a8a', '#e2668a', '#7a5ac0', '#e8c84a', '#3f7fc0'] as const;

/** Merchants' houses on a river at night, a covered bridge, lanterns on wires and on the water. */
export const lanternRiver: Scene<LanternRiverOptions> = {
  name: 'lantern-river',
  draw(stage, { candles = 30 }) {
    paintSky(stage, 620);
    paintSun(stage, [300, 170], 54);
    paintClouds(stage, [
      { x: 420, y: 260, length: 420, opacity: 0.5 },
      { x: 1180, y: 150, length: 460, bar: 12, opacity: 0.5 },
    ]);
    paintWater(stage, BANK);
    paintReflected(stage, BANK + 26, () => paintBank(stage), { squash: 0.86, opacity: 0.62 });
    paintLightOnWater(stage);
    paintRipples(stage, BANK + 30, 90, 0.16);
    paintBoats(stage);
    paintCandles(stage, candles);
    paintWires(stage);
  },
};

function paintBank(stage: Stage): void {
  const { canvas, palette } = stage;
  for (const [x, tall, lean] of [
    [40, 300, -30],
    [600, 360, 30],
    [1180, 380, 24],
  ] as const)
    paintPalm(stage, { foot: [x, BANK], height: tall, lean, colour: mix(palette.leaf, palette.deep, 0.3) });
  const walls = ['#f0b63c', '#e9a83c', '#f4c558', '#e2a04c', '#f0bb48'] as const;
  const woods = ['#5a3424', '#2f5a54', '#6a3a28', '#3a4f6a', '#4f2f24'] as const;
  const widths = [236, 214, 250, 222, 240];
  let x = 566;
  for (let i = 0; x < WIDTH; i += 1) {
    const width = widths[i % 5] ?? 230;
    paintMerchantHouse(stage, {
      foot: [x, BANK - 14],
      width,
      height: 300 + ((i * 37) % 3) * 22,
      wall: walls[i % 5] ?? walls[0],
      wood: woods[i % 5] ?? woods[0],
      upper: i % 2 === 0 ? 'balcony' : 'windows',
    });
    x += width;
  }
  paintCoveredBridge(stage);
  const quay = lit(stage, '#8f7a6a');
  canvas.path(box(540, BANK - 16, WIDTH, 44), canvas.linear(ramp(lighten(quay, 0.08), lighten(quay, -0.08))));
  canvas.path(box(540, BANK - 18, WIDTH, 7), mix(quay, palette.lamp, 0.45));
  let joints = '';
  for (let px = 560; px < WIDTH; px += 46) joints += `M${px} ${BANK - 8}v34M${px + 22} ${BANK + 8}v18`;
  canvas.stroke(`${joints}M540 ${BANK + 8}H${WIDTH}`, lighten(quay, -0.14), 1.8, 'opacity=".6"');
  paintStrollers(stage);
  for (let i = 0; i < 15; i += 1)
    paintLantern(stage, {
      hook: [596 + i * 69, BANK - 168 + (i % 2) * 6],
      size: 0.36,
      colour: SILKS[(i * 3) % 7] ?? SILKS[0],
      shape: (['globe', 'drop', 'drum'] as const)[i % 3] ?? 'globe',
    });
}

function paintStrollers(stage: Stage): void {
  const looks = [
    { dress: 'sarong', colours: ['#f4ead8', '#f4ead8'], headwear: 'cone' },
    { dress: 'shirt', colours: ['#3f6f9a', '#3a3a48'], headwear: 'none' },
    { dress: 'sarong', colours: ['#c8485a', '#f0e2c8'], headwear: 'cone' },
    { dress: 'shirt', colours: ['#e2b45a', '#4a4038'], headwear: 'none' },
    { dress: 'sarong', colours: ['#7a5ac0', '#f4ead8'], headwear: 'bun' },
  ] as const;
  for (let i = 0; i < 11; i += 1) {
    const look = looks[(i * 2) % 5] ?? looks[0];
    paintPasserBy(stage, {
      ...look,
      foot: [620 + i * 88 + stage.random.around(0, 26), BANK - 6],
      size: 0.92,
      facing: i % 3 === 0 ? -1 : 1,
      pose: i % 2 === 0 ? 'walk' : 'stand',
      skin: '#c08a5c',
    });
  }
}

/** A bridge of stone arches with a tiled hall on it: the calm left third. */
function paintCoveredBridge(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#a8806a');
  const [left, right] = [80, 560];
  const deck = BANK - 58;
  canvas.path(box(left - 60, BANK - 40, 560, 68), mix(palette.deep, palette.water[2], 0.5));
  let piers = `M${left - 100} ${BANK + 28}V${deck + 20}Q${(left + right) / 2} ${deck - 26} ${right + 30} ${deck + 14}V${BANK + 28}Z`;
  for (let i = 0; i < 3; i += 1) {
    const cx = left + 96 + i * 144;
    piers += `M${cx - 48} ${BANK + 28}V${BANK - 2}Q${cx} ${BANK - 62} ${cx + 48} ${BANK - 2}V${BANK + 28}Z`;
  }
  canvas.path(piers, canvas.linear(ramp(lighten(stone, 0.05), lighten(stone, -0.1))), 'fill-rule="evenodd"');
  const wood = lit(stage, '#8a2f24');
  const [x0, x1, top] = [left + 20, right - 20, deck - 94];
  canvas.path(box(x0, top, x1 - x0, 96), mix(palette.lamp, '#ff9a4a', 0.3), 'opacity=".92"');
  let posts = '';
  for (let i = 0; i <= 8; i += 1) posts += box(x0 + ((x1 - x0) * i) / 8 - 5, top, 10, 100);
  canvas.path(posts, wood);
  for (const [i, px] of [190, 300, 420].entries())
    paintPasserBy(stage, {
      foot: [px, deck - 2],
      size: 0.82,
      dress: i === 1 ? 'sarong' : 'shirt',
      colours: i === 1 ? ['#e8d8c0', '#b8405c'] : ['#3a4a6a', '#2a2a36'],
      pose: 'walk',
      headwear: i === 1 ? 'cone' : 'none',
    });
  canvas.path(box(x0 - 16, deck - 30, x1 - x0 + 32, 8) + box(x0 - 16, deck - 8, x1 - x0 + 32, 12), lighten(wood, 0.05));
  let rail = '';
  for (let px = x0; px < x1; px += 14) rail += `M${px} ${deck - 28}v22`;
  canvas.stroke(rail, wood, 3);
  paintBridgeRoof(stage, [x0, x1], top);
  for (let i = 0; i < 6; i += 1)
    paintLantern(stage, {
      hook: [x0 + 40 + i * ((x1 - x0 - 80) / 5), top + 8],
      size: 0.34,
      colour: SILKS[(i * 2) % 7] ?? SILKS[0],
      shape: 'globe',
    });
}

function paintBridgeRoof(stage: Stage, [x0, x1]: Point, top: number): void {
  const { canvas } = stage;
  const clay = lit(stage, '#70504a');
  const mid = (x0 + x1) / 2;
  for (const [a, b, y, rise] of [
    [x0 - 44, x1 + 44, top + 6, 56],
    [mid - 110, mid + 110, top - 44, 50],
  ] as const) {
    const roof = `M${a} ${y}Q${a + 34} ${y - 14} ${a + 52} ${y - rise}H${b - 52}Q${b - 34} ${y - 14} ${b} ${y}L${b + 12} ${y - 12}L${b - 2} ${y + 9}H${a + 2}L${a - 12} ${y - 12}Z`;
    canvas.path(roof, canvas.linear(ramp(lighten(clay, 0.07), lighten(clay, -0.08))));
    let ribs = '';
    for (let px = a + 54; px < b - 50; px += 10) ribs += `M${px} ${y - rise}L${num(mid + (px - mid) * 1.18)} ${y + 6}`;
    canvas.inside(roof, () => canvas.stroke(ribs, lighten(clay, -0.13), 3, 'opacity=".7"'));
    canvas.path(
      `M${a + 44} ${y - rise + 3}Q${a + 40} ${y - rise - 16} ${a + 64} ${y - rise - 8}H${b - 64}Q${b - 40} ${y - rise - 16} ${b - 44} ${y - rise + 3}Z`,
      lighten(clay, -0.05),
    );
  }
}

function paintLightOnWater(stage: Stage): void {
  const { canvas, palette, random } = stage;
  for (let i = 0; i < 17; i += 1) {
    const x = 110 + i * 92 + random.around(0, 20);
    canvas.path(
      oval(x, BANK + 130 + random.between(0, 40), random.between(9, 20), 120),
      i % 3 === 0 ? mix(SILKS[i % 7] ?? palette.lamp, palette.lamp, 0.3) : palette.lamp,
      `opacity=".3" ${canvas.blur(10)}`,
    );
  }
}

function paintBoats(stage: Stage): void {
  const boats = [
    { keel: [860, 742], size: 0.9, heading: 1, guests: 3 },
    { keel: [1330, 800], size: 1.25, heading: -1, guests: 3 },
    { keel: [430, 770], size: 0.95, heading: 1, guests: 2 },
  ] as const;
  for (const { keel, size, heading, guests } of boats) {
    paintSampan(stage, { keel, size, heading, guests });
    const [x, y] = keel;
    stage.canvas.stroke(
      `M${num(x - heading * 128 * size)} ${num(y - 20 * size)}V${num(y - 92 * size)}H${num(x - heading * 96 * size)}`,
      lit(stage, '#6a4a30'),
      3 * size,
    );
    paintLantern(stage, {
      hook: [x - heading * 98 * size, y - 88 * size],
      size: 0.42 * size,
      colour: heading === 1 ? '#d8432c' : '#f0a02c',
      shape: 'globe',
    });
  }
}

function paintCandles(stage: Stage, count: number): void {
  const { random } = stage;
  const spots = Array.from({ length: count }, (): readonly [Point, number] => {
    const t = random.next();
    return [[random.between(30, WIDTH - 30), BANK + 70 + t * t * 280], t * t];
  }).sort((a, b) => a[1] - b[1]);
  for (const [i, [spot, t]] of spots.entries())
    paintFloatingLantern(stage, spot, 0.34 + t * 0.9, SILKS[(i * 3) % 7] ?? SILKS[0]);
  for (const [i, [x, y, size]] of (
    [
      [330, 930, 1.7],
      [760, 955, 2],
      [1120, 925, 1.6],
      [1450, 960, 1.8],
    ] as const
  ).entries())
    paintFloatingLantern(stage, [x, y], size, SILKS[(i * 2 + 1) % 7] ?? SILKS[1]);
}

/** Two wires of big lanterns from the right edge, open towards the quiet left. */
function paintWires(stage: Stage): void {
  const { canvas } = stage;
  for (const [row, { from, to, sag }] of (
    [
      { from: [1640, 30], to: [560, 250], sag: 70 },
      { from: [1640, 190], to: [900, 300], sag: 40 },
    ] as const
  ).entries()) {
    const on = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
    ];
    const mid = on(0.5);
    canvas.stroke(`M${from[0]} ${from[1]}Q${num(mid[0])} ${num(mid[1] + sag)} ${to[0]} ${to[1]}`, '#0a1018', 3);
    const count = row === 0 ? 7 : 4;
    for (let i = 0; i < count; i += 1) {
      const t = (i + 0.5) / count;
      paintLantern(stage, {
        hook: on(t),
        size: (row === 0 ? 1.15 : 0.8) * (1 - t * 0.4),
        colour: SILKS[(i * 2 + row * 3) % 7] ?? SILKS[0],
        shape: (['globe', 'drop', 'drum'] as const)[i % 3] ?? 'globe',
      });
    }
  }
}
