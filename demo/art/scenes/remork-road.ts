import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRemork } from '#demo/art/motifs/remork.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintGlitter } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface RemorkRoadOptions {
  /** People walking at the side of the road. */
  readonly walkers?: number;
}

const WATER = 640;
const ROAD = 806;

/** A motorbike carriage on an earth road along a flooded field, sugar palms in the evening light. */
export const remorkRoad: Scene<RemorkRoadOptions> = {
  name: 'remork-road',
  draw(stage, { walkers = 2 }) {
    const { canvas, palette } = stage;
    const x = focalX(stage);
    paintSky(stage, WATER);
    paintSun(stage, [x + 330, 480], 110);
    paintClouds(stage, [
      { x: 320, y: 170, length: 520, opacity: 0.5 },
      { x: 900, y: 250, length: 420, bar: 12, opacity: 0.45 },
      { x: 1330, y: 150, length: 360, bar: 11, opacity: 0.45 },
    ]);
    paintBirds(stage, [640, 300], 11);
    canvas.add(
      `<rect y="${WATER}" width="${WIDTH}" height="${HEIGHT - WATER}" fill="${canvas.linear(ramp(palette.water[0], [0.4, palette.water[1]], palette.water[2]))}"/>`,
    );
    paintReflected(stage, WATER + 6, () => canvas.inside(box(0, 0, WIDTH, WATER + 6), () => paintFarBank(stage)), {
      squash: 0.7,
      opacity: 0.55,
    });
    paintGlitter(stage, x + 330, WATER + 8, 0.6);
    paintYoungRice(stage);
    const near = mix(lit(stage, '#3a4a3c'), palette.deep, 0.62);
    for (const [px, tall, lean] of [
      [150, 560, -14],
      [330, 440, 10],
      [1500, 620, 20],
      [1270, 400, -8],
    ] as const)
      paintSugarPalm(stage, { foot: [px, ROAD + 10], height: tall, lean, colour: near });
    paintRoad(stage);
    for (let i = 0; i < walkers; i += 1)
      paintPasserBy(stage, {
        foot: [1330 + i * 74, ROAD + 44 + i * 6],
        size: 1.7,
        dress: i % 2 === 0 ? 'sarong' : 'shirt',
        colours: i % 2 === 0 ? ['#f0e2c8', '#7a2a5c'] : ['#3f7f8f', '#4a3a4a'],
        facing: -1,
        pose: i % 2 === 0 ? 'carry' : 'walk',
        headwear: i % 2 === 0 ? 'scarf' : 'straw',
        skin: '#94603f',
      });
    paintRemork(stage, [x - 30, ROAD + 92], 1.72);
    paintVerge(stage);
  },
};

function paintFarBank(stage: Stage): void {
  const { palette, canvas } = stage;
  const far = mix(palette.hill, palette.haze, 0.45);
  paintRidge(stage, { name: 'hills', y: 600, height: 56, wave: 380, colour: far, fade: 0.6 });
  canvas.path(box(0, 630, WIDTH, 12), mix(palette.deep, palette.haze, 0.3));
  paintRidge(stage, {
    name: 'wood',
    y: 622,
    height: 10,
    wave: 180,
    colour: mix(palette.hill, palette.deep, 0.3),
    trees: 12,
    fade: 0.2,
  });
  for (let i = 0; i < 9; i += 1) {
    const tone = mix(mix(palette.hill, palette.deep, 0.4), palette.haze, 0.12 + (i % 3) * 0.08);
    paintSugarPalm(stage, {
      foot: [60 + i * 186 + stage.random.around(0, 50), 640],
      height: 170 + (i % 4) * 46,
      colour: tone,
      lean: stage.random.around(0, 10),
    });
  }
}

function paintYoungRice(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const green = mix(lit(stage, '#4f7a44'), palette.deep, 0.3);
  for (let row = 0; row < 8; row += 1) {
    const t = row / 7;
    const y = WATER + 24 + t * t * 140;
    let blades = '';
    for (let x = -20 + (row % 2) * 26; x < WIDTH + 30; x += 34 + t * 30)
      for (const turn of [-0.4, -0.1, 0.24])
        blades += leaf(
          [x + random.around(0, 9), y],
          (9 + t * 24) * random.between(0.8, 1.2),
          1.2 + t * 1.4,
          -1.57 + turn,
        );
    canvas.path(blades, mix(green, palette.haze, 0.25 * (1 - t)));
  }
}

function paintRoad(stage: Stage): void {
  const { canvas, palette } = stage;
  const soil = lit(stage, '#c8663c');
  canvas.path(
    `M-10 ${ROAD - 16}Q400 ${ROAD - 30} 800 ${ROAD - 14}T1610 ${ROAD - 20}V${ROAD + 30}H-10Z`,
    mix(lit(stage, '#5a7a44'), palette.deep, 0.4),
  );
  const road = `M-10 ${ROAD + 6}Q420 ${ROAD - 8} 820 ${ROAD + 8}T1610 ${ROAD}V${HEIGHT}H-10Z`;
  canvas.path(road, canvas.linear(ramp(mix(soil, palette.glow, 0.3), [0.4, soil], lighten(soil, -0.1))));
  canvas.grain(road, { colour: lighten(soil, -0.18), axis: [0, ROAD, 0, HEIGHT], opacity: 0.5 });
  canvas.stroke(
    `M-10 ${ROAD + 52}Q420 ${ROAD + 40} 820 ${ROAD + 56}T1610 ${ROAD + 48}M-10 ${ROAD + 104}Q420 ${ROAD + 92} 820 ${ROAD + 110}T1610 ${ROAD + 98}`,
    lighten(soil, -0.07),
    11,
    'opacity=".6"',
  );
  // Dust hangs behind the wheels.
  const x = focalX(stage);
  for (const [dx, r, a] of [
    [-330, 60, 3],
    [-420, 80, 2],
    [-530, 90, 1.4],
  ] as const)
    canvas.path(
      oval(x + dx, ROAD + 70, r * 1.6, r * 0.6),
      mix(soil, palette.haze, 0.6),
      `opacity="${num(a)}e-1" ${canvas.blur(16)}`,
    );
}

function paintVerge(stage: Stage): void {
  const { canvas, palette, random } = stage;
  for (const [y, share, tall] of [
    [972, 0.45, 52],
    [1006, 0.75, 84],
  ] as const) {
    let blades = '';
    for (let i = 0; i < 130; i += 1)
      blades += leaf(
        [random.between(-10, WIDTH + 10), y + random.around(0, 10)],
        tall * random.between(0.5, 1.1),
        4,
        -1.57 + random.around(0, 0.55),
      );
    canvas.path(blades, mix(lit(stage, '#6a7a3c'), palette.deep, share));
  }
}
