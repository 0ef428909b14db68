import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBananaLeaf } from '#demo/art/motifs/banana-leaf.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintCanang } from '#demo/art/motifs/canang.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface OfferingsOptions {
  /** One tray close up, or three. */
  readonly trays?: 1 | 3;
}

/** Offerings of flowers on old stone, seen from above. */
export const offerings: Scene<OfferingsOptions> = {
  name: 'offerings',
  draw(stage, { trays = 3 }) {
    const x = focalX(stage);
    paintStone(stage);
    paintBananaLeaf(stage, [x - 760, 300], { length: 700, halfWidth: 120 }, 0.5);
    paintBananaLeaf(stage, [x + 800, 640], { length: 640, halfWidth: 112 }, 3.5);
    if (trays === 3) {
      paintCanang(stage, { centre: [x - 430, 690], half: 140, turn: -14 });
      paintCanang(stage, { centre: [x + 450, 330], half: 132, turn: 22 });
    }
    paintCanang(stage, { centre: [x, 530], half: trays === 1 ? 290 : 230, turn: 8, incense: true });
    const loose: readonly (readonly [number, number, number, 'frangipani' | 'marigold' | 'hibiscus'])[] = [
      [-380, 250, 66, 'frangipani'],
      [-510, 360, 50, 'frangipani'],
      [430, 760, 62, 'hibiscus'],
      [560, 820, 46, 'frangipani'],
      [330, 880, 44, 'marigold'],
      [-250, 880, 46, 'marigold'],
      [-600, 140, 40, 'marigold'],
      [640, 150, 52, 'frangipani'],
      [-660, 900, 50, 'hibiscus'],
    ];
    for (const [dx, y, radius, kind] of loose) paintBlossom(stage, kind, [x + dx, y], radius);
    paintPetals(stage);
  },
};

/** Slabs of dark volcanic stone with moss in the joints. */
function paintStone(stage: Stage): void {
  const { canvas, palette, random } = stage;
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(palette.leaf, palette.deep, 0.4)}"/>`);
  for (let row = 0; row < 4; row += 1) {
    for (let column = -1; column < 5; column += 1) {
      paintSlab(stage, row, column);
    }
  }
  let moss = '';
  for (let i = 0; i < 120; i += 1) {
    const row = Math.floor(random.next() * 5);
    moss += oval(
      random.between(0, WIDTH),
      row * 262 - 20 + random.around(0, 7),
      random.between(4, 17),
      random.between(3, 8),
    );
  }
  canvas.path(moss, lit(stage, '#6f9a4a'), 'opacity=".8"');
  const gleam = canvas.radial(ramp([0, palette.sun, 0.3], [1, palette.sun, 0]), [0.3, 0.15], 0.75);
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${gleam}"/>`);
}

function paintSlab(stage: Stage, row: number, column: number): void {
  const { canvas, random } = stage;
  const stone = lit(stage, '#5c5a5e');
  const slab = box(column * 400 + (row % 2) * 190 + 6, row * 262 - 20 + 6, 388, 250);
  const tone = lighten(stone, random.around(0, 0.025));
  canvas.path(slab, canvas.linear(ramp(lighten(tone, 0.04), lighten(tone, -0.05)), [0, 0, 1, 1]));
  canvas.grain(slab, {
    colour: '#1c1b20',
    axis: [0, row * 262, 0, row * 262 + 300],
    alphas: [
      [0, 0.2],
      [1, 0.5],
    ],
    opacity: 0.5,
  });
  canvas.grain(slab, {
    colour: '#b5b2ae',
    axis: [0, row * 262 + 260, 0, row * 262 - 60],
    alphas: [
      [0, 0.08],
      [1, 0.4],
    ],
    opacity: 0.35,
  });
}

function paintPetals(stage: Stage): void {
  const { canvas, random } = stage;
  for (let i = 0; i < 26; i += 1) {
    const petal = leaf(
      [random.between(60, WIDTH - 60), random.between(60, HEIGHT - 60)],
      random.between(18, 30),
      8,
      random.between(0, 6.2),
    );
    canvas.path(petal, '#0c0a0a', 'opacity=".3" transform="translate(4 6)"');
    canvas.path(petal, lit(stage, random.pick(['#f7b81e', '#fffaf0', '#ef6a8a', '#d8322c']), 0.5));
  }
}
