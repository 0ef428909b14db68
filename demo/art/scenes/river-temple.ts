import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGildedStupa } from '#demo/art/motifs/gilded-stupa.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPrangTower } from '#demo/art/motifs/prang-tower.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRiverTaxi } from '#demo/art/motifs/river-taxi.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTieredGable } from '#demo/art/motifs/tiered-gable.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface RiverTempleOptions {
  /** How many boats are on the river. */
  readonly boats?: number;
}

const BANK = 706;

/** A porcelain-set temple tower on a broad river at sunrise, with boats. */
export const riverTemple: Scene<RiverTempleOptions> = {
  name: 'river-temple',
  draw(stage, { boats = 3 }) {
    const x = focalX(stage);
    paintSky(stage, BANK);
    paintSun(stage, [x - 400, 520], 70);
    paintClouds(stage, [
      { x: x - 620, y: 180, length: 480, opacity: 0.5 },
      { x: x + 380, y: 150, length: 360, bar: 12, opacity: 0.46 },
      { x: x - 340, y: 330, length: 320, bar: 10, opacity: 0.46 },
      { x: x + 430, y: 360, length: 300, bar: 9, opacity: 0.4 },
    ]);
    paintBirds(stage, [x - 300, 270], 6);
    paintFarBank(stage);
    paintWater(stage, BANK);
    paintReflected(stage, BANK, () => paintSanctuary(stage), { squash: 0.72, opacity: 0.42 });
    paintMist(stage, BANK - 40, BANK + 6, { opacity: 0.3 });
    paintGlitter(stage, x - 400, BANK + 4, 0.6);
    paintRipples(stage, BANK + 8, 130, 0.26);
    const fleet = [
      { keel: [x - 560, 786], size: 0.5, heading: 1, colour: '#2f7f6a' },
      { keel: [x + 250, 812], size: 0.62, heading: -1, colour: '#2f6f9a' },
      { keel: [x - 210, 896], size: 1.06, heading: 1, colour: '#c8442e' },
    ] as const;
    for (const boat of fleet.slice(-boats)) paintRiverTaxi(stage, boat);
  },
};

/** The far side of the bend: low hazy roofs and a few spires. */
function paintFarBank(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const x = focalX(stage);
  const far = mix(palette.hill, palette.haze, 0.6);
  let roofs = '';
  for (let px = -30; px < WIDTH; px += random.between(30, 64)) {
    const [w, h] = [random.between(34, 70), random.between(24, 66)];
    roofs += `${box(px, BANK - h, w, h)}M${num(px - 5)} ${num(BANK - h)}L${num(px + w / 2)} ${num(BANK - h - random.between(10, 30))}L${num(px + w + 5)} ${num(BANK - h)}Z`;
  }
  canvas.path(roofs, far);
  for (const [dx, size] of [
    [-760, 0.3],
    [-640, 0.24],
    [-250, 0.2],
    [-880, 0.22],
  ] as const)
    paintGildedStupa(stage, { foot: [x + dx, BANK], size, colour: '#d9b05a', form: 'chedi', haze: 0.62 });
  paintTreeRow(stage, {
    y: () => BANK - 2,
    size: 16,
    colour: mix(mix(palette.leaf, palette.hill, 0.4), palette.haze, 0.5),
    light: -1,
  });
  paintMist(stage, BANK - 90, BANK, { opacity: 0.6 });
}

function paintSanctuary(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  canvas.inside(box(-80, -80, WIDTH + 160, BANK + 80), () => {
    const leaf = mix(palette.leaf, palette.haze, 0.14);
    paintTreeRow(stage, {
      y: () => BANK - 26,
      size: 40,
      colour: mix(leaf, palette.haze, 0.2),
      light: -1,
      from: x - 400,
      to: WIDTH + 60,
    });
    for (const dx of [-258, 258])
      paintPrangTower(stage, { foot: [x + dx * 0.72, BANK - 52], size: 0.4, skin: 'porcelain', haze: 0.16 });
    paintPrangTower(stage, { foot: [x, BANK - 34], size: 0.98, skin: 'porcelain' });
    for (const dx of [-268, 268]) paintPrangTower(stage, { foot: [x + dx, BANK - 26], size: 0.5, skin: 'porcelain' });
    paintHall(stage, x - 420, 0.5);
    paintHall(stage, x + 424, 0.5);
    paintQuay(stage, x, leaf);
    paintPier(stage, x);
  });
}

/** The river wall with its glazed panels, hedges and palms. */
function paintQuay(stage: Stage, x: number, leaf: string): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#f3e8d2');
  canvas.path(box(x - 540, BANK - 34, WIDTH, 40), canvas.linear(ramp(wall, mix(wall, palette.hill, 0.5))));
  canvas.path(box(x - 546, BANK - 38, WIDTH, 7), lighten(wall, 0.04));
  let panels = '';
  for (let px = x - 524; px < WIDTH; px += 36) panels += box(px, BANK - 26, 24, 13);
  canvas.path(panels, mix(lit(stage, '#3f8a78'), wall, 0.3), 'opacity=".7"');
  paintTreeRow(stage, {
    y: () => BANK - 30,
    size: 17,
    colour: mix(leaf, palette.deep, 0.16),
    light: -1,
    from: x - 520,
    to: x - 150,
  });
  paintTreeRow(stage, {
    y: () => BANK - 30,
    size: 17,
    colour: mix(leaf, palette.deep, 0.16),
    light: -1,
    from: x + 150,
    to: WIDTH + 40,
  });
  for (const [dx, tall] of [
    [-512, 190],
    [-474, 140],
    [500, 210],
  ] as const)
    paintPalm(stage, {
      foot: [x + dx, BANK - 30],
      height: tall,
      lean: dx < 0 ? -24 : 26,
      colour: mix(leaf, palette.deep, 0.3),
    });
}

function paintHall(stage: Stage, x: number, size: number): void {
  const tiers = [
    { from: [60, 190], to: [170, 108], thick: 26 },
    { from: [36, 250], to: [126, 168], thick: 26 },
    { from: [0, 306], to: [86, 214], thick: 24 },
  ] as const;
  paintTieredGable(stage, {
    foot: [x, BANK - 30],
    size,
    tiers,
    tile: '#c8682f',
    wall: '#f0e2c8',
    front: [92, 160],
    columns: 6,
  });
}

/** The landing stage with its roof and steps to the water. */
function paintPier(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#8a5636');
  canvas.path(box(x - 74, BANK - 60, 148, 5), wood);
  canvas.path(
    `M${x - 88} ${BANK - 58}L${x - 54} ${BANK - 84}H${x + 54}L${x + 88} ${BANK - 58}Z`,
    canvas.linear(ramp(lit(stage, '#d9763a'), lit(stage, '#9a4a2a'))),
  );
  canvas.path(
    `M${x - 56} ${BANK - 82}L${x - 34} ${BANK - 102}H${x + 34}L${x + 56} ${BANK - 82}Z`,
    lit(stage, '#3f8a68'),
  );
  canvas.stroke(`M${x - 88} ${BANK - 58}H${x + 88}M${x - 56} ${BANK - 82}H${x + 56}`, lit(stage, palette.gold), 3);
  canvas.path([-70, -36, 32, 66].map((dx) => box(x + dx, BANK - 58, 5, 64)).join(''), wood);
  canvas.path(box(x - 90, BANK - 14, 180, 8), lighten(wood, 0.08));
  canvas.path(box(x - 66, BANK - 56, 132, 40), mix(palette.deep, palette.lamp, 0.3), 'opacity=".5"');
  canvas.path(box(-60, HEIGHT, 1, 1), wood);
}
