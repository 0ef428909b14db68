import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFlameTreeBranch } from '#demo/art/motifs/flame-tree.ts';
import { paintLotusFlower, paintLotusPad } from '#demo/art/motifs/lotus.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalaceGate } from '#demo/art/motifs/palace-gate.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface WalledGateOptions {
  readonly people?: boolean;
}

const BANK = 690;

/** A palace gate with tiled roofs in a long wall behind a lotus moat. */
export const walledGate: Scene<WalledGateOptions> = {
  name: 'walled-gate',
  draw(stage, { people = true }) {
    const x = focalX(stage);
    paintSky(stage, BANK);
    paintSun(stage, [x - 300, 500], 76);
    paintClouds(stage, [
      { x: x - 300, y: 240, length: 440, opacity: 0.38 },
      { x: x + 300, y: 130, length: 320, bar: 11, opacity: 0.34 },
      { x: x - 360, y: 330, length: 280, bar: 9, opacity: 0.4 },
      { x: x + 900, y: 370, length: 360, bar: 10, opacity: 0.4 },
    ]);
    paintRidge(stage, {
      name: 'hills',
      y: 590,
      height: 60,
      wave: 420,
      colour: mix(stage.palette.hill, stage.palette.haze, 0.5),
      fade: 0.6,
    });
    paintMist(stage, 560, BANK, { opacity: 0.7 });
    paintBirds(stage, [x - 180, 380], 6);
    paintWater(stage, BANK);
    paintReflected(stage, BANK, () => paintFarSide(stage, people), { squash: 0.82, opacity: 0.55 });
    paintGlitter(stage, x - 300, BANK + 10, 0.35);
    paintRipples(stage, BANK + 8, 110, 0.24);
    paintMoat(stage);
    paintFlameTreeBranch(stage, { root: [-30, -20], reach: 330, drop: 170 });
  },
};

function paintFarSide(stage: Stage, people: boolean): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  canvas.inside(box(-80, -80, WIDTH + 160, BANK + 80), () => {
    const tree = mix(mix(palette.leaf, palette.hill, 0.35), palette.haze, 0.12);
    paintTreeRow(stage, {
      y: (tx) => BANK - 84 + Math.sin(tx / 170) * 16,
      size: 46,
      colour: mix(tree, palette.haze, 0.2),
      light: -1,
      depth: 3,
    });
    paintWall(stage, x);
    paintPalaceGate(stage, { foot: [x, BANK - 26], size: 1.06 });
    const bank = lit(stage, '#b08a66');
    canvas.path(
      box(-40, BANK - 28, WIDTH + 80, 32),
      canvas.linear(ramp(mix(bank, palette.glow, 0.4), mix(bank, palette.deep, 0.5))),
    );
    if (people) paintFolk(stage, x);
    paintTreeRow(stage, {
      y: () => BANK + 2,
      size: 12,
      colour: mix(tree, palette.deep, 0.36),
      light: -1,
      to: x - 250,
      depth: 0.5,
    });
    paintTreeRow(stage, {
      y: () => BANK + 2,
      size: 12,
      colour: mix(tree, palette.deep, 0.36),
      light: -1,
      from: x + 250,
      depth: 0.5,
    });
  });
}

function paintWall(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  const stone = lit(stage, '#b4977c');
  const top = BANK - 136;
  canvas.path(
    box(-40, top, WIDTH + 80, 112),
    canvas.linear(ramp(mix(stone, palette.glow, 0.24), [0.5, stone], mix(stone, palette.deep, 0.34))),
  );
  let [merlons, joints, lights, moss] = ['', '', '', ''];
  for (let px = -30; px < WIDTH + 30; px += 46) merlons += box(px, top - 18, 28, 20);
  for (let row = 0; row < 5; row += 1) joints += `M-40 ${top + 16 + row * 20}H${WIDTH + 40}`;
  for (let i = 0; i < 70; i += 1)
    lights += box(
      random.between(0, WIDTH),
      top + 17 + Math.floor(random.between(0, 5)) * 20,
      random.between(24, 50),
      18,
    );
  for (let i = 0; i < 26; i += 1)
    moss += box(random.between(0, WIDTH), top + random.between(0, 8), random.between(4, 12), random.between(20, 80));
  canvas.path(merlons, mix(stone, palette.glow, 0.16));
  canvas.path(lights, mix(stone, palette.sun, 0.3), 'opacity=".22"');
  canvas.stroke(joints, lighten(stone, -0.12), 1.6, 'opacity=".4"');
  canvas.path(moss, palette.deep, 'opacity=".14"');
  canvas.path(box(-40, top, WIDTH + 80, 7), mix(stone, palette.sun, 0.4));
  paintFlagTower(stage, x - 520, top);
}

/** A flag tower of three stepped blocks, with coursed stone and parapets. */
function paintFlagTower(stage: Stage, pole: number, top: number): void {
  const { canvas, palette, random } = stage;
  const stone = lit(stage, '#b4977c');
  canvas.path(
    `M${pole - 90} ${BANK - 30}V${top - 40}H${pole - 64}V${top - 92}H${pole - 40}V${top - 130}H${pole + 40}V${top - 92}H${pole + 64}V${top - 40}H${pole + 90}V${BANK - 30}Z`,
    canvas.linear(ramp(mix(stone, palette.glow, 0.3), [0.5, stone], lighten(stone, -0.12)), [1, 0, 0, 0]),
  );
  canvas.stroke(
    `M${pole - 90} ${top - 40}H${pole + 90}M${pole - 64} ${top - 92}H${pole + 64}M${pole - 40} ${top - 130}H${pole + 40}`,
    mix(stone, palette.sun, 0.4),
    5,
  );
  let [joints, blocks, merlons] = ['', '', ''];
  for (const [half, from, to] of [
    [90, BANK - 30, top - 40],
    [64, top - 40, top - 92],
    [40, top - 92, top - 130],
  ] as const) {
    for (let y = to + 16; y < from; y += 17) {
      joints += `M${pole - half} ${y}H${pole + half}`;
      blocks += box(random.between(pole - half, pole + half - 26), y - 15, 26, 14);
    }
    for (let px = pole - half; px < pole + half - 6; px += 20) merlons += box(px, to - 12, 11, 11);
  }
  canvas.path(blocks, mix(stone, palette.sun, 0.3), 'opacity=".3"');
  canvas.stroke(joints, lighten(stone, -0.14), 1.4, 'opacity=".45"');
  canvas.path(merlons, mix(stone, palette.glow, 0.2));
  canvas.path(
    `M${pole - 15} ${BANK - 28}V${BANK - 66}Q${pole} ${BANK - 88} ${pole + 15} ${BANK - 66}V${BANK - 28}Z`,
    palette.deep,
    'opacity=".75"',
  );
  canvas.stroke(`M${pole} ${top - 130}V${top - 300}`, palette.deep, 4);
  canvas.path(
    `M${pole + 2} ${top - 298}Q${pole + 40} ${top - 312} ${pole + 78} ${top - 292}Q${pole + 60} ${top - 270} ${pole + 80} ${top - 248}Q${pole + 40} ${top - 264} ${pole + 2} ${top - 248}Z`,
    lit(stage, '#e0b03c'),
  );
}

function paintFolk(stage: Stage, x: number): void {
  const folk = [
    { dx: 300, size: 0.62, top: '#f4ead8', bottom: '#f4ead8', dress: 'robe', head: 'cone', heading: -1 },
    { dx: 342, size: 0.62, top: '#d86a9a', bottom: '#f0e6d8', dress: 'robe', head: 'cone', heading: -1 },
    { dx: -330, size: 0.6, top: '#3f6f9a', bottom: '#3a3040', head: 'hair', load: 'pack', heading: 1 },
    { dx: 420, size: 0.6, top: '#e0b04a', bottom: '#4a3a4a', head: 'cone', load: 'basket', heading: 1 },
  ] as const;
  for (const { dx, ...look } of folk) paintWalker(stage, { foot: [x + dx, BANK - 10], ...look });
}

function paintMoat(stage: Stage): void {
  const { random } = stage;
  const x = focalX(stage);
  const places = Array.from({ length: 84 }, () => {
    const near = random.next() ** 0.85;
    const side = random.chance(0.5) ? -1 : 1;
    return [
      x + side * (150 + random.next() * 980) * (0.9 + near * 0.3),
      BANK + 44 + near * (HEIGHT - BANK - 60),
      0.3 + near * 1.2,
    ] as const;
  }).toSorted((a, b) => a[1] - b[1]);
  for (const [i, [px, y, size]] of places.entries()) {
    if (px < -60 || px > WIDTH + 60) continue;
    paintLotusPad(stage, [px, y], size);
    if (i % 4 === 1) paintLotusFlower(stage, [px + 6 * size, y - 2], size * 0.74, i % 8 === 1 ? '#ff9ab4' : '#fff0ea');
  }
  const { canvas } = stage;
  const stone = lit(stage, '#c9ab88');
  const bridge = `M${x - 84} ${BANK - 4}L${x - 190} ${HEIGHT + 10}H${x + 190}L${x + 84} ${BANK - 4}Z`;
  canvas.path(bridge, canvas.linear(ramp(mix(stone, stage.palette.glow, 0.3), mix(stone, stage.palette.deep, 0.42))));
  let slabs = '';
  for (let i = 0; i < 11; i += 1) {
    const t = (i / 11) ** 1.5;
    slabs += `M${num(x - 84 - 106 * t)} ${num(BANK + (HEIGHT - BANK) * t)}H${num(x + 84 + 106 * t)}`;
  }
  canvas.stroke(slabs, lighten(stone, -0.14), 2, 'opacity=".45"');
  for (const s of [-1, 1]) {
    canvas.path(
      `M${x + s * 78} ${BANK - 30}L${x + s * 182} ${HEIGHT - 76}V${HEIGHT + 10}H${x + s * 198}V${HEIGHT - 76}L${x + s * 92} ${BANK - 30}V${BANK}H${x + s * 78}Z`,
      mix(stone, stage.palette.deep, 0.12),
    );
    canvas.path(
      `M${x + s * 84} ${BANK - 2}L${x + s * 190} ${HEIGHT + 10}L${x + s * 190} ${HEIGHT - 76}L${x + s * 84} ${BANK - 32}Z`,
      canvas.linear(ramp(mix(stone, stage.palette.glow, 0.3), lighten(stone, -0.1))),
    );
  }
  paintWalker(stage, {
    foot: [x - 26, 850],
    size: 1.26,
    top: '#c83f4a',
    bottom: '#f6ecdc',
    dress: 'robe',
    head: 'cone',
    heading: 1,
  });
  paintWalker(stage, { foot: [x + 22, 856], size: 1.3, top: '#2f5f86', bottom: '#2a2a3a', head: 'hair', heading: 1 });
}
