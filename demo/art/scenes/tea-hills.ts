import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPine } from '#demo/art/motifs/pine.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintTeaHill } from '#demo/art/motifs/tea-hill.ts';
import { paintBroadTree } from '#demo/art/motifs/tree-crown.ts';
import { paintVolcano } from '#demo/art/motifs/volcano.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface TeaHillsOptions {
  /** White peaks with pines, or a volcano's rim with shade trees. */
  readonly behind: 'snow' | 'volcano';
}

const bump = (x: number, centre: number, width: number): number => Math.exp(-(((x - centre) / width) ** 2));

/** Hills of tea in curved rows with pickers among them. */
export const teaHills: Scene<TeaHillsOptions> = {
  name: 'tea-hills',
  draw(stage, { behind }) {
    const x = focalX(stage);
    paintSky(stage, 600);
    if (behind === 'snow') paintSnows(stage, x);
    else paintRim(stage, x);
    paintBirds(stage, behind === 'snow' ? [x + 420, 250] : [x - 180, 330], 6);
    if (behind === 'snow') paintSteepHills(stage, x);
    else paintRollingHills(stage, x);
  },
};

function paintSnows(stage: Stage, x: number): void {
  const { palette } = stage;
  paintSun(stage, [x + 520, 420], 58);
  paintClouds(stage, [
    { x: x + 560, y: 150, length: 420, opacity: 0.5 },
    { x: x - 460, y: 130, length: 380, bar: 12, opacity: 0.46 },
  ]);
  const peaks = [
    { summit: [x - 560, 330], left: x - 900, right: x - 230, haze: 0.34 },
    { summit: [x + 470, 320], left: x + 150, right: x + 860, haze: 0.36 },
    { summit: [x - 20, 176], left: x - 480, right: x + 430, haze: 0.16 },
    { summit: [x - 268, 280], left: x - 560, right: x + 20, haze: 0.24 },
    { summit: [x + 236, 262], left: x - 40, right: x + 560, haze: 0.24 },
    { summit: [x - 940, 380], left: x - 1260, right: x - 640, haze: 0.42 },
  ] as const;
  for (const peak of peaks) paintSnowPeak(stage, { ...peak, base: 610, snow: 0.95 });
  paintMist(stage, 400, 600, { opacity: 0.95 });
  for (const [i, y] of [520, 566].entries()) {
    paintRidge(stage, {
      name: `foot${i}`,
      y,
      height: 60,
      wave: 380,
      colour: mix(mix(palette.hill, palette.leaf, 0.2 + i * 0.3), palette.haze, 0.56 - i * 0.18),
      fade: 0.6,
      ...(i === 1 ? { trees: 6 } : {}),
    });
    paintMist(stage, y + 6, y + 96, { opacity: 0.6 });
  }
}

function paintSteepHills(stage: Stage, x: number): void {
  const { palette } = stage;
  const green = (haze: number): string => mix(mix(palette.leaf, palette.deep, 0.35), palette.haze, haze);
  const far = (px: number): number => 640 - 74 * bump(px, x + 420, 330) - 40 * bump(px, x - 640, 300);
  paintTeaHill(stage, { crest: far, rows: 24, gap: 9, growth: 1.06, fan: -0.6, haze: 0.38, floor: 800 });
  for (let i = 0; i < 9; i += 1) {
    const px = x + 250 + i * 44;
    paintPine(stage, { foot: [px, far(px) + 8], height: stage.random.between(60, 110), colour: green(0.36) });
  }
  paintMist(stage, 620, 730, { opacity: 0.5 });
  const mid = (px: number): number => 740 - 150 * bump(px, x - 330, 400) + 26 * bump(px, x + 500, 300);
  paintTeaHill(stage, {
    crest: mid,
    rows: 22,
    gap: 14,
    growth: 1.05,
    fan: 0.7,
    haze: 0.16,
    floor: 930,
    onRow: (row, line, bush) =>
      placePickers(stage, { row, line, bush }, [
        [4, x - 250],
        [7, x - 480],
      ]),
  });
  paintBungalow(stage, x - 420, mid(x - 420) + 8);
  for (const dx of [-560, -520, -300, -268, -330])
    paintPine(stage, { foot: [x + dx, mid(x + dx) + 10], height: stage.random.between(110, 190), colour: green(0.14) });
  paintMist(stage, 730, 830, { opacity: 0.3 });
  const near = (px: number): number => 866 - 130 * bump(px, x + 420, 470) - 50 * bump(px, x - 800, 300);
  paintTeaHill(stage, {
    crest: near,
    rows: 14,
    gap: 24,
    growth: 1.12,
    fan: -0.5,
    haze: 0,
    floor: 1030,
    onRow: (row, line, bush) =>
      placePickers(stage, { row, line, bush }, [
        [0, x + 250],
        [1, x + 90],
        [2, x + 420],
      ]),
  });
  paintShadeTree(stage, x + 640, near(x + 640) + 20, 0.1);
}

function paintRim(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  paintSun(stage, [x - 420, 170], 54);
  paintClouds(stage, [
    { x: x + 460, y: 130, length: 460, opacity: 0.7 },
    { x: x - 120, y: 250, length: 320, bar: 12, opacity: 0.6 },
    { x: x - 760, y: 330, length: 340, opacity: 0.6 },
  ]);
  paintVolcano(stage, [x - 640, 430], 420, 640);
  const rim = `M${x - 330} 640Q${x - 120} 470 ${x + 20} 372Q${x + 60} 350 ${x + 96} 358Q${x + 150} 392 ${x + 226} 386Q${x + 300} 372 ${x + 340} 326Q${x + 366} 304 ${x + 404} 318Q${x + 560} 440 ${x + 860} 640Z`;
  canvas.path(rim, canvas.linear(ramp(palette.hill, mix(palette.hill, palette.haze, 0.8))));
  canvas.inside(rim, () => {
    let ribs = '';
    for (let k = 0; k < 16; k += 1)
      ribs += `M${x + 20 + k * 25} ${350 + (k % 4) * 18}Q${num(x - 40 + k * 38)} 470 ${num(x - 300 + k * 74)} 640L${num(x - 270 + k * 74)} 640Q${num(x - 14 + k * 38)} 470 ${x + 28 + k * 25} ${356 + (k % 4) * 18}Z`;
    canvas.path(ribs, lighten(palette.hill, -0.06), 'opacity=".22"');
  });
  canvas.grain(rim, { colour: lighten(palette.hill, -0.08), axis: [x, 0, x + 620, 0], opacity: 0.4 });
  canvas.path(
    `M${x + 120} 388Q${x + 90} 330 ${x + 150} 300Q${x + 140} 240 ${x + 220} 220Q${x + 300} 190 ${x + 420} 206Q${x + 300} 236 ${x + 280} 280Q${x + 240} 320 ${x + 220} 388Z`,
    '#ffffff',
    `opacity=".62" ${canvas.blur(17)}`,
  );
  paintMist(stage, 470, 640, { opacity: 0.8 });
  paintRidge(stage, {
    name: 'jungle',
    y: 590,
    height: 36,
    wave: 300,
    colour: mix(palette.leaf, palette.haze, 0.42),
    fade: 0.4,
    trees: 10,
  });
  paintMist(stage, 590, 660, { opacity: 0.4 });
}

function paintRollingHills(stage: Stage, x: number): void {
  const far = (px: number): number =>
    640 - 60 * bump(px, x - 560, 280) - 46 * bump(px, x + 120, 260) - 70 * bump(px, x + 760, 260);
  paintTeaHill(stage, { crest: far, rows: 24, gap: 9, growth: 1.05, fan: 0.3, haze: 0.34, floor: 810 });
  for (const dx of [-600, -420, -60, 70, 300, 520, 700]) paintShadeTree(stage, x + dx, far(x + dx) + 10, 0.4);
  const mid = (px: number): number =>
    750 - 96 * bump(px, x + 430, 330) - 60 * bump(px, x - 300, 240) + Math.sin(px / 170) * 8;
  paintTeaHill(stage, {
    crest: mid,
    rows: 20,
    gap: 14,
    growth: 1.06,
    fan: -0.5,
    haze: 0.14,
    floor: 930,
    onRow: (row, line, bush) =>
      placePickers(stage, { row, line, bush }, [
        [3, x + 330],
        [5, x + 520],
      ]),
  });
  for (const dx of [250, 470, -380]) paintShadeTree(stage, x + dx, mid(x + dx) + 14, 0.16);
  const near = (px: number): number => 880 - 110 * bump(px, x - 260, 420) - 40 * bump(px, x + 760, 280);
  paintTeaHill(stage, {
    crest: near,
    rows: 14,
    gap: 24,
    growth: 1.12,
    fan: 0.6,
    haze: 0,
    floor: 1030,
    onRow: (row, line, bush) =>
      placePickers(stage, { row, line, bush }, [
        [0, x - 120],
        [1, x - 330],
        [2, x + 70],
      ]),
  });
}

interface RowPlace {
  readonly row: number;
  readonly line: (x: number) => number;
  readonly bush: number;
}

const SCARVES = ['#d8452f', '#e2a22c', '#8a3a7c', '#2f7f9a'] as const;
const SHAWLS = ['#c8462f', '#2f7f9a', '#f0e2c4', '#c8386c'] as const;
const SKIRTS = ['#5a2f5c', '#2f4f7a', '#7a2f2f', '#2f5f4a'] as const;

/** Stands pickers behind the row: the next row hides their feet. */
function placePickers(
  stage: Stage,
  { row, line, bush }: RowPlace,
  places: readonly (readonly [number, number])[],
): void {
  const cone = stage.palette.country === 'indonesia';
  for (const [i, [at, px]] of places.entries()) {
    if (at !== row) continue;
    paintWalker(stage, {
      foot: [px, line(px) + bush * 0.9],
      size: bush * 0.048,
      top: SHAWLS[(i + at + Math.floor(px / 97)) % 4] ?? SHAWLS[0],
      bottom: SKIRTS[(i * 3 + at + Math.floor(px / 61)) % 4] ?? SKIRTS[0],
      dress: 'skirt',
      head: cone ? 'cone' : 'scarf',
      headColour: SCARVES[(i + at + 1 + Math.floor(px / 131)) % 4] ?? SCARVES[0],
      load: 'basket',
      arms: 'forward',
      heading: i % 2 === 0 ? 1 : -1,
    });
  }
}

/** A tall thin-crowned shade tree of the plantations. */
function paintShadeTree(stage: Stage, x: number, y: number, haze: number): void {
  const { palette, random } = stage;
  const tall = (1 - haze) * random.between(210, 260);
  paintBroadTree(stage, {
    foot: [x, y],
    height: tall,
    spread: tall * 0.3,
    colour: mix(mix(palette.leaf, palette.deep, 0.12), palette.haze, haze),
    bark: mix(lit(stage, '#7a5a44'), palette.haze, haze),
  });
}

/** The planter's bungalow under a red roof. */
function paintBungalow(stage: Stage, x: number, y: number): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, '#fbf0dc');
  const roof = lit(stage, '#b8442f');
  canvas.path(box(x - 52, y - 36, 104, 38), canvas.linear(ramp(wall, lighten(wall, -0.1)), [0, 0, 1, 0]));
  canvas.path(
    `M${x - 66} ${y - 34}L${x - 40} ${y - 66}H${x + 40}L${x + 66} ${y - 34}Z`,
    canvas.linear(ramp(mix(roof, palette.sun, 0.25), lighten(roof, -0.06))),
  );
  canvas.path(`M${x - 16} ${y - 46}L${x} ${y - 78}L${x + 16} ${y - 46}Z`, lighten(roof, 0.03));
  canvas.path(
    [-42, -22, 4, 26].map((dx) => box(x + dx, y - 26, 12, 16)).join(''),
    mix(lit(stage, '#4a5a6a'), palette.lamp, 0.3),
  );
  canvas.path(box(x + 24, y - 84, 9, 22), lighten(roof, -0.08));
}
