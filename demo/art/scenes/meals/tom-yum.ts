import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintChilli } from '#demo/art/motifs/chilli.ts';
import { paintLime } from '#demo/art/motifs/citrus.ts';
import { paintRice } from '#demo/art/motifs/grains.ts';
import { paintRings, paintSprig } from '#demo/art/motifs/greens.ts';
import { paintLemongrass } from '#demo/art/motifs/lemongrass.ts';
import { paintPrawn } from '#demo/art/motifs/meat.ts';
import { paintMushroom, paintGalangal, paintLimeLeaf } from '#demo/art/motifs/soup-roots.ts';
import { PLATES, paintPlate } from '#demo/art/motifs/plate.ts';
import { paintOilBeads } from '#demo/art/motifs/sauce.ts';
import { scatterOn } from '#demo/art/motifs/scatter.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { TableMeal } from './table-meal.ts';

/** Tom yum in a ring-shaped pot with glowing coals in its chimney. */
export const tomYum: TableMeal = {
  tabletop: { kind: 'planks', base: '#3a2a22', line: '#150d0a' },
  light: 'lamp',
  lay(stage, [x, y]) {
    layPot(stage, [x, y]);
    const rice: Point = [x - 612, y + 200];
    paintPlate(stage, rice, 164, { ware: PLATES.celadon, inside: '#f4efe2', depth: 0.8 });
    paintRice(stage, rice, 128);
    const bowl: Point = [x + 606, y - 214];
    const [well] = paintPlate(stage, bowl, 158, { ware: PLATES.celadon, inside: '#d96a2a', depth: 1 });
    paintOilBeads(stage, bowl, well * 0.9, { count: 26, colour: '#ffb04a' });
    paintPrawn(stage, [bowl[0] - 10, bowl[1] + 4], 0.84, 24);
    paintSprig(stage, [bowl[0] + 40, bowl[1] + 44], 46, { turn: 0.4 });
    paintLemongrass(stage, [x - 760, y - 330], 330, 18);
    paintLemongrass(stage, [x - 770, y - 270], 300, 12);
    paintGalangal(stage, [x - 560, y - 130], 1.1, 20);
    paintLime(stage, [x + 560, y + 150], 60);
    paintLime(stage, [x + 652, y + 206], 52);
    paintChilli(stage, [x + 500, y + 330], { size: 0.86, turn: -14 });
    paintChilli(stage, [x + 540, y + 396], { size: 0.74, turn: 10 });
    paintLimeLeaf(stage, [x - 440, y + 400], 120, -0.5);
    paintBlossom(stage, 'orchid', [x + 730, y + 380], 62);
    paintSteam(stage, [x - 60, y - 90], { width: 460, height: 420, count: 7, opacity: 0.34 });
  },
};

function layPot(stage: Stage, centre: Point): void {
  const { canvas } = stage;
  const [x, y] = centre;
  for (const side of [-1, 1]) {
    const handle = `M${x + side * 384} ${y - 70}C${x + side * 490} ${y - 70} ${x + side * 490} ${y + 70} ${x + side * 384} ${y + 70}`;
    canvas.stroke(handle, '#120a06', 40, `opacity=".4" transform="translate(10 22)" ${canvas.blur(8)}`);
    canvas.stroke(handle, '#8a5a1e', 38);
    canvas.stroke(handle, '#f2cf7a', 14, 'transform="translate(-4 -8)" opacity=".8"');
  }
  const [well] = paintPlate(stage, centre, 414, { ware: { ...PLATES.brass, rim: 0.09 }, inside: '#d95c22', depth: 1 });
  paintOilBeads(stage, centre, well * 0.94, { count: 110, colour: '#ffac48' });
  const ring = (angle: number, away = 258): Point => [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
  for (const [i, angle] of [0.15, 1.15, 2.2, 3.3, 4.25, 5.3].entries()) {
    paintGalangal(stage, ring(angle + 0.5, 300), 0.5, i * 50);
    paintMushroom(stage, ring(angle + 0.32, 240), 0.92, i * 70);
    paintMushroom(stage, ring(angle - 0.36, 310), 0.74, i * 110 + 30);
    paintLimeLeaf(stage, ring(angle + 0.62, 190), 86, angle + 1.2);
    paintPrawn(stage, ring(angle), 1.12, i * 62 - 20);
  }
  for (const [i, angle] of [0.7, 2.8, 4.8].entries()) paintLemongrass(stage, ring(angle, 300), 120, i * 70 - 40);
  for (const angle of [1.7, 3.8, 5.9]) paintSprig(stage, ring(angle, 270), 72, { turn: angle, colour: '#3f9a4a' });
  paintRings(
    stage,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => ring(i * 0.571 + 0.2, 200 + (i % 4) * 44)),
    12,
    'chilli',
  );
  layChimney(stage, centre);
}

/** The brass chimney in the middle with its coals. */
function layChimney(stage: Stage, centre: Point): void {
  const { canvas, random } = stage;
  const [x, y] = centre;
  canvas.path(oval(x + 10, y + 16, 138), '#5a1c08', `opacity=".5" ${canvas.blur(8)}`);
  paintPlate(stage, centre, 128, { ware: { ...PLATES.brass, rim: 0.2 }, inside: '#1c0f0a', depth: 1 });
  canvas.inside(oval(x, y, 100), () => {
    for (const [cx, cy] of scatterOn(stage, centre, 84, 24)) {
      const size = random.between(15, 25);
      canvas.path(oval(cx, cy, size, size * 0.8), random.pick(['#e8481a', '#2a1410', '#c8361a', '#3a1c14']));
      canvas.stroke(oval(cx, cy, size, size * 0.8), '#ffb04a', 3, 'opacity=".7"');
    }
    canvas.path(oval(x, y, 100), canvas.radial(ramp([0, '#ff7a2a', 0.34], [1, '#2a0804', 0.6])));
  });
  canvas.path(oval(x, y, 190), '#ff9a3c', `opacity=".3" style="mix-blend-mode:screen" ${canvas.blur(30)}`);
  canvas.stroke(
    `M${num(x - 108)} ${num(y - 40)}A116 116 0 0 1 ${num(x - 20)} ${num(y - 114)}`,
    '#fff3cf',
    8,
    'opacity=".8"',
  );
}
