import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAutoRickshaw } from '#demo/art/motifs/auto-rickshaw.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintPigeons } from '#demo/art/motifs/pigeons.ts';
import { paintPrintedCloth } from '#demo/art/motifs/printed-cloth.ts';
import { paintSeatedVendor } from '#demo/art/motifs/seated-vendor.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface ClothBazaarOptions {
  readonly rickshaw?: boolean;
}

const GROUND = 800;
const SHOP = 400;

/** A rose-coloured bazaar row hung with block-printed cloth, an auto-rickshaw before it. */
export const clothBazaar: Scene<ClothBazaarOptions> = {
  name: 'cloth-bazaar',
  draw(stage, { rickshaw = true }) {
    const x = focalX(stage);
    paintSky(stage, 420);
    paintClouds(stage, [
      { x: 360, y: 90, length: 380, bar: 12, opacity: 0.7 },
      { x: 1240, y: 120, length: 420, bar: 12, opacity: 0.7 },
    ]);
    paintBirds(stage, [820, 90], 6);
    for (let i = 0; i < 4; i += 1) paintShop(stage, i);
    paintParapet(stage);
    paintHungCloths(stage);
    paintGround(stage);
    paintPeople(stage, x);
    if (rickshaw) paintAutoRickshaw(stage, { foot: [x + 30, 924], size: 1.72, make: 'auto' });
  },
};

/** One bay: cusped arch below with shelves of folded cloth, a latticed balcony above. */
function paintShop(stage: Stage, index: number): void {
  const { canvas, palette, random } = stage;
  const x = index * SHOP;
  const stone = lit(stage, index % 2 === 0 ? '#e08c74' : '#d97f68');
  const line = lit(stage, '#fdf0e0');
  canvas.path(box(x, 190, SHOP, GROUND - 190), canvas.linear(ramp(lighten(stone, 0.03), lighten(stone, -0.05))));
  canvas.grain(box(x, 190, SHOP, 620), { colour: lighten(stone, -0.18), axis: [x, 200, x + SHOP, 800], opacity: 0.35 });
  const mid = x + SHOP / 2;
  for (const dx of [-118, 0, 118]) paintBalconyWindow(stage, [mid + dx, 386], stone, line);
  canvas.path(box(x, 392, SHOP, 18), lighten(stone, 0.06));
  canvas.path(box(x, 410, SHOP, 10), lighten(stone, -0.1));
  const arch = `M${mid - 164} ${GROUND}V520Q${mid - 164} 476 ${mid - 112} 466Q${mid - 88} 440 ${mid} 430Q${mid + 88} 440 ${mid + 112} 466Q${mid + 164} 476 ${mid + 164} 520V${GROUND}Z`;
  canvas.stroke(arch, line, 7);
  canvas.path(arch, canvas.linear(ramp(mix(stone, palette.deep, 0.7), mix(stone, palette.deep, 0.42))));
  canvas.inside(arch, () => {
    for (let row = 0; row < 5; row += 1) {
      const y = 540 + row * 54;
      canvas.path(box(mid - 164, y, 328, 5), lit(stage, '#8a5a36'));
      for (let px = mid - 158; px < mid + 150; px += 40)
        for (let k = 0; k < 4; k += 1) {
          const dye = lit(
            stage,
            random.pick(['#2357a5', '#d8345c', '#f2b431', '#2f8a6a', '#f0e2c8', '#e2703c', '#6a3a7a']),
            0.6,
          );
          canvas.path(box(px, y - 9 - k * 9.5, 35, 8), mix(dye, palette.deep, 0.16));
        }
    }
  });
  const tassels =
    rosette([mid - 138, 456], { length: 20, halfWidth: 6 }, 6) +
    rosette([mid + 138, 456], { length: 20, halfWidth: 6 }, 6) +
    rosette([mid, 424], { length: 0.1, halfWidth: 0.1 }, 3);
  canvas.path(tassels, line, 'opacity=".9"');
}

function paintBalconyWindow(stage: Stage, [x, y]: Point, stone: string, line: string): void {
  const { canvas, palette } = stage;
  const dark = mix(stone, palette.deep, 0.6);
  const arch = `M${x - 34} ${y - 46}V${y - 108}Q${x - 32} ${y - 126} ${x - 18} ${y - 130}Q${x - 12} ${y - 146} ${x} ${y - 148}Q${x + 12} ${y - 146} ${x + 18} ${y - 130}Q${x + 32} ${y - 126} ${x + 34} ${y - 108}V${y - 46}Z`;
  canvas.path(box(x - 48, y - 160, 96, 160), lighten(stone, 0.03));
  canvas.stroke(box(x - 48, y - 160, 96, 160), line, 2, 'opacity=".7"');
  canvas.path(arch, dark);
  canvas.inside(arch, () => {
    let net = '';
    for (let k = -120; k < 120; k += 11) net += `M${x + k} ${y - 150}l104 104M${x + k} ${y - 150}l-104 104`;
    canvas.stroke(net, lighten(stone, 0.04), 2.6);
  });
  canvas.stroke(arch, line, 3);
  canvas.path(box(x - 48, y - 40, 96, 40), lighten(stone, -0.03));
  let panel = '';
  for (const dx of [-32, -11, 11, 32])
    panel += rosette([x + dx, y - 20], { length: 9, halfWidth: 3.4 }, 4, Math.PI / 4);
  canvas.path(panel, line, 'opacity=".85"');
}

function paintParapet(stage: Stage): void {
  const { canvas } = stage;
  const stone = lit(stage, '#e6977e');
  const line = lit(stage, '#fdf0e0');
  canvas.path(box(0, 172, WIDTH, 28), lighten(stone, 0.05));
  let [merlons, band] = ['', ''];
  for (let x = 4; x < WIDTH; x += 40) merlons += `M${x} 173v-18q0 -12 16 -18q16 6 16 18v18Z`;
  for (let x = 16; x < WIDTH; x += 34) band += rosette([x, 186], { length: 8, halfWidth: 3 }, 4);
  canvas.path(merlons, stone);
  canvas.path(band, line);
  for (const x of [0, 400, 800, 1200, 1600]) {
    canvas.path(
      box(x - 16, 200, 32, 600),
      canvas.linear(ramp(lighten(stone, 0.07), lighten(stone, -0.08)), [0, 0, 1, 0]),
    );
    canvas.path(
      `M${x - 46} 152Q${x - 44} 100 ${x} 90Q${x + 44} 100 ${x + 46} 152Z`,
      canvas.linear(ramp(lighten(stone, 0.08), lighten(stone, -0.06)), [0, 0, 1, 0]),
    );
    canvas.path(box(x - 52, 150, 104, 12), lighten(stone, 0.08));
    canvas.path(oval(x, 86, 6), stage.palette.gold);
    canvas.stroke(`M${x} 86V60`, stage.palette.gold, 3);
  }
}

/** Long cloths hang on poles before the shops. */
function paintHungCloths(stage: Stage): void {
  const { canvas, palette } = stage;
  const cane = lit(stage, '#8a5a36');
  const dyes = ['#2357a5', '#f4e6cc', '#d8345c', '#f2b431', '#2f8a6a', '#f7efe0', '#e2703c', '#2f4f8a'] as const;
  canvas.stroke(`M-10 452H${WIDTH + 10}`, cane, 8);
  for (let i = 0; i < 8; i += 1) {
    const x = 14 + i * 204 + (i % 2) * 10;
    const drop = [236, 300, 262, 210, 290, 240, 306, 226][i] ?? 250;
    canvas.path(box(x + 12, 458, 116, drop), palette.deep, `opacity=".26" ${canvas.blur(6)}`);
    paintPrintedCloth(stage, [x, 450], [116, drop], { dye: dyes[i] ?? dyes[0], index: i });
  }
}

function paintGround(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#d9b391');
  canvas.path(box(0, GROUND - 8, WIDTH, 34), canvas.linear(ramp(lighten(stone, 0.04), lighten(stone, -0.06))));
  canvas.path(box(0, GROUND + 24, WIDTH, 10), lighten(stone, -0.16));
  canvas.path(
    box(0, GROUND + 32, WIDTH, HEIGHT),
    canvas.linear(ramp(lighten(lit(stage, '#c4a184'), 0.02), lighten(lit(stage, '#c4a184'), -0.08))),
  );
  canvas.grain(box(0, GROUND + 32, WIDTH, 170), {
    colour: lighten(stone, -0.22),
    axis: [0, GROUND, 0, HEIGHT + 60],
    opacity: 0.45,
  });
  let joints = '';
  for (let x = -20; x < WIDTH + 20; x += 70)
    joints += `M${x} ${GROUND - 8}L${num(800 + (x - 800) * 1.04)} ${GROUND + 24}`;
  canvas.stroke(joints, lighten(stone, -0.13), 2, 'opacity=".5"');
  canvas.path(
    `M0 ${GROUND + 34}H${WIDTH}V${GROUND + 50}Q800 ${GROUND + 72} 0 ${GROUND + 56}Z`,
    palette.deep,
    'opacity=".16"',
  );
}

function paintPeople(stage: Stage, x: number): void {
  const { canvas } = stage;
  for (const [px, upper, lower, headwear] of [
    [140, '#f6ecd8', '#e6d6b8', 'turban'],
    [1500, '#f2b431', '#2f7a6a', 'scarf'],
  ] as const) {
    canvas.path(box(px - 110, GROUND - 46, 220, 44), lit(stage, '#b8763c'));
    canvas.path(box(px - 116, GROUND - 52, 232, 10), lit(stage, '#f4e4c4'));
    paintSeatedVendor(stage, {
      foot: [px, GROUND - 50],
      size: 1.7,
      colours: [upper, lower],
      headwear,
      skin: '#94603f',
    });
    for (const [k, dye] of ['#d8345c', '#2357a5', '#f2b431'].entries())
      canvas.path(box(px + 48, GROUND - 66 - k * 13, 60, 11), lit(stage, dye));
  }
  paintPasserBy(stage, {
    foot: [x - 420, GROUND + 30],
    size: 2,
    dress: 'sari',
    colours: ['#2357a5', '#f2803c'],
    facing: 1,
    pose: 'carry',
    headwear: 'scarf',
    skin: '#96603e',
  });
  paintPasserBy(stage, {
    foot: [x + 480, GROUND + 22],
    size: 1.96,
    dress: 'kurta',
    colours: ['#f6ecd8', '#f6ecd8'],
    facing: -1,
    pose: 'walk',
    headwear: 'turban',
    skin: '#8a563a',
  });
  paintPasserBy(stage, {
    foot: [x + 570, GROUND + 34],
    size: 1.9,
    dress: 'sari',
    colours: ['#f2b431', '#c8305c'],
    facing: -1,
    pose: 'walk',
    skin: '#9a623f',
  });
  paintPigeons(stage, [300, 940], { reach: [150, 22], count: 12, size: 1.2 });
}
