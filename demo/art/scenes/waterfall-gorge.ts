import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { BRINK, POOL, paintBasaltCliff } from '#demo/art/motifs/basalt-cliff.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFern, paintHeartLeaf } from '#demo/art/motifs/fern.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTreeRow, treeShapes } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface WaterfallGorgeOptions {
  readonly rainbow?: boolean;
}

/** A tall twin waterfall in a green gorge. */
export const waterfallGorge: Scene<WaterfallGorgeOptions> = {
  name: 'waterfall-gorge',
  draw(stage, { rainbow = true }) {
    const x = focalX(stage);
    paintSky(stage, 420);
    paintSun(stage, [x - 520, 190], 52);
    paintClouds(stage, [
      { x: x - 700, y: 110, length: 360, opacity: 0.45 },
      { x: x + 300, y: 90, length: 380, bar: 12, opacity: 0.45 },
    ]);
    paintBirds(stage, [x - 760, 230], 6);
    paintPlateau(stage, x);
    paintBasaltCliff(stage, x);
    paintFall(stage, [x - 62, 78], 'left');
    paintFall(stage, [x + 74, 62], 'right');
    paintSlopes(stage, x);
    paintPool(stage, x);
    if (rainbow) paintRainbow(stage, x);
    paintSpray(stage, x);
    paintNear(stage, x);
  },
};

function paintPlateau(stage: Stage, x: number): void {
  const { palette } = stage;
  paintRidge(stage, {
    name: 'far',
    y: 270,
    height: 60,
    wave: 420,
    colour: mix(palette.hill, palette.haze, 0.5),
    fade: 0.5,
  });
  paintMist(stage, 240, 340, { opacity: 0.6 });
  const green = mix(mix(palette.leaf, palette.deep, 0.2), palette.haze, 0.3);
  for (const [dx, tall] of [
    [-340, 120],
    [-230, 96],
    [240, 110],
    [380, 140],
    [520, 100],
  ] as const)
    paintPalm(stage, {
      foot: [x + dx, BRINK + 4],
      height: tall * 1.5,
      lean: dx * 0.09,
      colour: mix(green, palette.deep, 0.2),
    });
  paintTreeRow(stage, {
    y: (px) => BRINK - 4 - Math.min(60, Math.abs(px - x) * 0.1) + Math.sin(px / 90) * 8,
    size: 30,
    colour: green,
    light: -1,
    depth: 4,
  });
}

/** One fall: a white sheet that widens downwards, made of strands. */
function paintFall(stage: Stage, [x, half]: Point, name: string): void {
  const { canvas, palette, random } = stage;
  const white = mix('#ffffff', palette.glow, 0.1);
  const blue = mix(palette.water[1], '#ffffff', 0.5);
  const top = BRINK - 2;
  const sheet = `M${num(x - half * 0.62)} ${top}Q${num(x - half * 0.7)} ${top + 60} ${num(x - half)} ${POOL + 8}H${num(x + half)}Q${num(x + half * 0.7)} ${top + 60} ${num(x + half * 0.62)} ${top}Q${num(x)} ${top + 12} ${num(x - half * 0.62)} ${top}Z`;
  canvas.path(sheet, canvas.linear(ramp(white, [0.4, mix(white, blue, 0.3)], white)));
  canvas.inside(sheet, () => {
    const noise = layeredNoise(`${stage.seed}:${name}`, 2);
    for (const [colour, count, opacity] of [
      [blue, 15, 0.6],
      [mix(blue, palette.water[2], 0.45), 9, 0.4],
      ['#ffffff', 17, 0.9],
    ] as const) {
      let strands = '';
      for (let i = 0; i < count; i += 1) {
        const u = (i + random.next()) / count - 0.5;
        const [from, to] = [top + random.between(0, 200), top + random.between(260, 520)];
        const w = random.between(3, 9);
        const px = (y: number): number =>
          x + u * 2 * half * (0.62 + (0.38 * (y - top)) / (POOL - top)) + (noise(y / 60 + i) - 0.5) * 8;
        strands += `M${num(px(from))} ${num(from)}Q${num(px((from + to) / 2) - w)} ${num((from + to) / 2)} ${num(px(to) - w * 0.4)} ${num(to)}L${num(px(to) + w * 0.6)} ${num(to)}Q${num(px((from + to) / 2) + w)} ${num((from + to) / 2)} ${num(px(from))} ${num(from)}Z`;
      }
      canvas.path(strands, colour, `opacity="${opacity}"`);
    }
  });
}

/** Wooded slopes that close the gorge on both sides, in three steps. */
function paintSlopes(stage: Stage, x: number): void {
  const { palette } = stage;
  for (const [i, near] of [0, 0.5, 1].entries()) {
    const colour = mix(mix(palette.leaf, palette.deep, 0.16 + near * 0.3), palette.haze, 0.22 - near * 0.18);
    const shapes = treeShapes(stage, { colour, light: -1 }, 3);
    const gap = 200 + i * 90;
    const lift = (away: number): number => Math.min(420 - i * 60, Math.max(0, away - gap) * (0.9 - i * 0.14));
    for (const side of [-1, 1]) {
      for (let k = 0; k < 4; k += 1) {
        const drop = k * (66 + i * 22);
        const [from, to] = side === -1 ? [-80, x - gap - k * 6] : [x + gap + k * 6, WIDTH + 80];
        if (to - from < 40) continue;
        paintTreeRow(stage, {
          y: (px) => Math.min(POOL + 60, POOL - 40 + i * 36 - lift(Math.abs(px - x)) + drop),
          size: 38 + i * 16,
          colour: lighten(colour, -0.008 * k),
          light: -1,
          shapes,
          from,
          to,
          depth: 4,
        });
      }
    }
  }
}

function paintPool(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  paintTreeRow(stage, {
    y: () => POOL + 130,
    size: 54,
    colour: mix(palette.leaf, palette.deep, 0.5),
    light: -1,
    depth: 4,
    to: x - 420,
  });
  paintTreeRow(stage, {
    y: () => POOL + 130,
    size: 54,
    colour: mix(palette.leaf, palette.deep, 0.5),
    light: -1,
    depth: 4,
    from: x + 420,
  });
  const [, middle, near] = palette.water;
  const river = `M${x - 330} ${POOL}Q${x} ${POOL - 18} ${x + 330} ${POOL}Q${x + 380} 880 ${x + 560} ${HEIGHT + 10}H${x - 620}Q${x - 400} 890 ${x - 330} ${POOL}Z`;
  canvas.path(river, canvas.linear(ramp(mix(middle, '#ffffff', 0.6), [0.3, mix(middle, '#7fd0b8', 0.3)], near)));
  canvas.inside(river, () => {
    let bars = '';
    for (let i = 0; i < 70; i += 1) {
      const t = random.next();
      const wide = random.between(30, 120) * (0.4 + t);
      bars += `<rect x="${num(x + random.around(0, 300 + t * 300))}" y="${num(POOL + 14 + t * 180)}" width="${num(wide)}" height="${num(2 + t * 3)}" rx="2"/>`;
    }
    canvas.add(`<g fill="#ffffff" opacity=".5">${bars}</g>`);
  });
  const stone = mix(lit(stage, '#7a7066'), palette.deep, 0.2);
  for (let i = 0; i < 26; i += 1) {
    const side = i % 2 === 0 ? -1 : 1;
    const t = random.next();
    const [px, y, r] = [x + side * (290 + t * 200 + random.between(0, 60)), POOL + 8 + t * 170, 12 + t * 30];
    canvas.path(
      `M${num(px - r)} ${num(y + r * 0.3)}Q${num(px - r * 0.9)} ${num(y - r * 0.6)} ${num(px)} ${num(y - r * 0.62)}Q${num(px + r)} ${num(y - r * 0.5)} ${num(px + r)} ${num(y + r * 0.3)}Z`,
      canvas.linear(ramp(mix(stone, palette.glow, 0.4), [0.5, stone], mix(stone, palette.deep, 0.4))),
    );
  }
}

function paintRainbow(stage: Stage, x: number): void {
  const { canvas } = stage;
  const bands = ['#e8574a', '#f2b04a', '#f4e27a', '#6ab87a', '#5a8fd0', '#8a6ac0'];
  canvas.group(`opacity=".42" ${canvas.blur(3)}`, () => {
    for (const [i, colour] of bands.entries()) {
      const fading = canvas.linearOn(
        [
          [0, colour, 0],
          [0.3, colour, 0.9],
          [0.7, colour, 0.6],
          [1, colour, 0],
        ],
        [0, POOL + 10, 0, POOL - 250],
      );
      canvas.stroke(
        `M${x - 250 + i * 6} ${POOL + 10}A${250 - i * 6} ${250 - i * 6} 0 0 1 ${x} ${POOL - 240 + i * 6}`,
        fading,
        7,
      );
    }
  });
}

function paintSpray(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  let puffs = '';
  for (let i = 0; i < 26; i += 1)
    puffs += oval(
      x + random.around(6, 210),
      POOL + random.around(-6, 30),
      random.between(30, 78),
      random.between(16, 44),
    );
  canvas.path(puffs, mix('#ffffff', palette.haze, 0.2), `opacity=".5" ${canvas.blur(14)}`);
  canvas.path(oval(x, POOL + 4, 190, 14), '#ffffff', `opacity=".85" ${canvas.blur(5)}`);
}

function paintNear(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const dark = mix(palette.deep, palette.leaf, 0.3);
  const ledge = lit(stage, '#6a5a4c');
  canvas.path(
    `M${x - 430} ${HEIGHT + 10}Q${x - 450} 926 ${x - 560} 912H-40V${HEIGHT + 10}Z`,
    canvas.linear(ramp(mix(ledge, palette.glow, 0.24), mix(ledge, palette.deep, 0.5))),
  );
  paintWalker(stage, {
    foot: [x - 600, 926],
    size: 1.12,
    top: '#d8452f',
    bottom: '#3a3f5c',
    head: 'cap',
    headColour: '#f0c04a',
    load: 'pack',
    heading: 1,
    stride: false,
  });
  paintWalker(stage, {
    foot: [x - 656, 930],
    size: 1.08,
    top: '#f0d27a',
    bottom: '#4a3a5c',
    head: 'bun',
    heading: 1,
    stride: false,
    arms: 'up',
  });
  paintFern(stage, { root: [-40, HEIGHT + 30], reach: 340, fronds: 9, colour: dark, from: -1.8, to: 0 });
  paintFern(stage, { root: [WIDTH + 40, HEIGHT + 40], reach: 300, fronds: 8, colour: dark, from: -3.1, to: -1.5 });
  for (const [px, y, size, angle] of [
    [-10, 60, 1.7, 0.6],
    [70, -20, 1.5, 0.9],
    [-20, 190, 1.4, 0.2],
    [170, -40, 1.3, 1.1],
  ] as const)
    paintHeartLeaf(stage, [px, y], size, { angle, colour: dark });
}
