import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGrassBand } from '#demo/art/motifs/dry-grass.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPine } from '#demo/art/motifs/pine.ts';
import { paintRiceMound } from '#demo/art/motifs/rice-mound.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface RiceMoundsOptions {
  /** From young green (0) to ripe gold (1). */
  readonly ripe?: number;
  readonly flooded?: number;
}

/** Steep hills cut into rice terraces, a wooden house among them. */
export const riceMounds: Scene<RiceMoundsOptions> = {
  name: 'rice-mounds',
  draw(stage, { ripe = 0.3, flooded = 4 }) {
    const x = focalX(stage);
    paintSky(stage, 560);
    paintSun(stage, [x - 480, 150], 50);
    paintClouds(stage, [
      { x: x - 620, y: 290, length: 380, opacity: 0.7 },
      { x: x + 260, y: 140, length: 420, bar: 15, opacity: 0.66 },
      { x: x - 180, y: 200, length: 240, bar: 10, opacity: 0.6 },
    ]);
    paintRange(stage);
    paintBirds(stage, [x - 360, 270], 5);
    const far = { levels: 12, step: 13, tilt: 0.2, flooded } as const;
    paintRiceMound(stage, { ...far, name: 'a', top: [x - 760, 520], half: [60, 560], haze: 0.4, ripe });
    paintRiceMound(stage, { ...far, name: 'b', top: [x + 480, 500], half: [60, 620], haze: 0.36, ripe: ripe + 0.1 });
    paintMist(stage, 560, 700, { opacity: 0.42 });
    paintTreeRow(stage, {
      y: (px) => 696 + Math.sin(px / 110) * 14,
      size: 17,
      colour: mix(stage.palette.leaf, stage.palette.haze, 0.24),
      from: x - 520,
      to: x - 200,
      depth: 0.5,
    });
    const left = { name: 'c', top: [x - 620, 650], half: [70, 640], levels: 12, step: 19, tilt: 0.24 } as const;
    paintRiceMound(stage, { ...left, haze: 0.16, ripe: ripe + 0.2, flooded });
    // Drawn when the hill stands: the terraces above would hide their heads.
    const life: (() => void)[] = [];
    const main = { name: 'main', top: [x + 130, 560], half: [104, 740], levels: 15, step: 25, tilt: 0.26 } as const;
    paintRiceMound(stage, {
      ...main,
      haze: 0.02,
      ripe,
      flooded,
      drift: -6,
      onLevel: (level, ring) => life.push(() => furnish(stage, level, ring)),
    });
    for (const draw of life) draw();
    paintNear(stage, x);
  },
};

function paintRange(stage: Stage): void {
  const { palette } = stage;
  const rows = [
    { y: 330, height: 150, wave: 420, share: 0.62 },
    { y: 420, height: 110, wave: 340, share: 0.44 },
    { y: 500, height: 60, wave: 300, share: 0.3 },
  ];
  for (const [i, { y, height, wave, share }] of rows.entries()) {
    paintRidge(stage, {
      name: `range${i}`,
      y,
      height,
      wave,
      colour: mix(mix(palette.hill, palette.leaf, i * 0.3), palette.haze, share),
      fade: 0.6,
      ...(i === 2 ? { trees: 8 } : {}),
    });
    paintMist(stage, y + 30, y + 140, { opacity: 0.5 });
  }
}

function furnish(stage: Stage, level: number, ring: readonly Point[]): void {
  const x = focalX(stage);
  /** The front lip of the terrace at px: the place to stand on. */
  const lip = (px: number): Point => [
    px,
    Math.max(...ring.filter(([rx]) => Math.abs(rx - px) < 46).map(([, y]) => y), 0) - 5,
  ];
  if (level === 0) paintFarmstead(stage, x);
  if (level === 4) {
    const indigo = { top: '#2b3a6c', bottom: '#1d2444', dress: 'skirt', head: 'scarf', load: 'basket' } as const;
    paintWalker(stage, { ...indigo, foot: lip(x - 20), size: 0.74, headColour: '#c8384a', heading: 1 });
    paintWalker(stage, { ...indigo, foot: lip(x + 34), size: 0.7, headColour: '#d8952f', heading: 1 });
  }
  if (level === 7) paintBuffalo(stage, lip(x + 190), 0.84);
  if (level === 8)
    paintWalker(stage, {
      foot: lip(x - 230),
      size: 0.84,
      top: '#b8432f',
      bottom: '#2a2f4a',
      head: 'cone',
      heading: -1,
      arms: 'forward',
    });
}

function paintFarmstead(stage: Stage, x: number): void {
  const { palette, random } = stage;
  const colour = mix(palette.leaf, palette.deep, 0.36);
  for (const dx of [40, 74, 214, 240])
    paintPine(stage, { foot: [x + dx, 572 + random.around(0, 4)], height: random.between(96, 150), colour });
  paintHouse(stage, [x + 140, 586], 1.12);
  paintSmoke(stage, x + 174, 470);
}

/** A house of planks on low posts with a deep shingle roof. */
function paintHouse(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#8a5636');
  const roof = lit(stage, '#6b5648');
  canvas.group(`transform="translate(${at([x, y])}) scale(${size})"`, () => {
    canvas.path(oval(4, 3, 88, 9), palette.deep, 'opacity=".35"');
    canvas.path(
      box(-62, -12, 6, 14) + box(-20, -12, 6, 14) + box(16, -12, 6, 14) + box(56, -12, 6, 14),
      lighten(wood, -0.1),
    );
    canvas.path(
      box(-66, -54, 132, 44),
      canvas.linear(ramp(mix(wood, palette.sun, 0.2), lighten(wood, -0.08)), [0, 0, 1, 0]),
    );
    let planks = '';
    for (let px = -60; px < 66; px += 9) planks += `M${px} -54V-10`;
    canvas.stroke(planks, lighten(wood, -0.1), 1.4, 'opacity=".6"');
    canvas.path(box(-12, -44, 22, 34) + box(-48, -42, 18, 16) + box(32, -42, 18, 16), mix(palette.deep, wood, 0.2));
    canvas.path(
      'M-92 -44L-56 -98H56L92 -44Q0 -54 -92 -44Z',
      canvas.linear(ramp(mix(roof, palette.sun, 0.3), [0.5, roof], lighten(roof, -0.08)), [0, 0, 1, 0.4]),
    );
    let rows = '';
    for (let k = 1; k < 5; k += 1) rows += `M${-56 - k * 7} ${-98 + k * 11}H${56 + k * 7}`;
    canvas.stroke(rows, lighten(roof, -0.1), 1.6, 'opacity=".6"');
    canvas.stroke('M-58 -98H58', lighten(roof, 0.06), 4);
    const corn = lit(stage, '#f0b83a');
    canvas.path([-58, -50, 20, 26, 58].map((px) => oval(px, -48, 3, 6)).join(''), corn);
  });
}

function paintSmoke(stage: Stage, x: number, y: number): void {
  const { canvas } = stage;
  canvas.stroke(
    `M${x} ${y}Q${x - 14} ${y - 40} ${x + 8} ${y - 70}Q${x + 30} ${y - 104} ${x + 14} ${y - 150}`,
    '#ffffff',
    13,
    `opacity=".5" ${canvas.blur(5)}`,
  );
}

/** A water buffalo in side view. */
function paintBuffalo(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas, palette } = stage;
  const hide = lit(stage, '#4a4450');
  canvas.group(`transform="translate(${at([x, y])}) scale(${size})"`, () => {
    canvas.path(oval(0, 2, 62, 7), palette.deep, 'opacity=".35"');
    canvas.path('M-40 -30L-38 0H-28L-24 -28ZM22 -28L26 0H36L38 -30Z', lighten(hide, -0.06));
    canvas.path(
      'M-52 -46Q-50 -66 -20 -66Q14 -70 36 -62Q50 -66 62 -54L70 -42Q68 -34 58 -36Q48 -34 42 -26Q10 -16 -30 -22Q-52 -26 -52 -46Z',
      canvas.linear(ramp(mix(hide, palette.sun, 0.24), [0.5, hide], lighten(hide, -0.06))),
    );
    canvas.stroke('M48 -62Q36 -84 56 -92M54 -62Q50 -80 70 -84', lit(stage, '#8a7f78'), 4.6);
    canvas.stroke('M-52 -46Q-60 -34 -57 -16', hide, 3);
    canvas.path('M44 -60Q34 -62 34 -54Q42 -52 48 -56Z', lighten(hide, -0.04));
  });
}

function paintNear(stage: Stage, x: number): void {
  const { palette } = stage;
  const dark = mix(palette.deep, palette.leaf, 0.42);
  stage.canvas.path(
    `M-20 ${HEIGHT - 60}Q${x - 500} ${HEIGHT - 10} ${x - 150} ${HEIGHT - 14}T${WIDTH + 20} ${HEIGHT - 44}V${HEIGHT + 10}H-20Z`,
    dark,
  );
  paintGrassBand(stage, {
    top: HEIGHT - 40,
    bottom: HEIGHT + 18,
    count: 150,
    tall: 74,
    dark,
    bright: mix(palette.leaf, '#cfe07a', 0.4),
  });
}
