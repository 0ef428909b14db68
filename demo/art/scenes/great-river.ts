import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBroadTree } from '#demo/art/motifs/broad-tree.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintDugout } from '#demo/art/motifs/dugout.ts';
import { leafGreen } from '#demo/art/motifs/foliage.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintRiverBoat } from '#demo/art/motifs/river-boat.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTowerPagoda } from '#demo/art/motifs/tower-pagoda.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface GreatRiverOptions {
  /** A broad river between layered hills, or one below a pagoda on its hill. */
  readonly bank: 'hills' | 'pagoda';
}

const SHORE = 600;

/** A roofed wooden boat on a wide river. */
export const greatRiver: Scene<GreatRiverOptions> = {
  name: 'great-river',
  draw(stage, { bank }) {
    const x = focalX(stage);
    const hills = bank === 'hills';
    paintSky(stage, SHORE);
    const sunX = hills ? x + 180 : x - 330;
    paintSun(stage, [sunX, hills ? 368 : 330], hills ? 88 : 70);
    paintClouds(stage, [
      { x: x - 620, y: 180, length: 520, opacity: 0.4 },
      { x: x + 380, y: 130, length: 460, bar: 12, opacity: 0.38 },
      { x: sunX + 40, y: 300, length: 420, bar: 9, opacity: 0.4 },
    ]);
    paintWater(stage, SHORE);
    paintGlitter(stage, sunX, SHORE, 0.75);
    paintReflected(stage, SHORE, () => (hills ? paintHillBank(stage) : paintPagodaBank(stage, x)), {
      squash: 0.6,
      opacity: 0.5,
    });
    paintWaterlineMist(stage, SHORE, 60, 0.4);
    paintRipples(stage, SHORE + 12, 140, 0.26);
    paintBirds(stage, [x - 360, 270], 6);
    if (hills) {
      paintDugout(stage, { keel: [x - 560, 690], size: 0.5, guests: 1, poleman: { coat: '#c8853a', hat: 'cone' } });
      paintRiverBoat(stage, {
        keel: [x - 10, 836],
        size: 1.04,
        roof: '#8a4a34',
        trim: '#3f8f86',
        curtain: '#e0a13a',
        guests: 4,
      });
      return;
    }
    paintDugout(stage, { keel: [x - 640, 690], size: 0.46, guests: 1, poleman: { coat: '#7a2f4c', hat: 'cone' } });
    paintRiverBoat(stage, {
      keel: [x - 20, 838],
      size: 1.2,
      style: 'pavilion',
      roof: '#c8902c',
      trim: '#c8382e',
      curtain: '#2f6fa8',
      guests: 4,
    });
  },
};

function paintHillBank(stage: Stage): void {
  const { palette } = stage;
  stage.canvas.inside(box(-60, -60, WIDTH + 120, SHORE + 62), () => {
    const rows = [
      { y: 384, height: 120, wave: 300, haze: 0.56 },
      { y: 440, height: 130, wave: 270, haze: 0.36 },
      { y: 494, height: 110, wave: 330, haze: 0.18 },
      { y: 546, height: 70, wave: 280, haze: 0.04 },
    ];
    for (const [i, { y, height, wave, haze }] of rows.entries()) {
      const colour = mix(mix(palette.hill, palette.deep, i * 0.13), palette.haze, haze);
      paintRidge(stage, {
        name: `range${i}`,
        y,
        height,
        wave,
        colour,
        fade: 0.5,
        ...(i > 1 ? { trees: 3 + i * 2 } : {}),
      });
      paintWaterlineMist(stage, y + 84, 70, 0.26);
    }
    paintFarBank(stage, { y: SHORE, height: 120, haze: 0.14, palms: 14, light: -1 });
  });
}

/** Trees on the hill: x, y and height. */
const STAND = [
  [-560, -20, 150],
  [-470, -60, 190],
  [-360, -80, 210],
  [-250, -100, 190],
  [-150, -104, 150],
  [290, -106, 160],
  [380, -96, 220],
  [490, -80, 200],
  [590, -60, 190],
  [690, -20, 160],
] as const;

function paintPagodaBank(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const green = mix(leafGreen(stage), palette.deep, 0.3);
  canvas.inside(box(-60, -60, WIDTH + 120, SHORE + 62), () => {
    for (const [i, y] of [470, 520].entries())
      paintRidge(stage, {
        name: `far${i}`,
        y,
        height: 70,
        wave: 320,
        colour: mix(palette.hill, palette.haze, 0.6 - i * 0.2),
        fade: 0.6,
      });
    paintFarBank(stage, { y: SHORE, height: 120, haze: 0.36, palms: 5 });
    const hill = `M${x - 700} ${SHORE}Q${x - 420} ${SHORE - 96} ${x - 120} ${SHORE - 118}H${x + 320}Q${x + 620} ${SHORE - 96} ${x + 860} ${SHORE}Z`;
    canvas.path(hill, green);
    canvas.grain(hill, { colour: palette.deep, axis: [x + 100, 0, x - 400, 0], opacity: 0.5 });
    for (const [i, [dx, dy, tall]] of STAND.entries())
      paintBroadTree(stage, {
        name: `pine${i}`,
        foot: [x + dx, SHORE + dy],
        height: tall,
        spread: tall * 0.94,
        colour: lighten(green, (i % 3) * 0.02),
        light: -1,
      });
    paintTowerPagoda(stage, { foot: [x + 100, SHORE - 112], tiers: 7, half: 60 });
    paintStairs(stage, x + 100);
    for (const [i, dx] of [-640, -500, -350, -200, -60, 250, 390, 540, 700].entries())
      paintBroadTree(stage, {
        name: `low${i}`,
        foot: [x + dx, SHORE + 2],
        height: 92 + (i % 3) * 14,
        spread: 130,
        colour: mix(green, palette.deep, 0.14 + (i % 2) * 0.12),
        light: -1,
      });
  });
}

/** Steps from the landing up to the terrace, with four pillars at their foot. */
function paintStairs(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const stone = mix('#d8cbb4', palette.haze, 0.3);
  canvas.path(`M${x - 34} ${SHORE - 116}H${x + 34}L${x + 62} ${SHORE}H${x - 62}Z`, stone);
  let steps = '';
  for (let i = 1; i < 10; i += 1) steps += `M${x - 34 - i * 2.2} ${SHORE - 116 + i * 11.6}H${x + 34 + i * 2.2}`;
  canvas.stroke(steps, lighten(stone, -0.14), 2, 'opacity=".7"');
  for (const dx of [-96, -44, 44, 96]) {
    canvas.path(box(x + dx - 6, SHORE - 92, 12, 92), lighten(stone, 0.05));
    canvas.path(`M${x + dx - 10} ${SHORE - 92}h20l-10 -20Z`, lighten(stone, -0.06));
  }
  canvas.path(box(x - 124, SHORE - 8, 248, 10), lighten(stone, -0.1));
}
