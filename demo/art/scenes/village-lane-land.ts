import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm, paintPalmGrove } from '#demo/art/motifs/palm.ts';
import { paintPerson } from '#demo/art/motifs/person.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintVolcano } from '#demo/art/motifs/volcano.ts';
import { paintWaterBuffalo } from '#demo/art/motifs/water-buffalo.ts';

/** Where the lane runs: sugar palms and a stilt house, paddies with a buffalo, or flooded fields before a volcano. */
export type LanePlace = 'sugar-palms' | 'paddies' | 'volcano';

/** Sky and land behind the lane, down to its far edge `lane` (y). */
export function paintLaneLand(stage: Stage, place: LanePlace, lane: number): void {
  paintSky(stage, 620);
  if (place === 'sugar-palms') paintPalmCountry(stage, lane);
  else if (place === 'paddies') paintPaddyCountry(stage, lane);
  else paintVolcanoCountry(stage, lane);
}

/** A field in rows that run towards the horizon at x. */
function paintField(stage: Stage, [top, bottom]: readonly [number, number], colour: string, x: number): void {
  const { canvas, palette } = stage;
  canvas.path(
    box(0, top, WIDTH, bottom - top),
    canvas.linear(ramp(mix(colour, palette.haze, 0.45), [0.35, colour], lighten(colour, -0.06))),
  );
  let rows = '';
  for (let px = -3600; px <= 3600; px += 120)
    rows += `M${num(x + px * 0.28)} ${top}L${num(x + px)} ${bottom}L${num(x + px + 36)} ${bottom}L${num(x + px * 0.28 + 8)} ${top}Z`;
  canvas.path(rows, lighten(colour, -0.07), 'opacity=".5"');
  let bunds = '';
  for (const t of [0.12, 0.34, 0.66])
    bunds += `M0 ${num(top + (bottom - top) * t)}Q${num(x)} ${num(top + (bottom - top) * t - 8)} ${WIDTH} ${num(top + (bottom - top) * t + 5)}v${num(4 + t * 10)}Q${num(x)} ${num(top + (bottom - top) * t + t * 8 - 4)} 0 ${num(top + (bottom - top) * t + 4 + t * 10)}Z`;
  canvas.path(bunds, mix(lighten(colour, 0.1), palette.haze, 0.25));
}

function paintPalmCountry(stage: Stage, lane: number): void {
  const { palette } = stage;
  const x = focalX(stage);
  paintSun(stage, [x + 40, 430], 82);
  paintClouds(stage, [
    { x: 360, y: 190, length: 460, opacity: 0.5 },
    { x: 1260, y: 150, length: 420, bar: 12, opacity: 0.5 },
  ]);
  paintBirds(stage, [980, 250], 7);
  for (const [i, y] of [588, 622].entries()) {
    const tone = mix(mix(palette.hill, palette.leaf, 0.3), palette.haze, 0.55 - i * 0.25);
    paintRidge(stage, { name: `wood${i}`, y, height: 18, wave: 220, colour: tone, trees: 13 + i * 5, fade: 0.4 });
    for (let k = 0; k < 6; k += 1)
      paintSugarPalm(stage, {
        foot: [90 + k * 270 + i * 120 + stage.random.around(0, 60), y + 14],
        height: 150 + i * 50 + stage.random.around(0, 30),
        colour: mix(tone, palette.deep, 0.2),
      });
    paintMist(stage, y - 10, y + 60, { opacity: 0.5 });
  }
  paintField(stage, [640, lane], lit(stage, '#a9b45c'), x);
  paintMist(stage, 630, 720, { opacity: 0.6, rising: true });
  paintStiltHouse(stage, {
    foot: [330, 786],
    size: 1.12,
    wall: '#a8703f',
    shutter: '#2f6a8a',
    roof: 'gable',
    roofColour: '#b8583a',
    life: ['ladder', 'jars', 'laundry'],
  });
  const near = mix(lit(stage, '#3f5a3c'), palette.deep, 0.42);
  paintSugarPalm(stage, { foot: [84, 812], height: 560, colour: near, lean: -10 });
  paintSugarPalm(stage, { foot: [1300, 806], height: 500, colour: near, lean: 16 });
  paintSugarPalm(stage, { foot: [1470, 816], height: 620, colour: near, lean: 30 });
  paintSugarPalm(stage, { foot: [1150, 776], height: 380, colour: mix(near, palette.haze, 0.16) });
}

function paintPaddyCountry(stage: Stage, lane: number): void {
  const { canvas, palette, random } = stage;
  const x = focalX(stage);
  paintSun(stage, [1290, 170], 58);
  paintClouds(stage, [
    { x: 330, y: 170, length: 520, opacity: 0.75 },
    { x: 980, y: 240, length: 420, bar: 12, opacity: 0.6 },
    { x: 700, y: 120, length: 300, bar: 11, opacity: 0.5 },
  ]);
  paintRidge(stage, {
    name: 'hills',
    y: 490,
    height: 130,
    wave: 360,
    colour: mix(palette.hill, palette.haze, 0.45),
    fade: 0.5,
  });
  const wood = paintRidge(stage, {
    name: 'wood',
    y: 572,
    height: 26,
    wave: 240,
    colour: mix(palette.leaf, palette.haze, 0.3),
    trees: 18,
    fade: 0.2,
  });
  paintPalmGrove(stage, wood, { count: 11, height: 130, colour: mix(palette.leaf, palette.deep, 0.35) });
  paintField(stage, [600, lane], lit(stage, '#7cc04c'), x);
  for (let i = 0; i < 5; i += 1)
    paintPerson(stage, {
      foot: [330 + i * 62 + random.around(0, 12), 684 + (i % 2) * 14],
      size: 1.15,
      colour: ['#c8485a', '#3f6f9a', '#e0a23c', '#7a4a8a', '#f0e8d4'][i] ?? '#c8485a',
      hat: 'cone',
    });
  paintWaterBuffalo(stage, [1130, 752], 1, -1);
  // A clump of bananas on the right, cut by the edge.
  for (const [bx, by, tall] of [
    [1500, 800, 300],
    [1575, 806, 360],
    [1420, 798, 230],
  ] as const)
    paintBananaPlant(stage, [bx, by], tall);
  paintPalm(stage, { foot: [70, 806], height: 520, lean: 40, colour: mix(palette.leaf, palette.deep, 0.4) });
  canvas.path(box(0, lane - 8, WIDTH, 18), mix(lit(stage, '#5a9a48'), palette.deep, 0.12));
}

function paintBananaPlant(stage: Stage, [x, y]: Point, tall: number): void {
  const { canvas, palette, random } = stage;
  const green = lit(stage, '#57a84a');
  canvas.path(
    `M${num(x - tall * 0.05)} ${y}L${num(x - tall * 0.025)} ${num(y - tall * 0.5)}H${num(x + tall * 0.025)}L${num(x + tall * 0.05)} ${y}Z`,
    lit(stage, '#9aa85c'),
  );
  for (let i = 0; i < 8; i += 1) {
    const angle = -Math.PI * (0.06 + (i / 7) * 0.88) + random.around(0, 0.08);
    const blade = leaf([x, y - tall * 0.48], tall * random.between(0.46, 0.6), tall * 0.085, angle);
    canvas.path(blade, canvas.linear(ramp(lighten(green, 0.07 - (i % 3) * 0.04), mix(green, palette.deep, 0.24))));
    canvas.stroke(
      `M${num(x)} ${num(y - tall * 0.48)}L${num(x + Math.cos(angle) * tall * 0.5)} ${num(y - tall * 0.48 + Math.sin(angle) * tall * 0.5)}`,
      lighten(green, 0.16),
      2.4,
    );
  }
}

function paintVolcanoCountry(stage: Stage, lane: number): void {
  const { canvas, palette, random } = stage;
  const x = focalX(stage);
  paintSun(stage, [x - 330, 400], 74);
  paintClouds(stage, [
    { x: 300, y: 160, length: 420, opacity: 0.55 },
    { x: 1330, y: 210, length: 420, bar: 12, opacity: 0.5 },
  ]);
  paintVolcano(stage, [x + 190, 170], 760, 640);
  canvas.path(
    oval(x + 216, 148, 70, 26) + oval(x + 270, 124, 54, 20) + oval(x + 168, 160, 40, 15),
    palette.cloud,
    `opacity=".7" ${canvas.blur(7)}`,
  );
  paintMist(stage, 430, 620, { opacity: 0.85 });
  paintClouds(stage, [{ x: x + 160, y: 480, length: 560, opacity: 0.7 }]);
  const wood = paintRidge(stage, {
    name: 'wood',
    y: 600,
    height: 24,
    wave: 240,
    colour: mix(mix(palette.leaf, palette.deep, 0.2), palette.haze, 0.4),
    trees: 14,
    fade: 0.3,
  });
  paintPalmGrove(stage, wood, {
    count: 13,
    height: 92,
    colour: mix(mix(palette.leaf, palette.deep, 0.4), palette.haze, 0.2),
  });
  paintMist(stage, 590, 660, { opacity: 0.5 });
  paintField(stage, [632, lane + 8], lit(stage, '#8fb860'), x);
  for (let i = 0; i < 4; i += 1)
    paintPerson(stage, {
      foot: [1180 + i * 76, 684 + (i % 2) * 10],
      size: 0.95,
      colour: random.pick(['#c8485a', '#3f6f9a', '#e0a23c']),
      hat: 'cone',
    });
  paintBirds(stage, [520, 270], 8);
  canvas.add(
    `<rect y="${lane + 40}" width="${WIDTH}" height="${HEIGHT - lane}" fill="${canvas.linear(ramp(mix(palette.water[0], palette.sky[2], 0.4), [0.5, palette.water[1]], palette.water[2]))}"/>`,
  );
  for (const [px, tall, lean] of [
    [60, 420, 40],
    [150, 330, 60],
    [1530, 470, -50],
  ] as const)
    paintPalm(stage, { foot: [px, lane + 14], height: tall, lean, colour: mix(palette.leaf, palette.deep, 0.5) });
}
