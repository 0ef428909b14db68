import type { Point } from '#demo/art/kit/path-text.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBeach } from '#demo/art/motifs/beach.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintLongtail } from '#demo/art/motifs/longtail.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSeaCliff } from '#demo/art/motifs/sea-cliff.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface LongtailBeachOptions {
  /** Boats drawn up along the beach, or one bow seen close. */
  readonly view: 'beach' | 'bow';
}

const HORIZON = 560;

/** Longtail boats below limestone cliffs. */
export const longtailBeach: Scene<LongtailBeachOptions> = {
  name: 'longtail-beach',
  draw(stage, { view }) {
    const x = focalX(stage);
    paintSky(stage, HORIZON);
    if (view === 'beach') paintSun(stage, [x - 760, 180], 58);
    else paintSun(stage, [x + 120, 452], 78);
    paintClouds(stage, [
      { x: x - 540, y: 210, length: 440, opacity: 0.6 },
      { x: x - 160, y: 130, length: 320, bar: 11, opacity: 0.5 },
      { x: x - 700, y: 390, length: 380, bar: 10, opacity: 0.5 },
    ]);
    paintBirds(stage, [x - 330, 290], 5);
    if (view === 'beach') paintBeachView(stage, x);
    else paintBowView(stage, x);
  },
};

function paintIslands(stage: Stage, x: number): void {
  for (const [i, [dx, width, height, haze]] of (
    [
      [-760, 190, 110, 0.8],
      [-520, 120, 150, 0.74],
      [-330, 260, 90, 0.78],
      [130, 150, 190, 0.66],
    ] as const
  ).entries())
    paintSeaCliff(stage, { name: `far${i}`, foot: [x + dx, HORIZON + 4], width, height, haze });
  paintMist(stage, HORIZON - 90, HORIZON + 6, { opacity: 0.6 });
}

function paintBeachView(stage: Stage, x: number): void {
  paintIslands(stage, x);
  paintWater(stage, HORIZON);
  paintReflected(
    stage,
    HORIZON + 24,
    () => {
      paintSeaCliff(stage, {
        name: 'rock',
        foot: [x - 170, HORIZON + 24],
        width: 170,
        height: 330,
        haze: 0.3,
        light: -1,
      });
      paintSeaCliff(stage, {
        name: 'wall',
        foot: [x + 330, HORIZON + 24],
        width: 720,
        height: 520,
        haze: 0.1,
        lean: -0.3,
        light: -1,
      });
    },
    { opacity: 0.3, squash: 0.5 },
  );
  paintRipples(stage, HORIZON + 14, 110, 0.34);
  paintLongtail(stage, { keel: [x - 330, 664], size: 0.42, guests: 3, awning: '#d9603c', heading: -1, mirror: 0.3 });
  const edge: Point[] = [];
  for (let i = 0; i <= 40; i += 1) {
    const u = i / 40;
    edge.push([-30 + u * 1660, 905 - (u - 0.3) * 50 + Math.sin(u * 5.2 + 0.6) * 20]);
  }
  paintBeach(stage, { edge });
  paintLongtail(stage, {
    keel: [x + 250, 776],
    size: 0.86,
    trim: '#2f9e8c',
    awning: '#c8433a',
    heading: 1,
    mirror: 0.3,
  });
  paintLongtail(stage, { keel: [x - 130, 842], size: 1.12, trim: '#e2452f', heading: 1, mirror: 0.09 });
  paintStrollers(stage, x);
}

function paintStrollers(stage: Stage, x: number): void {
  const people = [
    {
      dx: 330,
      y: 956,
      top: '#f4efe2',
      bottom: '#3f7fa0',
      head: 'cap',
      headColour: '#e2605a',
      load: 'pack',
      heading: -1,
    },
    { dx: 392, y: 962, top: '#e2605a', bottom: '#f4e3c0', dress: 'skirt', head: 'bun', heading: -1 },
    { dx: -440, y: 968, top: '#e8b23c', bottom: '#5a4a3c', head: 'hair', load: 'basket', heading: 1 },
  ] as const;
  for (const { dx, y, ...look } of people) paintWalker(stage, { foot: [x + dx, y], size: 0.92, ...look });
}

function paintBowView(stage: Stage, x: number): void {
  paintIslands(stage, x + 60);
  paintWater(stage, HORIZON);
  paintGlitter(stage, x + 120, HORIZON, 0.75);
  paintReflected(
    stage,
    HORIZON + 22,
    () => {
      paintSeaCliff(stage, {
        name: 'left',
        foot: [x - 500, HORIZON + 22],
        width: 560,
        height: 470,
        haze: 0.14,
        lean: -0.4,
        light: 1,
      });
      paintSeaCliff(stage, {
        name: 'right',
        foot: [x + 640, HORIZON + 22],
        width: 360,
        height: 400,
        haze: 0.22,
        lean: 0.4,
        light: -1,
      });
      paintSeaCliff(stage, {
        name: 'needle',
        foot: [x + 388, HORIZON + 22],
        width: 120,
        height: 270,
        haze: 0.34,
        light: -1,
      });
    },
    { opacity: 0.34, squash: 0.6 },
  );
  paintRipples(stage, HORIZON + 14, 130, 0.26);
  paintLongtail(stage, { keel: [x + 470, 690], size: 0.4, guests: 3, heading: -1 });
  paintLongtail(stage, {
    keel: [x - 360, 906],
    size: 1.95,
    guests: 2,
    trim: '#c8433a',
    awning: '#3a6f9c',
    mirror: 0.34,
  });
}
