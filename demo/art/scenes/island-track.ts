import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintCyclistBehind } from '#demo/art/motifs/cyclist-behind.ts';
import { paintPalm, paintPalmGrove } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSampan } from '#demo/art/motifs/sampan.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import { paintWaterBuffalo } from '#demo/art/motifs/water-buffalo.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface IslandTrackOptions {
  readonly riders?: number;
}

const HORIZON = 470;

/** A winding track on a river island, riders seen from behind, the wide river and blue hills beyond. */
export const islandTrack: Scene<IslandTrackOptions> = {
  name: 'island-track',
  draw(stage, { riders = 3 }) {
    const { palette } = stage;
    paintSky(stage, HORIZON);
    paintSun(stage, [330, 150], 58);
    paintClouds(stage, [
      { x: 760, y: 130, length: 480, opacity: 0.75 },
      { x: 1330, y: 220, length: 420, bar: 12, opacity: 0.6 },
      { x: 140, y: 290, length: 300, bar: 11, opacity: 0.5 },
    ]);
    paintRidge(stage, {
      name: 'mountain',
      y: 380,
      height: 190,
      wave: 420,
      colour: mix(palette.hill, palette.haze, 0.3),
      fade: 0.5,
    });
    paintRidge(stage, {
      name: 'hills',
      y: 440,
      height: 60,
      wave: 260,
      colour: mix(mix(palette.hill, palette.leaf, 0.4), palette.haze, 0.2),
      trees: 9,
      fade: 0.3,
    });
    paintBirds(stage, [980, 240], 6);
    paintRiver(stage);
    paintIsland(stage);
    paintTrack(stage);
    paintLife(stage);
    paintRiders(stage, riders);
    paintFrame(stage);
  },
};

function paintRiver(stage: Stage): void {
  const { canvas, palette, random } = stage;
  canvas.path(
    box(0, HORIZON, WIDTH, 260),
    canvas.linear(ramp(palette.water[0], [0.3, palette.water[1]], mix(palette.water[1], palette.water[2], 0.5))),
  );
  let bars = '';
  for (let i = 0; i < 70; i += 1) {
    const t = random.next();
    const w = random.between(30, 140) * (0.4 + t);
    bars += `<rect x="${num(random.between(-40, WIDTH))}" y="${num(HORIZON + 8 + t * 210)}" width="${num(w)}" height="${num(1.2 + t * 2)}" rx="1.5"/>`;
  }
  canvas.add(`<g fill="${mix(palette.water[0], '#ffffff', 0.5)}" opacity=".5">${bars}</g>`);
  const sand = lit(stage, '#ecd6a4');
  canvas.path(
    `M520 ${HORIZON + 62}Q700 ${HORIZON + 40} 900 ${HORIZON + 58}Q760 ${HORIZON + 76} 520 ${HORIZON + 62}Z`,
    sand,
  );
  canvas.path(
    `M-20 ${HORIZON + 30}Q120 ${HORIZON + 10} 300 ${HORIZON + 34}Q140 ${HORIZON + 44} -20 ${HORIZON + 42}Z`,
    sand,
  );
  let bush = '';
  for (let i = 0; i < 24; i += 1) bush += oval(20 + i * 10, HORIZON + 22 - (i % 3) * 4, 14, 11);
  canvas.path(bush, mix(lit(stage, palette.leaf), palette.haze, 0.2));
  paintSampan(stage, { keel: [420, HORIZON + 116], size: 0.62, guests: 1 });
  paintSampan(stage, { keel: [760, HORIZON + 92], size: 0.42, heading: -1 });
}

/** The near island: a bank that runs from the left edge up to the right, with rice and gardens. */
function paintIsland(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const green = lit(stage, '#6fae4c');
  const bank = `M-10 ${HEIGHT + 10}V722Q300 690 560 652Q860 604 1120 560Q1360 524 1610 512V${HEIGHT + 10}Z`;
  canvas.path(
    `M-10 736Q300 704 560 666Q860 618 1120 574Q1360 538 1610 526V500Q1360 512 1120 548Q860 592 560 640Q300 678 -10 710Z`,
    lit(stage, '#e6cf9a'),
  );
  canvas.path(
    bank,
    canvas.linearOn(
      ramp(mix(green, palette.haze, 0.25), [0.5, green], mix(green, palette.deep, 0.3)),
      [900, 540, 760, 1000],
    ),
  );
  let rows = '';
  for (let i = 0; i < 9; i += 1) {
    const t = i / 9;
    rows += `M${num(900 + t * 700)} ${num(620 + t * 40)}Q${num(1240 + t * 300)} ${num(600 + t * 150)} 1620 ${num(560 + t * 330)}`;
  }
  canvas.stroke(rows, lighten(green, -0.07), 7, 'opacity=".55"');
  let tufts = '';
  for (let i = 0; i < 260; i += 1) {
    const t = random.next();
    const [px, py] = [random.between(0, WIDTH), 700 + t * 290];
    if (py < 780 - px * 0.12) continue;
    for (const turn of [-0.4, 0.1, 0.5]) tufts += leaf([px, py], 10 + t * 20, 1.6 + t * 1.8, -1.57 + turn);
  }
  canvas.path(tufts, lighten(green, -0.06), 'opacity=".85"');
}

/** The middle of the track at a share of its length (0 near, 1 far), and half its width there. */
const trackAt = (t: number): readonly [Point, number] => {
  const near = 1 - t;
  const x = 620 + Math.sin(t * 4.3) * 250 * (0.5 + near * 0.6) + t * 480;
  return [[x, 1010 - (1 - near ** 2.1) * 440], 14 + near ** 2 * 170];
};

function paintTrack(stage: Stage): void {
  const { canvas, palette } = stage;
  const soil = lit(stage, '#d99a64');
  const steps = Array.from({ length: 41 }, (_, i) => trackAt(i / 40));
  const left = steps.map(([[x, y], half]) => `${num(x - half)} ${num(y)}`);
  const right = steps.map(([[x, y], half]) => `${num(x + half)} ${num(y)}`).reverse();
  const d = `M${[...left, ...right].join('L')}Z`;
  canvas.path(d, canvas.linear(ramp(mix(soil, palette.haze, 0.4), [0.4, soil], lighten(soil, -0.07))));
  canvas.grain(d, { colour: lighten(soil, -0.18), axis: [0, 600, 0, 1060], opacity: 0.5 });
  for (const share of [-0.42, 0.42]) {
    const rut = steps.map(([[x, y], half]) => [x + half * share, y, half * 0.12] as const);
    canvas.path(
      `M${rut.map(([x, y, w]) => `${num(x - w)} ${num(y)}`).join('L')}L${[...rut]
        .reverse()
        .map(([x, y, w]) => `${num(x + w)} ${num(y)}`)
        .join('L')}Z`,
      lighten(soil, -0.06),
      'opacity=".7"',
    );
  }
}

function paintLife(stage: Stage): void {
  const { palette } = stage;
  const line = Array.from({ length: 41 }, (_, i): Point => [1000 + i * 15, 590 - i * 1.6]);
  paintPalmGrove(stage, line, { count: 7, height: 150, colour: mix(palette.leaf, palette.haze, 0.12) });
  paintStiltHouse(stage, {
    foot: [1370, 664],
    size: 0.74,
    wall: '#a8703f',
    shutter: '#3f7f8a',
    roof: 'gable',
    roofColour: '#b0583a',
    life: ['ladder', 'laundry'],
  });
  paintWaterBuffalo(stage, [1210, 800], 0.9, 1);
  paintPalm(stage, { foot: [1530, 760], height: 420, lean: -50, colour: mix(palette.leaf, palette.deep, 0.25) });
}

function paintRiders(stage: Stage, riders: number): void {
  const looks = [
    { t: 0.13, side: 0.25, shirt: '#e2503c', legs: '#33445a', hat: 'straw', pedal: 1, load: '#f2c84a' },
    { t: 0.33, side: -0.2, shirt: '#f6ecd6', legs: '#7a3a5c', hat: 'cone', pedal: -1 },
    { t: 0.52, side: 0.2, shirt: '#3f7fb0', legs: '#4a4038', hat: 'cone', pedal: 1 },
  ] as const;
  for (const { t, side, ...look } of looks.slice(0, riders).reverse()) {
    const [[x, y], half] = trackAt(t);
    paintCyclistBehind(stage, { ...look, foot: [x + half * side, y], size: 0.42 + (half / 150) * 2.5 });
  }
}

/** A dark tree at the left edge frames the view. */
function paintFrame(stage: Stage): void {
  const { palette } = stage;
  paintShadeTree(stage, {
    foot: [70, 960],
    height: 860,
    half: 380,
    colour: mix(lit(stage, palette.leaf), palette.deep, 0.42),
    bark: mix(lit(stage, '#5f4636'), palette.deep, 0.3),
    blossom: '#f2b84a',
  });
}
