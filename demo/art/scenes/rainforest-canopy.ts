import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFern, paintHeartLeaf } from '#demo/art/motifs/fern.ts';
import { paintFlyingHornbill } from '#demo/art/motifs/hornbill.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { crownPath, paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface RainforestCanopyOptions {
  readonly bird?: boolean;
}

/** The roof of a rainforest in the morning mist, a hornbill flying over it. */
export const rainforestCanopy: Scene<RainforestCanopyOptions> = {
  name: 'rainforest-canopy',
  draw(stage, { bird = true }) {
    const x = focalX(stage);
    paintSky(stage, 560);
    paintSun(stage, [x + 330, 340], 70);
    paintClouds(stage, [
      { x: x - 560, y: 150, length: 460, opacity: 0.4 },
      { x: x + 420, y: 130, length: 360, bar: 12, opacity: 0.4 },
      { x: x + 60, y: 240, length: 260, bar: 9, opacity: 0.36 },
    ]);
    paintHills(stage);
    paintRays(stage, [x + 330, 340]);
    paintCanopy(stage, x);
    if (bird) {
      paintFlyingHornbill(stage, [x + 40, 470], 1.34);
      paintFlyingHornbill(stage, [x - 420, 392], 0.46);
    }
    paintBirds(stage, [x - 150, 300], 5);
    paintFrame(stage);
  },
};

function paintHills(stage: Stage): void {
  const { palette } = stage;
  for (const [i, y] of [400, 462, 524].entries()) {
    paintRidge(stage, {
      name: `hill${i}`,
      y,
      height: 110 - i * 24,
      wave: 380 - i * 40,
      colour: mix(mix(palette.hill, palette.leaf, i * 0.2), palette.haze, 0.62 - i * 0.15),
      fade: 0.7,
      ...(i > 0 ? { trees: 4 + i * 3 } : {}),
    });
    paintMist(stage, y + 10, y + 110, { opacity: 0.6 });
  }
}

function paintRays(stage: Stage, sun: Point): void {
  const { canvas, palette } = stage;
  let rays = '';
  for (let k = 0; k < 7; k += 1)
    rays += `M${at(sun)}L${at([sun[0] - 900 + k * 250, HEIGHT])}L${at([sun[0] - 820 + k * 250, HEIGHT])}Z`;
  canvas.path(rays, palette.glow, `opacity=".14" style="mix-blend-mode:screen" ${canvas.blur(9)}`);
}

function paintCanopy(stage: Stage, x: number): void {
  const { palette } = stage;
  const rows = [
    { y: 596, size: 17, haze: 0.5 },
    { y: 646, size: 26, haze: 0.36 },
    { y: 714, size: 38, haze: 0.24 },
    { y: 800, size: 54, haze: 0.12 },
    { y: 890, size: 70, haze: 0.04 },
    { y: 990, size: 88, haze: 0 },
  ];
  const giants: readonly (readonly (readonly [number, number])[])[] = [
    [
      [-560, 70],
      [-180, 58],
      [240, 66],
      [480, 54],
    ],
    [
      [-700, 100],
      [-330, 92],
      [150, 80],
      [590, 108],
    ],
    [
      [-520, 140],
      [420, 150],
      [760, 130],
    ],
    [
      [-820, 230],
      [640, 200],
    ],
    [],
    [],
  ];
  for (const [i, { y, size, haze }] of rows.entries()) {
    const base = mix(mix(palette.leaf, '#6a8a3a', (i % 2) * 0.24), palette.deep, 0.1 + i * 0.085);
    const colour = mix(base, palette.haze, haze);
    for (const [dx, tall] of giants[i] ?? []) paintGiant(stage, [x + dx, y + size * 0.2], tall, colour);
    paintTreeRow(stage, {
      y: (px) => y + Math.sin(px / (190 + i * 30) + i * 1.9) * (10 + i * 7),
      size,
      colour,
      bright: mix(lighten(colour, 0.06), palette.glow, 0.26),
      light: 1,
      depth: 3,
    });
    if (i < 5) paintMist(stage, y - 4, y + 66 + i * 12, { opacity: 0.52 - i * 0.06 });
  }
}

/** A tree that stands out above the others: a pale stem and an umbrella of flat cushions. */
function paintGiant(stage: Stage, [x, y]: Point, tall: number, colour: string): void {
  const { canvas, random, palette } = stage;
  const bark = mix(colour, lit(stage, '#e6d8c0'), 0.5);
  canvas.stroke(`M${num(x)} ${num(y)}V${num(y - tall * 0.9)}`, bark, tall * 0.055);
  const arms = [-0.62, -0.3, 0.1, 0.4, 0.68];
  for (const arm of arms)
    canvas.stroke(
      `M${at([x, y - tall * 0.62])}Q${at([x + arm * tall * 0.3, y - tall * 0.9])} ${at([x + arm * tall * 0.7, y - tall * 1.02])}`,
      bark,
      tall * 0.03,
    );
  for (const arm of [...arms, -0.08, 0.26]) {
    const [cx, cy] = [x + arm * tall * 0.74, y - tall * (1.14 - Math.abs(arm) * 0.16)];
    const r = tall * random.between(0.2, 0.28);
    canvas.path(crownPath(random, [cx, cy], [r * 1.3, r * 0.62], 9), lighten(colour, 0.005));
    canvas.path(
      crownPath(random, [cx + r * 0.2, cy - r * 0.2], [r * 0.9, r * 0.32], 7),
      mix(lighten(colour, 0.035), palette.glow, 0.12),
      'opacity=".8"',
    );
  }
}

/** Near leaves in the lower corners and a hanging branch above. */
function paintFrame(stage: Stage): void {
  const { palette } = stage;
  const dark = mix(palette.deep, palette.leaf, 0.3);
  paintFern(stage, { root: [-40, HEIGHT + 40], reach: 330, fronds: 8, colour: dark, from: -1.7, to: 0 });
  paintFern(stage, { root: [WIDTH + 40, HEIGHT + 40], reach: 360, fronds: 8, colour: dark, from: -3.1, to: -1.5 });
  const green = mix(palette.leaf, palette.deep, 0.34);
  for (const [lx, y, size, angle] of [
    [-20, 60, 1.5, 0.6],
    [60, -10, 1.4, 0.9],
    [-30, 170, 1.3, 0.2],
    [150, -30, 1.2, 1.1],
    [-10, -10, 1.6, 0.4],
  ] as const)
    paintHeartLeaf(stage, [lx, y], size, { angle, colour: green });
}
