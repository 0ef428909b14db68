import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFrangipani } from '#demo/art/motifs/frangipani.ts';
import { paintGildedStupa } from '#demo/art/motifs/gilded-stupa.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintNagaStair } from '#demo/art/motifs/naga-stair.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTieredGable } from '#demo/art/motifs/tiered-gable.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface ChediCourtOptions {
  /** Paper lanterns rising into the sky. */
  readonly lanterns?: boolean;
}

const YARD = 812;

/** A hall with tiered roofs and a golden chedi before a wooded mountain. */
export const chediCourt: Scene<ChediCourtOptions> = {
  name: 'chedi-court',
  draw(stage, { lanterns = false }) {
    const x = focalX(stage);
    paintSky(stage, 700);
    paintSun(stage, [x - 560, 470], 70);
    paintClouds(stage, [
      { x: x - 640, y: 210, length: 460, opacity: 0.4 },
      { x: x + 330, y: 130, length: 420, bar: 12, opacity: 0.36 },
      { x: x - 330, y: 330, length: 300, bar: 9, opacity: 0.4 },
    ]);
    paintMountain(stage);
    paintBirds(stage, [x - 420, 300], 6);
    paintCourt(stage);
    if (lanterns) paintSkyLanterns(stage);
    if (stage.palette.time === 'night') paintFloodlight(stage);
    paintYard(stage);
    paintFrangipani(stage, { root: [-40, HEIGHT + 30], angle: -0.95, length: 200, thick: 34, forks: 2 });
  },
};

function paintMountain(stage: Stage): void {
  const { palette } = stage;
  const rows = [
    { y: 470, height: 150, wave: 620, share: 0.5 },
    { y: 570, height: 90, wave: 480, share: 0.34 },
    { y: 650, height: 50, wave: 360, share: 0.2 },
  ];
  for (const [i, { y, height, wave, share }] of rows.entries()) {
    const colour = mix(mix(palette.hill, palette.leaf, i * 0.24), palette.haze, share);
    paintRidge(stage, { name: `doi${i}`, y, height, wave, colour, fade: 0.55, ...(i > 0 ? { trees: 5 + i * 4 } : {}) });
    paintMist(stage, y + 20, y + 120, { opacity: 0.5 });
  }
  const x = focalX(stage);
  paintGildedStupa(stage, { foot: [x - 560, 560], size: 0.07, colour: '#f0c050', form: 'chedi', haze: 0.2 });
}

function paintCourt(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const wood = mix(mix(palette.leaf, palette.hill, 0.3), palette.haze, 0.14);
  paintTreeRow(stage, { y: (tx) => 730 + Math.sin(tx / 180) * 14, size: 46, colour: wood, light: -1, depth: 3 });
  canvas.path(
    oval(x + 60, 420, 300, 380),
    palette.glow,
    `opacity=".22" style="mix-blend-mode:screen" ${canvas.blur(40)}`,
  );
  paintGildedStupa(stage, { foot: [x + 110, YARD - 34], size: 1.16, colour: '#eab03c', form: 'chedi' });
  for (const [dx, size] of [
    [-90, 0.36],
    [310, 0.36],
  ] as const)
    paintGildedStupa(stage, { foot: [x + dx, YARD - 20], size, colour: '#eab03c', form: 'chedi' });
  const wall = lit(stage, '#f4e6d0');
  canvas.path(box(-40, YARD - 44, WIDTH + 80, 50), canvas.linear(ramp(wall, mix(wall, palette.hill, 0.5))));
  canvas.path(box(-40, YARD - 52, WIDTH + 80, 12), canvas.linear(ramp(lit(stage, '#c8602f'), lit(stage, '#8a3a22'))));
  let niches = '';
  for (let px = -20; px < WIDTH; px += 44)
    niches += `M${px} ${YARD}V${YARD - 26}Q${px + 9} ${YARD - 40} ${px + 18} ${YARD - 26}V${YARD}Z`;
  canvas.path(niches, mix(wall, palette.lamp, 0.6), 'opacity=".8"');
  paintTreeRow(stage, { y: () => YARD + 2, size: 15, colour: mix(wood, palette.deep, 0.3), light: -1, to: x - 420 });
  paintTreeRow(stage, { y: () => YARD + 2, size: 15, colour: mix(wood, palette.deep, 0.3), light: -1, from: x + 330 });
  paintHall(stage, x - 130);
}

function paintHall(stage: Stage, x: number): void {
  const tiers = [
    { from: [150, 236], to: [330, 112], thick: 38 },
    { from: [92, 330], to: [252, 196], thick: 38 },
    { from: [0, 452], to: [180, 270], thick: 36 },
  ] as const;
  paintTieredGable(stage, {
    foot: [x, YARD + 12],
    size: 1,
    tiers,
    tile: '#b5502c',
    wall: '#9c2f28',
    front: [172, 210],
    columns: 6,
  });
}

/** Warm light from below on chedi and hall. */
function paintFloodlight(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const glow = (cx: number, cy: number, rx: number, ry: number): string => oval(x + cx, cy, rx, ry);
  const light = `style="mix-blend-mode:screen" ${canvas.blur(30)}`;
  canvas.path(glow(110, 560, 190, 300), palette.lamp, `opacity=".34" ${light}`);
  canvas.path(glow(-130, 650, 300, 180), palette.lamp, `opacity=".3" ${light}`);
}

/** Paper lanterns that rise over the court: the higher, the smaller. */
function paintSkyLanterns(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const x = focalX(stage);
  const places = Array.from({ length: 34 }, (_, i) => {
    const t = (i + random.next()) / 34;
    return [x + random.between(-1050, 470), 620 - t * 600, 1.15 - t * 0.85] as const;
  });
  for (const [px, y, s] of places.toReversed()) {
    if (Math.abs(px - x - 110) < 90 || Math.abs(px - x + 130) < 60 || (Math.abs(px - x + 130) < 230 && y > 330))
      continue;
    canvas.path(oval(px, y, 34 * s, 40 * s), palette.lamp, `opacity=".4" ${canvas.blur(10)}`);
    const on = (dx: number, dy: number): string => at([px + dx * s, y + dy * s]);
    const paper = `M${on(-13, 18)}Q${on(-23, -20)} ${on(-11, -26)}Q${on(0, -32)} ${on(11, -26)}Q${on(23, -20)} ${on(13, 18)}Z`;
    canvas.path(paper, canvas.linear(ramp(mix(palette.lamp, '#e8762c', 0.6), mix(palette.lamp, '#fff3cc', 0.65))));
    canvas.path(oval(px, y + 18 * s, 8 * s, 3 * s), '#fff6d8');
  }
}

function paintYard(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const stone = lit(stage, '#dcc3a4');
  canvas.path(
    box(-20, YARD + 10, WIDTH + 40, HEIGHT),
    canvas.linearOn(ramp(mix(stone, palette.glow, 0.35), [0.4, stone], mix(stone, palette.deep, 0.5)), [
      0,
      YARD,
      0,
      HEIGHT,
    ]),
  );
  let joints = '';
  for (let k = -20; k <= 20; k += 1)
    joints += `M${num(x - 130 + k * 54)} ${YARD + 10}L${num(x - 130 + k * 170)} ${HEIGHT}`;
  canvas.stroke(
    `${joints}M-20 836H${WIDTH + 20}M-20 866H${WIDTH + 20}M-20 906H${WIDTH + 20}M-20 958H${WIDTH + 20}`,
    lighten(stone, -0.12),
    2,
    'opacity=".35"',
  );
  paintNagaStair(stage, { foot: [x - 130, YARD + 62], top: YARD + 8, half: [118, 96], steps: 6, rail: '#3f7a5c' });
  if (palette.lampGlow > 0.9)
    canvas.path(oval(x - 130, YARD + 70, 520, 60), palette.lamp, `opacity=".34" ${canvas.blur(26)}`);
  const folk = [
    { dx: 190, y: 866, size: 0.86, top: '#f6efe0', bottom: '#6b3a5c', head: 'bun', heading: -1 },
    { dx: 236, y: 872, size: 0.9, top: '#e9b04a', bottom: '#3f5a4a', head: 'hair', heading: -1 },
    { dx: -420, y: 880, size: 0.98, top: '#f0e0c8', bottom: '#8a3a3a', head: 'bun', heading: 1 },
    { dx: 420, y: 900, size: 1.06, top: '#fff4e0', bottom: '#2f4f6a', head: 'hair', heading: -1 },
  ] as const;
  for (const { dx, y, ...look } of folk) paintWalker(stage, { foot: [x + dx, y], dress: 'skirt', ...look });
  for (const [dx, size] of [
    [-20, 1.2],
    [22, 1.16],
  ] as const)
    paintWalker(stage, {
      foot: [x - 130 + dx + 220, 946],
      size,
      top: '#e07b26',
      bottom: '#e07b26',
      dress: 'robe',
      head: 'shaved',
      heading: -1,
    });
}
