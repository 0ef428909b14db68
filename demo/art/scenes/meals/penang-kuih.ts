import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintSpreadLeaf } from '#demo/art/motifs/spread-leaf.ts';
import { paintTumbler } from '#demo/art/motifs/tumbler.ts';
import type { TableMeal } from './table-meal.ts';

/** Nyonya kuih in rows on a leaf-lined tray: layers, blue rice, green rolls, red tortoises, coconut balls. */
export const penangKuih: TableMeal = {
  tabletop: { kind: 'tiles', base: '#d9ece2', line: '#d9785a' },
  light: 'palm',
  lay(stage, [x, y]) {
    layTray(stage, [x - 40, y + 10]);
    paintTumbler(stage, [x + 630, y - 270], 128, { drink: '#b8723a', cream: '#f0cfa0' });
    const bowl: Point = [x + 630, y + 40];
    paintPlate(stage, bowl, 116, { ware: PLATES.rose, inside: '#fbf6ea', depth: 0.8 });
    paintGrains(stage, { centre: bowl, radius: 78, count: 160, colours: ['#ffffff', '#f4ecd8'], grain: [13, 2.4] });
    const pandan = [0.3, 0.5, 0.1].map((turn) => leaf([x + 520, y + 300], 330, 22, turn)).join('');
    stage.canvas.path(pandan, '#0c1f10', `opacity=".35" transform="translate(6 12)" ${stage.canvas.blur(3)}`);
    stage.canvas.path(pandan, stage.canvas.linear(ramp('#5fae4e', '#2c7a3c'), [0, 0, 1, 1]));
    for (const [dx, dy, r] of [
      [-690, -370, 70],
      [-600, -430, 48],
      [-710, 400, 60],
    ] as const)
      paintBlossom(stage, 'orchid', [x + dx, y + dy], r);
  },
};

function layTray(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const [w, h] = [500, 392];
  const tray = `M${x - w + 40} ${y - h}H${x + w - 40}Q${x + w} ${y - h} ${x + w} ${y - h + 40}V${y + h - 40}Q${x + w} ${y + h} ${x + w - 40} ${y + h}H${x - w + 40}Q${x - w} ${y + h} ${x - w} ${y + h - 40}V${y - h + 40}Q${x - w} ${y - h} ${x - w + 40} ${y - h}Z`;
  canvas.shadow(tray, [18, 30], { blur: 16, opacity: 0.5 });
  canvas.path(tray, canvas.linear(ramp('#b5473c', [0.5, '#8f2c2a'], '#5a1618'), [0, 0, 1, 1]));
  canvas.stroke(tray, '#e9b84a', 6, `opacity=".9"`);
  let vine = '';
  for (let i = -15; i <= 15; i += 1)
    for (const side of [-1, 1]) vine += rosette([x + i * 31, y + side * (h - 21)], { length: 12, halfWidth: 4 }, 5);
  for (let i = -11; i <= 11; i += 1)
    for (const side of [-1, 1]) vine += rosette([x + side * (w - 21), y + i * 31], { length: 12, halfWidth: 4 }, 5);
  canvas.path(vine, '#e9b84a', 'opacity=".85"');
  const well = `M${x - w + 44} ${y - h + 44}H${x + w - 44}V${y + h - 44}H${x - w + 44}Z`;
  canvas.inside(well, () => {
    paintSpreadLeaf(stage, [x - 20, y - 150], [660, 260], 2);
    paintSpreadLeaf(stage, [x + 30, y + 210], [700, 300], -3);
    canvas.stroke(well, '#1c0808', 50, `opacity=".5" ${canvas.blur(16)} transform="translate(10 14)"`);
  });
  const rows: readonly ((spot: Point) => void)[] = [
    (spot) => paintSlice(stage, spot, ['#e0487a', '#fbe0e6', '#e0487a', '#fbe0e6', '#5aa85a', '#d7ecc4', '#5aa85a']),
    (spot) => paintBall(stage, spot),
    (spot) => paintSlice(stage, spot, ['#4f9e58', '#4f9e58', '#fbf3dc', '#f4e8c8', '#fbf3dc']),
    (spot) => paintTortoise(stage, spot),
    (spot) => paintSlice(stage, spot, ['#f2d05a', '#f2d05a', '#2f6fc0', '#dfe8f4', '#7aa6de', '#f4f4f0']),
    (spot) => paintRollCake(stage, spot),
  ];
  for (let column = 0; column < 6; column += 1)
    for (let row = 0; row < 4; row += 1) {
      const spot: Point = [x - 370 + column * 148, y - 244 + row * 168];
      stage.canvas.group(`transform="translate(${num(spot[0])} ${num(spot[1])}) scale(1.14)"`, () =>
        rows[(column + row) % 6]?.([0, 0]),
      );
    }
}

/** A tall diamond of layers, seen a little from above: upper face and the striped side. */
function paintSlice(stage: Stage, [x, y]: Point, layers: readonly [string, ...string[]]): void {
  const { canvas } = stage;
  const top = `M${x - 62} ${y - 34}L${x + 6} ${y - 62}L${x + 62} ${y - 36}L${x - 6} ${y - 6}Z`;
  const tall = 58;
  canvas.path(
    `M${x - 62} ${y - 34}L${x - 6} ${y - 6}L${x + 62} ${y - 36}V${y - 30 + tall}L${x - 6} ${y + 2 + tall}L${x - 62} ${y - 28 + tall}Z`,
    '#0c1f10',
    `opacity=".45" transform="translate(8 12)" ${canvas.blur(5)}`,
  );
  const step = tall / layers.length;
  for (const [i, colour] of layers.entries()) {
    const from = i * step;
    canvas.path(
      `M${x - 62} ${num(y - 34 + from)}L${x - 6} ${num(y - 6 + from)}V${num(y - 6 + from + step + 0.6)}L${x - 62} ${num(y - 34 + from + step + 0.6)}Z`,
      colour,
    );
    canvas.path(
      `M${x - 6} ${num(y - 6 + from)}L${x + 62} ${num(y - 36 + from)}V${num(y - 36 + from + step + 0.6)}L${x - 6} ${num(y - 6 + from + step + 0.6)}Z`,
      lighten(colour, -0.11),
    );
  }
  canvas.path(top, canvas.linear(ramp(lighten(layers[0], 0.09), lighten(layers[0], -0.02)), [0, 0, 1, 1]));
  canvas.stroke(`M${x - 40} ${y - 38}L${x} ${y - 54}`, '#ffffff', 6, 'opacity=".55"');
  canvas.stroke(top, '#ffffff', 1.6, 'opacity=".4"');
}

/** Green balls rolled in coconut, three together. */
function paintBall(stage: Stage, [x, y]: Point): void {
  for (const [dx, dy] of [
    [-28, -18],
    [30, -22],
    [2, 24],
  ] as const) {
    const at: Point = [x + dx, y + dy];
    const ball = paintMorsel(stage, { at, size: [34, 33], colour: '#5fae4a', wobble: 0.03, gloss: 0.2 });
    stage.canvas.inside(ball, () =>
      paintGrains(stage, { centre: at, radius: 34, count: 46, colours: ['#ffffff', '#f1f4e4'], grain: [8, 1.8] }),
    );
  }
}

/** A red cake pressed in a mould with a shell pattern. */
function paintTortoise(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  canvas.path(leaf([x - 70, y + 20], 150, 44, -0.1), '#4f9e4a');
  const shell = paintMorsel(stage, { at: [x, y], size: [60, 48], colour: '#d93a2a', wobble: 0.02, gloss: 0 });
  canvas.inside(shell, () => {
    canvas.stroke(
      oval(x, y, 26, 20) +
        `M${x - 26} ${y}H${x - 60}M${x + 26} ${y}H${x + 60}M${x - 13} ${y - 17}L${x - 30} ${y - 48}M${x + 13} ${y - 17}L${x + 30} ${y - 48}M${x - 13} ${y + 17}L${x - 30} ${y + 48}M${x + 13} ${y + 17}L${x + 30} ${y + 48}`,
      '#8f1410',
      4,
      'opacity=".7"',
    );
    canvas.stroke(oval(x - 1, y - 2, 26, 20) + oval(x, y, 50, 39), '#ff8a70', 2.6, 'opacity=".7"');
  });
  canvas.stroke(`M${x - 40} ${y - 22}Q${x - 20} ${y - 40} ${x + 10} ${y - 40}`, '#ffffff', 6, 'opacity=".6"');
}

/** Two thin green pancakes rolled round dark coconut. */
function paintRollCake(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  for (const dy of [-24, 26]) {
    const body = `M${x - 58} ${y + dy - 21}H${x + 52}Q${x + 66} ${y + dy} ${x + 52} ${y + dy + 21}H${x - 58}Q${x - 68} ${y + dy} ${x - 58} ${y + dy - 21}Z`;
    canvas.path(body, '#0c1f10', `opacity=".42" transform="translate(6 11)" ${canvas.blur(4)}`);
    canvas.path(body, canvas.linear(ramp('#b5dc8a', [0.45, '#86bd5c'], '#4f8a3c')));
    let pores = '';
    for (const [px, py] of scatterOn(stage, [x, y + dy], 50, 26)) pores += oval(px, y + dy + (py - y - dy) * 0.34, 2.4);
    canvas.path(pores, '#5f9a44', 'opacity=".6"');
    canvas.path(oval(x + 54, y + dy, 10, 20), '#5a3218');
    canvas.stroke(`M${x - 50} ${y + dy - 12}H${x + 36}`, '#f0fbd8', 4, 'opacity=".6"');
  }
}
