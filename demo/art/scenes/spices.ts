import { type Point, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBananaLeaf } from '#demo/art/motifs/banana-leaf.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintCloth, type Weave } from '#demo/art/motifs/cloth.ts';
import { paintDish, wellOf, type Ware } from '#demo/art/motifs/dish.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintSprig } from '#demo/art/motifs/greens.ts';
import { paintMortar } from '#demo/art/motifs/mortar.ts';
import { paintCinnamon, paintPowder, paintStarAnise } from '#demo/art/motifs/spices.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface SpicesOptions {
  readonly kitchen: 'nepal' | 'vietnam' | 'bali';
}

interface Kitchen {
  readonly weave: Weave;
  readonly ware: Ware;
  readonly paste: string;
  /** Powders and, as pairs of colours, whole seeds. */
  readonly bowls: readonly (string | readonly [string, string])[];
}

const KITCHENS: Record<SpicesOptions['kitchen'], Kitchen> = {
  nepal: {
    weave: 'block-print',
    ware: 'brass',
    paste: '#b5702c',
    bowls: ['#e0a520', '#b3301c', ['#4a3426', '#6b4a34'], '#8a5a2a', ['#d9b45c', '#efd48a'], '#6e7a2c'],
  },
  vietnam: {
    weave: 'diamond',
    ware: 'blue-white',
    paste: '#9a6a34',
    bowls: ['#c9541f', ['#2c2320', '#4a3c34'], '#e8c14a', ['#f4ead2', '#e2d2ac'], '#7a4a22', '#c08a3a'],
  },
  bali: {
    weave: 'batik',
    ware: 'wood',
    paste: '#d9912c',
    bowls: ['#f0b020', '#c43a20', ['#e8dcc0', '#fff6e0'], '#a8622c', ['#3a2c24', '#5c4636'], '#d98a4a'],
  },
};

/** Spices in bowls round a mortar, by kitchen. */
export const spices: Scene<SpicesOptions> = {
  name: 'spices',
  draw(stage, { kitchen }) {
    const { weave, ware, paste, bowls } = KITCHENS[kitchen];
    const x = focalX(stage);
    paintCloth(stage, weave);
    if (kitchen !== 'nepal') paintBananaLeaf(stage, [x - 720, 960], { length: 760, halfWidth: 130 }, -0.5);
    for (const [i, content] of bowls.entries()) {
      const angle = Math.PI * (0.965 + i * 0.214);
      const spot: Point = [x + Math.cos(angle) * 545, 600 + Math.sin(angle) * 420];
      paintSpiceBowl(stage, spot, 118 + (i % 2) * 16, { ware, content });
    }
    paintMortar(stage, [x - 30, 640], 226, paste);
    paintLoose(stage, x);
  },
};

type Content = Kitchen['bowls'][number];

function paintSpiceBowl(stage: Stage, centre: Point, radius: number, look: { ware: Ware; content: Content }): void {
  const { ware, content } = look;
  const whole = typeof content !== 'string';
  const colour = whole ? content[0] : content;
  paintDish(stage, centre, radius, { ware, inside: colour });
  const well = wellOf(radius, ware) * 0.94;
  if (whole)
    paintGrains(stage, { centre, radius: well * 0.92, count: 170, colours: [content[0], content[1]], grain: [7.5, 5] });
  else paintPowder(stage, centre, well, colour);
}

function paintLoose(stage: Stage, x: number): void {
  const { canvas } = stage;
  paintCinnamon(stage, [x - 470, 812], 210, -12);
  paintCinnamon(stage, [x - 440, 856], 190, 6);
  for (const [dx, y, r] of [
    [-250, 900, 52],
    [-160, 946, 38],
    [326, 884, 48],
  ] as const)
    paintStarAnise(stage, [x + dx, y], r);
  paintChilli(stage, [x + 400, 800], { size: 0.95, turn: -20 });
  paintChilli(stage, [x + 450, 850], { size: 0.86, turn: 6 });
  paintChilli(stage, [x + 380, 930], { size: 0.78, turn: -8, colour: '#4f9e3f' });
  paintLime(stage, [x + 660, 900], 62);
  paintSprig(stage, [x + 600, 720], 96, { turn: 0.3 });
  for (const [dx, y] of [
    [60, 934],
    [110, 962],
    [20, 966],
    [160, 926],
  ] as const)
    paintGarlic(stage, [x + dx, y]);
  paintGrains(stage, {
    centre: [x - 620, 920],
    radius: 70,
    count: 34,
    colours: ['#8a9a52', '#a9b56a'],
    grain: [13, 7],
  });
  canvas.path(leaf([x + 232, 960], 110, 26, -0.5) + leaf([x + 250, 966], 96, 22, -0.1), '#6f7a3c', 'opacity=".95"');
}

function paintGarlic(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  canvas.path(oval(x + 4, y + 8, 24, 18), '#120a08', `opacity=".4" ${canvas.blur(3)}`);
  canvas.path(
    `M${num(x - 26)} ${num(y + 6)}Q${num(x - 20)} ${num(y - 20)} ${num(x + 18)} ${num(y - 14)}Q${num(x + 34)} ${num(y + 2)} ${num(x + 10)} ${num(y + 16)}Q${num(x - 14)} ${num(y + 20)} ${num(x - 26)} ${num(y + 6)}Z`,
    canvas.linear(ramp('#fffaf0', '#dccfc4'), [0, 0, 1, 1]),
  );
  canvas.stroke(
    `M${num(x - 20)} ${num(y + 4)}Q${num(x)} ${num(y - 10)} ${num(x + 20)} ${num(y - 8)}`,
    '#b58ab0',
    2,
    'opacity=".5"',
  );
}
