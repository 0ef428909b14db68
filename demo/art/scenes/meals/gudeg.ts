import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintGrains, paintRice } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRunner } from '#demo/art/motifs/runner.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintTumbler } from '#demo/art/motifs/tumbler.ts';
import type { TableMeal } from './table-meal.ts';

/** Gudeg in a leaf-lined box of woven bamboo: jackfruit, brown egg, chicken, crackling skin and coconut cream. */
export const gudeg: TableMeal = {
  tabletop: { kind: 'planks', base: '#b9854e', line: '#6e431f' },
  light: 'palm',
  lay(stage, [x, y]) {
    const parang = { kind: 'parang', base: '#f0e2c4', colours: ['#5a2f18', '#33508a', '#a8622c'] } as const;
    paintRunner(stage, { ...parang, middle: [x, y + 20], size: [2000, 520], turn: 0 });
    layBox(stage, [x - 20, y + 10]);
    layFilling(stage, [x - 20, y + 10]);
    paintTumbler(stage, [x + 600, y - 240], 132, { drink: '#8a4a1c' });
    const sambal: Point = [x + 590, y + 210];
    const [well] = paintPlate(stage, sambal, 120, { ware: PLATES.earth, inside: '#a92a16', depth: 0.9 });
    paintGrains(stage, {
      centre: sambal,
      radius: well * 0.84,
      count: 90,
      colours: ['#ffcf6e', '#e2552b', '#7c1710'],
      grain: [6, 3.6],
    });
    layKettle(stage, [x - 610, y - 220]);
    paintBlossom(stage, 'frangipani', [x - 660, y + 280], 70);
    paintBlossom(stage, 'frangipani', [x - 570, y + 370], 52);
    paintChilli(stage, [x + 490, y + 400], { size: 0.8, turn: -10 });
  },
};

function layBox(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const half = 378;
  const outer = `M${x - half} ${y - half * 0.94}H${x + half}V${y + half * 0.94}H${x - half}Z`;
  canvas.shadow(outer, [18, 30], { blur: 16, opacity: 0.55 });
  canvas.path(outer, canvas.linear(ramp('#e6c383', [0.5, '#cfa25c'], '#94662e'), [0, 0, 1, 1]));
  let [light, dark] = ['', ''];
  for (let i = 0; i < 26; i += 1) {
    const k = -half + i * 29.2;
    for (const side of [-1, 1]) {
      const [ax, ay] = [x + k + 2, y + side * (half * 0.94 - 21)];
      if ((i + (side > 0 ? 1 : 0)) % 2 === 0) light += `M${num(ax)} ${num(ay - 19)}h25v38h-25Z`;
      else dark += `M${num(ax)} ${num(ay - 19)}h25v38h-25Z`;
      const [bx, by] = [x + side * (half - 21), y + k * 0.94 + 2];
      if (i % 2 === 0) light += `M${num(bx - 19)} ${num(by)}h38v24h-38Z`;
      else dark += `M${num(bx - 19)} ${num(by)}h38v24h-38Z`;
    }
  }
  canvas.path(light, '#f3d79c', 'opacity=".8"');
  canvas.path(dark, '#8a5c28', 'opacity=".7"');
  const inner = half - 42;
  const well = `M${x - inner} ${y - inner * 0.93}H${x + inner}V${y + inner * 0.93}H${x - inner}Z`;
  canvas.path(well, canvas.linear(ramp('#58ad57', '#2b7a40'), [0, 0, 1, 1]));
  canvas.inside(well, () => {
    let veins = '';
    for (let k = -inner - 200; k < inner; k += 22)
      veins += `M${num(x + k)} ${num(y - inner)}l${num(200)} ${num(inner * 2)}`;
    canvas.stroke(veins, '#1f6a3a', 2.2, 'opacity=".4"');
    canvas.stroke(`M${x - inner} ${y - 150}L${x + inner} ${y - 210}`, '#c5e487', 9, 'opacity=".8"');
    canvas.stroke(well, '#0c1f0c', 44, `opacity=".5" ${canvas.blur(14)} transform="translate(12 16)"`);
  });
}

function layFilling(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  paintRice(stage, [x - 150, y - 120], 160);
  const cream = [...scatterOn(stage, [x - 130, y - 96], 60, 9)];
  for (const [cx, cy] of cream)
    paintMorsel(stage, { at: [cx, cy], size: [30, 20], colour: '#fbf0d6', turn: cx, wobble: 0.24, gloss: 0 });
  for (const [i, [jx, jy]] of scatterOn(stage, [x + 152, y - 116], 144, 86).entries())
    paintMorsel(stage, {
      at: [jx, jy],
      size: [random.between(30, 50), random.between(13, 20)],
      colour: random.pick(['#94501f', '#a85c28', '#7f4219', '#b86c34']),
      turn: random.between(0, 3),
      wobble: 0.22,
      gloss: i % 2 === 0 ? 0.34 : 0,
    });
  paintBrownEgg(stage, [x - 228, y + 120]);
  paintBrownEgg(stage, [x - 120, y + 190]);
  for (const [i, [kx, ky]] of scatterOn(stage, [x + 210, y + 150], 104, 36).entries())
    paintMorsel(stage, {
      at: [kx, ky],
      size: [34, 20],
      colour: i % 2 === 0 ? '#d0451a' : '#e8702c',
      turn: i,
      wobble: 0.26,
      gloss: 0.4,
    });
  paintRings(stage, scatterOn(stage, [x + 210, y + 150], 84, 6), 11, 'chilli');
  const chicken = paintMorsel(stage, {
    at: [x + 30, y + 96],
    size: [108, 66],
    colour: '#a9622a',
    turn: 0.5,
    wobble: 0.1,
    gloss: 0.4,
  });
  canvas.grain(chicken, { colour: '#4a2210', axis: [x - 40, y + 40, x + 120, y + 170], opacity: 0.6 });
  canvas.path(leaf([x + 100, y + 150], 96, 12, 0.9), lighten('#e9d9b8', -0.02));
  canvas.path(oval(x + 158, y + 226, 15), '#f4e8cc');
  paintSprig(stage, [x - 40, y + 10], 56, { turn: 0.9, colour: '#2f8a44' });
  for (const [tx, ty] of [
    [x + 40, y + 236],
    [x - 40, y + 262],
  ] as const)
    paintMorsel(stage, { at: [tx, ty], size: [44, 34], colour: '#8f5226', wobble: 0.08, gloss: 0.3 });
}

function paintBrownEgg(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const egg = oval(x, y, 62, 78);
  canvas.path(oval(x + 7, y + 14, 62, 76), '#101c0c', `opacity=".45" ${canvas.blur(5)}`);
  canvas.path(egg, canvas.radial(ramp('#d99a5c', [0.6, '#a8642f'], '#6a3516'), [0.38, 0.32], 0.72));
  canvas.grain(egg, { colour: '#4a2210', axis: [x - 40, y - 50, x + 60, y + 76], opacity: 0.5 });
  canvas.path(oval(x - 20, y - 30, 13, 20), '#ffe6c4', 'opacity=".7"');
}

/** A small iron teapot from above. */
function layKettle(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const spout = `M${x - 90} ${y + 60}L${x - 168} ${y + 138}L${x - 140} ${y + 160}L${x - 56} ${y + 96}Z`;
  canvas.shadow(spout, [12, 20], { blur: 8, opacity: 0.5 });
  canvas.path(spout, canvas.linear(ramp('#6a625e', '#2c2624'), [0, 0, 1, 1]));
  paintPlate(stage, [x, y], 136, { ware: PLATES.black, inside: '#3a3230', depth: 0.2 });
  let dots = '';
  for (let ring = 1; ring < 4; ring += 1)
    for (let i = 0; i < ring * 9; i += 1)
      dots += oval(
        x + Math.cos((i / (ring * 9)) * 6.283) * ring * 34,
        y + Math.sin((i / (ring * 9)) * 6.283) * ring * 34,
        5,
      );
  canvas.path(dots, '#7c716a', 'opacity=".8"');
  canvas.path(oval(x, y, 24), canvas.radial(ramp('#9a8f88', '#2c2624'), [0.4, 0.35], 0.6));
  canvas.stroke(
    `M${x + 100} ${y - 100}Q${x + 30} ${y - 20} ${x - 100} ${y + 100}`,
    '#120c0a',
    18,
    `opacity=".35" transform="translate(14 26)" ${canvas.blur(6)}`,
  );
  canvas.stroke(`M${x + 104} ${y - 104}Q${x + 20} ${y - 40} ${x - 104} ${y + 104}`, '#b98a4a', 15);
}
