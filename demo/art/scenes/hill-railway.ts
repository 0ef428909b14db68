import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPine } from '#demo/art/motifs/pine.ts';
import { paintPrayerFlags } from '#demo/art/motifs/prayer-flags.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintToyTrain } from '#demo/art/motifs/toy-train.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface HillRailwayOptions {
  readonly people?: boolean;
}

const RAIL = 838;

/** A narrow-gauge steam train in a hill street, houses stacked on the slope, white peaks behind. */
export const hillRailway: Scene<HillRailwayOptions> = {
  name: 'hill-railway',
  draw(stage, { people = true }) {
    const x = focalX(stage);
    paintSky(stage, 600);
    paintSun(stage, [x - 500, 170], 50);
    paintClouds(stage, [
      { x: x - 700, y: 300, length: 360, opacity: 0.66 },
      { x: x + 420, y: 130, length: 420, bar: 14, opacity: 0.66 },
    ]);
    paintMountains(stage, x);
    paintBirds(stage, [x - 120, 210], 6);
    paintSlope(stage, x);
    paintStreet(stage);
    paintToyTrain(stage, [x - 330, RAIL], 1.22);
    if (people) paintPeople(stage, x);
  },
};

function paintMountains(stage: Stage, x: number): void {
  const { palette } = stage;
  const peaks = [
    { summit: [x - 380, 330], left: x - 700, right: x - 60, haze: 0.4 },
    { summit: [x + 60, 250], left: x - 320, right: x + 420, haze: 0.3 },
    { summit: [x - 740, 370], left: x - 1040, right: x - 440, haze: 0.46 },
  ] as const;
  for (const peak of peaks) paintSnowPeak(stage, { ...peak, base: 600, snow: 0.95 });
  paintMist(stage, 400, 590, { opacity: 0.95 });
  for (const [i, y] of [520, 580, 640].entries()) {
    paintRidge(stage, {
      name: `hill${i}`,
      y,
      height: 60,
      wave: 360,
      colour: mix(mix(palette.hill, palette.leaf, 0.2 + i * 0.3), palette.haze, 0.5 - i * 0.14),
      fade: 0.5,
      ...(i > 0 ? { trees: 6 + i * 4 } : {}),
    });
    paintMist(stage, y + 10, y + 90, { opacity: 0.4 });
  }
}

const WALLS = ['#f0c75a', '#7fb8a8', '#e89a86', '#8fb4d8', '#f4e6d0', '#c8a0c4'] as const;
const TINS = ['#b8442f', '#3f7a5c', '#8a5a3c', '#4a6a8a'] as const;

/** Houses stacked up the slope on the right, with pines between them. */
function paintSlope(stage: Stage, x: number): void {
  const { palette, random } = stage;
  for (let row = 0; row < 5; row += 1) {
    const near = row / 4;
    const line = (px: number): number => 560 + row * 62 - Math.max(0, px - (x - 80 + row * 60)) * (0.3 - row * 0.05);
    const green = mix(mix(palette.leaf, palette.deep, 0.2 + near * 0.14), palette.haze, 0.3 * (1 - near));
    for (let px = x + 20 + row * 40; px < WIDTH + 120; px += 150)
      paintPine(stage, {
        foot: [px + random.around(0, 26), line(px) + 10],
        height: random.between(110, 170) * (0.8 + near * 0.3),
        colour: mix(green, palette.deep, 0.2),
      });
    paintTreeRow(stage, {
      y: (px) => line(px) + 12,
      size: 22 + row * 4,
      colour: green,
      light: -1,
      from: x - 160 + row * 50,
      depth: 4,
    });
    for (let px = x - 40 + row * 46; px < WIDTH + 60; px += random.between(118, 168))
      paintHillHouse(stage, { x: px, y: line(px) + 40, size: 0.72 + near * 0.4, haze: 0.22 * (1 - near) });
  }
}

function paintHillHouse(
  stage: Stage,
  { x, y, size, haze }: { x: number; y: number; size: number; haze: number },
): void {
  const { canvas, palette, random } = stage;
  const air = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const [wall, tin] = [
    air(random.pick([...WALLS] as [string, ...string[]])),
    air(random.pick([...TINS] as [string, ...string[]])),
  ];
  const floors = random.chance(0.5) ? 2 : 1;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) scale(${num(size)})"`, () => {
    const tall = floors * 44;
    canvas.path(
      box(-52, -tall, 104, tall + 8),
      canvas.linear(ramp(lighten(wall, 0.03), lighten(wall, -0.1)), [0, 0, 1, 0]),
    );
    let [panes, frames] = ['', ''];
    for (let f = 0; f < floors; f += 1)
      for (const dx of [-36, -8, 20]) {
        panes += box(dx, -tall + 12 + f * 44, 17, 22);
        frames += `M${dx} ${-tall + 12 + f * 44}h17v22h-17ZM${dx + 8.5} ${-tall + 12 + f * 44}v22`;
      }
    canvas.path(panes, mix(palette.deep, palette.sky[1], 0.4));
    canvas.stroke(frames, '#ffffff', 1.8, 'opacity=".85"');
    if (floors === 2) canvas.path(box(-56, -48, 112, 5), lighten(wall, -0.16));
    canvas.path(
      `M-62 ${-tall + 4}L-40 ${-tall - 34}H40L62 ${-tall + 4}Z`,
      canvas.linear(ramp(mix(tin, palette.sun, 0.3), lighten(tin, -0.05)), [0, 0, 1, 0.2]),
    );
    let seams = '';
    for (let k = -5; k <= 5; k += 1) seams += `M${num(k * 7.4)} ${-tall - 34}L${num(k * 11.6)} ${-tall + 4}`;
    canvas.stroke(seams, lighten(tin, -0.1), 1.2, 'opacity=".6"');
  });
}

/** Street, kerb wall and the two rails with their sleepers. */
function paintStreet(stage: Stage): void {
  const { canvas, palette } = stage;
  const road = lit(stage, '#a8a49c');
  canvas.path(
    box(-20, RAIL - 66, WIDTH + 40, HEIGHT),
    canvas.linearOn(ramp(mix(road, palette.sun, 0.24), [0.4, road], mix(road, palette.deep, 0.4)), [
      0,
      RAIL - 66,
      0,
      HEIGHT,
    ]),
  );
  const wall = lit(stage, '#c9bba4');
  canvas.path(
    box(-20, RAIL - 98, WIDTH + 40, 36),
    canvas.linear(ramp(mix(wall, palette.sun, 0.3), lighten(wall, -0.1))),
  );
  let stones = '';
  for (let px = -10; px < WIDTH; px += 38) stones += box(px, RAIL - 90, 33, 11) + box(px + 19, RAIL - 77, 33, 11);
  canvas.path(stones, lighten(wall, -0.06), 'opacity=".7"');
  const rail = WIDTH;
  let posts = '';
  for (let px = 10; px < rail; px += 80) posts += box(px, RAIL - 124, 6, 30);
  canvas.path(posts, lit(stage, '#f4efe2'));
  canvas.stroke(`M-20 ${RAIL - 118}H${rail + 20}M-20 ${RAIL - 106}H${rail + 20}`, lit(stage, '#f4efe2'), 4);
  const gravel = lit(stage, '#8a8076');
  canvas.path(box(-20, RAIL - 10, WIDTH + 40, 46), gravel);
  let [sleepers, dots] = ['', ''];
  for (let px = -20; px < WIDTH + 20; px += 34) sleepers += box(px, RAIL - 3, 17, 32);
  for (let i = 0; i < 150; i += 1)
    dots += oval(stage.random.between(0, WIDTH), RAIL + stage.random.between(-8, 34), 2.4, 1.4);
  canvas.path(dots, lighten(gravel, 0.1), 'opacity=".7"');
  canvas.path(sleepers, lit(stage, '#5a4436'));
  for (const y of [RAIL, RAIL + 22]) {
    canvas.path(box(-20, y, WIDTH + 40, 5), lit(stage, '#5f6166'));
    canvas.path(box(-20, y, WIDTH + 40, 1.8), '#ffffff', 'opacity=".7"');
  }
  canvas.stroke(`M520 ${RAIL - 70}V430`, lit(stage, '#8a6a4a'), 8);
  paintPrayerFlags(stage, { from: [520, 436], to: [-30, 400], sag: 90, size: 1.1 });
  paintPrayerFlags(stage, { from: [520, 436], to: [900, 540], sag: 60, size: 1 });
}

function paintPeople(stage: Stage, x: number): void {
  const y = RAIL + 84;
  paintWalker(stage, {
    foot: [x - 560, y],
    size: 1.3,
    top: '#c8386c',
    bottom: '#5a2f5c',
    dress: 'skirt',
    head: 'scarf',
    headColour: '#e2a22c',
    load: 'basket',
    heading: 1,
  });
  paintWalker(stage, {
    foot: [x + 250, y + 30],
    size: 1.42,
    top: '#2f6f9a',
    bottom: '#3a3a4a',
    head: 'cap',
    headColour: '#b8322a',
    heading: -1,
    arms: 'up',
    stride: false,
  });
  paintWalker(stage, {
    foot: [x + 310, y + 34],
    size: 1.0,
    top: '#e2b04a',
    bottom: '#4a3a5c',
    head: 'hair',
    heading: -1,
    stride: false,
    arms: 'up',
  });
  paintWalker(stage, {
    foot: [x - 660, y + 8],
    size: 1.36,
    top: '#f0e2c4',
    bottom: '#6b4a34',
    head: 'hair',
    load: 'bag',
    heading: 1,
  });
}
