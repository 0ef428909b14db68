import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { tube } from '#demo/art/kit/tube.ts';
import { paintAwning } from '#demo/art/motifs/awning.ts';
import { paintCrate } from '#demo/art/motifs/crate.ts';
import { paintFruit, type Fruit } from '#demo/art/motifs/fruit.ts';
import { paintPile } from '#demo/art/motifs/pile.ts';
import { paintVendor } from '#demo/art/motifs/vendor.ts';
import { paintMarketDepth } from './market-ground.ts';

type Heap = readonly [Fruit, number, number, number, number];

const BACK: readonly Heap[] = [
  ['pineapple', 150, 270, 2, 58],
  ['durian', 470, 250, 2, 66],
  ['coconut', 1130, 260, 2, 60],
  ['pineapple', 1450, 270, 2, 58],
];

const MIDDLE: readonly Heap[] = [
  ['orange', 120, 260, 4, 36],
  ['dragonfruit', 420, 270, 3, 50],
  ['mango', 720, 270, 4, 40],
  ['rambutan', 1020, 260, 4, 36],
  ['rose-apple', 1290, 230, 4, 34],
  ['mangosteen', 1530, 240, 4, 36],
];

/** A fruit stall: three steps of crates under a striped awning, bananas hanging, the seller behind. */
export function paintFruitStall(stage: Stage): void {
  paintMarketDepth(stage, ['#d9483f', '#f2b431', '#2f8f7c', '#e0668a']);
  for (const x of [40, 290, 1310, 1560]) paintBananas(stage, [x, 150]);
  paintVendor(stage, {
    waist: [800, 560],
    size: 1,
    skin: '#b97a4e',
    dress: '#3f8fae',
    second: '#d9483f',
    head: 'straw',
  });
  paintStep(stage, 548, BACK);
  paintStep(stage, 750, MIDDLE);
  paintFront(stage);
  paintAwning(stage, 150, ['#d9382f', '#fbf1dc']);
}

function paintStep(stage: Stage, y: number, heaps: readonly Heap[]): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#6e4526');
  canvas.path(box(0, y - 8, WIDTH, 230), canvas.linear(ramp(wood, lit(stage, '#3a2214'))));
  canvas.path(box(0, y - 12, WIDTH, 14), lit(stage, '#a8703c'));
  for (const [fruit, x, width, rows, radius] of heaps)
    paintPile(stage, { foot: [x, y + 8], width, rows, radius }, (spot, r) => paintFruit(stage, fruit, spot, r));
  for (const [, x, width] of heaps)
    paintCrate(stage, { x: x - width / 2 - 8, y: y - 12, width: width + 16, height: 110 });
  canvas.path(
    box(0, y + 60, WIDTH, 60),
    canvas.linear(ramp([0, palette.deep, 0], [1, palette.deep, 0.45])),
    'style="mix-blend-mode:multiply"',
  );
}

/** Cut watermelon and papaya on a cloth in front, price paddles without a word on them. */
function paintFront(stage: Stage): void {
  const { canvas } = stage;
  const cloth = lit(stage, '#2f7f6c');
  canvas.path(box(0, 880, WIDTH, HEIGHT - 880), canvas.linear(ramp(cloth, lit(stage, '#164a44'))));
  let checks = '';
  for (let x = 0; x < WIDTH; x += 60) checks += box(x, 880, 30, HEIGHT - 880);
  canvas.path(checks, '#ffffff', 'opacity=".09"');
  canvas.path(box(0, 876, WIDTH, 14), lit(stage, '#e9c46a'));
  paintPile(stage, { foot: [250, 912], width: 330, rows: 2, radius: 52 }, (spot, r) =>
    paintFruit(stage, 'mango', spot, r),
  );
  paintPile(stage, { foot: [1330, 912], width: 360, rows: 3, radius: 40 }, (spot, r) =>
    paintFruit(stage, 'mangosteen', spot, r),
  );
  for (const [x, turn] of [
    [560, -16],
    [760, 8],
    [970, -4],
  ] as const)
    paintMelon(stage, [x, 862], turn);
}

function paintMelon(stage: Stage, [x, y]: Point, turn: number): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${x} ${y}) rotate(${turn})"`, () => {
    canvas.path(
      'M-116 -6A116 100 0 0 0 116 -6Z',
      '#1a0c0c',
      `opacity=".4" transform="translate(8 16)" ${canvas.blur(6)}`,
    );
    canvas.path('M-116 -14A116 104 0 0 0 116 -14Z', lit(stage, '#2f7a3c'));
    canvas.path('M-106 -14A106 92 0 0 0 106 -14Z', lit(stage, '#e6f0c4'));
    canvas.path(
      'M-96 -14A96 80 0 0 0 96 -14Z',
      canvas.radial(ramp(lit(stage, '#f2665a'), lit(stage, '#d8322f')), [0.4, 0.1], 0.8),
    );
    let seeds = '';
    for (const [sx, sy] of [
      [-62, 8],
      [-30, 26],
      [4, 10],
      [36, 28],
      [64, 6],
      [-8, 46],
      [-46, -2],
      [26, -2],
    ] as const)
      seeds += oval(sx, sy, 4, 6.6);
    canvas.path(seeds, '#241210');
    canvas.stroke('M-108 -14H108', '#ffc4b4', 4, 'opacity=".7"');
  });
}

/** A hand of bananas hanging from its stalk. */
function paintBananas(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  const stalk = lit(stage, '#7a8a3c');
  canvas.stroke(`M${x} ${y - 60}V${y + 190}`, stalk, 14);
  for (const [row, top] of [0, 74, 144].entries())
    for (let i = 0; i < 7; i += 1) {
      const side = (i - 3) / 3;
      const yellow = lit(stage, random.pick(['#f2c52f', '#e9b62a', '#f7d552']));
      const sweep = 58 - row * 5;
      const fruit = tube([
        [x + side * 16, y + top, 7],
        [x + side * sweep * 0.9, y + top + 24, 15],
        [x + side * (sweep + 8), y + top + 62, 15],
        [x + side * sweep * 0.84, y + top + 92, 6],
      ]);
      canvas.path(fruit, '#3a2408', 'opacity=".3" transform="translate(3 5)"');
      canvas.path(fruit, canvas.linear(ramp(yellow, lit(stage, '#b9851c')), [0, 0, 1, 0.5]));
      canvas.path(oval(x + side * sweep * 0.84, y + top + 95, 4.5, 4), '#3a2a12');
      canvas.stroke(
        `M${num(x + side * sweep * 0.8)} ${num(y + top + 26)}Q${num(x + side * sweep)} ${num(y + top + 44)} ${num(x + side * sweep)} ${num(y + top + 66)}`,
        '#fff3b0',
        3,
        'opacity=".5"',
      );
    }
}
