import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGildedStupa } from '#demo/art/motifs/gilded-stupa.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPyatthat } from '#demo/art/motifs/pyatthat.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface MarbleTerraceOptions {
  /** How many people cross the terrace. */
  readonly people?: number;
}

const FLOOR = 792;

/** A great gilded pagoda among small shrines, mirrored in a marble terrace. */
export const marbleTerrace: Scene<MarbleTerraceOptions> = {
  name: 'marble-terrace',
  draw(stage, { people = 7 }) {
    const x = focalX(stage);
    paintSky(stage, FLOOR - 40);
    paintSun(stage, [x - 470, 560], 78);
    paintClouds(stage, [
      { x: x - 640, y: 200, length: 500, opacity: 0.34 },
      { x: x + 430, y: 170, length: 380, bar: 12, opacity: 0.34 },
      { x: x - 430, y: 372, length: 460, bar: 10, opacity: 0.4 },
      { x: x + 500, y: 400, length: 320, bar: 9, opacity: 0.36 },
    ]);
    paintBirds(stage, [x - 330, 300], 6);
    paintFloor(stage);
    paintReflected(stage, FLOOR, () => paintSanctuary(stage), { squash: 0.8, opacity: 0.42 });
    paintTiles(stage);
    paintPeople(stage, people);
  },
};

function paintSanctuary(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  canvas.inside(box(-80, -80, WIDTH + 160, FLOOR + 80), () => {
    const far = mix(mix(palette.leaf, palette.hill, 0.6), palette.haze, 0.3);
    for (const [dx, tall] of [
      [-860, 210],
      [-770, 260],
      [-690, 190],
      [-560, 170],
      [470, 250],
      [560, 200],
    ] as const)
      paintPalm(stage, {
        foot: [x + dx, FLOOR - 10],
        height: tall,
        lean: stage.random.around(0, 30),
        colour: mix(far, palette.deep, 0.3),
      });
    paintTreeRow(stage, { y: (tx) => FLOOR - 44 + Math.sin(tx / 160) * 10, size: 30, colour: far, light: -1 });
    canvas.path(oval(x, 470, 420, 430), palette.glow, `opacity=".2" style="mix-blend-mode:screen" ${canvas.blur(40)}`);
    paintGildedStupa(stage, { foot: [x, FLOOR - 24], size: 1.26, colour: '#eab548', form: 'pagoda' });
    paintShrines(stage);
  });
}

/** The ring of shrines, small stupas and lamp posts round the foot of the pagoda. */
function paintShrines(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  for (const [dx, size] of [
    [-330, 0.2],
    [-262, 0.23],
    [-196, 0.25],
    [-128, 0.26],
    [128, 0.26],
    [196, 0.25],
    [262, 0.23],
    [330, 0.2],
  ] as const)
    paintGildedStupa(stage, { foot: [x + dx, FLOOR - 18], size, colour: '#f2c660', form: 'chedi' });
  for (const [dx, half, roofs] of [
    [-420, 74, 5],
    [420, 74, 5],
    [-580, 58, 3],
    [590, 58, 3],
  ] as const)
    paintPyatthat(stage, { foot: [x + dx, FLOOR], half, roofs });
  for (const dx of [-250, 250])
    paintGildedStupa(stage, { foot: [x + dx, FLOOR], size: 0.24, colour: '#fbf2e0', form: 'chedi' });
  const wall = lit(stage, '#f6e7cf');
  canvas.path(box(-40, FLOOR - 22, WIDTH + 80, 24), canvas.linear(ramp(wall, mix(wall, palette.hill, 0.4))));
  canvas.path(box(-40, FLOOR - 25, WIDTH + 80, 5), lighten(wall, 0.04));
  let [lamps, glow] = ['', ''];
  for (let px = -20; px < WIDTH + 20; px += 34) {
    lamps += oval(px, FLOOR - 29, 3.4, 5);
    glow += oval(px, FLOOR - 28, 15);
  }
  canvas.path(glow, palette.lamp, `opacity=".3" ${canvas.blur(7)}`);
  canvas.path(lamps, mix(palette.lamp, '#fff6da', 0.5));
  paintPyatthat(stage, { foot: [x, FLOOR], half: 104, roofs: 5 });
}

function paintFloor(stage: Stage): void {
  const { canvas, palette } = stage;
  const marble = lit(stage, '#ecdcd2');
  canvas.path(
    box(-20, FLOOR - 2, WIDTH + 40, HEIGHT),
    canvas.linearOn(
      ramp(mix(marble, palette.glow, 0.4), [0.5, mix(marble, palette.hill, 0.35)], mix(marble, palette.deep, 0.6)),
      [0, FLOOR, 0, HEIGHT],
    ),
  );
}

/** Joints between the marble slabs, running to a point behind the pagoda. */
function paintTiles(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  let [joints, bars] = ['', ''];
  for (let k = -22; k <= 22; k += 1) joints += `M${num(x + k * 46)} ${FLOOR}L${num(x + k * 150)} ${HEIGHT}`;
  for (const y of [806, 826, 854, 892, 942]) bars += `M-20 ${y}H${WIDTH + 20}`;
  canvas.stroke(joints + bars, palette.deep, 1.8, 'opacity=".16"');
  canvas.path(box(-20, FLOOR, WIDTH + 40, 10), palette.sun, `opacity=".3" ${canvas.blur(4)}`);
}

function paintPeople(stage: Stage, count: number): void {
  const { random } = stage;
  const x = focalX(stage);
  const tops = ['#fbf0dc', '#e8b0a0', '#f2d48a', '#cfe0d4'] as const;
  const wraps = ['#8c2f39', '#3f6f5a', '#5a3a7c', '#c9762f'] as const;
  const places = [-500, -452, -250, -120, 208, 322, 368, 520, -640]
    .slice(0, count)
    .map((dx) => [dx, random.between(0, 1)] as const);
  for (const [i, [dx, t]] of places.toSorted((a, b) => a[1] - b[1]).entries())
    paintWalker(stage, {
      foot: [x + dx, FLOOR + 20 + t * 86],
      size: 0.62 + t * 0.5,
      top: tops[i % 4] ?? tops[0],
      bottom: wraps[(i * 3 + 1) % 4] ?? wraps[0],
      dress: 'skirt',
      head: i % 2 === 0 ? 'bun' : 'hair',
      heading: i % 2 === 0 ? 1 : -1,
    });
  for (const dx of [-40, 4])
    paintWalker(stage, {
      foot: [x + dx, 960],
      size: 1.3,
      top: '#8c2f39',
      bottom: '#8c2f39',
      dress: 'robe',
      head: 'shaved',
      heading: 1,
    });
}
