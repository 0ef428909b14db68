import { WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBroadTree } from '#demo/art/motifs/broad-tree.ts';
import { paintDugout } from '#demo/art/motifs/dugout.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintFireflies } from '#demo/art/motifs/fireflies.ts';
import { paintMilkyWay } from '#demo/art/motifs/milky-way.ts';
import { paintNipa } from '#demo/art/motifs/nipa.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface FireflyRiverOptions {
  readonly guests?: number;
}

const SHORE = 610;

/** A small boat on a dark river, the trees full of fireflies, the Milky Way above. */
export const fireflyRiver: Scene<FireflyRiverOptions> = {
  name: 'firefly-river',
  draw(stage, { guests = 3 }) {
    const { palette } = stage;
    const x = focalX(stage);
    paintSky(stage, SHORE);
    paintMilkyWay(stage, [x - 70, SHORE + 120], [x + 210, -160], 270);
    for (const [i, y] of [560, 584].entries())
      paintRidge(stage, {
        name: `hill${i}`,
        y,
        height: 44,
        wave: 330,
        colour: mix(palette.hill, palette.haze, 0.3 - i * 0.2),
        fade: 0.3,
      });
    paintWater(stage, SHORE);
    paintReflected(stage, SHORE, () => paintBanks(stage, x), { squash: 0.76, opacity: 0.6 });
    paintStarsInWater(stage, x);
    paintRipples(stage, SHORE + 14, 110, 0.16);
    paintBoat(stage, [x - 10, 820], guests);
    const dark = mix(palette.leaf, palette.deep, 0.7);
    paintNipa(stage, { name: 'left', foot: [-20, 1050], height: 420, colour: dark, lean: 0.6, fronds: 10 });
    paintNipa(stage, { name: 'right', foot: [1630, 1060], height: 480, colour: dark, lean: -0.6, fronds: 10 });
    paintFireflies(
      stage,
      'near',
      [
        [150, 800],
        [1440, 780],
        [1330, 880],
      ],
      { reach: 90, each: 9 },
    );
  },
};

function paintBanks(stage: Stage, x: number): void {
  const { palette } = stage;
  stage.canvas.inside(box(-60, -60, WIDTH + 120, SHORE + 62), () => {
    paintFarBank(stage, { y: SHORE, height: 96, haze: 0.1 });
    const trees = [
      { dx: -330, tall: 270, spread: 280 },
      { dx: 330, tall: 250, spread: 260 },
      { dx: -560, tall: 420, spread: 430 },
      { dx: 600, tall: 460, spread: 450 },
      { dx: -810, tall: 480, spread: 430 },
      { dx: 860, tall: 420, spread: 400 },
    ];
    for (const [i, { dx, tall, spread }] of trees.entries()) {
      const colour = mix(mix(palette.leaf, palette.deep, 0.3), palette.haze, tall < 300 ? 0.2 : 0.04);
      const clouds = paintBroadTree(stage, {
        name: `tree${i}`,
        foot: [x + dx, SHORE + 2],
        height: tall,
        spread,
        colour,
        light: dx < 0 ? 1 : -1,
        shine: 0.16,
      });
      paintFireflies(stage, `tree${i}`, clouds, { reach: spread * 0.17, each: tall < 300 ? 8 : 12 });
    }
  });
}

/** The brightest stars and the band of light, drawn out on the water. */
function paintStarsInWater(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  canvas.path(oval(x + 30, SHORE + 170, 130, 190), palette.sky[3], `opacity=".26" ${canvas.blur(40)}`);
  let stars = '';
  for (let i = 0; i < 70; i += 1) {
    const t = random.next();
    stars += oval(
      random.around(x + 20, 150 + t * 160),
      SHORE + 20 + t * 330,
      random.between(3, 12),
      random.between(0.8, 1.8),
    );
  }
  canvas.path(stars, '#fff8e6', 'opacity=".5"');
}

function paintBoat(stage: Stage, keel: Point, guests: number): void {
  const { canvas, palette } = stage;
  const lamp: Point = [keel[0] + 226, keel[1] - 108];
  canvas.path(oval(lamp[0] - 90, keel[1] + 16, 290, 46), palette.lamp, `opacity=".3" ${canvas.blur(24)}`);
  paintDugout(stage, { keel, size: 1.16, guests, poleman: { coat: '#8fa8b0', hat: 'none' } });
  canvas.stroke(`M${lamp[0]} ${keel[1] - 36}V${lamp[1]}q0 -16 18 -14`, mix(palette.deep, '#6a4a30', 0.5), 4);
  canvas.path(oval(lamp[0] + 18, lamp[1] + 12, 120), palette.lamp, `opacity=".34" ${canvas.blur(30)}`);
  canvas.path(oval(lamp[0] + 18, lamp[1] + 12, 40), palette.lamp, `opacity=".6" ${canvas.blur(12)}`);
  canvas.path(oval(lamp[0] + 18, lamp[1] + 12, 12, 15), '#fff3cc');
  canvas.stroke(`M${lamp[0] + 6} ${lamp[1] - 2}h24M${lamp[0] + 6} ${lamp[1] + 27}h24`, '#3a2a20', 3);
  canvas.stroke(
    `M${lamp[0] - 2} ${keel[1] + 30}h40M${lamp[0] + 4} ${keel[1] + 60}h30M${lamp[0] - 6} ${keel[1] + 96}h44`,
    palette.lamp,
    4,
    'opacity=".6"',
  );
}
