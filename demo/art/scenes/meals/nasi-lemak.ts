import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintEgg } from '#demo/art/motifs/egg.ts';
import { paintGrains, paintRice } from '#demo/art/motifs/grains.ts';
import { paintCucumber } from '#demo/art/motifs/greens.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRunner } from '#demo/art/motifs/runner.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintSpreadLeaf } from '#demo/art/motifs/spread-leaf.ts';
import { paintTumbler } from '#demo/art/motifs/tumbler.ts';
import type { TableMeal } from './table-meal.ts';

/** Nasi lemak unwrapped on its leaf, pulled tea, on the marble of a coffee shop. */
export const nasiLemak: TableMeal = {
  tabletop: { kind: 'marble', base: '#eceae4', line: '#7c8488' },
  light: 'palm',
  lay(stage, [x, y]) {
    const songket = { kind: 'songket', base: '#7c1f3c', colours: ['#f2cf6e', '#e2b23c', '#f7e2a0'] } as const;
    paintRunner(stage, { ...songket, middle: [x - 420, y], size: [1500, 330], turn: 82 });
    layPaper(stage, [x - 30, y + 10]);
    paintSpreadLeaf(stage, [x - 30, y + 10], [430, 316], -8);
    stage.canvas.group(`transform="translate(${x - 40} ${y + 8}) scale(1.2)"`, () => layRice(stage, [0, 0]));
    paintTumbler(stage, [x + 590, y - 226], 158, { drink: '#b8723a', cream: '#f0cfa0' });
    layParcel(stage, [x + 590, y + 226]);
  },
};

/** The brown wrapping paper under the leaf. */
function layPaper(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const sheet = 'M-470 -372L452 -400L486 360L-440 392Z';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(5)"`, () => {
    canvas.shadow(sheet, [12, 20], { blur: 10, opacity: 0.4 });
    canvas.path(sheet, canvas.linear(ramp('#e2c79a', [0.5, '#d2b07c'], '#b98f58'), [0, 0, 1, 1]));
    canvas.stroke('M-460 -60L480 -30M-60 -390L30 380M-466 -368L480 356', '#8a6230', 3, 'opacity=".3"');
    canvas.stroke('M-460 -56L480 -26M-56 -390L34 380', '#fff3d6', 3, 'opacity=".4"');
  });
}

function layRice(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  paintRice(stage, [x - 30, y - 30], 172);
  canvas.path(leaf([x - 120, y - 130], 150, 16, 0.5), '#2f8a44');
  canvas.path(leaf([x - 110, y - 110], 130, 13, 0.2), '#3f9a4a');
  const sambal = `M${x - 110} ${y + 40}C${x - 90} ${y - 50} ${x + 60} ${y - 50} ${x + 100} ${y + 10}C${x + 150} ${y + 70} ${x + 90} ${y + 130} ${x + 10} ${y + 124}C${x - 60} ${y + 130} ${x - 130} ${y + 110} ${x - 110} ${y + 40}Z`;
  canvas.path(sambal, '#2a0a06', `opacity=".4" transform="translate(5 12)" ${canvas.blur(4)}`);
  canvas.path(sambal, canvas.radial(ramp('#c8361c', [0.6, '#a3240f'], '#6a1208'), [0.4, 0.36], 0.7));
  canvas.inside(sambal, () => {
    let rings = '';
    for (const [rx, ry] of scatterOn(stage, [x, y + 44], 96, 14)) rings += `M${num(rx - 20)} ${num(ry)}q20 -24 40 0`;
    canvas.stroke(rings, '#d9826a', 6, 'opacity=".65"');
    paintGrains(stage, {
      centre: [x, y + 44],
      radius: 104,
      count: 90,
      colours: ['#ff8d4a', '#7c1710', '#ffc46a'],
      grain: [5, 3],
    });
  });
  canvas.stroke(`M${x - 84} ${y + 20}Q${x - 10} ${y - 34} ${x + 56} ${y - 6}`, '#ffb49a', 7, 'opacity=".6"');
  paintEgg(stage, [x + 190, y - 120], 1, 30);
  paintEgg(stage, [x + 272, y - 26], 0.94, 70);
  paintPeanuts(stage, [x + 210, y + 130]);
  paintAnchovies(stage, [x - 236, y + 80]);
  paintCucumber(stage, [x - 290, y - 110], 4, 46);
}

function paintPeanuts(stage: Stage, centre: Point): void {
  for (const [i, [px, py]] of scatterOn(stage, centre, 88, 46).entries())
    paintMorsel(stage, {
      at: [px, py],
      size: [17, 12],
      colour: i % 3 === 0 ? '#9c4a26' : '#b8622e',
      turn: i,
      wobble: 0.06,
      gloss: 0.5,
    });
}

function paintAnchovies(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  for (const [px, py] of scatterOn(stage, [x, y], 88, 34)) {
    const turn = random.between(0, 360);
    canvas.group(`transform="translate(${num(px)} ${num(py)}) rotate(${num(turn)})"`, () => {
      const fish = 'M-38 0C-20 -12 14 -10 28 -2L42 -10L38 0L42 10L28 3C14 10 -20 12 -38 0Z';
      canvas.path(fish, '#1c1206', 'opacity=".4" transform="translate(3 6)"');
      canvas.path(fish, canvas.linear(ramp('#a8743c', [0.5, '#dcb070'], '#7c4a20')));
      canvas.path(oval(-29, -1, 3), '#1c0f08');
      canvas.stroke('M-22 -2H22', '#fff3d0', 2, 'opacity=".6"');
    });
  }
}

/** A wrapped parcel and a plate of curry puffs. */
function layParcel(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  paintPlate(stage, [x, y], 176, { ware: { ...PLATES.enamel, line: '#2f8f7c' }, inside: '#f7f4ea', depth: 0.3 });
  for (const [dx, dy, turn] of [
    [-58, -54, -20],
    [62, -30, 30],
    [-10, 70, 4],
  ] as const) {
    const puff = 'M-84 24C-80 -36 -40 -62 0 -62S80 -36 84 24C50 40 -50 40 -84 24Z';
    canvas.group(`transform="translate(${x + dx} ${y + dy}) rotate(${turn})"`, () => {
      canvas.path(puff, '#2a1608', `opacity=".42" transform="translate(6 12)" ${canvas.blur(3)}`);
      canvas.path(puff, canvas.linear(ramp('#f0bd68', [0.55, '#d38f38'], '#94561c')));
      let crimps = '';
      for (let i = 0; i < 12; i += 1) {
        const angle = Math.PI * (1.02 + i * 0.087);
        crimps += `M${num(Math.cos(angle) * 84)} ${num(Math.sin(angle) * 80 + 18)}L${num(Math.cos(angle + 0.1) * 62)} ${num(Math.sin(angle + 0.1) * 56 + 18)}`;
      }
      canvas.stroke(crimps, '#8a4a14', 5, 'opacity=".6"');
      canvas.stroke('M-50 0Q-20 -22 20 -20', '#fff0c0', 6, 'opacity=".55"');
    });
  }
}
