import { lighten, mix } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { project } from '#demo/art/kit/perspective.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGhatHouse } from '#demo/art/motifs/ghat-temple.ts';
import { paintLeafLamp } from '#demo/art/motifs/leaf-lamp.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintRowBoat } from '#demo/art/motifs/row-boat.ts';
import { paintSeatedVendor } from '#demo/art/motifs/seated-vendor.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';
import { GHAT, paintBankReflection, paintStepLights, paintSteps, paintUmbrellas } from './ghat-steps.ts';

/** What may be chosen in the scene. */
export interface RiverGhatsOptions {
  /** Leaf lamps on the water and rows of lights on the steps. */
  readonly lamps?: boolean;
}

const { horizon: HORIZON, view: VIEW, steps: STEPS, edge: EDGE, tread: TREAD, rise: RISE } = GHAT;

/** Stone steps down to a broad river. */
export const riverGhats: Scene<RiverGhatsOptions> = {
  name: 'river-ghats',
  draw(stage, { lamps = false }) {
    paintSky(stage, HORIZON + 10);
    paintSun(stage, lamps ? [250, 150] : [270, 430], lamps ? 52 : 74);
    paintClouds(stage, [
      { x: 260, y: 200, length: 420, opacity: 0.5 },
      { x: 720, y: 130, length: 420, bar: 12, opacity: 0.5 },
    ]);
    const { palette } = stage;
    paintRidge(stage, {
      name: 'bank',
      y: HORIZON - 6,
      height: 12,
      wave: 160,
      colour: mix(palette.hill, palette.haze, 0.5),
      trees: 7,
      fade: 0.5,
    });
    paintWater(stage, HORIZON);
    paintMist(stage, HORIZON - 60, HORIZON + 8, { opacity: 0.6 });
    paintBirds(stage, [520, 300], 9);
    paintRipples(stage, HORIZON + 10, 110, lamps ? 0.12 : 0.24);
    if (!lamps) paintGlitter(stage, 270, HORIZON, 0.8);
    paintHouses(stage);
    paintBankReflection(stage);
    paintSteps(stage);
    paintBathers(stage, lamps);
    if (lamps) paintNightRiver(stage);
    else paintMorningRiver(stage);
  },
};

const TOP: Point = [EDGE + STEPS * TREAD, STEPS * RISE];

function paintHouses(stage: Stage): void {
  const { palette, random } = stage;
  const tones = ['#e6b98a', '#d98a6a', '#efd3a4', '#c98f7a', '#e2a878', '#d9b6a0'] as const;
  for (let i = 14; i >= -1; i -= 1) {
    const z = 0.86 * 1.21 ** i;
    const [x, y] = project(VIEW, [TOP[0], TOP[1], z]);
    const colour = mix(
      lit(stage, tones[(i + 6) % 6] ?? tones[0]),
      palette.haze,
      Math.max(0, Math.min(0.72, i * 0.052)),
    );
    const tall = (i % 3 === 1 ? 250 : 330 + ((i * 53 + 53) % 4) * 34) / z;
    const wide = (i % 3 === 1 ? 150 : 250) / z;
    paintGhatHouse(stage, [x - wide * 0.1, y + 4], [wide, tall], {
      colour,
      storeys: i % 3 === 1 ? 3 : 4,
      spire: i % 3 === 1,
    });
    if (random.chance(0.5))
      paintGhatHouse(stage, [x + wide * 0.82, y + 4], [wide * 0.8, tall * 1.16], {
        colour: lighten(colour, -0.03),
        storeys: 4,
        spire: false,
      });
  }
}

function paintBathers(stage: Stage, lamps: boolean): void {
  const { canvas, palette, random } = stage;
  const looks = [
    { dress: 'sari', colours: ['#f2b431', '#c8305c'] },
    { dress: 'kurta', colours: ['#f6ecd8', '#f6ecd8'] },
    { dress: 'sari', colours: ['#3a6fb0', '#f0883c'] },
    { dress: 'kurta', colours: ['#e88a3c', '#e88a3c'] },
    { dress: 'sari', colours: ['#f2e4c8', '#3f8a6a'] },
  ] as const;
  if (lamps) paintStepLights(stage);
  paintUmbrellas(stage);
  const spots = Array.from(
    { length: 34 },
    () => [Math.floor(random.between(0, STEPS - 1)), random.between(0.9, 5.4)] as const,
  ).sort((a, b) => b[1] - a[1]);
  for (const [i, [step, z]] of spots.entries()) {
    const foot = project(VIEW, [EDGE + (step + 0.5) * TREAD, (step + 1) * RISE, z]);
    const look = looks[i % 5] ?? looks[0];
    paintPasserBy(stage, {
      ...look,
      foot,
      size: 1.02 / z,
      facing: random.chance(0.6) ? -1 : 1,
      pose: random.pick(['stand', 'walk', 'stand', 'serve']),
    });
  }
  if (lamps) canvas.path(oval(1200, 640, 520, 190), palette.lamp, `opacity=".2" ${canvas.blur(60)}`);
}

function paintMorningRiver(stage: Stage): void {
  paintRowBoat(stage, { keel: [470, 640], size: 0.42, paint: '#2f6a9c', guests: 3 });
  paintRowBoat(stage, { keel: [120, 634], size: 0.4, paint: '#b8452f', heading: -1, guests: 2 });
  paintRowBoat(stage, { keel: [250, 742], size: 0.66, paint: '#3f8a6a', guests: 2 });
  paintRowBoat(stage, { keel: [560, 880], size: 1.3, paint: '#2357a5', guests: 3 });
}

function paintNightRiver(stage: Stage): void {
  const { random } = stage;
  paintRowBoat(stage, { keel: [350, 630], size: 0.34, paint: '#2f6a9c', guests: 3, lamp: true });
  paintRowBoat(stage, { keel: [430, 704], size: 0.6, paint: '#b8452f', heading: -1, guests: 3, lamp: true });
  paintRowBoat(stage, { keel: [190, 760], size: 0.8, paint: '#3f8a6a', guests: 2, lamp: true });
  const lamps = Array.from({ length: 34 }, (): Point => {
    const t = random.next();
    const y = 640 + t * t * 290;
    return [random.between(30, 290 + (EDGE * (y - HORIZON)) / VIEW.eye), y];
  }).sort((a, b) => a[1] - b[1]);
  // None drifts over the near boat.
  for (const [x, y] of lamps.filter((spot) => Math.abs(spot[0] - 190) > 190 || Math.abs(spot[1] - 740) > 60))
    paintLeafLamp(stage, [x, y], 0.24 + ((y - 640) / 300) * 0.8);
  paintLeafLamp(stage, [700, 930], 1.9);
  paintLeafLamp(stage, [470, 950], 1.5);
  for (const [step, z, size] of [
    [0, 0.7, 1.2],
    [0, 0.6, 1.35],
    [1, 0.74, 1],
    [0, 0.82, 1],
    [2, 0.66, 1.1],
    [1, 0.56, 1.3],
  ] as const)
    paintLeafLamp(stage, project(VIEW, [EDGE + (step + 0.5) * TREAD, (step + 1) * RISE, z]), size);
  const foot = project(VIEW, [EDGE + 34, RISE, 0.86]);
  paintSeatedVendor(stage, {
    foot,
    size: 1.7,
    colours: ['#f2b431', '#b8305c'],
    headwear: 'scarf',
    skin: '#9a623f',
    facing: -1,
  });
}
