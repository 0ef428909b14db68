import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGrassBand } from '#demo/art/motifs/dry-grass.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPine } from '#demo/art/motifs/pine.ts';
import { paintPrayerFlags } from '#demo/art/motifs/prayer-flags.ts';
import { paintRhododendronBranch } from '#demo/art/motifs/rhododendron.ts';
import { paintRiceMound } from '#demo/art/motifs/rice-mound.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface RidgeTrekOptions {
  /** A fishtail peak with rhododendrons, or rice valleys far below. */
  readonly view: 'fishtail' | 'valleys';
}

/** Walkers on a ridge path high above the country. */
export const ridgeTrek: Scene<RidgeTrekOptions> = {
  name: 'ridge-trek',
  draw(stage, { view }) {
    const x = focalX(stage);
    paintSky(stage, 640);
    if (view === 'fishtail') paintFishtail(stage, x);
    else paintValleys(stage, x);
    paintBirds(stage, view === 'fishtail' ? [x - 360, 300] : [x - 150, 300], 5);
    paintNearRidge(stage, view, x);
  },
};

function paintFishtail(stage: Stage, x: number): void {
  const { palette } = stage;
  paintSun(stage, [x - 520, 470], 60);
  paintClouds(stage, [
    { x: x - 500, y: 190, length: 420, opacity: 0.4 },
    { x: x + 560, y: 150, length: 380, bar: 12, opacity: 0.4 },
  ]);
  const peaks = [
    { summit: [x - 720, 420], left: x - 1060, right: x - 400, haze: 0.34 },
    { summit: [x + 640, 380], left: x + 310, right: x + 1020, haze: 0.3 },
    { summit: [x - 380, 440], left: x - 640, right: x - 100, haze: 0.3 },
    { summit: [x + 172, 176], left: x - 190, right: x + 560, haze: 0.1 },
    { summit: [x + 82, 150], left: x - 330, right: x + 330, haze: 0.1 },
  ] as const;
  for (const peak of peaks) paintSnowPeak(stage, { ...peak, base: 700, snow: 0.93 });
  paintMist(stage, 440, 680, { opacity: 0.95 });
  for (const [i, y] of [590, 650, 712].entries()) {
    paintRidge(stage, {
      name: `foot${i}`,
      y,
      height: 76 - i * 12,
      wave: 360,
      colour: mix(mix(palette.hill, palette.leaf, 0.14 + i * 0.2), palette.haze, 0.52 - i * 0.17),
      fade: 0.6,
      ...(i > 0 ? { trees: 5 + i * 4 } : {}),
    });
    paintMist(stage, y + 10, y + 110, { opacity: 0.55 });
  }
  paintClouds(stage, [
    { x: x - 420, y: 640, length: 520, bar: 16, opacity: 0.6 },
    { x: x + 420, y: 700, length: 460, bar: 14, opacity: 0.5 },
  ]);
}

function paintValleys(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  paintSun(stage, [x + 250, 400], 76);
  paintClouds(stage, [
    { x: x - 520, y: 170, length: 480, opacity: 0.4 },
    { x: x + 520, y: 130, length: 380, bar: 12, opacity: 0.36 },
    { x: x + 420, y: 330, length: 340, bar: 10, opacity: 0.44 },
  ]);
  for (const [i, y] of [440, 500, 560].entries()) {
    paintRidge(stage, {
      name: `range${i}`,
      y,
      height: 120 - i * 26,
      wave: 420 - i * 50,
      colour: mix(palette.hill, palette.haze, 0.56 - i * 0.16),
      fade: 0.7,
    });
    paintMist(stage, y + 20, y + 130, { opacity: 0.6 });
  }
  let rays = '';
  for (let k = 0; k < 6; k += 1)
    rays += `M${at([x + 250, 400])}L${at([x - 520 + k * 210, HEIGHT])}L${at([x - 430 + k * 210, HEIGHT])}Z`;
  canvas.path(rays, palette.glow, `opacity=".13" style="mix-blend-mode:screen" ${canvas.blur(8)}`);
  const mound = { levels: 11, tilt: 0.2, flooded: 2, ripe: 0.35 } as const;
  paintRiceMound(stage, { ...mound, name: 'l', top: [x - 640, 620], half: [60, 540], step: 14, haze: 0.34 });
  paintRiceMound(stage, { ...mound, name: 'r', top: [x + 520, 600], half: [60, 560], step: 15, haze: 0.3 });
  paintMist(stage, 640, 800, { opacity: 0.4 });
  paintRiceMound(stage, { ...mound, name: 'm', top: [x + 60, 690], half: [50, 520], step: 17, haze: 0.18 });
  paintMist(stage, 760, 900, { opacity: 0.4 });
}

/** The line of the ridge and the pines on it (x, y, height), measured from the focal point. */
const RIDGES = {
  fishtail: {
    crest: '-520 812 -260 838 0 806 220 762 460 730',
    ends: [800, 640],
    pines: '560 712 230 640 690 290 700 676 210 -640 806 150',
  },
  valleys: {
    crest: '-560 700 -330 770 -60 812 240 800 480 826',
    ends: [640, 872],
    pines: '-640 690 250 -580 702 190 -700 676 210 620 846 150',
  },
} as const;

/** The ridge under the walkers' feet, with its path. */
function paintNearRidge(stage: Stage, view: RidgeTrekOptions['view'], x: number): void {
  const { canvas, palette } = stage;
  const { crest: text, ends, pines } = RIDGES[view];
  const values = text.split(' ').map(Number);
  const inner = values.flatMap((dx, i): Point[] => (i % 2 === 0 ? [[x + dx, values[i + 1] ?? 0]] : []));
  const crest: Point[] = [[-40, ends[0]], ...inner, [WIDTH + 60, ends[1]]];
  const edge = smooth(crest);
  const shape = `${edge}L${WIDTH + 60} ${HEIGHT + 20}L-40 ${HEIGHT + 20}Z`;
  const green = mix(mix(palette.leaf, lit(stage, '#a89a4a'), 0.3), palette.deep, 0.26);
  paintPines(stage, pines.split(' ').map(Number), view === 'fishtail' ? -1 : 1);
  canvas.path(
    shape,
    canvas.linearOn(ramp(mix(green, palette.glow, 0.24), [0.34, green], mix(green, palette.deep, 0.7)), [
      0,
      720,
      0,
      HEIGHT,
    ]),
  );
  canvas.grain(shape, { colour: palette.deep, axis: [0, 780, 0, HEIGHT + 60], opacity: 0.4 });
  paintPath(stage, crest);
  canvas.stroke(edge, mix(green, palette.sun, 0.5), 3, 'opacity=".6"');
  const on = (px: number): Point => pointOn(crest, px);
  const straw = { dark: mix(green, palette.deep, 0.45), bright: mix(green, palette.gold, 0.45) };
  paintPeople(stage, view, on);
  for (let px = -20; px < WIDTH; px += 160) {
    const y = on(px + 80)[1];
    paintGrassBand(stage, { ...straw, from: px, to: px + 160, top: y + 74, bottom: y + 200, count: 17, tall: 46 });
  }
  if (view === 'fishtail') {
    paintPrayerFlags(stage, { from: on(x + 430), to: [WIDTH + 40, 470], sag: 50, size: 1 });
    paintFlowers(stage);
  }
  paintGrassBand(stage, { ...straw, top: HEIGHT - 30, bottom: HEIGHT + 20, count: 140, tall: 70 });
}

function paintPines(stage: Stage, places: readonly number[], light: 1 | -1): void {
  const { palette } = stage;
  const colour = mix(mix(palette.leaf, palette.deep, 0.6), palette.hill, 0.14);
  for (let i = 0; i < places.length; i += 3) {
    const [dx = 0, y = 0, height = 0] = places.slice(i);
    paintPine(stage, { foot: [focalX(stage) + dx, y + 12], height, colour, light });
  }
}

/** Two branches of rhododendron that reach into the picture from the left. */
function paintFlowers(stage: Stage): void {
  const upper = [
    [-40, 640],
    [150, 560],
    [330, 640],
  ] as const;
  const lower = [
    [-40, 800],
    [110, 760],
    [230, 830],
  ] as const;
  paintRhododendronBranch(
    stage,
    upper,
    [
      [0.3, 1.1],
      [0.55, 0.9],
      [0.78, 1.05],
      [0.98, 0.84],
    ],
    '#d8304a',
  );
  paintRhododendronBranch(
    stage,
    lower,
    [
      [0.4, 0.9],
      [0.8, 1.1],
      [1, 0.8],
    ],
    '#e0405a',
  );
}

function paintPath(stage: Stage, crest: readonly Point[]): void {
  const { canvas, palette } = stage;
  const dirt = lit(stage, '#d8b48a');
  const shift = (by: number, bend: number): Point[] =>
    crest.map(([px, y], i): Point => [px, y + by + Math.sin(i * 1.4) * bend]);
  const band = `${smooth(shift(20, 4))}L${smooth(shift(58, 8).toReversed()).slice(1)}Z`;
  canvas.path(band, canvas.linear(ramp(mix(dirt, palette.glow, 0.2), mix(dirt, palette.hill, 0.3)), [0, 0, 1, 0]));
  canvas.stroke(smooth(shift(58, 8)), lighten(dirt, -0.2), 4, 'opacity=".5"');
  paintPebbles(stage, shift(38, 6), dirt);
}

/** Stones and small shadows on the path. */
function paintPebbles(stage: Stage, line: readonly Point[], dirt: string): void {
  const { canvas, random } = stage;
  let [dark, light] = ['', ''];
  for (let px = 0; px < WIDTH; px += random.between(16, 44)) {
    const [x, y] = pointOn(line, px);
    const [wide, lift] = [random.between(3, 10), random.around(0, 15)];
    dark += oval(x, y + lift + 2, wide, wide * 0.4);
    light += oval(x - 1, y + lift, wide * 0.9, wide * 0.34);
  }
  canvas.path(dark, lighten(dirt, -0.2), 'opacity=".5"');
  canvas.path(light, lighten(dirt, -0.03), 'opacity=".9"');
}

function pointOn(crest: readonly Point[], px: number): Point {
  const next = crest.findIndex(([cx]) => cx > px);
  const [a, b] = [crest[Math.max(0, next - 1)] ?? [0, 0], crest[Math.max(0, next)] ?? [0, 0]];
  const t = b[0] === a[0] ? 0 : (px - a[0]) / (b[0] - a[0]);
  return [px, a[1] + (b[1] - a[1]) * t];
}

function paintPeople(stage: Stage, view: RidgeTrekOptions['view'], on: (px: number) => Point): void {
  const x = focalX(stage);
  const fishtail = [
    { dx: -150, top: '#d8452f', bottom: '#3a3f5c', head: 'cap', headColour: '#f0b64a', load: 'pack', stick: true },
    { dx: -20, top: '#2f7f86', bottom: '#4a3a3a', head: 'bun', load: 'pack', stick: true },
    { dx: 150, top: '#e0a83c', bottom: '#3f4a3c', head: 'cap', headColour: '#a8324a', load: 'bag', stick: false },
  ] as const;
  const valleys = [
    { dx: -240, top: '#e8e0d0', bottom: '#3f5a7a', head: 'cap', headColour: '#d8452f', load: 'pack', stick: true },
    { dx: -110, top: '#c8503a', bottom: '#3a3f4c', head: 'hair', load: 'pack', stick: true },
    {
      dx: 70,
      top: '#27346b',
      bottom: '#1d2444',
      head: 'scarf',
      headColour: '#c83f4a',
      load: 'basket',
      dress: 'skirt',
      stick: false,
    },
  ] as const;
  for (const { dx, ...look } of view === 'fishtail' ? fishtail : valleys) {
    const [px, y] = on(x + dx);
    paintWalker(stage, { foot: [px, y + 38], size: 1.36, heading: 1, ...look });
  }
}
