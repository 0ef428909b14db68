import { WIDTH } from '#demo/art/kit/canvas.ts';
import { at } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintJunk, type Junk } from '#demo/art/motifs/junk.ts';
import { paintKarst, type Karst } from '#demo/art/motifs/karst.ts';
import { paintLeafFrame } from '#demo/art/motifs/leaf-frame.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintSampan } from '#demo/art/motifs/sampan.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface KarstBayOptions {
  /** One boat, a pair, or a fleet at anchor with its lamps lit. */
  readonly boats?: 'one' | 'pair' | 'anchored';
  readonly sampans?: boolean;
  /** Big leaves in the lower corners. */
  readonly leaves?: boolean;
}

const HORIZON = 640;

/** A bay of limestone towers with a junk. */
export const karstBay: Scene<KarstBayOptions> = {
  name: 'karst-bay',
  draw(stage, { boats = 'pair', sampans = false, leaves = true }) {
    const x = focalX(stage);
    const sunX = x + 250;
    paintSky(stage, HORIZON);
    paintSun(stage, [sunX, 420], 74);
    paintClouds(stage, [
      { x: 330, y: 190, length: 460, opacity: 0.4 },
      { x: 1320, y: 140, length: 520, opacity: 0.36 },
      { x: 780, y: 104, length: 300, bar: 10, opacity: 0.3 },
      { x: sunX + 60, y: 470, length: 460, bar: 9, opacity: 0.5 },
    ]);
    paintFarTowers(stage);
    paintWater(stage, HORIZON);
    paintGlitter(stage, sunX, HORIZON, 0.7);
    paintNearTowers(stage);
    paintRipples(stage, HORIZON + 8);
    paintFleet(stage, x, boats);
    if (sampans) {
      paintSampan(stage, { keel: [x - 330, 770], size: 0.5, colour: '#3f7f8f' });
      paintSampan(stage, { keel: [x + 330, 880], size: 0.95, heading: -1, guests: 1 });
    }
    paintBirds(stage, [x - 130, 240], 5);
    paintBirds(stage, [x + 420, 210], 3);
    if (!leaves) return;
    paintLeafFrame(stage, 'left', 0.9);
    paintLeafFrame(stage, 'right', 1.1);
  },
};

function paintFarTowers(stage: Stage): void {
  for (const [row, haze] of [0.86, 0.64].entries()) {
    const count = row === 0 ? 9 : 6;
    for (let i = 0; i < count; i += 1) {
      const name = `far${row}-${i}`;
      const x = ((i + 0.5) / count) * WIDTH + stage.random.around(0, 60);
      const height = stage.random.between(110, 190) + row * 40;
      paintKarst(stage, {
        name,
        foot: [x, HORIZON + 4 + row * 6],
        width: height * stage.random.between(0.9, 1.5),
        height,
        haze,
      });
    }
    paintMist(stage, HORIZON - 130, HORIZON + 10, { opacity: 0.8 - row * 0.1 });
  }
}

function paintNearTowers(stage: Stage): void {
  const x = focalX(stage);
  const near: readonly Karst[] = [
    { name: 'a', foot: [x - 300, HORIZON + 26], width: 210, height: 300, haze: 0.36, detail: true },
    { name: 'b', foot: [x + 560, HORIZON + 24], width: 230, height: 250, haze: 0.42, detail: true },
    { name: 'c', foot: [x + 730, HORIZON + 58], width: 330, height: 470, haze: 0.12, detail: true },
    { name: 'd', foot: [x - 690, HORIZON + 72], width: 430, height: 580, haze: 0.04, detail: true },
  ];
  for (const karst of near) {
    const tower = stage.canvas.symbol(stage.canvas.capture(() => paintKarst(stage, karst)));
    const { canvas } = stage;
    const flipped = `translate(0 ${at([0, karst.foot[1] * 1.62]).slice(2)}) scale(1 -.62)`;
    canvas.add(
      `<g transform="${flipped}" opacity=".38" ${canvas.blur(3)}><use href="#${tower}"/></g><use href="#${tower}"/>`,
    );
    const foam = oval(karst.foot[0], karst.foot[1], karst.width * 0.54, 6);
    canvas.path(foam, stage.palette.haze, `opacity=".5" ${canvas.blur(2)}`);
  }
}

function paintFleet(stage: Stage, x: number, boats: 'one' | 'pair' | 'anchored'): void {
  const anchored = boats === 'anchored';
  const fleet: Junk[] = [{ keel: [x, 796], size: 1.16, anchored }];
  if (boats !== 'one') fleet.unshift({ keel: [x + 390, 694], size: 0.44, haze: 0.2, anchored });
  if (anchored) fleet.unshift({ keel: [x - 420, 716], size: 0.52, haze: 0.12, anchored });
  for (const junk of fleet) paintJunk(stage, junk);
}
