import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { level, type Span } from '#demo/art/kit/ground.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBambooPlatform } from '#demo/art/motifs/bamboo-platform.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintBroadTree } from '#demo/art/motifs/broad-tree.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRailway } from '#demo/art/motifs/railway.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStiltHouse } from '#demo/art/motifs/stilt-house.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintTallGrass } from '#demo/art/motifs/tall-grass.ts';
import { paintWaterBuffalo } from '#demo/art/motifs/water-buffalo.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface BambooTrainOptions {
  readonly riders?: number;
}

const HORIZON = 452;
const VIEW: View = { vanishing: [800, HORIZON], eye: 500 };

/** A bamboo platform rolling along a single track between rice fields. */
export const bambooTrain: Scene<BambooTrainOptions> = {
  name: 'bamboo-train',
  draw(stage, { riders = 5 }) {
    paintSky(stage, HORIZON);
    paintSun(stage, [1180, 150], 58);
    paintClouds(stage, [
      { x: 330, y: 170, length: 520, bar: 18, opacity: 0.7 },
      { x: 1240, y: 270, length: 460, bar: 14, opacity: 0.6 },
      { x: 760, y: 110, length: 320, bar: 12, opacity: 0.5 },
      { x: 560, y: 330, length: 420, bar: 10, opacity: 0.5 },
    ]);
    paintBirds(stage, [560, 240], 6);
    paintFields(stage);
    paintRailway(stage, VIEW);
    paintVerge(stage);
    paintBambooPlatform(stage, VIEW, riders);
    const near = mix(stage.palette.leaf, stage.palette.deep, 0.4);
    paintTallGrass(stage, {
      name: 'left',
      y: 1014,
      height: 190,
      colour: near,
      from: -30,
      to: 420,
      plumes: 0.14,
      density: 15,
    });
    paintTallGrass(stage, {
      name: 'right',
      y: 1014,
      height: 160,
      colour: near,
      from: 1190,
      to: 1640,
      plumes: 0.14,
      density: 15,
    });
  },
};

const STRIPS: readonly Span[] = [
  [9, 6.4],
  [6.1, 4.2],
  [4, 2.7],
  [2.55, 1.7],
  [1.6, 1],
];
const PLOTS: readonly Span[] = [
  [330, 1250],
  [1300, 2600],
  [2680, 5200],
];
/** Sugar palms: x, z and height at z = 1. */
const PALMS = [
  [-5200, 8.6, 2200],
  [-2700, 7, 1900],
  [3100, 8, 2100],
  [1700, 6.2, 1500],
  [-1320, 4.1, 1060],
  [2000, 3.9, 1250],
  [-2050, 2.6, 1180],
] as const;

/** Fields in strips that meet at the vanishing point, with dykes, palms and egrets. */
function paintFields(stage: Stage): void {
  const { canvas, palette } = stage;
  paintFarBank(stage, { y: HORIZON + 4, height: 54, haze: 0.46 });
  const green = mix(palette.leaf, '#c9df6c', 0.5);
  const fill = canvas.linear(ramp(mix(green, palette.haze, 0.5), [0.3, green], mix(green, palette.leaf, 0.6)));
  canvas.add(`<rect y="${HORIZON}" width="${WIDTH}" height="560" fill="${fill}"/>`);
  for (const side of [-1, 1] as const)
    for (const [i, strip] of STRIPS.entries())
      for (const [k, plot] of PLOTS.entries()) paintPlot(stage, { side, i, k, strip, plot, green });
  paintMist(stage, HORIZON - 10, HORIZON + 60, { opacity: 0.4, rising: true });
  paintHedges(stage);
  const palm = mix(palette.leaf, palette.deep, 0.3);
  for (const [x, z, tall] of PALMS) {
    const colour = mix(palm, palette.haze, Math.max(0, (z - 2) * 0.07));
    paintSugarPalm(stage, { foot: project(VIEW, [x, 0, z]), height: tall / z, colour, lean: x > 0 ? -6 : 8 });
  }
  paintEgret(stage, project(VIEW, [-1500, 0, 3.4]), 0.47);
  paintEgret(stage, project(VIEW, [-1800, 0, 3.2]), 0.5);
}

interface Plot {
  readonly side: 1 | -1;
  /** Which strip, which plot in it. */
  readonly i: number;
  readonly k: number;
  readonly strip: Span;
  readonly plot: Span;
  readonly green: string;
}

function paintPlot(stage: Stage, { side, i, k, strip, plot, green }: Plot): void {
  const { canvas, palette } = stage;
  const across: Span = [side * plot[0], side * plot[1]];
  if (i === 2 && k === 1) {
    canvas.path(level(VIEW, across, strip), mix(palette.water[0], palette.sky[1], 0.4));
    return;
  }
  const kinds = [mix(green, palette.gold, 0.45), mix(green, palette.leaf, 0.5), green] as const;
  const own = kinds[(i + k + (side === 1 ? 1 : 0)) % 3] ?? green;
  const colour = mix(own, palette.haze, Math.max(0, 0.4 - i * 0.1));
  canvas.path(level(VIEW, across, strip), colour);
  paintRowsOfRice(stage, across, strip, lighten(colour, -0.06));
}

/** Trees and bushes along the line, a house under them, a buffalo in the wet field. */
function paintHedges(stage: Stage): void {
  const { palette } = stage;
  const places = [
    [-620, 9, 420],
    [560, 8.4, 400],
    [-760, 6.6, 460],
    [700, 6, 420],
    [2300, 6.4, 620],
    [-2600, 5.6, 560],
    [-640, 4.6, 300],
    [620, 4.2, 300],
  ] as const;
  for (const [x, z, tall] of places) {
    const colour = mix(mix(palette.leaf, palette.deep, 0.2), palette.haze, Math.max(0, (z - 3) * 0.075));
    paintBroadTree(stage, {
      name: `hedge${x}`,
      foot: project(VIEW, [x, 0, z]),
      height: tall / z + 20,
      spread: (tall * 1.1) / z + 20,
      colour,
      light: 1,
    });
  }
  paintStiltHouse(stage, {
    foot: project(VIEW, [-2050, 0, 4.9]),
    size: 0.44,
    posts: 60,
    wall: '#a8704a',
    shutter: '#3f7a70',
    roof: 'tin',
    roofColour: '#a8503c',
    life: ['laundry', 'ladder'],
    haze: 0.16,
  });
  paintWaterBuffalo(stage, project(VIEW, [1240, 0, 3.1]), 0.62, -1);
}

function paintRowsOfRice(stage: Stage, [x0, x1]: Span, [z0, z1]: Span, colour: string): void {
  const { canvas, random } = stage;
  let d = '';
  for (let row = 1; row < 8; row += 1) {
    const z = 1 / (1 / z0 + ((1 / z1 - 1 / z0) * row) / 8);
    for (let i = 0; i < 11; i += 1) {
      const [x, y] = project(VIEW, [x0 + (x1 - x0) * random.next(), 0, z]);
      if (x < -30 || x > WIDTH + 30) continue;
      const tall = 34 / z;
      d += `M${num(x)} ${num(y)}l${num(-tall * 0.3)} ${num(-tall)}M${num(x)} ${num(y)}l${num(tall * 0.3)} ${num(-tall)}M${num(x)} ${num(y)}v${num(-tall * 1.1)}`;
    }
  }
  canvas.stroke(d, colour, 2.6 / z1 + 0.4, 'opacity=".7"');
}

/** Grass along the ballast, in tufts that grow towards the viewer. */
function paintVerge(stage: Stage): void {
  const { palette } = stage;
  const green = mix(palette.leaf, palette.deep, 0.18);
  for (const z of [3, 2.1, 1.5, 1.1]) {
    for (const side of [-1, 1] as const) {
      const [x, y] = project(VIEW, [side * 400, 0, z]);
      const half = 130 / z;
      paintTallGrass(stage, {
        name: `verge${z}${side}`,
        y,
        height: 96 / z,
        colour: mix(green, palette.haze, (z - 1) * 0.14),
        from: x - half,
        to: x + half,
        plumes: 0.1,
        density: 12 * z,
      });
    }
  }
}
