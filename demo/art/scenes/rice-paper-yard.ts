import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintCoconutPalm } from '#demo/art/motifs/coconut-palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

const VIEW: View = { vanishing: [820, 430], eye: 330 };

/** Round rice papers drying on bamboo racks in a village yard. */
export const ricePaperYard: Scene<object> = {
  name: 'rice-paper-yard',
  draw(stage) {
    paintVillage(stage);
    paintYard(stage);
    for (const z of [2.7, 1.86, 1.32]) for (const lane of [-2, -1, 0, 1]) paintRack(stage, lane, z);
    paintWalker(stage, {
      foot: [822, 742],
      size: 3.1,
      top: '#c8506a',
      bottom: '#3a4a6a',
      dress: 'skirt',
      head: 'scarf',
      headColour: '#d9453c',
      load: 'none',
      heading: -1,
    });
    for (const z of [0.94, 0.64]) for (const lane of [-2, -1, 0, 1]) paintRack(stage, lane, z);
  },
};

function paintVillage(stage: Stage): void {
  const { palette } = stage;
  paintSky(stage, 470);
  paintClouds(stage, [
    { x: 240, y: 150, length: 420 },
    { x: 1180, y: 110, length: 460 },
    { x: 800, y: 230, length: 300, bar: 10 },
  ]);
  paintRidge(stage, {
    name: 'trees',
    y: 420,
    height: 40,
    wave: 200,
    colour: mix(palette.leaf, palette.haze, 0.5),
    fade: 0.4,
    trees: 20,
  });
  const green = mix(palette.leaf, palette.deep, 0.2);
  paintSugarPalm(stage, { foot: [380, 470], height: 330, colour: mix(green, palette.haze, 0.3), lean: 14 });
  paintSugarPalm(stage, { foot: [1090, 466], height: 280, colour: mix(green, palette.haze, 0.36), lean: -10 });
  paintRidge(stage, {
    name: 'hedge',
    y: 458,
    height: 18,
    wave: 150,
    colour: mix(palette.leaf, palette.deep, 0.1),
    fade: 0.2,
    trees: 24,
  });
  paintStiltHouse(stage, {
    foot: [150, 540],
    size: 1.3,
    wall: '#b98a56',
    shutter: '#3f7f86',
    roof: 'gable',
    roofColour: '#9c4a34',
    life: ['ladder', 'jars'],
  });
  paintStiltHouse(stage, {
    foot: [1420, 536],
    size: 1.2,
    wall: '#9c7448',
    shutter: '#5a8a5a',
    roof: 'thatch',
    roofColour: '#b98f54',
    life: ['laundry'],
  });
  paintCoconutPalm(stage, { name: 'left', foot: [330, 560], height: 500, lean: -50, colour: green });
  paintCoconutPalm(stage, { name: 'right', foot: [1260, 552], height: 430, lean: 60, colour: green });
}

function paintYard(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const earth = lit(stage, '#d29a68');
  canvas.path(
    box(0, 500, WIDTH, HEIGHT - 500),
    canvas.linear(ramp(mix(earth, palette.haze, 0.3), [0.3, earth], lighten(earth, -0.14))),
  );
  let tufts = '';
  for (let i = 0; i < 70; i += 1)
    tufts += `M${num(random.between(0, WIDTH))} ${num(random.between(505, 560))}l5 -16l4 16Z`;
  canvas.path(tufts, mix(palette.leaf, earth, 0.3));
  canvas.path(oval(800, 1040, 1000, 220), lighten(earth, 0.06), `opacity=".5" ${canvas.blur(40)}`);
}

const LANE = 470;

/** One rack: a slanted bamboo lattice on trestles with twelve sheets on it. */
function paintRack(stage: Stage, lane: number, z: number): void {
  const { canvas } = stage;
  const [left, right] = [lane * LANE + 26, lane * LANE + LANE - 26];
  // u runs to the right, v from the near low edge to the far high one.
  const on = (u: number, v: number): Point =>
    project(VIEW, [left + (right - left) * u, 66 + v * 116, z * (1 + v * 0.24)]);
  const cane = lit(stage, '#c9a25c');
  const face = polyline([on(0, 0), on(1, 0), on(1, 1), on(0, 1)], true);
  const [near, far] = [on(0, 0), on(1, 0)];
  const ground = project(VIEW, [0, 0, z])[1];
  canvas.path(
    oval((near[0] + far[0]) / 2 + 20 / z, ground, (far[0] - near[0]) * 0.54, 34 / z),
    stage.palette.deep,
    `opacity=".3" ${canvas.blur(7)}`,
  );
  for (const [x, y] of [near, far]) canvas.stroke(`M${num(x)} ${num(y)}V${num(ground)}`, lighten(cane, -0.2), 13 / z);
  canvas.path(face, cane, 'opacity=".34"');
  let [bars, slats] = ['', ''];
  for (let i = 0; i <= 12; i += 1) bars += polyline([on(i / 12, 0), on(i / 12, 1)]);
  for (let i = 0; i <= 9; i += 1) slats += polyline([on(0, i / 9), on(1, i / 9)]);
  canvas.stroke(bars, lighten(cane, -0.1), 3.4 / z, 'opacity=".8"');
  canvas.stroke(slats, lighten(cane, 0.04), 3.4 / z, 'opacity=".9"');
  for (let row = 2; row >= 0; row -= 1)
    for (let i = 0; i < 4; i += 1)
      paintSheet(stage, (u, v) => on((i + 0.5 + u * 0.46) / 4, (row + 0.5 + v * 0.46) / 3), z);
  canvas.stroke(polyline([on(0, 0), on(1, 0), on(1, 1), on(0, 1), on(0, 0)]), lighten(cane, -0.14), 12 / z);
  canvas.stroke(polyline([on(0, 0), on(1, 0)]), lighten(cane, 0.14), 4 / z, 'opacity=".8"');
}

/** A sheet so thin that the lattice shows through it. */
function paintSheet(stage: Stage, on: (u: number, v: number) => Point, z: number): void {
  const { canvas } = stage;
  const rim: Point[] = [];
  for (let i = 0; i < 18; i += 1) rim.push(on(Math.cos((i / 18) * 6.2832), Math.sin((i / 18) * 6.2832)));
  const disc = polyline(rim, true);
  canvas.path(disc, '#5a3a1c', `opacity=".3" transform="translate(${num(4 / z)} ${num(6 / z)})"`);
  canvas.path(
    disc,
    canvas.linear(ramp([0, '#fffdf2', 0.86], [0.5, '#faf5e2', 0.74], [1, '#fffdf2', 0.84]), [0, 0, 1, 1]),
  );
  canvas.stroke(disc, '#ffffff', 2.6 / z, 'opacity=".8"');
}
