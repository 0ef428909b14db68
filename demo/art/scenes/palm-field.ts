import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGrassBand } from '#demo/art/motifs/dry-grass.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface PalmFieldOptions {
  readonly climber?: boolean;
}

const DYKE = 742;

/** Sugar palms on the dyke of a flooded rice field, a climber's ladder against one of them. */
export const palmField: Scene<PalmFieldOptions> = {
  name: 'palm-field',
  draw(stage, { climber = true }) {
    const x = focalX(stage);
    paintSky(stage, DYKE - 60);
    paintSun(stage, [x + 300, 560], 104);
    paintClouds(stage, [
      { x: x + 560, y: 170, length: 520, opacity: 0.4 },
      { x: x - 420, y: 230, length: 380, bar: 12, opacity: 0.36 },
      { x: x + 520, y: 400, length: 460, bar: 10, opacity: 0.44 },
      { x: x + 900, y: 480, length: 420, bar: 9, opacity: 0.4 },
    ]);
    paintBirds(stage, [x + 620, 290], 7);
    paintFar(stage, x);
    paintWater(stage, DYKE - 10);
    paintReflected(stage, DYKE, () => paintDyke(stage, x, climber), { squash: 0.86, opacity: 0.6 });
    paintGlitter(stage, x + 300, DYKE + 6, 0.6);
    paintRipples(stage, DYKE + 6, 70, 0.18);
    paintSeedlings(stage);
  },
};

function paintFar(stage: Stage, x: number): void {
  const { palette } = stage;
  const far = mix(mix(palette.hill, palette.leaf, 0.16), palette.haze, 0.46);
  paintRidge(stage, {
    name: 'phnom',
    y: 650,
    height: 60,
    wave: 520,
    colour: mix(palette.hill, palette.haze, 0.54),
    fade: 0.5,
  });
  for (const [dx, tall] of [
    [470, 130],
    [520, 104],
    [610, 150],
    [760, 120],
    [820, 96],
    [-330, 120],
    [-380, 96],
    [-450, 140],
  ] as const)
    paintSugarPalm(stage, { foot: [x + dx, 704], height: tall, colour: far });
  paintTreeRow(stage, { y: (px) => 700 + Math.sin(px / 150) * 5, size: 16, colour: far, light: 1, depth: 4 });
  paintMist(stage, 640, DYKE, { opacity: 0.5 });
  let strips = '';
  for (const y of [712, 722, 733]) strips += box(-20, y, WIDTH + 40, 3);
  stage.canvas.path(strips, mix(palette.leaf, palette.hill, 0.5), 'opacity=".5"');
}

function paintDyke(stage: Stage, x: number, climber: boolean): void {
  const { canvas, palette } = stage;
  canvas.inside(box(-80, -80, WIDTH + 160, DYKE + 80), () => {
    const dark = mix(palette.deep, palette.hill, 0.2);
    const bright = mix(palette.glow, palette.hill, 0.4);
    const palms = [
      [-170, 430, -12],
      [150, 380, 14],
      [236, 300, 10],
      [-380, 330, -18],
      [-460, 240, -8],
    ] as const;
    for (const [dx, tall, lean] of palms)
      paintSugarPalm(stage, { foot: [x + dx, DYKE - 12], height: tall, lean, colour: dark, bright });
    paintSugarPalm(stage, { foot: [x, DYKE - 8], height: 560, lean: 6, colour: dark, bright });
    if (climber) paintClimber(stage, x + 2);
    const earth = mix(lit(stage, '#6b4a34'), palette.deep, 0.4);
    canvas.path(
      `M-40 ${DYKE - 16}Q${x} ${DYKE - 34} ${WIDTH + 40} ${DYKE - 14}V${DYKE + 2}H-40Z`,
      canvas.linear(ramp(mix(earth, palette.glow, 0.3), earth)),
    );
    paintGrassBand(stage, {
      top: DYKE - 22,
      bottom: DYKE - 2,
      count: 130,
      tall: 26,
      dark,
      bright: mix(palette.leaf, palette.gold, 0.3),
    });
    paintCyclist(stage, x + 430);
    paintWalker(stage, {
      foot: [x - 270, DYKE - 20],
      size: 0.94,
      top: '#e8c26a',
      bottom: '#6b2f4a',
      dress: 'skirt',
      head: 'scarf',
      headColour: '#d8432f',
      load: 'basket',
      heading: 1,
    });
  });
}

/** A bamboo pole with pegs along the trunk, a man near its top, and bamboo tubes for the juice. */
function paintClimber(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const [foot, top] = [DYKE - 10, DYKE - 500];
  const cane = mix(lit(stage, '#d9b46a'), palette.deep, 0.2);
  canvas.stroke(`M${x + 34} ${foot}L${x + 16} ${top}`, cane, 6);
  let pegs = '';
  for (let i = 1; i < 22; i += 1) {
    const t = i / 22;
    pegs += `M${num(x + 24 - 18 * t)} ${num(foot + (top - foot) * t)}H${num(x + 46 - 18 * t)}`;
  }
  canvas.stroke(pegs, cane, 4);
  const [mx, my] = [x + 26, DYKE - 366];
  const skin = mix(lit(stage, '#8a5a3e'), palette.deep, 0.15);
  canvas.stroke(
    `M${mx + 2} ${my - 40}L${mx + 12} ${my - 18}L${mx} ${my}M${mx + 2} ${my - 40}L${mx + 18} ${my - 30}L${mx + 6} ${my - 14}`,
    mix(lit(stage, '#3a4a6c'), palette.deep, 0.2),
    10,
  );
  canvas.path(
    `M${mx - 8} ${my - 38}Q${mx - 10} ${my - 72} ${mx} ${my - 78}Q${mx + 12} ${my - 74} ${mx + 13} ${my - 38}Z`,
    lit(stage, '#d8d0c0'),
  );
  canvas.stroke(
    `M${mx + 2} ${my - 72}L${mx - 8} ${my - 92}L${mx - 9} ${my - 108}M${mx + 8} ${my - 70}L${mx + 2} ${my - 86}L${mx - 7} ${my - 94}`,
    skin,
    6,
  );
  canvas.path(oval(mx + 4, my - 90, 8.4, 9.4), skin);
  canvas.path(
    `M${mx - 5} ${my - 92}Q${mx - 4} ${my - 104} ${mx + 6} ${my - 103}Q${mx + 15} ${my - 101} ${mx + 13} ${my - 86}Q${mx + 4} ${my - 96} ${mx - 5} ${my - 92}Z`,
    lit(stage, '#c8432f'),
  );
  for (const [dx, dy] of [
    [20, -30],
    [27, -24],
    [14, -24],
  ] as const)
    canvas.path(box(mx + dx, my + dy, 6, 24), lighten(cane, 0.04));
}

/** Someone cycling home with palm-juice tubes on the carrier. */
function paintCyclist(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const y = DYKE - 18;
  const dark = mix(palette.deep, palette.hill, 0.16);
  canvas.stroke(`${oval(x - 34, y - 20, 20)}${oval(x + 34, y - 20, 20)}`, dark, 3.4);
  canvas.stroke(
    `M${x - 34} ${y - 20}L${x - 8} ${y - 50}L${x + 22} ${y - 52}L${x + 34} ${y - 20}M${x - 8} ${y - 50}L${x} ${y - 20}L${x + 22} ${y - 52}M${x - 34} ${y - 20}H${x}M${x + 22} ${y - 52}L${x + 20} ${y - 66}L${x + 30} ${y - 70}M${x - 16} ${y - 54}H${x}`,
    dark,
    3.4,
  );
  canvas.path(box(x - 48, y - 62, 9, 34) + box(x - 37, y - 60, 9, 32), lit(stage, '#c99a52'));
  canvas.stroke(`M${x - 8} ${y - 58}L${x + 10} ${y - 44}L${x + 4} ${y - 20}`, lit(stage, '#3a3a5c'), 9);
  canvas.path(
    `M${x - 16} ${y - 56}Q${x - 14} ${y - 92} ${x + 2} ${y - 98}Q${x + 12} ${y - 92} ${x + 2} ${y - 56}Z`,
    lit(stage, '#d8843a'),
  );
  canvas.stroke(`M${x + 2} ${y - 92}L${x + 16} ${y - 78}L${x + 27} ${y - 70}`, lit(stage, '#d8843a'), 6);
  canvas.path(oval(x + 6, y - 106, 8, 9), lit(stage, '#9a6a4a'));
  canvas.path(
    `M${x - 16} ${y - 108}L${x + 6} ${y - 126}L${x + 28} ${y - 108}Q${x + 6} ${y - 102} ${x - 16} ${y - 108}Z`,
    lit(stage, '#e2b96a'),
  );
}

/** Young rice in lines, each tuft with its mirror image below. */
function paintSeedlings(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const green = mix(palette.leaf, palette.deep, 0.3);
  const bright = mix(palette.leaf, '#d8d06a', 0.34);
  let [dark, light, mirror] = ['', '', ''];
  for (let row = 0; row < 8; row += 1) {
    const t = (row + 0.4) / 8;
    const y = DYKE + 36 + t ** 1.5 * (HEIGHT - DYKE - 20);
    const gap = 26 + t * 62;
    for (let x = -20 + (row % 2) * gap * 0.5; x < WIDTH + 20; x += gap) {
      const [px, tall] = [x + random.around(0, gap * 0.16), 12 + t * 34];
      for (const lean of [-0.5, -0.2, 0.12, 0.44]) {
        const d = `M${num(px - 1)} ${num(y)}Q${num(px + lean * tall * 0.3)} ${num(y - tall * 0.6)} ${num(px + lean * tall)} ${num(y - tall)}Q${num(px + lean * tall * 0.4)} ${num(y - tall * 0.5)} ${num(px + 1.6)} ${num(y)}Z`;
        if (lean < 0) dark += d;
        else light += d;
      }
      mirror += `M${num(px - 3)} ${num(y)}L${num(px - tall * 0.2)} ${num(y + tall * 0.6)}L${num(px + tall * 0.2)} ${num(y + tall * 0.6)}L${num(px + 3)} ${num(y)}Z`;
    }
  }
  canvas.path(mirror, palette.deep, 'opacity=".22"');
  canvas.path(dark, green);
  canvas.path(light, bright);
}
