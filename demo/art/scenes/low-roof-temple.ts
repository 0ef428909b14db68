import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFrangipani } from '#demo/art/motifs/frangipani.ts';
import { paintGildedStupa } from '#demo/art/motifs/gilded-stupa.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintNagaStair } from '#demo/art/motifs/naga-stair.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTieredGable } from '#demo/art/motifs/tiered-gable.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface LowRoofTempleOptions {
  /** Novices with an umbrella on the steps. */
  readonly novices?: boolean;
}

const YARD = 770;

/** A temple whose roofs sweep almost to the ground, with frangipani trees and steps. */
export const lowRoofTemple: Scene<LowRoofTempleOptions> = {
  name: 'low-roof-temple',
  draw(stage, { novices = true }) {
    const x = focalX(stage);
    paintSky(stage, 690);
    paintSun(stage, [x + 560, 180], 50);
    paintClouds(stage, [
      { x: x + 760, y: 330, length: 420, opacity: 0.7 },
      { x: x - 420, y: 170, length: 380, bar: 15, opacity: 0.66 },
      { x: x + 420, y: 110, length: 280, bar: 11, opacity: 0.6 },
    ]);
    paintHills(stage);
    paintBirds(stage, [x + 420, 300], 5);
    paintGrounds(stage);
    paintHall(stage, x);
    paintForecourt(stage, x);
    if (novices) paintNovices(stage, x);
    paintBed(stage, x + 640, YARD + 34);
    paintFrangipani(stage, { root: [x + 640, YARD + 26], angle: -1.7, length: 150, thick: 34, forks: 3 });
    paintFrangipani(stage, {
      root: [-60, HEIGHT - 40],
      angle: -0.6,
      length: 190,
      thick: 30,
      forks: 1,
      petal: '#ffd9d0',
    });
  },
};

function paintHills(stage: Stage): void {
  const { palette } = stage;
  const rows = [
    { y: 470, height: 110, wave: 520, share: 0.58 },
    { y: 560, height: 80, wave: 420, share: 0.4 },
    { y: 640, height: 44, wave: 330, share: 0.24 },
  ];
  for (const [i, { y, height, wave, share }] of rows.entries()) {
    const colour = mix(mix(palette.hill, palette.leaf, 0.2 + i * 0.3), palette.haze, share);
    paintRidge(stage, { name: `hill${i}`, y, height, wave, colour, fade: 0.5, ...(i > 0 ? { trees: 5 + i * 5 } : {}) });
    paintMist(stage, y + 10, y + 100, { opacity: 0.4 });
  }
}

function paintGrounds(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const green = mix(palette.leaf, palette.haze, 0.16);
  for (const [dx, tall] of [
    [-470, 360],
    [-390, 270],
    [440, 250],
    [860, 330],
    [940, 250],
  ] as const)
    paintPalm(stage, {
      foot: [x + dx, YARD - 20],
      height: tall,
      lean: dx < 0 ? -40 : 40,
      colour: mix(green, palette.deep, 0.2),
    });
  paintTreeRow(stage, { y: (tx) => YARD - 36 + Math.sin(tx / 150) * 12, size: 44, colour: green, light: 1, depth: 3 });
  paintGildedStupa(stage, {
    foot: [x + 440, YARD - 14],
    size: 0.6,
    colour: '#efe3cc',
    form: 'chedi',
    light: 1,
    dull: true,
  });
  const wall = lit(stage, '#fbf4e6');
  canvas.path(box(-40, YARD - 58, WIDTH + 80, 66), canvas.linear(ramp(wall, mix(wall, palette.hill, 0.26))));
  canvas.path(box(-40, YARD - 66, WIDTH + 80, 11), lit(stage, '#b5622f'));
  canvas.stroke(`M-40 ${YARD - 67}H${WIDTH + 40}`, lit(stage, '#e2a93c'), 3);
  paintTreeRow(stage, { y: () => YARD + 6, size: 17, colour: mix(green, palette.deep, 0.2), light: 1 });
}

function paintHall(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const tiers = [
    { from: [218, 190], to: [440, 34], thick: 44 },
    { from: [140, 296], to: [352, 104], thick: 44 },
    { from: [70, 396], to: [270, 176], thick: 42 },
    { from: [0, 520], to: [186, 252], thick: 40 },
  ] as const;
  canvas.path(oval(x, YARD + 22, 470, 20), palette.deep, 'opacity=".3"');
  paintTieredGable(stage, {
    foot: [x, YARD + 14],
    size: 1.06,
    tiers,
    tile: '#8f4a2c',
    wall: '#3a2620',
    front: [158, 186],
    columns: 6,
  });
}

function paintForecourt(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#f0ddc0');
  canvas.path(
    box(-20, YARD + 14, WIDTH + 40, HEIGHT),
    canvas.linearOn(ramp(mix(stone, palette.sun, 0.3), [0.5, stone], mix(stone, lit(stage, '#b8895a'), 0.6)), [
      0,
      YARD,
      0,
      HEIGHT,
    ]),
  );
  let joints = '';
  for (let k = -18; k <= 18; k += 1) joints += `M${num(x + k * 62)} ${YARD + 14}L${num(x + k * 180)} ${HEIGHT}`;
  canvas.stroke(
    `${joints}M-20 806H${WIDTH + 20}M-20 838H${WIDTH + 20}M-20 884H${WIDTH + 20}M-20 944H${WIDTH + 20}`,
    lighten(stone, -0.12),
    2,
    'opacity=".4"',
  );
  canvas.path(
    `M${x + 480} ${YARD + 60}Q${x + 700} ${YARD + 40} ${x + 960} ${YARD + 70}Q${x + 760} ${YARD + 110} ${x + 480} ${YARD + 60}Z`,
    palette.deep,
    `opacity=".2" ${canvas.blur(6)}`,
  );
  paintNagaStair(stage, { foot: [x, YARD + 70], top: YARD + 6, half: [132, 100], steps: 7, rail: '#2f7f6a' });
  let fallen = '';
  for (let i = 0; i < 34; i += 1)
    fallen += oval(stage.random.between(x + 380, x + 1000), stage.random.between(YARD + 40, HEIGHT - 20), 5, 2.6);
  canvas.path(fallen, lit(stage, '#fffaf0'), 'opacity=".9"');
}

/** A round bed with a stone rim at the foot of a tree. */
function paintBed(stage: Stage, x: number, y: number): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#e6d2b4');
  canvas.path(oval(x, y + 10, 104, 26), lighten(stone, -0.14));
  canvas.path(oval(x, y, 104, 26), mix(stone, palette.sun, 0.3));
  canvas.path(oval(x, y, 88, 20), lit(stage, '#7a5236'));
  paintTreeRow(stage, {
    y: (tx) => y + 12 - ((tx - x) / 80) ** 2 * 8,
    size: 12,
    colour: mix(palette.leaf, palette.deep, 0.16),
    light: 1,
    from: x - 70,
    to: x + 70,
    depth: 0.2,
  });
}

/** Two novices seen from behind under an umbrella, a third on the stair. */
function paintNovices(stage: Stage, x: number): void {
  const { canvas } = stage;
  const robe = { top: '#ee8a2a', bottom: '#ee8a2a', dress: 'robe', head: 'shaved' } as const;
  paintWalker(stage, { ...robe, foot: [x + 30, YARD + 46], size: 0.82, heading: -1 });
  const [ux, uy] = [x + 320, 900];
  paintWalker(stage, { ...robe, foot: [ux - 18, uy], size: 1.22, heading: -1 });
  paintWalker(stage, { ...robe, foot: [ux + 22, uy + 4], size: 1.22, heading: -1, arms: 'forward' });
  const shade = lit(stage, '#d8562a');
  canvas.stroke(`M${ux - 2} ${uy - 60}V${uy - 184}`, lit(stage, '#5a3a24'), 4);
  const dome = `M${ux - 86} ${uy - 142}Q${ux - 60} ${uy - 190} ${ux - 2} ${uy - 194}Q${ux + 56} ${uy - 190} ${ux + 82} ${uy - 142}Q${ux + 54} ${uy - 152} ${ux + 40} ${uy - 142}Q${ux + 20} ${uy - 154} ${ux - 2} ${uy - 142}Q${ux - 24} ${uy - 154} ${ux - 44} ${uy - 142}Q${ux - 58} ${uy - 152} ${ux - 86} ${uy - 142}Z`;
  canvas.path(dome, canvas.linear(ramp(lighten(shade, 0.08), [0.5, shade], lighten(shade, -0.12)), [1, 0, 0, 0.4]));
  canvas.stroke(
    `M${ux - 2} ${uy - 192}Q${ux - 34} ${uy - 180} ${ux - 44} ${uy - 143}M${ux - 2} ${uy - 192}Q${ux + 30} ${uy - 180} ${ux + 40} ${uy - 143}M${ux - 2} ${uy - 192}V${uy - 143}`,
    lighten(shade, -0.1),
    2,
  );
}
