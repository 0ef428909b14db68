import { WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintDugout } from '#demo/art/motifs/dugout.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { leafGreen } from '#demo/art/motifs/foliage.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTallGrass } from '#demo/art/motifs/tall-grass.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface JungleRiverOptions {
  readonly guests?: number;
}

const SHORE = 560;

/** A dugout canoe on a broad jungle river with egrets. */
export const jungleRiver: Scene<JungleRiverOptions> = {
  name: 'jungle-river',
  draw(stage, { guests = 3 }) {
    const { palette } = stage;
    const x = focalX(stage);
    paintSky(stage, SHORE);
    paintSun(stage, [x + 60, 440], 92);
    paintClouds(stage, [
      { x: x - 460, y: 210, length: 520, opacity: 0.42 },
      { x: x + 470, y: 160, length: 430, bar: 12, opacity: 0.4 },
      { x: x + 40, y: 300, length: 380, bar: 10, opacity: 0.4 },
    ]);
    for (const [i, y] of [486, 520].entries())
      paintRidge(stage, {
        name: `hill${i}`,
        y,
        height: 44,
        wave: 300,
        colour: mix(palette.hill, palette.haze, 0.5 - i * 0.2),
        fade: 0.5,
      });
    paintWater(stage, SHORE);
    paintGlitter(stage, x + 60, SHORE, 0.75);
    paintReflected(stage, SHORE, () => paintBanks(stage));
    paintWaterlineMist(stage, SHORE, 50, 0.36);
    paintRipples(stage, SHORE + 12, 130, 0.24);
    paintBirds(stage, [x - 90, 250], 4);
    for (const [dx, y, size] of [
      [-330, 330, 0.6],
      [-420, 372, 0.5],
      [-230, 384, 0.44],
    ] as const)
      paintEgret(stage, [x + dx, y], size, { pose: 'fly' });
    paintSandbar(stage, x);
    paintDugout(stage, { keel: [x - 10, 806], size: 1.16, guests });
    const reed = mix(leafGreen(stage), palette.deep, 0.72);
    paintTallGrass(stage, { name: 'left', y: 1016, height: 290, colour: reed, to: 330, plumes: 0.2, density: 11 });
    paintTallGrass(stage, { name: 'right', y: 1016, height: 210, colour: reed, from: 1240, plumes: 0.16, density: 11 });
  },
};

function paintBanks(stage: Stage): void {
  stage.canvas.inside(box(-60, -60, WIDTH + 120, SHORE + 62), () => {
    paintFarBank(stage, { y: SHORE, height: 110, haze: 0.5 });
    paintFarBank(stage, { y: SHORE - 0.5, height: 330, to: 620, trees: 6, taper: 1, haze: 0.12 });
    paintFarBank(stage, { y: SHORE - 0.25, height: 300, from: 1060, trees: 6, taper: -1, haze: 0.16, light: -1 });
  });
}

/** A low sandbar where egrets fish. */
function paintSandbar(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const sand = mix(palette.haze, palette.hill, 0.4);
  canvas.path(`M${x + 250} 668Q${x + 420} 642 ${x + 820} 650V680Q${x + 480} 686 ${x + 250} 668Z`, sand);
  canvas.stroke(
    `M${x + 262} 671Q${x + 480} 688 ${x + 820} 681`,
    mix(palette.water[0], '#ffffff', 0.4),
    3,
    'opacity=".6"',
  );
  for (const [dx, y, size, facing] of [
    [330, 664, 0.8, -1],
    [424, 668, 0.92, 1],
    [560, 662, 0.74, -1],
  ] as const)
    paintEgret(stage, [x + dx, y], size, { facing });
}
