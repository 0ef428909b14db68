import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, polyline } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBellStupa } from '#demo/art/motifs/bell-stupa.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalmGrove } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintVolcano } from '#demo/art/motifs/volcano.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface BellTerraceOptions {
  /** Smoke from the volcano. */
  readonly smoke?: boolean;
}

/** Lattice bells of stone on a round terrace, jungle in the mist below and a volcano behind. */
export const bellTerrace: Scene<BellTerraceOptions> = {
  name: 'bell-terrace',
  draw(stage, { smoke = true }) {
    const x = focalX(stage);
    paintSky(stage, 640);
    paintSun(stage, [x + 250, 452], 66);
    paintClouds(stage, [
      { x: x + 760, y: 130, length: 460, opacity: 0.5 },
      { x: x - 260, y: 190, length: 360, bar: 12, opacity: 0.46 },
      { x: x + 360, y: 250, length: 240, bar: 9, opacity: 0.4 },
    ]);
    if (smoke) paintPlume(stage, x + 640, 262);
    paintVolcano(stage, [x + 640, 272], 620, 720);
    paintVolcano(stage, [x + 1010, 420], 420, 720);
    paintMist(stage, 480, 660, { opacity: 0.9 });
    paintBirds(stage, [x + 420, 330], 6);
    paintJungle(stage);
    paintTerraces(stage);
  },
};

function paintPlume(stage: Stage, x: number, y: number): void {
  const { canvas, palette } = stage;
  const plume = `M${x - 14} ${y + 16}Q${x - 20} ${y - 40} ${x + 30} ${y - 66}Q${x + 20} ${y - 110} ${x + 90} ${y - 120}Q${x + 150} ${y - 150} ${x + 250} ${y - 140}Q${x + 150} ${y - 120} ${x + 120} ${y - 84}Q${x + 60} ${y - 70} ${x + 54} ${y - 40}Q${x + 16} ${y - 20} ${x + 14} ${y + 16}Z`;
  canvas.path(plume, mix(palette.cloud, palette.haze, 0.4), `opacity=".75" ${canvas.blur(7)}`);
}

function paintJungle(stage: Stage): void {
  const { palette } = stage;
  paintRidge(stage, {
    name: 'far',
    y: 600,
    height: 34,
    wave: 340,
    colour: mix(palette.hill, palette.haze, 0.55),
    fade: 0.5,
  });
  const rows = [
    { y: 648, size: 16, share: 0.6 },
    { y: 694, size: 24, share: 0.42 },
    { y: 748, size: 34, share: 0.24 },
  ];
  for (const [i, { y, size, share }] of rows.entries()) {
    const colour = mix(mix(palette.leaf, palette.deep, 0.2), palette.haze, share);
    const line = (x: number): number => y + Math.sin(x / 230 + i * 1.8) * 14;
    paintPalmGrove(
      stage,
      [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k * 230, line(k * 230)] as const),
      { count: 7, height: 66 + i * 34, colour: mix(colour, palette.deep, 0.1) },
    );
    paintTreeRow(stage, { y: line, size, colour, light: 1, depth: 4 });
    paintMist(stage, y + 2, y + 74, { opacity: 0.66 });
  }
}

/** The two upper rounds of the monument: the nearer wall runs across the foot of the picture. */
function paintTerraces(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const stone = lit(stage, '#8d8478');
  paintRow(
    stage,
    [
      [700, 0.34],
      [900, 0.34],
      [1100, 0.34],
      [-540, 0.34],
    ],
    792,
    0.3,
  );
  paintWallBand(stage, 788, 46, mix(stone, palette.haze, 0.26));
  canvas.path(box(-20, 834, WIDTH + 40, 40), mix(lighten(stone, 0.05), palette.haze, 0.3));
  paintMist(stage, 742, 836, { opacity: 0.5 });
  paintRow(
    stage,
    [
      [430, 0.62],
      [770, 0.62],
      [1110, 0.62],
      [-420, 0.62],
    ],
    872,
    0.12,
  );
  paintWallBand(stage, 866, 70, mix(stone, palette.haze, 0.1));
  canvas.path(
    box(-20, 930, WIDTH + 40, 90),
    canvas.linear(ramp(mix(stone, palette.glow, 0.25), lighten(stone, -0.06))),
  );
  let joints = '';
  for (let k = -14; k <= 14; k += 1) joints += `M${num(x + k * 110)} 930L${num(x + k * 190)} ${HEIGHT}`;
  canvas.stroke(`${joints}M-20 954H${WIDTH + 20}`, lighten(stone, -0.12), 2.4, 'opacity=".5"');
  paintBellStupa(stage, { foot: [x - 30, 962], size: 1.42, light: 1 });
  paintSquareBlocks(stage, stone);
}

function paintRow(stage: Stage, bells: readonly (readonly [number, number])[], y: number, haze: number): void {
  for (const [dx, size] of bells) paintBellStupa(stage, { foot: [focalX(stage) + dx, y], size, haze, light: 1 });
}

/** A stone wall with panels and a moulded coping. */
function paintWallBand(stage: Stage, top: number, tall: number, stone: string): void {
  const { canvas, palette, random } = stage;
  canvas.path(box(-20, top, WIDTH + 40, tall + 4), canvas.linear(ramp(stone, lighten(stone, -0.08))));
  let [panels, lights, blocks] = ['', '', ''];
  for (let x = -10; x < WIDTH; x += tall * 1.5) {
    panels += box(x + 6, top + tall * 0.34, tall * 1.1, tall * 0.46);
    lights += box(x + 6, top + tall * 0.34, tall * 1.1, 2.4);
  }
  for (let i = 0; i < 60; i += 1)
    blocks += box(
      random.between(0, WIDTH),
      top + tall * random.pick([0.3, 0.55, 0.82]),
      random.between(14, 44),
      tall * 0.14,
    );
  canvas.path(blocks, lighten(stone, 0.04), 'opacity=".4"');
  canvas.path(panels, lighten(stone, -0.06), 'opacity=".6"');
  canvas.path(lights, lighten(stone, -0.16), 'opacity=".5"');
  canvas.path(box(-20, top, WIDTH + 40, tall * 0.14), mix(lighten(stone, 0.06), palette.glow, 0.25));
  canvas.path(box(-20, top + tall * 0.16, WIDTH + 40, 3), lighten(stone, -0.14), 'opacity=".6"');
}

/** Near coping stones that close the picture below. */
function paintSquareBlocks(stage: Stage, stone: string): void {
  const { canvas, palette, random } = stage;
  const near = mix(stone, palette.deep, 0.5);
  for (let x = -30; x < WIDTH;) {
    const wide = random.between(120, 190);
    const top = 974 + random.between(-3, 4);
    const block = polyline(
      [
        [x, HEIGHT + 8],
        [x + 2, top],
        [x + wide - 5, top],
        [x + wide - 3, HEIGHT + 8],
      ],
      true,
    );
    canvas.path(block, canvas.linear(ramp(mix(near, palette.glow, 0.2), near)));
    canvas.path(box(x + 3, top, wide - 9, 4), mix(near, palette.glow, 0.5), 'opacity=".7"');
    x += wide;
  }
}
