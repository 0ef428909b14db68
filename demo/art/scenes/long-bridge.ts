import { WIDTH } from '#demo/art/kit/canvas.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBicycleWalker } from '#demo/art/motifs/bicycle-walker.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBroadTree } from '#demo/art/motifs/broad-tree.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintDugout } from '#demo/art/motifs/dugout.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { leafGreen } from '#demo/art/motifs/foliage.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTeakBridge } from '#demo/art/motifs/teak-bridge.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import { mix } from '#demo/art/kit/colour.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface LongBridgeOptions {
  readonly boat?: boolean;
}

const WATER = 660;

/** A long teak bridge against the evening sun. */
export const longBridge: Scene<LongBridgeOptions> = {
  name: 'long-bridge',
  draw(stage, { boat = true }) {
    const { palette } = stage;
    const x = focalX(stage);
    paintSky(stage, WATER);
    paintSun(stage, [x - 40, 500], 132);
    paintClouds(stage, [
      { x: x - 620, y: 200, length: 560, opacity: 0.42 },
      { x: x + 360, y: 150, length: 480, opacity: 0.38 },
      { x: x - 300, y: 400, length: 520, bar: 10, opacity: 0.42 },
      { x: x + 330, y: 360, length: 420, bar: 9, opacity: 0.4 },
    ]);
    paintBirds(stage, [x - 290, 300], 7);
    paintBirds(stage, [x + 260, 250], 4);
    for (const [i, y] of [606, 630].entries())
      paintRidge(stage, {
        name: `hill${i}`,
        y,
        height: 30,
        wave: 300,
        colour: mix(palette.hill, palette.haze, 0.6 - i * 0.2),
        fade: 0.5,
      });
    paintWater(stage, WATER);
    paintGlitter(stage, x - 40, WATER, 0.8);
    paintReflected(stage, WATER, () => paintCrossing(stage, x), { squash: 0.72, opacity: 0.5 });
    paintWaterlineMist(stage, WATER, 20, 0.14);
    paintRipples(stage, WATER + 10, 150, 0.24);
    if (boat)
      paintDugout(stage, { keel: [x + 30, 856], size: 0.92, guests: 2, poleman: { coat: '#7a4a6c', hat: 'cone' } });
    for (const [dx, y] of [
      [-480, 828],
      [430, 772],
    ] as const)
      stage.canvas.path(oval(x + dx, y, 120, 9), mix(palette.haze, palette.hill, 0.5), 'opacity=".8"');
    for (const [dx, y, size, facing] of [
      [-520, 806, 0.66, 1],
      [-440, 826, 0.74, -1],
      [430, 770, 0.5, -1],
    ] as const)
      paintEgret(stage, [x + dx, y], size, { facing });
  },
};

function paintCrossing(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const deck = (at: number): number => 486 + ((at - x - 60) / 900) ** 2 * 34;
  canvas.inside(box(-60, -60, WIDTH + 120, WATER + 74), () => {
    paintFarBank(stage, { y: WATER, height: 60, haze: 0.5, trees: 7 });
    paintBroadTree(stage, {
      name: 'rain',
      foot: [x + 520, WATER],
      height: 330,
      spread: 380,
      colour: mix(mix(leafGreen(stage), palette.deep, 0.3), palette.haze, 0.26),
      light: -1,
    });
    paintTeakBridge(stage, { deck, water: WATER, from: -40, to: WIDTH + 60 });
    paintPeople(stage, x, deck);
  });
}

function paintPeople(stage: Stage, x: number, deck: (at: number) => number): void {
  const { canvas, palette } = stage;
  const people = [
    { dx: -590, top: '#5a2f38', bottom: '#3a2440', head: 'bun', load: 'basket', heading: 1 },
    { dx: -330, top: '#c9843c', bottom: '#4a2a3c', head: 'cone', load: 'none', heading: 1 },
    { dx: -262, top: '#8f4a5a', bottom: '#2f2a40', head: 'bun', load: 'bag', heading: 1 },
    { dx: 96, top: '#8c2f39', bottom: '#8c2f39', head: 'shaved', load: 'none', heading: -1 },
    { dx: 150, top: '#8c2f39', bottom: '#8c2f39', head: 'shaved', load: 'none', heading: -1 },
    { dx: 400, top: '#4a4a6a', bottom: '#3a2440', head: 'hair', load: 'none', heading: -1 },
  ] as const;
  for (const { dx, ...look } of people)
    paintWalker(stage, {
      foot: [x + dx, deck(x + dx) - 5],
      size: 1,
      ...look,
      dress: look.head === 'shaved' ? 'robe' : 'skirt',
    });
  canvas.path(oval(x + 96, deck(x + 96) - 130, 54, 15), mix('#a8502f', palette.deep, 0.2));
  canvas.stroke(`M${x + 96} ${deck(x) - 136}V${deck(x) - 46}`, mix(palette.deep, '#5a3a28', 0.3), 3);
  for (const dx of [-80, 268])
    paintBicycleWalker(stage, {
      foot: [x + dx, deck(x + dx) - 5],
      size: 1,
      top: '#c98a4a',
      bottom: '#3f2a44',
      heading: dx > 0 ? -1 : 1,
    });
}
