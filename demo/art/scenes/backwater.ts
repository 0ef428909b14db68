import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import type { Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintDugout } from '#demo/art/motifs/dugout.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintFoliage, tuftsAlong } from '#demo/art/motifs/foliage.ts';
import { paintLotusPad } from '#demo/art/motifs/lotus.ts';
import { paintCoconutPalm } from '#demo/art/motifs/coconut-palm.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRiceBarge } from '#demo/art/motifs/rice-barge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface BackwaterOptions {
  readonly canoe?: boolean;
}

const BANK = 620;

/** A covered rice boat on a canal under coconut palms. */
export const backwater: Scene<BackwaterOptions> = {
  name: 'backwater',
  draw(stage, { canoe = true }) {
    const x = focalX(stage);
    paintSky(stage, BANK - 60);
    paintSun(stage, [x + 430, 160], 56);
    paintClouds(stage, [
      { x: x - 330, y: 150, length: 460, opacity: 0.6 },
      { x: x + 180, y: 250, length: 340, bar: 11, opacity: 0.5 },
    ]);
    paintBirds(stage, [x + 130, 180], 5);
    paintWater(stage, BANK);
    paintReflected(stage, BANK, () => paintBank(stage, x), { squash: 0.8, opacity: 0.46 });
    paintRipples(stage, BANK + 12, 150, 0.34);
    if (canoe)
      paintDugout(stage, { keel: [x - 470, 692], size: 0.54, guests: 1, poleman: { coat: '#5f8fb0', hat: 'none' } });
    paintRiceBarge(stage, { keel: [x + 10, 838], size: 1.14 });
    paintHyacinths(stage);
  },
};

function paintBank(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  canvas.inside(box(-60, -60, WIDTH + 120, BANK + 62), () => {
    paintFarBank(stage, { y: BANK, height: 190, palms: 15, haze: 0.3 });
    const earth = lit(stage, '#b0683f');
    canvas.path(box(-60, BANK - 34, WIDTH + 120, 36), canvas.linear(ramp(lighten(earth, 0.04), lighten(earth, -0.14))));
    canvas.path(box(-60, BANK - 44, WIDTH + 120, 12), mix(palette.leaf, '#c9df6c', 0.34));
    paintCottage(stage, [x + 360, BANK - 40], '#f3e3c4', '#2f6fa8');
    paintCottage(stage, [x - 590, BANK - 40], '#e8b8a0', '#3f8a6a');
    const green = mix(palette.leaf, palette.deep, 0.16);
    for (const [i, [dx, tall, lean]] of (
      [
        [-700, 470, 60],
        [-380, 520, -50],
        [-250, 420, 70],
        [160, 470, -60],
        [560, 530, 40],
        [700, 430, -70],
      ] as const
    ).entries())
      paintCoconutPalm(stage, {
        name: `palm${i}`,
        foot: [x + dx, BANK - 34],
        height: tall,
        lean,
        colour: mix(green, palette.deep, (i % 3) * 0.14),
      });
    const hedge = tuftsAlong(`${stage.seed}:hedge`, [-40, BANK - 40, WIDTH + 40, BANK - 40], { count: 90, radius: 13 });
    paintFoliage(stage, hedge, { name: 'hedge', colour: mix(palette.leaf, palette.deep, 0.26) });
    paintWalker(stage, {
      foot: [x - 150, BANK - 38],
      size: 0.86,
      top: '#d8433a',
      bottom: '#e8b23c',
      dress: 'skirt',
      head: 'bun',
      load: 'basket',
    });
    paintWalker(stage, {
      foot: [x + 96, BANK - 38],
      size: 0.82,
      top: '#f6efdc',
      bottom: '#f6efdc',
      dress: 'skirt',
      head: 'hair',
      heading: -1,
    });
    paintEgret(stage, [x + 230, BANK - 30], 0.5);
  });
}

/** A lime-washed cottage with a tiled roof and a blue door. */
function paintCottage(stage: Stage, [x, y]: Point, lime: string, door: string): void {
  const { canvas, palette } = stage;
  const [wall, tile] = [lit(stage, lime), lit(stage, '#b8502f')];
  canvas.path(
    box(x - 92, y - 82, 184, 84),
    canvas.linear(ramp(lighten(wall, 0.02), lighten(wall, -0.1)), [0, 0, 1, 0]),
  );
  canvas.path(box(x - 14, y - 62, 28, 64), lit(stage, door));
  canvas.path(box(x - 70, y - 58, 32, 30) + box(x + 38, y - 58, 32, 30), lit(stage, '#2b4a5c'));
  canvas.path(box(x - 55.5, y - 58, 3, 30) + box(x + 52.5, y - 58, 3, 30), wall);
  const roof = `M${x - 120} ${y - 74}L${x - 78} ${y - 142}H${x + 78}L${x + 120} ${y - 74}Z`;
  canvas.path(roof, canvas.linear(ramp(mix(tile, palette.sun, 0.2), lighten(tile, -0.06))));
  let rows = '';
  for (let i = -11; i <= 11; i += 1) rows += `M${x + i * 7} ${y - 141}L${x + i * 10.6} ${y - 75}`;
  canvas.stroke(rows, lighten(tile, -0.11), 2, 'opacity=".6"');
  canvas.stroke(`M${x - 92} ${y - 68}H${x + 92}`, lighten(wall, -0.22), 5, 'opacity=".5"');
}

/** Floating hyacinths and pads in the lower corners. */
function paintHyacinths(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const green = mix(palette.leaf, palette.deep, 0.1);
  for (let i = 0; i < 26; i += 1) {
    const side = i % 2 === 0 ? 1 : 0;
    const x = side * 1600 + (side === 1 ? -1 : 1) * random.next() ** 1.4 * 470;
    const y = 884 + random.next() * 110;
    const size = 0.7 + (y - 884) / 110;
    if (i % 3 === 0) {
      paintLotusPad(stage, [x, y], size * 0.7);
      continue;
    }
    let leaves = '';
    for (let k = 0; k < 7; k += 1)
      leaves += leaf([x, y], (26 + (k % 3) * 8) * size, 8 * size, -Math.PI * (0.1 + k * 0.133));
    canvas.path(oval(x + 4, y + 4, 34 * size, 8 * size), palette.deep, 'opacity=".3"');
    canvas.path(leaves, lighten(green, (i % 4) * 0.014));
    if (i % 2 === 1)
      canvas.path(
        oval(x, y - 36 * size, 5 * size, 8 * size) +
          oval(x - 6 * size, y - 28 * size, 5 * size) +
          oval(x + 6 * size, y - 29 * size, 5 * size),
        lit(stage, '#b58fd8'),
      );
  }
}
