import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface PepperFarmOptions {
  readonly pickers?: boolean;
}

/** Rows of pepper vines climbing poles on red earth, low mountains behind. */
export const pepperFarm: Scene<PepperFarmOptions> = {
  name: 'pepper-farm',
  draw(stage, { pickers = true }) {
    const x = focalX(stage);
    const view: View = { vanishing: [x, 540], eye: 250 };
    paintSky(stage, 560);
    paintSun(stage, [x - 480, 150], 52);
    paintClouds(stage, [
      { x: x + 470, y: 130, length: 480, bar: 16, opacity: 0.7 },
      { x: x - 640, y: 290, length: 340, opacity: 0.62 },
      { x: x + 120, y: 220, length: 280, bar: 11, opacity: 0.6 },
    ]);
    paintBackground(stage, x);
    paintBirds(stage, [x - 330, 330], 5);
    paintEarth(stage, view);
    paintVines(stage, view, pickers);
    paintBaskets(stage, view);
  },
};

function paintBackground(stage: Stage, x: number): void {
  const { palette } = stage;
  for (const [i, y] of [430, 486].entries()) {
    paintRidge(stage, {
      name: `bokor${i}`,
      y,
      height: 90 - i * 30,
      wave: 420,
      colour: mix(mix(palette.hill, palette.leaf, i * 0.4), palette.haze, 0.5 - i * 0.16),
      fade: 0.5,
      ...(i === 1 ? { trees: 7 } : {}),
    });
    paintMist(stage, y + 10, y + 90, { opacity: 0.44 });
  }
  const green = mix(mix(palette.leaf, palette.deep, 0.2), palette.haze, 0.26);
  for (const [dx, tall] of [
    [-620, 190],
    [-540, 150],
    [470, 170],
    [560, 220],
    [-360, 120],
  ] as const)
    paintSugarPalm(stage, {
      foot: [x + dx, 556],
      height: tall,
      colour: mix(green, palette.deep, 0.2),
      lean: dx * 0.02,
    });
  paintTreeRow(stage, { y: (px) => 552 + Math.sin(px / 130) * 6, size: 24, colour: green, light: -1, depth: 2 });
}

function paintEarth(stage: Stage, view: View): void {
  const { canvas, palette, random } = stage;
  const red = lit(stage, '#c2683e');
  canvas.path(
    box(-20, 556, WIDTH + 40, HEIGHT),
    canvas.linearOn(
      ramp(mix(red, palette.haze, 0.4), [0.35, mix(red, palette.sun, 0.14)], mix(red, palette.deep, 0.34)),
      [0, 550, 0, HEIGHT],
    ),
  );
  let ruts = '';
  for (const side of [-1, 1])
    ruts += `M${at(project(view, [side * 40, 0, 0.5]))}L${at(project(view, [side * 40, 0, 12]))}`;
  canvas.stroke(ruts, mix(red, palette.deep, 0.3), 5, 'opacity=".35"');
  let clods = '';
  for (let i = 0; i < 130; i += 1) {
    const y = 580 + random.next() ** 1.3 * 420;
    clods += oval(random.between(0, WIDTH), y, 2 + (y - 560) * 0.018, 1 + (y - 560) * 0.007);
  }
  canvas.path(clods, lighten(red, -0.1), 'opacity=".5"');
}

/** A column of pepper, 300 high and about 120 wide on the origin: pole, leaves in layers, strings of berries. */
function paintColumn(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const green = lit(stage, mix(palette.leaf, '#5a9a3a', 0.3));
  canvas.path(oval(14, 2, 74, 11), palette.deep, 'opacity=".3"');
  canvas.path(box(-6, -336, 12, 340), canvas.linear(ramp(lit(stage, '#b8946a'), lit(stage, '#7a5636')), [0, 0, 1, 0]));
  const layers = [
    { count: 46, tone: mix(green, palette.deep, 0.5), reach: 56 },
    { count: 46, tone: mix(green, palette.deep, 0.2), reach: 48 },
    { count: 40, tone: green, reach: 42 },
    { count: 22, tone: mix(green, '#e4ec94', 0.42), reach: 34 },
  ];
  for (const [i, { count, tone, reach }] of layers.entries()) {
    let d = '';
    for (let k = 0; k < count; k += 1) {
      const t = random.next();
      const half = reach * (0.62 + 0.5 * Math.sin(Math.PI * (0.1 + t * 0.8)));
      const x = random.around(i === 3 ? -10 : 0, half);
      d += leaf([x, -8 - t * 306], random.between(22, 32), random.between(8, 11), random.between(0.5, 2.6));
    }
    canvas.path(d, tone);
    if (i === 1 || i === 2) paintBerries(stage, green);
  }
}

/** Hanging strings of berries, every third one ripe. */
function paintBerries(stage: Stage, green: string): void {
  const { canvas, random } = stage;
  let [strings, ripe] = ['', ''];
  for (let k = 0; k < 8; k += 1) {
    const [x, y] = [random.around(0, 46), -random.between(30, 290)];
    const berries = [0, 1, 2, 3, 4, 5].map((b) => oval(x + Math.sin(b * 2.2) * 2.4, y + b * 4.6, 3, 3)).join('');
    if (k % 3 === 0) ripe += berries;
    else strings += berries;
  }
  canvas.path(strings, mix(green, '#c8e07a', 0.6));
  canvas.path(ripe, lit(stage, '#cf3a2a'));
}

function paintVines(stage: Stage, view: View, pickers: boolean): void {
  const { canvas, palette, random } = stage;
  const shapes = [0, 1, 2].map(() => canvas.symbol(canvas.capture(() => paintColumn(stage))));
  const rows = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5];
  for (let i = 9; i >= 0; i -= 1) {
    const z = 0.8 * 1.27 ** i;
    let uses = '';
    for (const k of rows) {
      const lane = Math.sign(k) * (176 + (Math.abs(k) - 1) * 216);
      const [px, y] = project(view, [lane + random.around(0, 8), 0, z]);
      if (px < -140 || px > WIDTH + 140) continue;
      uses += `<use href="#${shapes[Math.floor(random.next() * 3)] ?? ''}" transform="translate(${num(px)} ${num(y)}) scale(${num3(1.12 / z)} ${num3((1.12 / z) * random.between(0.94, 1.06))})"/>`;
    }
    canvas.add(uses);
    const [, foot] = project(view, [0, 0, z]);
    if (i > 0)
      canvas.add(
        `<rect y="${num(foot - 420 / z)}" width="${WIDTH}" height="${num(424 / z)}" fill="${palette.haze}" opacity="${num3(Math.min(0.1, 0.03 + i * 0.012))}"/>`,
      );
    if (pickers && (i === 4 || i === 2)) paintPicker(stage, view, { z: z * 0.96, left: i === 4 });
  }
}

function paintPicker(stage: Stage, view: View, { z, left }: { z: number; left: boolean }): void {
  const foot = project(view, [left ? -58 : 74, 0, z]);
  if (left)
    paintWalker(stage, {
      foot,
      size: 2.3 / z,
      top: '#3f6fa3',
      bottom: '#4a3a4a',
      head: 'scarf',
      headColour: '#d8432f',
      arms: 'up',
      heading: -1,
      stride: false,
    });
  else
    paintWalker(stage, {
      foot,
      size: 2.3 / z,
      top: '#e9c04a',
      bottom: '#7a2f4a',
      dress: 'skirt',
      head: 'cone',
      load: 'basket',
      arms: 'forward',
      heading: 1,
    });
}

/** Flat baskets of fresh and drying peppercorns in the lane. */
function paintBaskets(stage: Stage, view: View): void {
  const { canvas, palette, random } = stage;
  const straw = lit(stage, '#d9ab62');
  for (const [lane, z, tone] of [
    [-46, 0.98, '#4f8a3a'],
    [44, 0.88, '#b8332a'],
    [-34, 0.78, '#2a2422'],
  ] as const) {
    const [x, y] = project(view, [lane, 0, z]);
    const r = 54 / z;
    canvas.path(oval(x + 8, y + 10, r * 1.06, r * 0.36), palette.deep, 'opacity=".35"');
    canvas.path(oval(x, y + 6, r, r * 0.36), lighten(straw, -0.14));
    canvas.path(oval(x, y, r, r * 0.34), straw);
    canvas.path(oval(x, y, r * 0.86, r * 0.27), lighten(straw, -0.08));
    let [berries, lights] = ['', ''];
    for (let i = 0; i < 90; i += 1) {
      const [a, away] = [random.next() * 6.283, Math.sqrt(random.next()) * 0.8];
      const [bx, by] = [x + Math.cos(a) * r * away, y - 3 + Math.sin(a) * r * 0.26 * away];
      berries += oval(bx, by, 4.4, 3.8);
      if (i % 2 === 0) lights += oval(bx - 1.2, by - 1.2, 1.4);
    }
    canvas.path(berries, lit(stage, tone));
    canvas.path(lights, '#fff6d8', 'opacity=".5"');
  }
}

const num3 = (n: number): string => String(Math.round(n * 1000) / 1000);
