import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintDancer } from '#demo/art/motifs/dancer.ts';
import { paintLotusFlower, paintLotusPad } from '#demo/art/motifs/lotus.ts';
import { paintMeru } from '#demo/art/motifs/meru.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalmGrove } from '#demo/art/motifs/palm.ts';
import { paintPrang } from '#demo/art/motifs/prang.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSplitGate } from '#demo/art/motifs/split-gate.ts';
import { paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface TemplePondOptions {
  /** Balinese roof towers behind a split gate, or lotus-bud stone towers. */
  readonly towers: 'meru' | 'prang';
  /** A dancer before the gate. */
  readonly dancer?: boolean;
}

const SHORE = 650;

/** A temple across a lotus pond. */
export const templePond: Scene<TemplePondOptions> = {
  name: 'temple-pond',
  draw(stage, { towers, dancer = false }) {
    const x = focalX(stage);
    paintSky(stage, SHORE);
    paintSun(stage, [towers === 'meru' ? x + 40 : x, 430], 108);
    paintClouds(stage, [
      { x: 250, y: 210, length: 540, opacity: 0.35 },
      { x: 1370, y: 160, length: 520, opacity: 0.3 },
      { x: 1180, y: 330, length: 560, bar: 12, opacity: 0.36 },
      { x: 360, y: 390, length: 480, bar: 10, opacity: 0.4 },
    ]);
    paintBirds(stage, [x - 270, 260], 5);
    paintWater(stage, SHORE);
    paintReflected(stage, SHORE, () => paintShore(stage, towers));
    paintMist(stage, SHORE - 60, SHORE, { opacity: 0.2 });
    paintRipples(stage, SHORE + 6, 120, 0.24);
    if (dancer) paintTerraceWithDancer(stage);
    paintLotuses(stage, dancer);
  },
};

function paintShore(stage: Stage, towers: 'meru' | 'prang'): void {
  const { palette } = stage;
  const far = mix(mix(palette.hill, palette.deep, 0.3), palette.haze, 0.4);
  const near = mix(palette.hill, palette.deep, 0.62);
  paintClipped(stage, () => {
    const line = paintRidge(stage, {
      name: 'trees',
      y: SHORE - 40,
      height: 36,
      wave: 260,
      colour: far,
      trees: 24,
      fade: 0.3,
    });
    paintPalmGrove(stage, line, { count: 9, height: 130, colour: mix(far, palette.deep, 0.2) });
    if (towers === 'meru') paintMeruCourt(stage);
    else paintPrangCourt(stage);
    const bank = paintRidge(stage, {
      name: 'bank',
      y: SHORE - 4,
      height: 10,
      wave: 200,
      colour: near,
      trees: 12,
      fade: 0,
    });
    const sides = { count: 3, height: 250, colour: palette.deep };
    paintPalmGrove(stage, bank, { ...sides, from: 0.01, to: 0.16 });
    paintPalmGrove(stage, bank, { ...sides, from: 0.86, to: 0.99 });
  });
}

/** Keeps the shore above the water line, so that its mirror image starts there. */
function paintClipped(stage: Stage, draw: () => void): void {
  stage.canvas.inside(box(-40, -40, WIDTH + 80, SHORE + 42), draw);
}

function paintMeruCourt(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const towers = [
    { at: x - 330, roofs: 5, half: 84 },
    { at: x + 350, roofs: 7, half: 86 },
    { at: x - 175, roofs: 9, half: 86 },
    { at: x + 190, roofs: 11, half: 90 },
  ] as const;
  for (const { at, roofs, half } of towers) paintMeru(stage, { foot: [at, SHORE - 26], roofs, half });
  const wall = lit(stage, '#9a5a44');
  canvas.path(box(x - 520, SHORE - 74, 1040, 76), canvas.linear(ramp(wall, mix(wall, palette.deep, 0.4))));
  canvas.path(box(x - 530, SHORE - 84, 1060, 12), lit(stage, '#6f5a55'));
  let panels = '';
  for (let px = x - 500; px < x + 500; px += 50) panels += box(px, SHORE - 62, 36, 34);
  canvas.path(panels, palette.deep, 'opacity=".22"');
  canvas.path(
    oval(x, SHORE - 20, 60, 70),
    palette.lamp,
    `opacity="${0.3 + palette.lampGlow * 0.2}" ${canvas.blur(18)}`,
  );
  paintSplitGate(stage, { foot: [x, SHORE + 2], height: 250, passage: 66 });
}

function paintPrangCourt(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  for (const [dx, width, height] of [
    [-200, 88, 196],
    [200, 88, 196],
    [-112, 104, 256],
    [112, 104, 256],
    [0, 132, 350],
  ] as const)
    paintPrang(stage, [x + dx, SHORE - 60], width, height);
  const stone = lit(stage, '#6a4858');
  for (const [half, height, y] of [
    [270, 48, -22],
    [500, 38, 2],
  ] as const) {
    canvas.path(box(x - half, SHORE + y - height, half * 2, height), stone);
    let lights = '';
    for (let px = x - half + 14; px < x + half - 14; px += 20)
      lights += box(px, SHORE + y - height * 0.72, 7, height * 0.62);
    canvas.path(lights, palette.lamp, 'opacity=".5"');
    canvas.path(box(x - half - 6, SHORE + y - height - 6, half * 2 + 12, 8), mix(stone, palette.deep, 0.4));
  }
}

/** A stone platform in the pond, lit by oil lamps, with a dancer on it. */
function paintTerraceWithDancer(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const stone = lit(stage, '#8d6a60', 0.8);
  const slab = `M${x - 300} 862H${x + 300}L${x + 380} ${HEIGHT - 44}H${x - 380}Z`;
  canvas.path(oval(x, 890, 420, 120), palette.lamp, `opacity=".28" ${canvas.blur(26)}`);
  canvas.path(slab, canvas.linear(ramp(mix(stone, palette.lamp, 0.35), stone)));
  canvas.path(box(x - 380, HEIGHT - 44, 760, 44), mix(stone, palette.deep, 0.55));
  canvas.stroke(
    `M${x - 320} 888H${x + 320}M${x - 350} 922H${x + 350}`,
    mix(stone, palette.deep, 0.4),
    2,
    'opacity=".6"',
  );
  for (const side of [-1, 1])
    for (const [dx, y] of [
      [280, 872],
      [352, 944],
    ] as const)
      paintOilLamp(stage, x + side * dx, y);
  paintDancer(stage, [x, 926], 1.22);
}

function paintOilLamp(stage: Stage, x: number, y: number): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x, y - 34, 44), palette.lamp, `opacity=".4" ${canvas.blur(12)}`);
  canvas.path(`M${x - 12} ${y}L${x - 7} ${y - 22}H${x + 7}L${x + 12} ${y}Z`, lit(stage, '#7a4a34'));
  canvas.path(
    `M${x} ${y - 52}Q${x + 13} ${y - 32} ${x} ${y - 22}Q${x - 13} ${y - 32} ${x} ${y - 52}Z`,
    mix(palette.lamp, '#fff3c8', 0.5),
  );
}

function paintLotuses(stage: Stage, dancer: boolean): void {
  const { random } = stage;
  const x = focalX(stage);
  const places: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 60; i += 1) {
    const near = random.next() ** 0.75;
    const side = random.chance(0.5) ? -1 : 1;
    const away = (dancer ? 330 + near * 90 : 150) + random.next() * 720;
    places.push([x + side * away, SHORE + 54 + near * 300, 0.32 + near * 1.2]);
  }
  places.sort(([, a], [, b]) => a - b);
  for (const [i, [px, y, size]] of places.entries()) {
    paintLotusPad(stage, [px, y], size);
    if (i % 3 === 1) paintLotusFlower(stage, [px + 6 * size, y - 2], size * 0.78, i % 6 === 1 ? '#ff8fae' : '#ffd0c4');
  }
}
