import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { type Point, areaAbove, smooth } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintBroadTree } from '#demo/art/motifs/broad-tree.ts';
import { leafGreen } from '#demo/art/motifs/foliage.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPagoda } from '#demo/art/motifs/pagoda.ts';
import { paintPrayerFlags } from '#demo/art/motifs/prayer-flags.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintLakeBoat } from '#demo/art/motifs/lake-boat.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintTallGrass } from '#demo/art/motifs/tall-grass.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import { paintWaterlineMist } from '#demo/art/motifs/waterline-mist.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface MountainLakeOptions {
  /** Out on the water below the peak, or from the shore with a small island temple. */
  readonly view: 'water' | 'island';
}

const SHORE = 590;

/** Painted boats on a lake below snow mountains. */
export const mountainLake: Scene<MountainLakeOptions> = {
  name: 'mountain-lake',
  draw(stage, { view }) {
    const x = focalX(stage);
    paintSky(stage, SHORE);
    if (view === 'water') paintSun(stage, [x - 720, 400], 56);
    paintClouds(stage, [
      { x: x - 560, y: 190, length: 460, opacity: 0.4 },
      { x: x + 420, y: 130, length: 420, bar: 12, opacity: 0.36 },
      { x: x - 200, y: 330, length: 380, bar: 10, opacity: 0.4 },
    ]);
    paintWater(stage, SHORE);
    paintReflected(stage, SHORE, () => paintFarShore(stage, x, view), { squash: 0.74, opacity: 0.8 });
    paintWaterlineMist(stage, SHORE, 46, 0.5);
    paintRipples(stage, SHORE + 16, 130, 0.24);
    paintBirds(stage, [x - 330, 300], 5);
    if (view === 'water') paintBoats(stage, x);
    else paintIslandView(stage, x);
  },
};

function paintFarShore(stage: Stage, x: number, view: MountainLakeOptions['view']): void {
  const { palette } = stage;
  const tall = view === 'water' ? 0 : 70;
  stage.canvas.inside(box(-60, -60, WIDTH + 120, SHORE + 62), () => {
    const peaks = [
      { summit: [x - 560, 330 + tall], left: x - 860, right: x - 260, haze: 0.3 },
      { summit: [x + 520, 300 + tall], left: x + 180, right: x + 860, haze: 0.24 },
      { summit: [x + 46, 148 + tall], left: x - 300, right: x + 420, haze: 0.04 },
      { summit: [x - 34, 120 + tall], left: x - 360, right: x + 150, haze: 0.02 },
      { summit: [x - 290, 330 + tall], left: x - 520, right: x - 60, haze: 0.16 },
    ] as const;
    for (const peak of peaks) paintSnowPeak(stage, { ...peak, base: SHORE, snow: 0.68 });
    paintMist(stage, SHORE - 190, SHORE, { opacity: 0.8 });
    for (const [i, y] of [SHORE - 110, SHORE - 70, SHORE - 34].entries()) {
      const colour = mix(mix(palette.hill, leafGreen(stage), 0.2 + i * 0.3), palette.haze, 0.44 - i * 0.15);
      paintRidge(stage, { name: `hill${i}`, y, height: 60 - i * 12, wave: 330, colour, fade: 0.4, trees: 5 + i * 3 });
      paintMist(stage, y + 8, y + 70, { opacity: 0.34 });
    }
  });
}

function paintBoats(stage: Stage, x: number): void {
  paintGlitter(stage, x - 720, SHORE + 8, 0.5);
  paintLakeBoat(stage, { keel: [x - 420, 672], size: 0.44, colour: '#e2b23c', stripe: '#c8433a', people: 2 });
  paintLakeBoat(stage, {
    keel: [x + 330, 700],
    size: 0.56,
    colour: '#3f8f6a',
    stripe: '#f6e3b0',
    people: 2,
    heading: -1,
  });
  paintLakeBoat(stage, { keel: [x - 250, 836], size: 1.3, colour: '#2f6fb4', stripe: '#f2c24a', people: 3 });
  paintLakeBoat(stage, { keel: [x + 390, 930], size: 1.1, colour: '#c8433a', stripe: '#fbf3e0' });
}

function paintIslandView(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const island: Point = [x + 60, 690];
  paintReflected(
    stage,
    island[1],
    () => {
      const ground = `M${island[0] - 250} ${island[1]}Q${island[0] - 210} ${island[1] - 34} ${island[0]} ${island[1] - 38}Q${island[0] + 210} ${island[1] - 34} ${island[0] + 250} ${island[1]}Z`;
      canvas.path(ground, mix(leafGreen(stage), palette.deep, 0.5));
      const green = mix(leafGreen(stage), palette.deep, 0.3);
      for (const [side, tall] of [
        [-1, 150],
        [1, 130],
      ] as const) {
        const tx = island[0] + side * 170;
        paintBroadTree(stage, {
          name: `isle${side}`,
          foot: [tx, island[1] - 14],
          height: tall * 1.3,
          spread: 190,
          colour: green,
        });
      }
      paintPagoda(stage, { foot: [island[0], island[1] - 22], roofs: 2, half: 112, steps: 3 });
      canvas.path(oval(island[0], island[1] - 84, 90, 60), palette.lamp, `opacity=".3" ${canvas.blur(18)}`);
      canvas.path(box(island[0] - 210, island[1] - 14, 420, 14), lit(stage, '#b0a39a'));
    },
    { squash: 0.7, opacity: 0.5 },
  );
  paintPrayerFlags(stage, {
    from: [island[0], island[1] - 250],
    to: [island[0] - 176, island[1] - 120],
    sag: 26,
    size: 0.7,
  });
  paintPrayerFlags(stage, {
    from: [island[0], island[1] - 250],
    to: [island[0] + 176, island[1] - 110],
    sag: 26,
    size: 0.7,
  });
  paintLakeBoat(stage, { keel: [x - 400, 742], size: 0.66, colour: '#c8433a', stripe: '#f2c24a', people: 3 });
  paintShore(stage, x);
}

/** The near bank with boats drawn up side by side. */
function paintShore(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  for (const [dx, y, colour, stripe] of [
    [470, 838, '#2f6fb4', '#f2c24a'],
    [270, 876, '#e2b23c', '#c8433a'],
    [60, 912, '#3f8f6a', '#f6e3b0'],
  ] as const)
    paintLakeBoat(stage, { keel: [x + dx, y], size: 1.08, colour, stripe, mirror: 0.24 });
  const edge: Point[] = [];
  for (let i = 0; i <= 16; i += 1) edge.push([-40 + i * 106, 950 - i * i * 0.1 + Math.sin(i * 1.3) * 9]);
  const bank = mix(leafGreen(stage), palette.deep, 0.45);
  canvas.path(areaAbove(edge, 1020), canvas.linear(ramp(lighten(bank, 0.04), lighten(bank, -0.08))));
  canvas.stroke(smooth(edge), mix(bank, palette.sun, 0.4), 3, 'opacity=".6"');
  paintTallGrass(stage, { name: 'shore', y: 1010, height: 80, colour: bank, plumes: 0.05, density: 16 });
  paintTallGrass(stage, {
    name: 'corner',
    y: 1012,
    height: 210,
    colour: mix(bank, palette.deep, 0.4),
    to: 300,
    plumes: 0.2,
    density: 12,
  });
}
