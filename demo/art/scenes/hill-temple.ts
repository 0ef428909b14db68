import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { areaAbove, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGrassBand } from '#demo/art/motifs/dry-grass.ts';
import { paintHillHouse } from '#demo/art/motifs/hut.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPagoda } from '#demo/art/motifs/pagoda.ts';
import { paintPine } from '#demo/art/motifs/pine.ts';
import { paintPrayerFlags } from '#demo/art/motifs/prayer-flags.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type HillTempleOptions = Record<never, never>;

const CREST: readonly Point[] = [
  [-40, 930],
  [240, 900],
  [520, 850],
  [800, 790],
  [1040, 716],
  [1260, 668],
  [1460, 664],
  [1660, 700],
];

/** A path climbs a ridge to a tiered temple, the valleys beside it filled with morning cloud. */
export const hillTemple: Scene<HillTempleOptions> = {
  name: 'hill-temple',
  draw(stage) {
    const x = focalX(stage);
    paintSky(stage, 620);
    paintSun(stage, [x - 380, 420], 74);
    paintClouds(stage, [
      { x: x - 420, y: 170, length: 420 },
      { x: x + 40, y: 110, length: 300 },
    ]);
    for (const [dx, y, half] of [
      [-620, 400, 260],
      [-330, 440, 220],
      [-60, 370, 270],
      [200, 430, 240],
    ] as const)
      paintSnowPeak(stage, {
        summit: [x + dx, y],
        left: x + dx - half,
        right: x + dx + half,
        base: 600,
        haze: 0.24,
        snow: 0.8,
      });
    paintBirds(stage, [x - 120, 300], 6);
    paintSeaOfCloud(stage);
    paintNearRidge(stage);
  },
};

/** Ridges that stand out of the cloud like islands, darker the nearer they are. */
function paintSeaOfCloud(stage: Stage): void {
  const { palette } = stage;
  for (const [i, y] of [586, 650, 726, 806].entries()) {
    paintMist(stage, y - 60, y + 40, { opacity: 0.9 });
    paintRidge(stage, {
      name: `island${i}`,
      y,
      height: 130 - i * 10,
      wave: 300 + i * 70,
      colour: mix(mix(palette.hill, palette.leaf, 0.12 + i * 0.16), palette.haze, 0.5 - i * 0.14),
      fade: 0.85,
      ...(i > 1 ? { trees: 5 + i * 2 } : {}),
    });
    paintMist(stage, y + 10, y + 120, { opacity: 0.9 });
  }
}

function paintNearRidge(stage: Stage): void {
  const { canvas, palette } = stage;
  const green = mix(mix(palette.leaf, lit(stage, '#a89a4a'), 0.3), palette.deep, 0.3);
  for (const [px, y, height] of [
    [1060, 722, 200],
    [1110, 712, 260],
    [1560, 690, 280],
    [1610, 700, 220],
  ] as const)
    paintPine(stage, { foot: [px, y], height, colour: mix(green, palette.deep, 0.5), light: -1 });
  paintPagoda(stage, { foot: [1350, 676], roofs: 3, half: 150, steps: 3 });
  for (const [px, y, size] of [
    [1180, 694, 0.9],
    [1500, 676, 0.8],
  ] as const)
    paintHillHouse(stage, [px, y], size);
  const shape = areaAbove([...CREST], HEIGHT + 20);
  canvas.path(shape, canvas.linear(ramp(mix(green, palette.glow, 0.3), [0.4, green], mix(green, palette.deep, 0.6))));
  canvas.grain(shape, { colour: palette.deep, axis: [0, 700, 0, HEIGHT + 60], opacity: 0.4 });
  paintPath(stage);
  paintWalkers(stage);
  const straw = { dark: mix(green, palette.deep, 0.45), bright: mix(green, palette.gold, 0.45) };
  paintGrassBand(stage, { ...straw, from: 700, to: WIDTH + 20, top: 900, bottom: HEIGHT + 20, count: 90, tall: 50 });
  paintGrassBand(stage, { ...straw, from: -20, to: 340, top: 950, bottom: HEIGHT + 20, count: 40, tall: 50 });
}

function paintPath(stage: Stage): void {
  const { canvas, palette } = stage;
  const dirt = lit(stage, '#dcb98e');
  const near: Point[] = [
    [360, HEIGHT + 40],
    [560, 930],
    [820, 850],
    [1060, 764],
    [1240, 700],
    [1320, 682],
  ];
  const far: Point[] = near.map(([px, y], i): Point => [px - (10 + (5 - i) * 30), y - 4 + i]);
  const path = `${smooth(near)}L${smooth([...far].reverse()).slice(1)}Z`;
  canvas.path(path, canvas.linear(ramp(mix(dirt, palette.glow, 0.3), lighten(dirt, -0.08))));
  canvas.stroke(smooth(near), lighten(dirt, -0.2), 3, 'opacity=".4"');
}

function paintWalkers(stage: Stage): void {
  paintPrayerFlags(stage, { from: [1300, 500], to: [960, 738], sag: 50, size: 1 });
  for (const [px, y, size, top, head, load] of [
    [640, 900, 1.9, '#d8452f', 'cap', 'pack'],
    [800, 850, 1.6, '#2f7f86', 'bun', 'pack'],
    [980, 790, 1.2, '#e0a83c', 'cap', 'bag'],
  ] as const)
    paintWalker(stage, {
      foot: [px, y],
      size,
      top,
      bottom: '#3a3f5c',
      head,
      headColour: '#f0b64a',
      load,
      stick: true,
      heading: 1,
    });
}
