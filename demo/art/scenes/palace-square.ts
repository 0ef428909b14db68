import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFlowerStall } from '#demo/art/motifs/flower-stall.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalaceTiers } from '#demo/art/motifs/palace-tiers.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintFlyingPigeons, paintPigeons } from '#demo/art/motifs/pigeons.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface PalaceSquareOptions {
  readonly life: 'pigeons' | 'flowers';
}

const GROUND = 800;

/** A rose-coloured palace of lattice windows above its square. */
export const palaceSquare: Scene<PalaceSquareOptions> = {
  name: 'palace-square',
  draw(stage, { life }) {
    const x = focalX(stage);
    const wide = life === 'pigeons';
    paintSky(stage, 700);
    paintSun(stage, wide ? [300, 380] : [x - 560, 420], 66);
    paintClouds(stage, [
      { x: 360, y: 170, length: 460, opacity: 0.6 },
      { x: 1380, y: 150, length: 380, bar: 12, opacity: 0.5 },
      { x: 120, y: 300, length: 360, bar: 11, opacity: 0.5 },
    ]);
    paintTown(stage);
    paintPalaceTiers(
      stage,
      wide
        ? { foot: [x, GROUND], tiers: [9, 9, 7, 5, 3], bay: 84, wings: [330, 300] }
        : { foot: [x, GROUND], tiers: [9, 9, 7, 5, 3], bay: 96, wings: [420, 420] },
    );
    paintSquare(stage);
    if (wide) paintMorning(stage, x);
    else paintEvening(stage, x);
  },
};

/** Hills with a fort wall, and the roofs of the old town in the haze. */
function paintTown(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const hill = mix(palette.hill, palette.haze, 0.45);
  const top = paintRidge(stage, { name: 'fort', y: 560, height: 120, wave: 380, colour: hill, fade: 0.6 });
  let wall = '';
  for (const [px, py] of top.filter((_, i) => i % 2 === 0))
    wall += box(px - 10, py - 13, 21, 16) + box(px - 9, py - 18, 7, 6) + box(px + 3, py - 18, 7, 6);
  for (const i of [14, 40, 66]) {
    const [px = 0, py = 0] = top[i] ?? [];
    wall +=
      box(px - 20, py - 34, 40, 38) + `M${px - 22} ${num(py - 34)}Q${px} ${num(py - 66)} ${px + 22} ${num(py - 34)}Z`;
  }
  canvas.path(wall, lighten(hill, -0.03));
  paintMist(stage, 560, 720, { opacity: 0.7 });
  for (const [row, share] of [0.55, 0.3].entries()) {
    const tone = mix(lit(stage, '#dd8f76'), palette.haze, share);
    for (let px = -40; px < WIDTH;) {
      const [w, h] = [random.between(70, 150), random.between(70, 130) + row * 16];
      const y = GROUND - h - (1 - row) * 46;
      canvas.path(box(px, y, w, h + 90), lighten(tone, random.around(0, 0.02)));
      let holes = '';
      for (let wx = px + 12; wx < px + w - 16; wx += 28)
        for (let wy = y + 18; wy < GROUND - 60; wy += 34) holes += `M${num(wx)} ${num(wy + 18)}v-10q6 -9 12 0v10Z`;
      canvas.path(
        holes,
        palette.lampGlow > 0.5 && random.chance(0.6) ? palette.lamp : lighten(tone, -0.12),
        'opacity=".7"',
      );
      if (random.chance(0.4))
        canvas.path(
          `M${num(px + w * 0.3)} ${num(y)}v-16q${num(w * 0.2)} -30 ${num(w * 0.4)} 0v16Z`,
          lighten(tone, 0.02),
        );
      px += w + random.between(-6, 6);
    }
  }
  paintMist(stage, 690, GROUND, { opacity: 0.35 });
}

function paintSquare(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const stone = lit(stage, '#e6b596');
  canvas.path(
    box(0, GROUND, WIDTH, HEIGHT - GROUND),
    canvas.linear(ramp(mix(stone, palette.haze, 0.25), [0.3, stone], lighten(stone, -0.12))),
  );
  let joints = '';
  for (let i = 1; i < 9; i += 1) joints += `M0 ${num(GROUND + 3 * i * i + 6)}H${WIDTH}`;
  for (let px = -2600; px < 2600; px += 110)
    joints += `M${num(x + px * 0.62)} ${GROUND}L${num(x + px * 1.7)} ${HEIGHT}`;
  canvas.stroke(joints, lighten(stone, -0.1), 2, 'opacity=".4"');
  canvas.path(box(0, GROUND - 2, WIDTH, 12), lighten(lit(stage, '#c87a62'), -0.04));
  canvas.path(
    `M${x - 430} ${GROUND + 10}H${x + 430}L${x + 620} ${GROUND + 66}H${x - 250}Z`,
    palette.deep,
    `opacity=".16" ${canvas.blur(6)}`,
  );
}

function paintMorning(stage: Stage, x: number): void {
  paintShadeTree(stage, {
    foot: [96, GROUND + 24],
    height: 300,
    half: 190,
    colour: mix(stage.palette.leaf, stage.palette.deep, 0.1),
    bark: lit(stage, '#6b4636'),
  });
  paintPasserBy(stage, {
    foot: [x + 170, GROUND + 40],
    size: 1.1,
    dress: 'sari',
    colours: ['#2357a5', '#f2b431'],
    pose: 'walk',
    facing: -1,
  });
  paintPasserBy(stage, {
    foot: [x + 380, GROUND + 52],
    size: 1.16,
    dress: 'sari',
    colours: ['#3f8a6a', '#d8345c'],
    pose: 'carry',
    facing: -1,
    headwear: 'scarf',
  });
  paintPigeons(stage, [700, 925], { reach: [440, 50], count: 74, size: 1.15 });
  paintPasserBy(stage, {
    foot: [506, 906],
    size: 1.75,
    dress: 'kurta',
    colours: ['#f4a93c', '#f7efdd'],
    pose: 'serve',
    headwear: 'turban',
    skin: '#8a563a',
  });
  paintFlyingPigeons(stage, [560, 640], { reach: [330, 130], count: 30, size: 0.95 });
  paintFlyingPigeons(stage, [330, 470], { reach: [260, 90], count: 12, size: 0.55 });
}

/** Paper kites over the roofs, each on its thread. */
function paintKites(stage: Stage): void {
  const { canvas } = stage;
  for (const [x, y, size, colour] of [
    [1330, 330, 30, '#f2b431'],
    [1450, 210, 24, '#e8506a'],
    [1230, 190, 19, '#7fc4c0'],
    [300, 150, 22, '#f2b431'],
    [190, 330, 17, '#e8506a'],
  ] as const) {
    const paper = lit(stage, colour, 0.5);
    canvas.stroke(`M${x} ${y + size}Q${x - 60} ${y + 160} ${x - 10} ${y + 330}`, '#fff0d8', 1, 'opacity=".35"');
    canvas.path(`M${x} ${y - size}L${num(x + size * 0.9)} ${y}L${x} ${y + size}L${num(x - size * 0.9)} ${y}Z`, paper);
    canvas.path(`M${x} ${y - size}L${num(x + size * 0.9)} ${y}L${x} ${y + size}Z`, lighten(paper, -0.07));
    canvas.path(`M${x} ${y + size}l-7 16h14Z`, lighten(paper, 0.08));
  }
}

function paintEvening(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  paintBirds(stage, [x - 520, 250], 7);
  paintKites(stage);
  canvas.path(oval(x, 740, 460, 120), palette.lamp, `opacity=".2" ${canvas.blur(50)}`);
  const walkers = [
    { dx: 150, y: 34, size: 1.1, dress: 'sari', colours: ['#f2b431', '#b8305c'], facing: 1 },
    { dx: 205, y: 38, size: 1.15, dress: 'kurta', colours: ['#f2e6cf', '#d9c8a8'], facing: 1 },
    { dx: 500, y: 46, size: 1.25, dress: 'sari', colours: ['#e0624a', '#3a5fae'], facing: -1 },
    { dx: 640, y: 60, size: 1.3, dress: 'kurta', colours: ['#4a7fae', '#f2e6cf'], facing: -1 },
  ] as const;
  for (const { dx, y, ...look } of walkers) paintPasserBy(stage, { ...look, foot: [x + dx, GROUND + y], pose: 'walk' });
  paintFlowerStall(stage, [x - 390, 930], 1.3);
  canvas.path(oval(x - 390, 760, 160, 90), palette.lamp, `opacity=".16" ${canvas.blur(40)}`);
  paintPasserBy(stage, {
    foot: [x - 118, 946],
    size: 2.1,
    dress: 'sari',
    colours: ['#f0a03c', '#2f7a6a'],
    facing: -1,
    pose: 'serve',
    skin: '#96603e',
  });
  paintPigeons(stage, [x + 330, 930], { reach: [170, 26], count: 14, size: 1.2 });
}
