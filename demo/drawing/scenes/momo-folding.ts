import { lighten } from '../kit/colour.ts';
import { num } from '../kit/path-text.ts';
import type { Point } from '../kit/path-text.ts';
import { ramp } from '../kit/ramp.ts';
import { leaf, oval } from '../kit/shapes.ts';
import { focalX, lit } from '../kit/stage.ts';
import type { Stage } from '../kit/stage.ts';
import { paintDigit, paintForearm } from '../motifs/digit.ts';
import { paintDumpling } from '../motifs/dumpling.ts';
import { paintGrains } from '../motifs/grains.ts';
import { paintSprig } from '../motifs/greens.ts';
import { paintMorsel } from '../motifs/morsel.ts';
import { PLATES, paintPlate } from '../motifs/plate.ts';
import { scatterOn } from '../motifs/scatter.ts';
import { paintTableLight } from '../motifs/table-light.ts';
import { paintTabletop } from '../motifs/tabletop.ts';
import type { Scene } from '../picture.ts';

/** What may be chosen in the scene. */
export interface MomoFoldingOptions {
  readonly skin: string;
  readonly sleeve: string;
}

/** Two hands pleat a dumpling over a floured board, seen by the one who folds. */
export const momoFolding: Scene<MomoFoldingOptions> = {
  name: 'momo-folding',
  draw(stage, { skin, sleeve }) {
    const x = focalX(stage);
    paintTabletop(stage, { kind: 'planks', base: '#7c5236', line: '#3a2214' });
    paintBoard(stage, x);
    paintWares(stage, x);
    const [tone, cloth] = [lit(stage, skin, 0.5), lit(stage, sleeve, 0.8)];
    paintCuppedHand(stage, [x, 0], tone, cloth);
    paintHeldMomo(stage, [x - 8, 510]);
    paintPinchingHand(stage, [x, 0], tone, cloth);
    paintTableLight(stage, 'window');
  },
};

function paintBoard(stage: Stage, x: number): void {
  const { canvas, random } = stage;
  const board = `M${x - 640} 90Q${x - 650} 60 ${x - 610} 58H${x + 610}Q${x + 650} 60 ${x + 644} 96L${x + 690} 880Q${x + 692} 930 ${x + 640} 930H${x - 640}Q${x - 692} 930 ${x - 690} 880Z`;
  const wood = lit(stage, '#d9a868');
  canvas.shadow(board, [10, 24], { blur: 16, opacity: 0.5 });
  canvas.path(board, canvas.linear(ramp(lighten(wood, 0.05), lighten(wood, -0.08)), [0, 0, 1, 1]));
  canvas.inside(board, () => {
    let grain = '';
    for (let i = 0; i < 26; i += 1)
      grain += `M${x - 700} ${60 + i * 34}C${x - 200} ${num(60 + i * 34 + random.around(0, 26))} ${x + 200} ${num(60 + i * 34 + random.around(0, 26))} ${x + 700} ${60 + i * 34}`;
    canvas.stroke(grain, lighten(wood, -0.12), 2.4, 'opacity=".4"');
    for (let i = 0; i < 16; i += 1)
      canvas.path(
        oval(x + random.around(0, 600), random.between(100, 900), random.between(60, 160), random.between(30, 80)),
        '#fffaf0',
        `opacity=".3" ${canvas.blur(22)}`,
      );
    paintGrains(stage, {
      centre: [x, 500],
      radius: 640,
      count: 260,
      colours: ['#fffdf6', '#f7efe0'],
      grain: [2.6, 2.2],
    });
  });
}

function paintWares(stage: Stage, x: number): void {
  const { canvas } = stage;
  for (const [dx, y, r] of [
    [-500, 200, 96],
    [-300, 170, 96],
    [-560, 390, 94],
  ] as const)
    paintDumpling(stage, [x + dx, y], r, dx);
  const filling: Point = [x + 480, 226];
  const [well] = paintPlate(stage, filling, 180, { ware: PLATES.brass, inside: '#9c6a44', depth: 0.9 });
  for (const [i, [px, py]] of scatterOn(stage, filling, well * 0.8, 90).entries())
    paintMorsel(stage, {
      at: [px, py],
      size: [19, 13],
      colour: i % 4 === 0 ? '#6fae4a' : i % 5 === 0 ? '#e9d9b8' : '#b5764a',
      turn: i,
      wobble: 0.3,
      gloss: 0,
    });
  paintSprig(stage, [filling[0] + 30, filling[1] - 20], 60, { turn: 0.5 });
  canvas.stroke(
    `M${x + 470} 200L${x + 330} 60`,
    '#2a140a',
    20,
    `opacity=".35" transform="translate(8 16)" ${canvas.blur(5)}`,
  );
  canvas.stroke(`M${x + 470} 200L${x + 330} 60`, '#8a5a30', 19);
  for (const [dx, y] of [
    [60, 160],
    [100, 180],
  ] as const) {
    const disc = oval(x + dx, y, 104, 100);
    canvas.path(disc, '#3a2010', `opacity=".3" transform="translate(5 9)" ${canvas.blur(4)}`);
    canvas.path(disc, canvas.radial(ramp('#fdf6e2', [0.8, '#f4e7c8'], '#dcc8a0'), [0.44, 0.42], 0.6));
  }
  const pin = `M${x - 150} 874L${x - 116} 858L${x + 336} 838L${x + 372} 850V872L${x + 338} 890L${x - 114} 908L${x - 150} 896Z`;
  canvas.shadow(pin, [6, 18], { blur: 8, opacity: 0.45 });
  canvas.path(pin, canvas.linear(ramp('#e0b070', [0.5, '#b9803f'], '#7c4c20')));
  canvas.path(leaf([x - 80, 872], 400, 5, -0.04), '#fff0c8', 'opacity=".6"');
}

/** The left hand, palm up under the dumpling: four fingers show beyond it, the thumb comes over its edge. */
function paintCuppedHand(stage: Stage, [x]: Point, skin: string, cloth: string): void {
  const { canvas } = stage;
  paintForearm(
    stage,
    [
      [x - 230, 640, 84],
      [x - 390, 790, 100],
      [x - 640, 1020, 136],
    ],
    { skin, sleeve: cloth },
  );
  const tips: readonly (readonly [number, number, number, number])[] = [
    [196, 380, 104, 420],
    [236, 448, 120, 470],
    [240, 524, 120, 530],
    [206, 596, 104, 590],
  ];
  for (const [tx, ty, mx, my] of tips)
    paintDigit(stage, {
      skin: lighten(skin, 0.02),
      knots: [
        [x - 70, (my + 560) / 2, 42],
        [x + mx - 60, my + 14, 40],
        [x + mx + 20, my, 37],
        [x + tx, ty, 25],
      ],
    });
  const palm = `M${x - 300} 600C${x - 280} 500 ${x - 180} 430 ${x - 60} 420C${x + 60} 430 ${x + 110} 500 ${x + 100} 580C${x + 70} 680 ${x - 60} 720 ${x - 190} 716C${x - 270} 700 ${x - 310} 660 ${x - 300} 600Z`;
  canvas.path(palm, '#2a1010', `opacity=".3" transform="translate(4 20)" ${canvas.blur(10)}`);
  canvas.path(palm, canvas.radial(ramp(lighten(skin, 0.07), [0.6, skin], lighten(skin, -0.1)), [0.4, 0.4], 0.7));
  canvas.stroke(
    `M${x - 230} 610Q${x - 150} 660 ${x - 40} 660M${x - 250} 570Q${x - 190} 590 ${x - 150} 640`,
    lighten(skin, -0.15),
    5,
    'opacity=".4"',
  );
}

/** The dumpling in the making: half its pleats closed, the filling still to be seen. */
function paintHeldMomo(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const dough = lit(stage, '#f8ebcd', 0.3);
  canvas.path(oval(x + 8, y + 30, 156, 142), '#2a1010', `opacity=".42" ${canvas.blur(10)}`);
  const body = oval(x, y, 154, 146);
  canvas.path(body, canvas.radial(ramp(lighten(dough, 0.04), [0.6, dough], lighten(dough, -0.17)), [0.4, 0.36], 0.68));
  canvas.inside(body, () => {
    let [folds, ridges] = ['', ''];
    for (let i = 0; i < 15; i += 1) {
      const angle = (i / 15) * Math.PI * 2 + 0.2;
      const on = (share: number, shift: number): string =>
        `${num(x + 10 + Math.cos(angle + shift) * 150 * share)} ${num(y - 18 + Math.sin(angle + shift) * 144 * share)}`;
      folds += `M${on(0.3, 0.5)}Q${on(0.6, 0.4)} ${on(0.96, 0)}Q${on(0.64, 0.24)} ${on(0.32, 0.8)}Z`;
      ridges += `M${on(0.34, 0.44)}Q${on(0.62, 0.28)} ${on(0.92, -0.06)}`;
    }
    canvas.path(folds, lighten(dough, -0.16), 'opacity=".6"');
    canvas.stroke(ridges, lighten(dough, 0.08), 7, 'opacity=".85"');
  });
  canvas.path(oval(x + 10, y - 18, 52, 46), lighten(dough, -0.2));
  canvas.path(oval(x + 12, y - 14, 46, 39), '#8a5634');
  paintGrains(stage, {
    centre: [x + 12, y - 14],
    radius: 36,
    count: 36,
    colours: ['#b5764a', '#6fae4a', '#d9a878', '#7c4a2a'],
    grain: [8, 5],
  });
  canvas.stroke(oval(x + 10, y - 18, 52, 46), lighten(dough, 0.02), 11);
  canvas.stroke(`M${x - 110} ${y - 50}Q${x - 80} ${y - 110} ${x - 20} ${y - 126}`, '#ffffff', 10, 'opacity=".5"');
}

/** Left thumb over the near edge; the right hand closes a pleat between finger tips. */
function paintPinchingHand(stage: Stage, [x]: Point, skin: string, cloth: string): void {
  paintDigit(stage, {
    skin,
    nail: true,
    knots: [
      [x - 250, 610, 52],
      [x - 206, 540, 46],
      [x - 150, 484, 38],
      [x - 92, 462, 25],
    ],
  });
  paintForearm(
    stage,
    [
      [x + 372, 520, 82],
      [x + 520, 690, 104],
      [x + 700, 1010, 142],
    ],
    { skin, sleeve: cloth },
  );
  for (const knots of [
    [
      [x + 330, 570, 40],
      [x + 240, 610, 38],
      [x + 180, 600, 33],
      [x + 156, 566, 23],
    ],
    [
      [x + 330, 520, 42],
      [x + 224, 546, 40],
      [x + 160, 536, 34],
      [x + 130, 510, 23],
    ],
  ] as const)
    paintDigit(stage, { skin: lighten(skin, -0.04), knots });
  paintFolding(stage, x, skin);
}

/** Back of the right hand, index and middle finger, and the thumb against them. */
function paintFolding(stage: Stage, x: number, skin: string): void {
  const { canvas } = stage;
  const back = `M${x + 440} 590C${x + 380} 640 ${x + 310} 610 ${x + 290} 540C${x + 270} 460 ${x + 290} 380 ${x + 350} 352C${x + 430} 340 ${x + 480} 420 ${x + 476} 500Z`;
  canvas.path(back, '#2a1010', `opacity=".3" transform="translate(2 16)" ${canvas.blur(8)}`);
  canvas.path(back, canvas.radial(ramp(lighten(skin, 0.09), [0.55, skin], lighten(skin, -0.12)), [0.34, 0.3], 0.8));
  for (const knots of [
    [
      [x + 340, 450, 45],
      [x + 226, 456, 41],
      [x + 136, 474, 34],
      [x + 66, 500, 22],
    ],
    [
      [x + 350, 394, 45],
      [x + 230, 372, 41],
      [x + 130, 404, 34],
      [x + 54, 462, 22],
    ],
  ] as const)
    paintDigit(stage, { skin, knots, nail: true });
  paintDigit(stage, {
    skin: lighten(skin, 0.015),
    nail: true,
    knots: [
      [x + 360, 560, 50],
      [x + 250, 580, 46],
      [x + 150, 566, 38],
      [x + 62, 534, 25],
    ],
  });
  const flour = scatterOn(stage, [x + 130, 470], 110, 30).map(([px, py]) =>
    oval(px, py, stage.random.between(2, 6), 3),
  );
  canvas.path(flour.join(''), '#fffdf6', 'opacity=".6"');
}
