import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBellTower } from '#demo/art/motifs/bell-tower.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBougainvillea } from '#demo/art/motifs/bougainvillea.ts';
import { paintCalesa } from '#demo/art/motifs/calesa.ts';
import { paintCapizHouse } from '#demo/art/motifs/capiz-house.ts';
import { paintCapizSide } from '#demo/art/motifs/capiz-side.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface CalesaStreetOptions {
  /** Houses seen from the front beside a square, or along the street towards its end. */
  readonly along: 'square' | 'street';
}

const GROUND = 800;

/** A cobbled street of stone houses with shell windows, and a horse carriage. */
export const calesaStreet: Scene<CalesaStreetOptions> = {
  name: 'calesa-street',
  draw(stage, { along }) {
    paintSky(stage, 640);
    if (along === 'square') paintSquareSide(stage);
    else paintStreetView(stage);
  },
};

/** Cobbles as rows of small ovals that grow towards the viewer. */
function paintCobbles(stage: Stage, top: number, colour: string): void {
  const { canvas, palette, random } = stage;
  const stone = lit(stage, colour);
  canvas.path(box(0, top, WIDTH, HEIGHT - top), canvas.linear(ramp(lighten(stone, -0.03), lighten(stone, -0.13))));
  const tones = ['', '', ''];
  let y = top + 6;
  for (let row = 0; y < HEIGHT + 20; row += 1) {
    const t = (y - top) / (HEIGHT - top);
    const half = 9 + t * 24;
    for (let x = -half + (row % 2) * half; x < WIDTH + half; x += half * 2.06) {
      const tone = Math.floor(random.between(0, 3));
      tones[tone] +=
        `M${num(x - half * 0.9)} ${num(y)}q0 ${num(-half * 0.36)} ${num(half * 0.9)} ${num(-half * 0.36)}t${num(half * 0.9)} ${num(half * 0.36)}q0 ${num(half * 0.34)} ${num(-half * 0.9)} ${num(half * 0.34)}t${num(-half * 0.9)} ${num(-half * 0.34)}Z`;
    }
    y += half * 0.74;
  }
  canvas.path(tones[0] ?? '', lighten(stone, 0.045));
  canvas.path(tones[1] ?? '', stone);
  canvas.path(tones[2] ?? '', mix(lighten(stone, 0.02), palette.haze, 0.12));
}

function paintEveningLand(stage: Stage): void {
  const { palette } = stage;
  paintSun(stage, [250, 430], 76);
  paintClouds(stage, [
    { x: 330, y: 190, length: 440, opacity: 0.55 },
    { x: 760, y: 110, length: 360, bar: 12, opacity: 0.5 },
  ]);
  paintRidge(stage, {
    name: 'hills',
    y: 600,
    height: 80,
    wave: 320,
    colour: mix(palette.hill, palette.haze, 0.45),
    fade: 0.5,
  });
  paintRidge(stage, {
    name: 'trees',
    y: 690,
    height: 24,
    wave: 200,
    colour: mix(palette.leaf, palette.haze, 0.25),
    trees: 26,
  });
}

function paintSquareSide(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  paintEveningLand(stage);
  paintBellTower(stage, [330, 780], [66, 4], mix(lit(stage, '#e0b48c'), palette.haze, 0.3));
  paintBirds(stage, [470, 330], 7);
  paintPalm(stage, { foot: [60, 800], height: 430, lean: 40, colour: mix(palette.leaf, palette.deep, 0.4) });
  paintBalustrade(stage, GROUND - 4);
  paintCapizHouse(stage, { foot: [1106, GROUND], width: 560, height: 452, stone: '#d9b391', wood: '#7a4630', bays: 5 });
  paintCapizHouse(stage, { foot: [500, GROUND], width: 560, height: 424, stone: '#e9cfa6', wood: '#5f3a2c', bays: 5 });
  paintCobbles(stage, GROUND, '#b08a78');
  canvas.path(box(480, GROUND - 4, WIDTH, 16), lit(stage, '#c9a488'));
  for (const px of [470, 1080]) paintStreetLamp(stage, [px, GROUND + 14]);
  paintPasserBy(stage, {
    foot: [1420, GROUND + 30],
    size: 1.4,
    dress: 'sarong',
    colours: ['#f6ecd6', '#b83a5c'],
    facing: -1,
    pose: 'walk',
    headwear: 'bun',
  });
  paintPasserBy(stage, {
    foot: [590, GROUND + 24],
    size: 1.34,
    dress: 'shirt',
    colours: ['#f0e6cc', '#4a4a5a'],
    pose: 'stand',
    headwear: 'straw',
  });
  paintCalesa(stage, [x - 90, 928], 1.42);
}

/** A low stone balustrade with urns round the square on the left. */
function paintBalustrade(stage: Stage, y: number): void {
  const { canvas } = stage;
  const stone = lit(stage, '#e2c8a4');
  let posts = '';
  for (let x = 10; x < 470; x += 22) posts += `M${x} ${y - 8}q9 -18 2 -34h12q-7 16 2 34Z`;
  canvas.path(posts, lighten(stone, -0.05));
  canvas.path(box(-10, y - 54, 490, 13) + box(-10, y - 10, 490, 16), stone);
  for (const x of [120, 300, 470]) {
    canvas.path(box(x - 18, y - 66, 36, 72), lighten(stone, 0.03));
    canvas.path(
      `M${x - 16} ${y - 92}H${x + 16}Q${x + 12} ${y - 68} ${x} ${y - 66}Q${x - 12} ${y - 68} ${x - 16} ${y - 92}Z`,
      lighten(stone, -0.04),
    );
    paintBougainvillea(stage, [[[x, y - 104], 26]], '#e8508a');
  }
}

function paintStreetLamp(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const iron = mix(palette.deep, '#3a3038', 0.5);
  canvas.stroke(`M${x} ${y}V${y - 220}`, iron, 7);
  canvas.path(`M${x - 14} ${y}L${x - 7} ${y - 40}H${x + 7}L${x + 14} ${y}Z`, iron);
  canvas.path(oval(x, y - 250, 100), palette.lamp, `opacity="${num(palette.lampGlow * 4)}e-1" ${canvas.blur(22)}`);
  canvas.path(`M${x - 18} ${y - 272}H${x + 18}L${x + 11} ${y - 222}H${x - 11}Z`, mix(palette.lamp, '#fff8e0', 0.4));
  canvas.path(`M${x - 24} ${y - 272}L${x} ${y - 296}L${x + 24} ${y - 272}Z`, iron);
  canvas.stroke(
    `M${x - 18} ${y - 272}L${x - 11} ${y - 222}H${x + 11}L${x + 18} ${y - 272}M${x} ${y - 272}V${y - 222}`,
    iron,
    3,
  );
}

function paintStreetView(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const view: View = { vanishing: [x, 560], eye: 250 };
  paintSun(stage, [x + 130, 150], 56);
  paintClouds(stage, [
    { x: x - 140, y: 240, length: 360, opacity: 0.7 },
    { x: x + 220, y: 320, length: 300, bar: 11, opacity: 0.6 },
  ]);
  paintRidge(stage, {
    name: 'end',
    y: 520,
    height: 60,
    wave: 260,
    colour: mix(palette.hill, palette.haze, 0.5),
    fade: 0.5,
  });
  paintBellTower(stage, [x + 24, 600], [34, 4], mix(lit(stage, '#e6c49a'), palette.haze, 0.3));
  paintShadeTree(stage, {
    foot: [x - 70, 612],
    height: 120,
    half: 90,
    colour: mix(palette.leaf, palette.haze, 0.25),
    bark: '#6a5040',
  });
  paintCobbles(stage, 590, '#c2a890');
  paintHouseRows(stage, view);
  canvas.path(`M${x - 1000} ${HEIGHT}L${x - 40} 606H${x + 8}L${x - 150} ${HEIGHT}Z`, palette.deep, 'opacity=".13"');
  for (const [dx, z, dress, colours, facing] of [
    [-250, 3.4, 'sarong', ['#f0e2c8', '#8a3a5c'], 1],
    [210, 2.9, 'shirt', ['#e8a83c', '#4a4a52'], -1],
    [-300, 2.1, 'shirt', ['#3f7f9f', '#f0e6d0'], 1],
    [330, 1.7, 'sarong', ['#fbf3e0', '#c8485a'], -1],
  ] as const)
    paintPasserBy(stage, {
      foot: project(view, [dx, 0, z]),
      size: 2.1 / z,
      dress,
      colours,
      facing,
      pose: 'walk',
      headwear: dress === 'shirt' ? 'straw' : 'bun',
    });
  paintCalesa(stage, [x - 24, 900], 1.52, -1);
}

function paintHouseRows(stage: Stage, view: View): void {
  const depths = [7, 5, 3.6, 2.6, 1.86, 1.32, 0.9, 0.56];
  const stones = ['#ecd6b0', '#d9ab86', '#f0dfc0', '#cf9a7a', '#e4c49c'] as const;
  for (let i = 0; i < depths.length - 1; i += 1)
    for (const side of [-1, 1] as const) {
      const index = i * 2 + (side === 1 ? 1 : 0);
      paintCapizSide(stage, view, {
        side,
        far: depths[i] ?? 1,
        near: depths[i + 1] ?? 1,
        width: 560,
        height: 560 + ((index * 41) % 3) * 44,
        stone: stones[(index * 3) % 5] ?? stones[0],
        wood: ['#6a3f2c', '#4f5a4a', '#7a4a34'][index % 3] ?? '#6a3f2c',
      });
    }
}
