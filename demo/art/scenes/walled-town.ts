import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBellTower } from '#demo/art/motifs/bell-tower.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBougainvillea } from '#demo/art/motifs/bougainvillea.ts';
import { paintCalesa } from '#demo/art/motifs/calesa.ts';
import { paintChurchFront } from '#demo/art/motifs/church-front.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintPigeons } from '#demo/art/motifs/pigeons.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface WalledTownOptions {
  /** A carriage waits on the square. */
  readonly carriage?: boolean;
}

const GROUND = 790;

/** A town wall with its gate, and a stone church front behind acacias. */
export const walledTown: Scene<WalledTownOptions> = {
  name: 'walled-town',
  draw(stage, { carriage = true }) {
    const { palette } = stage;
    const x = focalX(stage);
    const stone = lit(stage, '#e3c49a');
    paintLand(stage);
    paintBellTower(stage, [x + 286, GROUND], [92, 5], mix(stone, palette.haze, 0.08));
    paintChurchFront(stage, [x, GROUND], 212, stone);
    paintShadeTree(stage, {
      foot: [1500, GROUND + 8],
      height: 330,
      half: 210,
      colour: mix(palette.leaf, palette.deep, 0.2),
      bark: lit(stage, '#5f4636'),
      blossom: '#f26a4a',
    });
    paintWall(stage, stone);
    paintShadeTree(stage, {
      foot: [700, GROUND + 4],
      height: 300,
      half: 170,
      colour: palette.leaf,
      bark: lit(stage, '#6a4e3c'),
      blossom: '#f26a4a',
    });
    paintPlaza(stage);
    paintFolk(stage, x);
    if (carriage) paintCalesa(stage, [x - 40, 916], 1.02);
  },
};

/** Sky, far trees and palms. */
function paintLand(stage: Stage): void {
  const { palette } = stage;
  paintSky(stage, 640);
  paintSun(stage, [230, 190], 58);
  paintClouds(stage, [
    { x: 470, y: 150, length: 460, opacity: 0.75 },
    { x: 1450, y: 210, length: 300, bar: 12, opacity: 0.6 },
    { x: 120, y: 330, length: 300, bar: 11, opacity: 0.55 },
  ]);
  paintBirds(stage, [560, 290], 6);
  paintRidge(stage, {
    name: 'hill',
    y: 640,
    height: 60,
    wave: 320,
    colour: mix(palette.hill, palette.haze, 0.5),
    fade: 0.5,
  });
  paintRidge(stage, {
    name: 'trees',
    y: 716,
    height: 22,
    wave: 180,
    colour: mix(palette.leaf, palette.haze, 0.4),
    trees: 28,
    fade: 0.2,
  });
  for (const [px, tall, lean] of [
    [1480, 500, 30],
    [1560, 420, -20],
    [760, 400, -36],
  ] as const)
    paintPalm(stage, { foot: [px, GROUND], height: tall, lean, colour: mix(palette.leaf, palette.haze, 0.16) });
}

/** The town wall on the left with a pedimented gate, ferns in its joints. */
function paintWall(stage: Stage, colour: string): void {
  const { canvas, palette, random } = stage;
  const stone = mix(colour, lit(stage, '#9a7a62'), 0.5);
  const top = 596;
  const wall = `M-10 ${GROUND + 10}V${top}H610L640 ${GROUND + 10}Z`;
  canvas.path(wall, canvas.linear(ramp(lighten(stone, 0.04), lighten(stone, -0.07))));
  canvas.inside(wall, () => {
    for (const tone of [0.05, -0.05, -0.02]) {
      let blocks = '';
      for (let i = 0; i < 60; i += 1)
        blocks += box(
          Math.floor(random.between(-1, 16)) * 42 + (i % 2) * 21,
          top + Math.floor(random.between(0, 11)) * 19,
          39,
          16.5,
        );
      canvas.path(blocks, lighten(stone, tone), 'opacity=".8"');
    }
  });
  canvas.grain(wall, { colour: lighten(stone, -0.22), axis: [0, top, 0, GROUND + 40], opacity: 0.55 });
  let merlons = '';
  for (let px = -10; px < 600; px += 58) merlons += box(px, top - 30, 36, 34);
  canvas.path(merlons, lighten(stone, 0.02));
  canvas.path(box(-10, top - 4, 626, 13), lighten(stone, 0.08));
  paintGate(stage, [330, GROUND + 8], lighten(stone, 0.06));
  let ferns = '';
  for (let i = 0; i < 14; i += 1) {
    const [fx, fy] = [random.between(10, 600), random.between(top + 20, GROUND - 30)];
    if (Math.abs(fx - 330) < 130) continue;
    for (const angle of [-2.6, -2.1, -1.57, -1.0, -0.5]) ferns += leaf([fx, fy], random.between(14, 26), 3, angle);
  }
  canvas.path(ferns, lit(stage, palette.leaf));
  paintBougainvillea(
    stage,
    [
      [[40, top - 10], 60],
      [[120, top + 6], 44],
      [[560, top - 6], 52],
    ],
    '#e8508a',
  );
}

function paintGate(stage: Stage, [x, y]: readonly [number, number], stone: string): void {
  const { canvas, palette } = stage;
  canvas.path(box(x - 126, y - 268, 252, 268), canvas.linear(ramp(lighten(stone, 0.03), lighten(stone, -0.06))));
  canvas.path(`M${x - 140} ${y - 266}H${x + 140}L${x} ${y - 340}Z`, lighten(stone, 0.02));
  canvas.path(`M${x - 104} ${y - 274}H${x + 104}L${x} ${y - 328}Z`, lighten(stone, -0.06));
  canvas.path(oval(x, y - 292, 15), lighten(stone, 0.08));
  for (const dx of [-112, -82, 60, 90])
    canvas.path(
      box(x + dx, y - 250, 22, 250),
      canvas.linear(ramp(lighten(stone, 0.08), lighten(stone, -0.09)), [0, 0, 1, 0]),
    );
  canvas.path(box(x - 140, y - 268, 280, 16) + box(x - 132, y - 14, 264, 14), lighten(stone, 0.08));
  const arch = `M${x - 50} ${y}V${y - 132}Q${x - 50} ${y - 190} ${x} ${y - 190}Q${x + 50} ${y - 190} ${x + 50} ${y - 132}V${y}Z`;
  canvas.stroke(arch, lighten(stone, 0.1), 12);
  canvas.path(arch, canvas.linear(ramp(mix(palette.deep, stone, 0.2), mix(palette.sky[2], stone, 0.4))));
  canvas.inside(arch, () => {
    canvas.path(
      `M${x - 26} ${y}V${y - 100}Q${x - 26} ${y - 134} ${x} ${y - 134}Q${x + 26} ${y - 134} ${x + 26} ${y - 100}V${y}Z`,
      mix(palette.haze, palette.sky[2], 0.4),
    );
    canvas.path(oval(x - 10, y - 60, 26, 22) + oval(x + 16, y - 48, 20, 18), mix(palette.leaf, palette.haze, 0.2));
  });
}

function paintPlaza(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#cdb493');
  canvas.path(box(0, GROUND, WIDTH, HEIGHT - GROUND), canvas.linear(ramp(lighten(stone, 0.03), lighten(stone, -0.1))));
  let joints = '';
  for (let i = 1; i < 9; i += 1) joints += `M0 ${num(GROUND + 4 + 3 * i * i)}H${WIDTH}`;
  for (let px = -2600; px < 2600; px += 120)
    joints += `M${num(900 + px * 0.6)} ${GROUND}L${num(900 + px * 1.6)} ${HEIGHT}`;
  canvas.stroke(joints, lighten(stone, -0.11), 2.2, 'opacity=".45"');
  canvas.path(box(640, GROUND - 6, WIDTH, 12), mix(lit(stage, '#5f9a50'), palette.deep, 0.1));
  let tufts = '';
  for (let i = 0; i < 120; i += 1)
    tufts += leaf([640 + i * 8.2, GROUND + 4], 16 + (i % 4) * 3, 3, -1.57 + ((i * 7) % 5) * 0.15 - 0.3);
  canvas.path(tufts, lit(stage, '#4f8f48'));
  canvas.path(
    oval(700, GROUND + 30, 210, 20) + oval(1500, GROUND + 34, 240, 22),
    palette.deep,
    `opacity=".2" ${canvas.blur(5)}`,
  );
}

function paintFolk(stage: Stage, x: number): void {
  const folk = [
    [[356, 26], 1.1, ['shirt', '#f0e6cc', '#3f6f9a', 'straw'], ['walk', 1]],
    [[300, 32], 1.06, ['sarong', '#fbf3e0', '#c8485a', 'bun'], ['carry', 1]],
    [[x + 200, 30], 1.15, ['sarong', '#8ac0c8', '#f0e2c8', 'bun'], ['walk', -1]],
    [[1400, 66], 1.36, ['shirt', '#e8a83c', '#4a4a52', 'straw'], ['walk', -1]],
    [[520, 88], 1.5, ['shirt', '#d8503c', '#33445a', 'none'], ['stand', 1]],
    [[572, 92], 1.42, ['sarong', '#f2d07a', '#3f8a7a', 'straw'], ['stand', -1]],
  ] as const;
  for (const [[px, dy], size, [dress, upper, lower, headwear], [pose, facing]] of folk)
    paintPasserBy(stage, {
      foot: [px, GROUND + dy],
      size,
      dress,
      colours: [upper, lower],
      headwear,
      pose,
      facing,
      skin: '#b07a54',
    });
  paintPigeons(stage, [250, 930], { reach: [150, 26], count: 18, size: 1.1 });
}
