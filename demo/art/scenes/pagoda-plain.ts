import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBalloon } from '#demo/art/motifs/balloon.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBrickTemple } from '#demo/art/motifs/brick-temple.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGrassBand } from '#demo/art/motifs/dry-grass.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintOxCart } from '#demo/art/motifs/ox-cart.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface PagodaPlainOptions {
  /** Balloons over the morning mist, or an ox cart on the evening road. */
  readonly life: 'balloons' | 'cart';
}

/** A dry plain scattered with brick pagodas. */
export const pagodaPlain: Scene<PagodaPlainOptions> = {
  name: 'pagoda-plain',
  draw(stage, { life }) {
    const x = focalX(stage);
    const sun = life === 'balloons' ? x - 330 : x + 250;
    const light = sun < x ? -1 : 1;
    paintSky(stage, 660);
    paintSun(stage, [sun, life === 'balloons' ? 470 : 520], life === 'balloons' ? 64 : 92);
    paintClouds(stage, [
      { x: x + 330, y: 150, length: 460, opacity: 0.32 },
      { x: x - 560, y: 250, length: 420, bar: 12, opacity: 0.34 },
      { x: x + 120, y: 330, length: 300, bar: 9, opacity: 0.3 },
    ]);
    paintFarPlain(stage, light);
    if (life === 'balloons') paintFleet(stage, light);
    paintMiddle(stage, light, life);
    if (life === 'balloons') paintMorningForeground(stage, light);
    else paintRoad(stage, light);
  },
};

function paintFarPlain(stage: Stage, light: 1 | -1): void {
  const { palette, random } = stage;
  const x = focalX(stage);
  paintRidge(stage, {
    name: 'far',
    y: 585,
    height: 46,
    wave: 420,
    colour: mix(palette.hill, palette.haze, 0.62),
    fade: 0.5,
  });
  paintRidge(stage, {
    name: 'hills',
    y: 622,
    height: 26,
    wave: 300,
    colour: mix(palette.hill, palette.haze, 0.46),
    fade: 0.6,
  });
  paintMist(stage, 560, 660, { opacity: 0.75 });
  const rows = [
    { y: 652, haze: 0.66, count: 13, low: 0.1, high: 0.2, trees: 8 },
    { y: 694, haze: 0.48, count: 8, low: 0.19, high: 0.32, trees: 13 },
  ];
  for (const [r, { y, haze, count, low, high, trees }] of rows.entries()) {
    const green = mix(mix(palette.leaf, palette.hill, 0.4), palette.haze, haze);
    paintTreeRow(stage, { y: () => y - 4, size: trees, colour: green, light });
    for (let i = 0; i < count; i += 1) {
      const px = ((i + random.between(0.15, 0.85)) / count) * WIDTH;
      if (r === 1 && Math.abs(px - x) < 190) continue;
      paintBrickTemple(stage, {
        foot: [px, y + random.between(2, 14)],
        size: random.between(low, high),
        crown: random.chance(0.55) ? 'bell' : 'spire',
        haze: haze - 0.06,
        light,
      });
    }
    paintTreeRow(stage, {
      y: (tx) => y + 18 + Math.sin(tx / 130) * 5,
      size: trees * 0.9,
      colour: mix(green, palette.hill, 0.14),
      light,
    });
    paintMist(stage, y - 6, y + 60, { opacity: 0.62 });
  }
}

function paintMiddle(stage: Stage, light: 1 | -1, life: 'balloons' | 'cart'): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const green = (haze: number): string => mix(mix(palette.leaf, palette.deep, 0.28), palette.haze, haze);
  const far = [
    { dx: -560, y: 762, size: 0.46, crown: 'spire' },
    { dx: 470, y: 756, size: 0.5, crown: 'bell' },
    { dx: -250, y: 748, size: 0.36, crown: 'bell' },
  ] as const;
  paintTreeRow(stage, { y: (tx) => 742 + Math.sin(tx / 170) * 8, size: 19, colour: green(0.38), light });
  for (const { dx, y, size, crown } of far)
    paintBrickTemple(stage, { foot: [x + dx, y], size, crown, haze: 0.26, light });
  canvas.path(`M-20 756H1620V${HEIGHT}H-20Z`, green(0.34));
  paintTreeRow(stage, { y: (tx) => 778 + Math.sin(tx / 150 + 1) * 9, size: 20, colour: green(0.26), light });
  paintMist(stage, 730, 812, { opacity: 0.5 });
  paintTreeRow(stage, { y: (tx) => 822 + Math.sin(tx / 190 + 2) * 8, size: 23, colour: green(0.2), light });
  paintMist(stage, 790, 860, { opacity: 0.45 });
  const main =
    life === 'balloons' ? ({ dx: 60, y: 872, size: 1.2 } as const) : ({ dx: -230, y: 846, size: 1.12 } as const);
  paintBrickTemple(stage, { foot: [x + main.dx, main.y], size: main.size, crown: 'spire', haze: 0.03, light });
  const second =
    life === 'balloons' ? ({ dx: 470, y: 872, size: 0.56 } as const) : ({ dx: 420, y: 838, size: 0.6 } as const);
  paintBrickTemple(stage, { foot: [x + second.dx, second.y], size: second.size, crown: 'bell', haze: 0.08, light });
  if (life === 'cart') paintBrickTemple(stage, { foot: [x - 590, 842], size: 0.44, crown: 'bell', haze: 0.12, light });
}

const ENVELOPES = [
  { dx: -110, y: 236, size: 0.92, haze: 0.02, colours: ['#c8382e', '#f3c04f'] },
  { dx: 420, y: 330, size: 0.6, haze: 0.12, colours: ['#2f7f86', '#f4e2b8'] },
  { dx: 250, y: 120, size: 0.42, haze: 0.2, colours: ['#e08a2c', '#7c2f4a'] },
  { dx: -470, y: 360, size: 0.36, haze: 0.3, colours: ['#8c2f39', '#f0b64a'] },
  { dx: -640, y: 180, size: 0.26, haze: 0.36, colours: ['#c8382e', '#f4e2b8'] },
  { dx: 610, y: 470, size: 0.24, haze: 0.42, colours: ['#d4572f', '#f3c04f'] },
  { dx: -700, y: 478, size: 0.15, haze: 0.5, colours: ['#6b3f7a', '#f0b64a'] },
  { dx: -262, y: 520, size: 0.16, haze: 0.5, colours: ['#2f7f86', '#f4e2b8'] },
] as const;

function paintFleet(stage: Stage, light: 1 | -1): void {
  const x = focalX(stage);
  for (const { dx, y, size, haze, colours } of ENVELOPES.toReversed())
    paintBalloon(stage, { centre: [x + dx, y], size, haze, colours, light });
  paintBirds(stage, [x + 130, 420], 5);
}

function paintMorningForeground(stage: Stage, light: 1 | -1): void {
  const { palette } = stage;
  paintMist(stage, 790, 900, { opacity: 0.5 });
  const rows = [
    { y: 908, size: 26, share: 0.34 },
    { y: 952, size: 36, share: 0.56 },
    { y: 1004, size: 50, share: 0.8 },
  ];
  for (const [i, { y, size, share }] of rows.entries()) {
    const green = mix(mix(palette.leaf, palette.hill, 0.25), palette.deep, share);
    paintTreeRow(stage, {
      y: (x) => y + Math.sin(x / 210 + i * 2) * 12,
      size,
      colour: green,
      bright: mix(green, palette.gold, 0.3),
      light,
    });
    if (i < 2) paintMist(stage, y - 30, y + 30, { opacity: 0.26 });
  }
}

/** A sandy road that comes forward from the temple, with the cart in its own dust. */
function paintRoad(stage: Stage, light: 1 | -1): void {
  const { canvas, palette, random } = stage;
  const x = focalX(stage);
  const dry = mix(lit(stage, '#b58a4c'), palette.deep, 0.24);
  canvas.path(
    `M-20 828Q500 846 ${WIDTH + 20} 824V${HEIGHT}H-20Z`,
    canvas.linear(ramp(mix(dry, palette.haze, 0.25), mix(dry, palette.deep, 0.55))),
  );
  paintTreeRow(stage, {
    y: () => 838,
    size: 13,
    colour: mix(mix(palette.leaf, palette.gold, 0.2), palette.deep, 0.4),
    light,
  });
  const sand = lit(stage, '#e9c08a');
  canvas.path(
    `M${x - 210} 846Q${x - 160} 880 ${x - 420} 898Q${x - 700} 922 -20 930V986Q420 980 ${x} 952Q${x + 420} 930 ${WIDTH + 20} 936V892Q${x + 300} 884 ${x + 40} 892Q${x - 60} 880 ${x - 160} 846Z`,
    canvas.linear(ramp(mix(sand, palette.haze, 0.3), mix(sand, palette.hill, 0.3))),
  );
  canvas.stroke(
    `M-20 948Q420 946 ${x} 922Q${x + 420} 904 ${WIDTH + 20} 908M-20 966Q420 966 ${x} 940Q${x + 420} 918 ${WIDTH + 20} 924`,
    mix(sand, palette.deep, 0.35),
    4,
    'opacity=".5"',
  );
  const straw = { dark: mix(palette.deep, palette.leaf, 0.4), bright: mix(palette.gold, palette.leaf, 0.5) };
  paintGrassBand(stage, { ...straw, top: 850, bottom: 890, count: 120, tall: 22, from: x - 120 });
  paintGrassBand(stage, { ...straw, top: 850, bottom: 906, count: 60, tall: 22, to: x - 420 });
  canvas.path(oval(x - 260, 900, 250, 34), mix(sand, palette.sun, 0.4), `opacity=".55" ${canvas.blur(16)}`);
  canvas.path(oval(x - 390, 892, 160, 30), mix(sand, palette.sun, 0.4), `opacity=".4" ${canvas.blur(16)}`);
  paintOxCart(stage, [x + 60, 936], 1.04);
  paintGrassBand(stage, { ...straw, top: 966, bottom: 1010, count: 150, tall: 58 });
  for (const [dx, foot, height] of [
    [620, 860, 420],
    [700, 850, 330],
    [-690, 852, 300],
  ] as const)
    paintSugarPalm(stage, {
      foot: [x + dx, foot],
      height: height + random.around(0, 14),
      lean: random.around(0, 16),
      colour: mix(palette.deep, palette.leaf, 0.26),
    });
  paintBirds(stage, [x + 70, 330], 6);
}
