import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBasketBoat } from '#demo/art/motifs/basket-boat.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintNipa } from '#demo/art/motifs/nipa.ts';
import { paintSampan } from '#demo/art/motifs/sampan.ts';
import { paintRowedSampan } from '#demo/art/motifs/rowed-sampan.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface PalmCanalOptions {
  /** A sampan in a narrow canal, or round basket boats on a wider reach. */
  readonly boats: 'sampan' | 'baskets';
}

const HORIZON = 520;

/** Water palms along both sides of a canal. */
export const palmCanal: Scene<PalmCanalOptions> = {
  name: 'palm-canal',
  draw(stage, { boats }) {
    const x = focalX(stage);
    const narrow = boats === 'sampan';
    paintSky(stage, HORIZON);
    paintSun(stage, narrow ? [x + 30, 330] : [x + 330, 170], narrow ? 84 : 56);
    paintClouds(stage, [
      { x: x - 330, y: 150, length: 420, opacity: 0.5 },
      { x: x + 330, y: 230, length: 360, bar: 11, opacity: 0.5 },
    ]);
    paintBirds(stage, [x - 90, 210], 5);
    paintWater(stage, HORIZON);
    paintFarBank(stage, { y: HORIZON, height: narrow ? 130 : 170, haze: 0.42, palms: narrow ? 9 : 13 });
    paintWaterlineMist(stage, HORIZON, 110, narrow ? 0.66 : 0.3);
    if (narrow) paintGlitter(stage, x + 30, HORIZON + 6, 0.7);
    paintRipples(stage, HORIZON + 10, 150, 0.3);
    paintRows(stage, x, narrow);
    if (narrow) {
      paintEgret(stage, [x + 296, 690], 0.56, { facing: -1 });
      paintSampan(stage, { keel: [x + 90, 588], size: 0.34, colour: '#3f7f8f', heading: -1 });
      paintRowedSampan(stage, { keel: [x - 16, 816], size: 1.36 });
    } else paintBaskets(stage, x);
    paintNear(stage, x, narrow);
  },
};

/** Clumps from far to near on both sides, darker and taller as they come, with their mirror images below. */
function paintRows(stage: Stage, x: number, narrow: boolean): void {
  const { canvas, palette } = stage;
  const steps = 7;
  for (let i = 0; i < steps; i += 1) {
    const near = (i / (steps - 1)) ** 1.6;
    const y = HORIZON + 16 + near * 300;
    const away = (narrow ? 120 : 250) + near * (narrow ? 560 : 620);
    const haze = 0.62 * (1 - i / (steps - 1)) ** 1.1;
    const colour = mix(mix(palette.leaf, palette.deep, 0.08 + near * 0.34), palette.haze, haze);
    for (const side of [-1, 1] as const) {
      const place = [x + side * away + stage.random.around(0, 14), y] as const;
      const look = {
        name: `row${i}${side}`,
        foot: place,
        height: 130 + near * 470,
        colour,
        lean: -side * (narrow ? 0.55 : 0.3),
        fronds: 9,
      };
      const clump = canvas.symbol(canvas.capture(() => paintNipa(stage, look)));
      const flip = `translate(0 ${Math.round(y * 1.62)}) scale(1 -.62)`;
      canvas.add(
        `<g transform="${flip}" opacity=".17" ${canvas.blur(3)}><use href="#${clump}"/></g><use href="#${clump}"/>`,
      );
      canvas.path(
        oval(place[0], y, 50 + near * 120, 5 + near * 9),
        mix(colour, palette.deep, 0.5),
        `opacity=".7" ${canvas.blur(3)}`,
      );
    }
  }
}

function paintBaskets(stage: Stage, x: number): void {
  paintBasketBoat(stage, { keel: [x - 210, 606], size: 0.46, coat: '#c8433a' });
  paintBasketBoat(stage, { keel: [x + 90, 618], size: 0.5, coat: '#3f8fa0', heading: -1 });
  paintBasketBoat(stage, { keel: [x + 330, 688], size: 0.8, coat: '#e0a13a', heading: -1, guest: '#f0e4cc' });
  paintBasketBoat(stage, { keel: [x - 330, 716], size: 0.92, coat: '#7a3a6c', guest: '#3f7fa0' });
  paintBasketBoat(stage, { keel: [x + 10, 858], size: 1.7, coat: '#c8433a', guest: '#f2c24a' });
}

/** Dark fronds over the lower corners. */
function paintNear(stage: Stage, x: number, narrow: boolean): void {
  const { canvas, palette } = stage;
  const dark = mix(palette.leaf, palette.deep, 0.62);
  for (const side of [-1, 1] as const) {
    const foot = [x + side * (narrow ? 800 : 860), 1060] as const;
    paintNipa(stage, {
      name: `near${side}`,
      foot,
      height: narrow ? 640 : 430,
      colour: dark,
      lean: -side * 0.5,
      fronds: 11,
    });
  }
  const shade = canvas.linear(ramp([0, palette.deep, 0], [1, palette.deep, 0.5]));
  canvas.add(`<rect y="${HEIGHT - 120}" width="${WIDTH}" height="120" fill="${shade}"/>`);
}
