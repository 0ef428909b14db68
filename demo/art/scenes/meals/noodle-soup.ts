import type { Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBananaLeaf } from '#demo/art/motifs/banana-leaf.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintChopsticks } from '#demo/art/motifs/chopsticks.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintDish, wellOf } from '#demo/art/motifs/dish.ts';
import { paintEgg } from '#demo/art/motifs/egg.ts';
import { paintGrains, paintRice } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintPrawn } from '#demo/art/motifs/meat.ts';
import { paintNoodles } from '#demo/art/motifs/noodles.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';

/** A red noodle soup with prawns and egg, rice and limes beside it. */
export function layNoodleSoup(stage: Stage, [x, y]: Point): void {
  paintBananaLeaf(stage, [x - 520, y + 420], { length: 1200, halfWidth: 170 }, -0.62);
  const radius = 350;
  const well = wellOf(radius, 'blue-white');
  paintDish(stage, [x, y], radius, { ware: 'blue-white', inside: '#dd6a25' });
  paintOilBeads(stage, [x, y], well * 0.95, { count: 70, colour: '#ffb851' });
  paintNoodles(stage, [x - 66, y + 66], 166, { count: 40, width: 14, colour: '#f8dfa0' });
  paintPrawn(stage, [x - 66, y - 156], 1.16, -14);
  paintPrawn(stage, [x - 192, y - 60], 1.08, -64);
  paintPrawn(stage, [x + 44, y - 64], 1, 8);
  paintEgg(stage, [x + 136, y - 130], 0.94, 34);
  paintEgg(stage, [x + 202, y + 8], 0.9, 78);
  paintSprig(stage, [x + 24, y + 44], 100, { turn: -0.8 });
  paintSprig(stage, [x + 110, y + 176], 78, { turn: 0.7, colour: '#2f8a44' });
  paintRings(stage, scatterOn(stage, [x, y], well * 0.84, 12), 11, 'onion');
  paintRings(stage, scatterOn(stage, [x, y], well * 0.84, 9), 11, 'chilli');
  paintDish(stage, [x + 556, y - 200], 146, { ware: 'brass', inside: '#8a4c18' });
  paintLime(stage, [x + 512, y - 232], 66);
  paintLime(stage, [x + 612, y - 176], 58);
  paintLime(stage, [x + 530, y - 130], 44);
  paintDish(stage, [x + 580, y + 190], 116, { ware: 'blue-white', inside: '#a92a18' });
  paintGrains(stage, {
    centre: [x + 580, y + 190],
    radius: 82,
    count: 70,
    colours: ['#ffd27a', '#ff8d4a', '#7c1710'],
    grain: [6, 3.4],
  });
  paintChilli(stage, [x + 390, y + 366], { size: 0.92, turn: -18 });
  paintChilli(stage, [x + 450, y + 420], { size: 0.78, turn: 8, colour: '#4f9e3f' });
  for (const [dx, dy, size] of [
    [-560, -270, 88],
    [-440, -350, 66],
    [-620, -120, 58],
  ] as const)
    paintBlossom(stage, 'orchid', [x + dx, y + dy], size);
  paintChopsticks(stage, [x - 430, 40], [x - 520, 880]);
  paintDish(stage, [x - 640, y + 290], 168, { ware: 'celadon', inside: '#f4efe0' });
  paintRice(stage, [x - 640, y + 290], 128);
}
