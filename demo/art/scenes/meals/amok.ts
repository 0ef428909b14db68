import { num, type Point } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintDish } from '#demo/art/motifs/dish.ts';
import { paintRice } from '#demo/art/motifs/grains.ts';
import { paintSprig } from '#demo/art/motifs/greens.ts';
import { paintLeafCup } from '#demo/art/motifs/leaf-cup.ts';
import { paintLemongrass } from '#demo/art/motifs/lemongrass.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { TableMeal } from './table-meal.ts';

/** Amok: fish steamed in coconut and kroeung in leaf cups, on a checked krama. */
export const amok: TableMeal = {
  tabletop: { kind: 'check', base: '#f3e4d6', line: '#8e1c30' },
  light: 'lamp',
  lay(stage, [x, y]) {
    paintDish(stage, [x, y], 424, { ware: 'rattan', inside: '#c99a58' });
    paintWeave(stage, [x, y], 362);
    paintLeafCup(stage, [x - 96, y + 34], { half: 222, turn: 8, inside: '#e9a23c' }, (half) => fillAmok(stage, half));
    paintLeafCup(stage, [x + 216, y - 150], { half: 128, turn: -14, inside: '#e9a23c' }, (half) =>
      fillAmok(stage, half),
    );
    paintBlossom(stage, 'frangipani', [x + 240, y + 170], 62);
    paintBlossom(stage, 'frangipani', [x + 176, y + 236], 46);
    layAround(stage, [x, y]);
    paintSteam(stage, [x - 90, y - 60], { width: 260, height: 380, count: 5, opacity: 0.26 });
  },
};

function paintWeave(stage: Stage, [x, y]: Point, radius: number): void {
  const { canvas } = stage;
  canvas.inside(oval(x, y, radius), () => {
    let [light, dark] = ['', ''];
    for (let row = -13; row <= 13; row += 1)
      for (let column = -13; column <= 13; column += 1) {
        const [px, py] = [x + column * 28, y + row * 28];
        const d = (row + column) % 2 === 0 ? `M${px - 12} ${py - 6}h24v12h-24Z` : `M${px - 6} ${py - 12}h12v24h-12Z`;
        if ((row + column) % 2 === 0) light += d;
        else dark += d;
      }
    canvas.path(oval(x, y, radius), '#6e431c', 'opacity=".5"');
    canvas.path(light, '#e6bd7c');
    canvas.path(dark, '#c08a48');
    canvas.stroke(oval(x, y, radius), '#2a1408', 34, `opacity=".4" ${canvas.blur(12)}`);
  });
}

function fillAmok(stage: Stage, half: number): void {
  const { canvas, random } = stage;
  for (let i = 0; i < 17; i += 1) {
    const angle = i * 2.4;
    const away = half * 0.205 * Math.sqrt(i + 0.4);
    const colour = i % 3 === 0 ? '#f4e2bc' : '#eaa845';
    paintMorsel(stage, {
      at: [Math.cos(angle) * away, Math.sin(angle) * away],
      size: [half * 0.24, half * 0.17],
      colour,
      turn: random.between(0, 3),
      gloss: 0.3,
    });
  }
  const cream = `M${num(-half * 0.5)} ${num(-half * 0.1)}C${num(-half * 0.3)} ${num(-half * 0.5)} ${num(half * 0.4)} ${num(-half * 0.4)} ${num(half * 0.42)} ${num(-half * 0.04)}C${num(half * 0.5)} ${num(half * 0.3)} ${num(half * 0.1)} ${num(half * 0.2)} 0 ${num(half * 0.34)}C${num(-half * 0.2)} ${num(half * 0.42)} ${num(-half * 0.6)} ${num(half * 0.2)} ${num(-half * 0.5)} ${num(-half * 0.1)}Z`;
  canvas.path(cream, '#b86a1c', 'opacity=".35" transform="translate(4 7)"');
  canvas.path(cream, '#fff6e0', 'opacity=".92"');
  let [chilli, lime] = ['', ''];
  for (let i = 0; i < 12; i += 1) {
    const root: Point = [random.around(0, half * 0.36), random.around(0, half * 0.26)];
    if (i % 2 === 0) chilli += leaf(root, half * 0.3, half * 0.035, random.between(0, 6));
    else lime += leaf(root, half * 0.34, half * 0.022, random.between(0, 6));
  }
  canvas.path(lime, '#2f7a3c');
  canvas.path(chilli, '#d3301f');
  paintSprig(stage, [half * 0.06, half * 0.02], half * 0.26, { turn: 0.4, colour: '#2f7a3c' });
}

function layAround(stage: Stage, [x, y]: Point): void {
  paintPlate(stage, [x - 620, y - 250], 168, { ware: PLATES.coconut, inside: '#f4efe2', depth: 0.8 });
  paintRice(stage, [x - 620, y - 250], 130);
  const broth: Point = [x + 620, y + 210];
  paintPlate(stage, broth, 132, { ware: PLATES.celadon, inside: '#c9b26a', depth: 0.9 });
  paintSprig(stage, broth, 66, { turn: 0.8 });
  paintLemongrass(stage, [x + 500, y - 400], 320, 24);
  paintLemongrass(stage, [x + 520, y - 350], 300, 31);
  paintLime(stage, [x - 690, y + 60], 56);
  paintLime(stage, [x - 620, y + 130], 48);
  paintChilli(stage, [x - 700, y + 300], { size: 0.86, turn: -22 });
  paintChilli(stage, [x - 660, y + 370], { size: 0.7, turn: 8, colour: '#4f9e3f' });
}
