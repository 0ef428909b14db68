import { lighten } from '#demo/art/kit/colour.ts';
import { num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRunner } from '#demo/art/motifs/runner.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import type { TableMeal } from './table-meal.ts';

/** Sweets of Rajasthan on brass: a honeycomb ghevar, jalebi, silver-leaf diamonds, round laddu, syrup dumplings. */
export const jaipurSweets: TableMeal = {
  tabletop: { kind: 'planks', base: '#8f2f52', line: '#4a1430' },
  light: 'window',
  lay(stage, [x, y]) {
    const leheriya = { kind: 'leheriya', base: '#f7e6cf', colours: ['#e0527a', '#2f9a96', '#f2b431'] } as const;
    paintRunner(stage, { ...leheriya, middle: [x, y + 20], size: [2000, 360], turn: -16 });
    layGhevar(stage, [x - 10, y]);
    layJalebi(stage, [x + 520, y - 230]);
    layBarfi(stage, [x - 540, y + 210]);
    layLaddu(stage, [x - 520, y - 260]);
    laySyrup(stage, [x + 510, y + 240]);
    layPetals(stage, [x, y]);
  },
};

/** The honeycomb disc, soaked in syrup, with nuts, rose and silver leaf. */
function layGhevar(stage: Stage, centre: Point): void {
  const { canvas, random } = stage;
  const [x, y] = centre;
  paintPlate(stage, centre, 350, { ware: PLATES.brass, inside: '#c9963f', depth: 0.4 });
  canvas.path(oval(x + 10, y + 22, 270), '#3a1c08', `opacity=".5" ${canvas.blur(10)}`);
  canvas.path(oval(x, y, 268), canvas.radial(ramp('#f2c46a', [0.7, '#dc9a3c'], '#a4641f'), [0.44, 0.42], 0.6));
  let [cells, lights] = ['', ''];
  for (const [px, py] of Array.from({ length: 520 }, (_, i): Point => {
    const away = 64 + 196 * Math.sqrt((i + 0.5) / 520);
    return [x + Math.cos(i * 2.39996) * away, y + Math.sin(i * 2.39996) * away];
  })) {
    const r = random.between(4, 7.4);
    cells += oval(px, py, r, r * 0.9);
    lights += `M${num(px - r)} ${num(py + r * 0.3)}q${num(r)} ${num(r)} ${num(r * 2)} 0`;
  }
  canvas.path(cells, '#7a420f', 'opacity=".55"');
  canvas.stroke(lights, '#ffe6a4', 2, 'opacity=".6"');
  canvas.path(oval(x, y, 62), canvas.radial(ramp('#8a4f1a', '#c98a38')));
  canvas.path(oval(x + 2, y + 4, 50), '#b98436');
  canvas.grain(oval(x, y, 268), { colour: '#6a3408', axis: [x - 100, y - 180, x + 200, y + 240], opacity: 0.5 });
  const cream = paintMorsel(stage, {
    at: [x - 20, y - 20],
    size: [150, 112],
    colour: '#fbf1da',
    wobble: 0.2,
    gloss: 0.2,
  });
  canvas.inside(cream, () => canvas.path(oval(x + 40, y + 60, 150, 90), '#d9b98a', `opacity=".4" ${canvas.blur(16)}`));
  for (const [dx, dy, turn] of [
    [-70, -50, 10],
    [30, -40, 40],
    [-10, 40, -20],
  ] as const)
    paintSilver(stage, [x + dx, y + dy], 36, turn);
  paintGrains(stage, {
    centre: [x - 16, y - 16],
    radius: 128,
    count: 54,
    colours: ['#7f9a3c', '#a9c25a', '#f2e2b8', '#c8862a'],
    grain: [13, 4.4],
  });
  let saffron = '';
  for (const [sx, sy] of scatterOn(stage, [x, y], 130, 26)) saffron += leaf([sx, sy], 24, 2, random.between(0, 6.2));
  canvas.path(saffron, '#c8321c');
  paintBlossom(stage, 'hibiscus', [x + 6, y - 6], 40);
}

function paintSilver(stage: Stage, [x, y]: Point, half: number, turn: number): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`, () => {
    const foil = `M${-half} ${num(-half * 0.7)}L${num(half * 0.2)} ${num(-half * 0.9)}L${half} ${num(-half * 0.5)}L${num(half * 0.8)} ${num(half * 0.8)}L${num(-half * 0.3)} ${num(half * 0.6)}Z`;
    canvas.path(
      foil,
      canvas.linear(ramp('#ffffff', [0.4, '#c9d0d4'], [0.6, '#f4f7f8'], '#a4adb2'), [0, 0, 1, 1]),
      'opacity=".85"',
    );
  });
}

function layJalebi(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  paintPlate(stage, centre, 218, { ware: PLATES.steel, inside: '#dfe4e6', depth: 0.4 });
  for (const [dx, dy, turn] of [
    [-84, -70, 0.3],
    [80, -84, 2],
    [-92, 70, 4],
    [70, 70, 5.4],
    [0, -6, 1],
  ] as const) {
    const points: Point[] = Array.from({ length: 46 }, (_, i): Point => {
      const away = 12 + i * 1.55 + Math.sin(i * 1.3) * 4;
      return [x + dx + Math.cos(i * 0.42 + turn) * away, y + dy + Math.sin(i * 0.42 + turn) * away];
    });
    const d = smooth(points);
    canvas.stroke(d, '#3a1c08', 19, 'opacity=".3" transform="translate(5 10)"');
    canvas.stroke(d, '#c8621a', 19);
    canvas.stroke(d, '#f0922a', 13);
    canvas.stroke(d, '#ffd48a', 3.4, 'opacity=".85" transform="translate(-2 -4)"');
  }
}

function layBarfi(stage: Stage, centre: Point): void {
  const { canvas, random } = stage;
  const [x, y] = centre;
  paintPlate(stage, centre, 226, { ware: PLATES.indigo, inside: '#f4efe2', depth: 0.3 });
  const colours = ['#f6ead0', '#a9c27a', '#f0b8c4', '#e9c27a'] as const;
  for (let row = -2; row <= 2; row += 1)
    for (let column = -1; column <= 1; column += 1) {
      const [px, py] = [x + column * 104 + (row % 2 === 0 ? 0 : 52), y + row * 58];
      if (Math.hypot(px - x, py - y) > 150) continue;
      const colour = colours[Math.abs(row * 3 + column) % 4] ?? colours[0];
      const tile = `M${num(px - 50)} ${num(py)}L${num(px)} ${num(py - 34)}L${num(px + 50)} ${num(py)}L${num(px)} ${num(py + 34)}Z`;
      canvas.path(
        `M${num(px - 50)} ${num(py)}L${num(px)} ${num(py + 34)}L${num(px + 50)} ${num(py)}V${num(py + 16)}L${num(px)} ${num(py + 50)}L${num(px - 50)} ${num(py + 16)}Z`,
        lighten(colour, -0.16),
      );
      canvas.path(tile, canvas.linear(ramp(lighten(colour, 0.03), lighten(colour, -0.05)), [0, 0, 1, 1]));
      paintSilver(stage, [px, py], 22, random.between(-30, 30));
      paintGrains(stage, { centre: [px, py], radius: 22, count: 5, colours: ['#7f9a3c', '#5f7a2c'], grain: [9, 3] });
    }
}

function layLaddu(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  paintPlate(stage, centre, 206, { ware: PLATES.brass, inside: '#d2a24c', depth: 0.5 });
  for (const [dx, dy] of [
    [-78, -72],
    [80, -70],
    [-86, 72],
    [78, 78],
    [0, 0],
  ] as const) {
    const ball = paintMorsel(stage, {
      at: [x + dx, y + dy],
      size: [66, 65],
      colour: '#eda32a',
      wobble: 0.03,
      gloss: 0,
    });
    canvas.inside(ball, () => {
      paintGrains(stage, {
        centre: [x + dx, y + dy],
        radius: 64,
        count: 120,
        colours: ['#f7c04a', '#d98618', '#ffd672'],
        grain: [7, 6.4],
      });
      paintGrains(stage, {
        centre: [x + dx, y + dy],
        radius: 56,
        count: 7,
        colours: ['#7f9a3c', '#a8381c'],
        grain: [9, 5],
      });
      canvas.path(oval(x + dx + 22, y + dy + 30, 62), '#8a4208', `opacity=".4" ${canvas.blur(16)}`);
    });
  }
}

function laySyrup(stage: Stage, centre: Point): void {
  const [x, y] = centre;
  paintPlate(stage, centre, 200, { ware: PLATES.celadon, inside: '#d99a3c', depth: 1 });
  for (const [dx, dy] of [
    [-64, -64],
    [62, -58],
    [-68, 58],
    [60, 66],
    [0, 0],
  ] as const) {
    paintMorsel(stage, { at: [x + dx, y + dy], size: [58, 57], colour: '#7a3614', wobble: 0.02, gloss: 0.9 });
    paintGrains(stage, {
      centre: [x + dx, y + dy],
      radius: 24,
      count: 5,
      colours: ['#a9c25a', '#f2e2b8'],
      grain: [9, 3],
    });
  }
}

/** Rose petals and cardamom on the cloth. */
function layPetals(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  for (let i = 0; i < 26; i += 1) {
    const angle = random.between(0, 6.283);
    const away = random.between(400, 470) + (i % 3) * 80;
    const petal = leaf(
      [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.66],
      random.between(32, 50),
      18,
      random.between(0, 6.2),
    );
    canvas.path(petal, '#1c0612', 'opacity=".36" transform="translate(4 8)"');
    canvas.path(petal, canvas.linear(ramp('#f78aa8', random.pick(['#d9305f', '#e0527a', '#c8264f'])), [0, 0, 1, 1]));
  }
}
