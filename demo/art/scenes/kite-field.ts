import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { leafGreen } from '#demo/art/motifs/foliage.ts';
import { paintLeafKite } from '#demo/art/motifs/leaf-kite.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintTallGrass } from '#demo/art/motifs/tall-grass.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface KiteFieldOptions {
  readonly kites?: number;
}

const HORIZON = 700;

/** A great leaf-shaped kite above rice fields in the evening. */
export const kiteField: Scene<KiteFieldOptions> = {
  name: 'kite-field',
  draw(stage, { kites = 3 }) {
    const { palette } = stage;
    const x = focalX(stage);
    paintSky(stage, HORIZON);
    paintSun(stage, [x + 330, 610], 96);
    paintClouds(stage, [
      { x: x - 520, y: 190, length: 460, opacity: 0.42 },
      { x: x + 470, y: 250, length: 460, bar: 12, opacity: 0.4 },
      { x: x - 330, y: 500, length: 420, bar: 10, opacity: 0.44 },
      { x: x + 130, y: 560, length: 380, bar: 9, opacity: 0.44 },
    ]);
    paintBirds(stage, [x + 320, 400], 6);
    paintFarBank(stage, { y: HORIZON + 4, height: 70, haze: 0.34 });
    const palm = mix(leafGreen(stage), palette.deep, 0.55);
    for (const [dx, tall, haze] of [
      [-700, 210, 0.3],
      [-470, 170, 0.4],
      [540, 200, 0.3],
      [690, 280, 0.12],
      [-620, 320, 0.08],
    ] as const)
      paintSugarPalm(stage, { foot: [x + dx, HORIZON + 14], height: tall, colour: mix(palm, palette.haze, haze) });
    paintFields(stage, x);
    const runner: Point = [x + 230, 858];
    const others = [
      { place: [x + 470, 290], size: 0.32, turn: 16, colour: '#8fc0a8', trim: '#c8433a', haze: 0.2 },
      { place: [x - 520, 330], size: 0.26, turn: -10, colour: '#f0d9a0', trim: '#7a3a6c', haze: 0.3 },
    ] as const;
    for (const kite of others.slice(0, kites - 1)) paintLeafKite(stage, kite);
    const kite: Point = [x - 70, 296];
    stage.canvas.stroke(
      `M${at([kite[0] + 4, kite[1] + 10])}Q${at([x + 110, 640])} ${at([runner[0] + 28, runner[1] - 144])}`,
      mix(palette.sun, palette.deep, 0.25),
      2,
    );
    paintLeafKite(stage, { place: kite, size: 0.98, turn: -14, colour: '#f0a63c', trim: '#b8323a' });
    paintPeople(stage, runner);
  },
};

function paintFields(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const rice = mix(leafGreen(stage), palette.gold, 0.3);
  canvas.add(
    `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="${canvas.linear(ramp(mix(rice, palette.haze, 0.5), [0.4, rice], mix(rice, palette.deep, 0.5)))}"/>`,
  );
  for (const [y, thick, sag] of [
    [728, 5, 8],
    [764, 8, -10],
    [822, 13, 14],
  ] as const) {
    canvas.stroke(`M-20 ${y}Q${num(x)} ${y + sag} ${WIDTH + 20} ${y - sag}`, mix(rice, palette.deep, 0.4), thick);
    canvas.stroke(
      `M-20 ${y - thick * 0.5}Q${num(x)} ${y + sag - thick * 0.5} ${WIDTH + 20} ${y - sag - thick * 0.5}`,
      mix(palette.haze, rice, 0.3),
      thick * 0.3,
      'opacity=".7"',
    );
  }
  canvas.path(
    `M-20 776Q${num(x - 500)} 770 ${num(x - 130)} 786L${num(x - 330)} 812Q${num(x - 600)} 806 -20 816Z`,
    canvas.linear(ramp(palette.sky[3], palette.sky[2]), [1, 0, 0, 0]),
    'opacity=".85"',
  );
  for (const [i, y] of [716, 752, 800].entries())
    paintTallGrass(stage, {
      name: `rice${i}`,
      y,
      height: 20 + i * 10,
      colour: mix(rice, palette.haze, 0.34 - i * 0.1),
      plumes: 0,
      density: 26 - i * 4,
      from: -30,
      to: WIDTH + 30,
    });
  paintMist(stage, HORIZON - 30, HORIZON + 24, { opacity: 0.3 });
  const near = mix(rice, palette.deep, 0.4);
  for (const [i, y] of [880, 940, 1012].entries())
    paintTallGrass(stage, {
      name: `near${i}`,
      y,
      height: 66 + i * 26,
      colour: lighten(mix(near, palette.deep, i * 0.24), 0),
      plumes: 0.06,
      density: 18 - i * 3,
    });
}

function paintPeople(stage: Stage, runner: Point): void {
  const [x, y] = runner;
  paintWalker(stage, {
    foot: [x - 120, y + 8],
    size: 1.06,
    top: '#e8d8b8',
    bottom: '#4a3a5c',
    head: 'hair',
    arms: 'down',
    stride: false,
  });
  paintWalker(stage, {
    foot: runner,
    size: 1.2,
    top: '#c8433a',
    bottom: '#3a3450',
    head: 'scarf',
    headColour: '#e8c878',
    arms: 'up',
    heading: 1,
  });
  paintWalker(stage, {
    foot: [x + 110, y + 4],
    size: 0.78,
    top: '#3f8fa0',
    bottom: '#5a3a34',
    head: 'hair',
    arms: 'up',
    heading: -1,
  });
}
