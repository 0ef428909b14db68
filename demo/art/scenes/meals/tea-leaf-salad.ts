import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintGrains } from '#demo/art/motifs/grains.ts';
import { paintSprig } from '#demo/art/motifs/greens.ts';
import { paintMorsel } from '#demo/art/motifs/morsel.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintRunner } from '#demo/art/motifs/runner.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import type { TableMeal } from './table-meal.ts';

/** Pickled tea leaves in the middle of a divided lacquer tray, with everything that is mixed into them. */
export const teaLeafSalad: TableMeal = {
  tabletop: { kind: 'planks', base: '#c99a5c', line: '#7a5026' },
  light: 'window',
  lay(stage, [x, y]) {
    const acheik = { kind: 'acheik', base: '#2f6a5c', colours: ['#f2d48a', '#c8385c', '#f6efdc'] } as const;
    paintRunner(stage, { ...acheik, middle: [x, y + 10], size: [2000, 300], turn: 8 });
    layTray(stage, [x, y]);
    layLid(stage, [x + 640, y - 300]);
    for (const [dx, dy] of [
      [-640, -230],
      [-600, 60],
    ] as const) {
      const cup: Point = [x + dx, y + dy];
      paintPlate(stage, cup, 96, {
        ware: { ...PLATES.white, line: '#8c2f39', motif: 'dots' },
        inside: '#c08f2c',
        depth: 0.9,
      });
    }
    paintLime(stage, [x - 640, y + 320], 58);
    paintChilli(stage, [x - 560, y + 390], { size: 0.7, turn: -8, colour: '#4f9e3f' });
    for (const [dx, dy, r] of [
      [610, 330, 60],
      [700, 270, 42],
      [690, 390, 44],
    ] as const)
      paintBlossom(stage, 'marigold', [x + dx, y + dy], r);
  },
};

type Heap = (stage: Stage, centre: Point) => void;

const HEAPS: readonly Heap[] = [
  (s, c) => heapOf(s, c, { colours: ['#b8622e', '#9c4a26', '#d08a4a'], size: [19, 14], count: 44, gloss: 0.5 }),
  (s, c) =>
    paintGrains(s, { centre: c, radius: 92, count: 260, colours: ['#fff6dc', '#f2dfb0', '#e0c48a'], grain: [6, 3.6] }),
  (s, c) => heapOf(s, c, { colours: ['#f0a06a', '#e2784a', '#f6bd92'], size: [27, 11], count: 34, gloss: 0.3 }),
  (s, c) => heapOf(s, c, { colours: ['#e9c98a', '#d9a24a', '#f4dfae'], size: [26, 15], count: 36, gloss: 0.3 }),
  (s, c) => heapOf(s, c, { colours: ['#d8452c', '#c2321f', '#ee7a4c'], size: [38, 24], count: 19, gloss: 0.7 }),
  (s, c) => heapOf(s, c, { colours: ['#e2b83c', '#c99a2c', '#f2d472'], size: [18, 16], count: 46, gloss: 0.5 }),
];

function heapOf(
  stage: Stage,
  centre: Point,
  look: { colours: readonly [string, string, string]; size: Point; count: number; gloss: number },
): void {
  for (const [x, y] of scatterOn(stage, centre, 86, look.count))
    paintMorsel(stage, {
      at: [x, y],
      size: look.size,
      colour: stage.random.pick(look.colours),
      turn: stage.random.between(0, 6.2),
      gloss: look.gloss,
    });
}

function layTray(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  paintPlate(stage, centre, 432, { ware: PLATES.lacquer, inside: '#8c1f1c', depth: 0.7 });
  let [spokes, scrolls] = ['', ''];
  for (let i = 0; i < 6; i += 1) {
    const angle = (i / 6) * Math.PI * 2 + 0.26;
    const on = (away: number, turn = angle): Point => [x + Math.cos(turn) * away, y + Math.sin(turn) * away];
    spokes += `M${at(on(146))}L${at(on(374))}`;
    scrolls +=
      rosette(on(340, angle + 0.2), { length: 22, halfWidth: 6 }, 5) +
      rosette(on(340, angle - 0.2), { length: 22, halfWidth: 6 }, 5);
  }
  canvas.path(scrolls, '#e0a93a', 'opacity=".55"');
  for (const [i, heap] of HEAPS.entries()) {
    const angle = (i / 6) * Math.PI * 2 + 0.26 + Math.PI / 6;
    const spot: Point = [x + Math.cos(angle) * 258, y + Math.sin(angle) * 258];
    canvas.path(oval(spot[0] + 4, spot[1] + 10, 96), '#2a0606', `opacity=".5" ${canvas.blur(10)}`);
    heap(stage, spot);
  }
  canvas.stroke(spokes, '#1c0606', 22, `opacity=".45" transform="translate(6 10)" ${canvas.blur(4)}`);
  canvas.stroke(spokes, '#1c0c0a', 18);
  canvas.stroke(spokes, '#e0a93a', 5);
  layTeaLeaves(stage, centre);
}

function layTeaLeaves(stage: Stage, centre: Point): void {
  const { canvas, random } = stage;
  paintPlate(stage, centre, 150, { ware: { ...PLATES.lacquer, rim: 0.16 }, inside: '#33401a', depth: 0.8 });
  for (const [x, y] of scatterOn(stage, centre, 98, 130)) {
    const shape = leaf([x, y], random.between(34, 58), random.between(7, 11), random.between(0, 6.2));
    canvas.path(shape, '#10160a', 'opacity=".4" transform="translate(2 5)"');
    canvas.path(shape, random.pick(['#4a5a22', '#5f7030', '#3a4a1c', '#76843c']));
  }
  canvas.path(oval(centre[0] - 26, centre[1] - 30, 60, 40), '#e9f0a8', `opacity=".16" ${canvas.blur(10)}`);
  paintSprig(stage, [centre[0] + 10, centre[1] + 6], 44, { turn: 0.5 });
}

/** The domed lid of the tray, engraved in gold on black. */
function layLid(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  paintPlate(stage, centre, 230, { ware: PLATES.lacquer, inside: '#241412', depth: 0.1 });
  let [gold, red] = ['', ''];
  for (const [ring, count] of [
    [168, 26],
    [124, 20],
    [80, 14],
  ] as const)
    for (let i = 0; i < count; i += 1) {
      const angle = (i / count) * Math.PI * 2 + ring;
      const spot: Point = [x + Math.cos(angle) * ring, y + Math.sin(angle) * ring];
      if (i % 2 === 0) gold += leaf(spot, 34, 9, angle + 0.8) + leaf(spot, 26, 7, angle - 0.6);
      else red += oval(spot[0], spot[1], 9);
    }
  canvas.path(gold, '#e0a93a', 'opacity=".85"');
  canvas.path(red, '#c2392a', 'opacity=".9"');
  canvas.stroke(oval(x, y, 190) + oval(x, y, 146) + oval(x, y, 102) + oval(x, y, 58), '#e0a93a', 3.4, 'opacity=".8"');
  canvas.path(oval(x + 4, y + 8, 40), '#000000', `opacity=".5" ${canvas.blur(6)}`);
  canvas.path(oval(x, y, 36), canvas.radial(ramp('#ffe6a0', [0.5, '#d9a03a'], '#7a4c14'), [0.38, 0.34], 0.7));
  canvas.path(oval(x - 70, y - 90, 90, 50), '#ffffff', `opacity=".13" ${canvas.blur(14)}`);
}
