import { HEIGHT } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { type Point, polyline } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBeach } from '#demo/art/motifs/beach.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintKayak } from '#demo/art/motifs/kayak.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintOutrigger } from '#demo/art/motifs/outrigger.ts';
import { paintCoconutPalm } from '#demo/art/motifs/coconut-palm.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSeaCliff } from '#demo/art/motifs/sea-cliff.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface IslandBayOptions {
  readonly view: 'beach' | 'sails' | 'lagoon';
}

const HORIZON = 520;

const VIEWS: Record<IslandBayOptions['view'], (stage: Stage, x: number) => void> = {
  beach: paintBeachView,
  sails: paintSailView,
  lagoon: paintLagoonView,
};

/** Outrigger boats or kayaks among limestone islands. */
export const islandBay: Scene<IslandBayOptions> = {
  name: 'island-bay',
  draw(stage, { view }) {
    VIEWS[view](stage, focalX(stage));
  },
};

function paintFarIslands(stage: Stage, x: number, horizon: number): void {
  for (const [i, [dx, width, height, haze]] of (
    [
      [-620, 330, 120, 0.76],
      [-260, 170, 90, 0.82],
      [420, 420, 110, 0.8],
      [760, 200, 160, 0.7],
    ] as const
  ).entries())
    paintSeaCliff(stage, { name: `far${i}`, foot: [x + dx, horizon + 4], width, height, haze });
  paintMist(stage, horizon - 90, horizon + 6, { opacity: 0.55 });
}

function paintBeachView(stage: Stage, x: number): void {
  paintSky(stage, HORIZON);
  paintSun(stage, [x + 690, 150], 54);
  paintClouds(stage, [
    { x: x + 560, y: 300, length: 520, opacity: 0.6 },
    { x: x - 300, y: 130, length: 360, bar: 12, opacity: 0.5 },
    { x: x + 200, y: 200, length: 280, bar: 10, opacity: 0.45 },
  ]);
  paintFarIslands(stage, x + 180, HORIZON);
  paintWater(stage, HORIZON);
  paintReflected(
    stage,
    HORIZON + 20,
    () => {
      paintSeaCliff(stage, { name: 'b', foot: [x + 130, HORIZON + 20], width: 230, height: 210, haze: 0.36 });
      paintSeaCliff(stage, {
        name: 'a',
        foot: [x - 190, HORIZON + 20],
        width: 520,
        height: 400,
        haze: 0.12,
        lean: 0.35,
      });
    },
    { squash: 0.5, opacity: 0.32 },
  );
  paintRipples(stage, HORIZON + 12, 120, 0.36);
  paintBirds(stage, [x + 240, 300], 5);
  paintOutrigger(stage, { keel: [x + 420, 640], size: 0.36, trim: '#2f9a7a', rig: 'awning', heading: -1, people: 3 });
  paintOutrigger(stage, { keel: [x - 330, 672], size: 0.46, trim: '#f25c54', rig: 'awning', people: 2 });
  const edge: Point[] = [];
  for (let i = 0; i <= 40; i += 1) {
    const u = i / 40;
    edge.push([-30 + u * 1660, 846 + u * u * 110 + Math.sin(u * 6 + 2) * 16]);
  }
  paintBeach(stage, { edge, sand: '#fff3da' });
  paintOutrigger(stage, { keel: [x + 60, 806], size: 1, trim: '#1f7fc0', rig: 'awning', people: 2, mirror: 0.09 });
  paintBeachLife(stage, x);
}

function paintBeachLife(stage: Stage, x: number): void {
  const { palette } = stage;
  const leaf = mix(palette.leaf, palette.deep, 0.34);
  paintCoconutPalm(stage, { name: 'palm1', foot: [x - 610, 960], height: 560, lean: 190, colour: leaf });
  paintCoconutPalm(stage, {
    name: 'palm2',
    foot: [x - 560, 1010],
    height: 700,
    lean: 90,
    colour: mix(leaf, palette.deep, 0.4),
  });
  const people = [
    { dx: -130, y: 950, top: '#f25c54', bottom: '#f4efe2', head: 'bun', heading: 1 },
    { dx: -76, y: 954, top: '#ffc845', bottom: '#2f7fb0', head: 'cap', headColour: '#f4efe2', heading: 1 },
    { dx: 340, y: 930, top: '#2f7fb0', bottom: '#f6e3b0', head: 'hair', load: 'pack', heading: -1 },
  ] as const;
  for (const { dx, y, ...look } of people) paintWalker(stage, { foot: [x + dx, y], size: 0.86, ...look });
}

function paintSailView(stage: Stage, x: number): void {
  const horizon = 600;
  paintSky(stage, horizon);
  paintSun(stage, [x - 60, 470], 104);
  paintClouds(stage, [
    { x: x - 420, y: 200, length: 540, opacity: 0.45 },
    { x: x + 430, y: 150, length: 460, opacity: 0.4 },
    { x: x + 300, y: 420, length: 520, bar: 10, opacity: 0.5 },
    { x: x - 330, y: 500, length: 420, bar: 9, opacity: 0.55 },
  ]);
  paintFarIslands(stage, x, horizon);
  paintWater(stage, horizon);
  paintGlitter(stage, x - 60, horizon, 0.8);
  paintReflected(stage, horizon + 16, () => {
    paintSeaCliff(stage, {
      name: 'left',
      foot: [x - 640, horizon + 16],
      width: 430,
      height: 420,
      haze: 0.1,
      lean: -0.5,
    });
    paintSeaCliff(stage, {
      name: 'right',
      foot: [x + 590, horizon + 16],
      width: 480,
      height: 300,
      haze: 0.18,
      lean: 0.4,
      light: -1,
    });
  });
  paintRipples(stage, horizon + 10, 140, 0.26);
  paintBirds(stage, [x - 250, 320], 5);
  paintOutrigger(stage, { keel: [x - 390, 690], size: 0.4, trim: '#4a6fb4', rig: 'sails' });
  paintOutrigger(stage, { keel: [x + 390, 672], size: 0.34, trim: '#3aa08c', rig: 'sails', heading: -1 });
  paintOutrigger(stage, { keel: [x + 40, 820], size: 1.08, trim: '#f2574e', rig: 'sails', people: 3 });
}

/** Cliffs round the lagoon from far to near; y below the horizon. */
const LAGOON_WALLS = [
  {
    y: 30,
    opacity: 0.45,
    walls: [
      { name: 'm1', dx: -380, width: 420, height: 430, haze: 0.36, light: 1 },
      { name: 'm2', dx: 430, width: 400, height: 400, haze: 0.34, light: -1 },
    ],
  },
  {
    y: 80,
    opacity: 0.5,
    walls: [
      { name: 'n1', dx: -720, width: 640, height: 760, haze: 0.06, lean: -0.4, light: 1 },
      { name: 'n2', dx: 760, width: 640, height: 820, haze: 0.04, lean: 0.4, light: -1 },
    ],
  },
] as const;

function paintLagoonView(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const horizon = 560;
  paintSky(stage, horizon);
  paintSun(stage, [x + 40, 300], 60);
  paintSeaCliff(stage, { name: 'f1', foot: [x - 130, horizon], width: 360, height: 260, haze: 0.72 });
  paintSeaCliff(stage, { name: 'f2', foot: [x + 190, horizon], width: 320, height: 330, haze: 0.62 });
  paintMist(stage, horizon - 140, horizon + 6, { opacity: 0.8 });
  paintWater(stage, horizon);
  const emerald = canvas.linear(ramp([0, palette.leaf, 0], [0.5, palette.leaf, 0.3], [1, palette.deep, 0.55]));
  canvas.add(`<rect y="${horizon}" width="1600" height="${HEIGHT - horizon}" fill="${emerald}"/>`);
  for (const { y, opacity, walls } of LAGOON_WALLS)
    paintReflected(
      stage,
      horizon + y,
      () => {
        for (const { dx, ...wall } of walls) paintSeaCliff(stage, { ...wall, foot: [x + dx, horizon + y] });
      },
      { opacity },
    );
  paintBeams(stage, x);
  paintRipples(stage, horizon + 30, 120, 0.3);
  paintGlitter(stage, x + 40, horizon + 10, 0.4);
  paintBirds(stage, [x - 60, 210], 4);
  paintKayak(stage, { keel: [x + 210, 690], size: 0.66, colour: '#ffc845', paddlers: ['#2f7fb0'], heading: -1 });
  paintKayak(stage, { keel: [x - 90, 830], size: 1.3, colour: '#f2574e', paddlers: ['#f4efe2', '#1f6f8c'] });
}

/** Shafts of morning light between the cliffs. */
function paintBeams(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const fade = canvas.linearOn(ramp([0, palette.sun, 0.34], [1, palette.sun, 0]), [x, 260, x - 120, 860]);
  for (const [from, to, wide] of [
    [-10, -420, 120],
    [60, -120, 90],
    [120, 260, 130],
  ] as const)
    canvas.path(
      polyline(
        [
          [x + from, 260],
          [x + from + 24, 260],
          [x + to + wide, 880],
          [x + to, 880],
        ],
        true,
      ),
      fade,
      `opacity=".55" ${canvas.blur(14)}`,
    );
}
