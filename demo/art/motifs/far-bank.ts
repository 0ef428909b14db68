import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { areaAbove, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintBroadTree } from './broad-tree.ts';
import { leafGreen, paintFoliage, tuftsAlong, type Tuft } from './foliage.ts';
import { paintPalm } from './palm.ts';

/** A wooded bank behind the water: rows of crowns from far to near, palms above them. */
export interface FarBank {
  /** Water line. */
  readonly y: number;
  readonly height: number;
  readonly from?: number;
  readonly to?: number;
  readonly palms?: number;
  /** Haze on the nearest row, 0 to 1. */
  readonly haze?: number;
  readonly light?: 1 | -1;
  /** The end at which the bank sinks to the water: -1 left, 1 right. */
  readonly taper?: 1 | -1;
  /** Broad trees above the crowns. */
  readonly trees?: number;
}

/** One of the three rows: its colour, its share of haze, and the y of its crowns at an x. */
interface Row {
  readonly row: number;
  readonly share: number;
  readonly colour: string;
  readonly low: number;
  /** How far the bank has sunk towards the water, in units. */
  readonly fall: (x: number) => number;
  readonly crown: (x: number) => number;
}

function rowOf(stage: Stage, { y, height, from = -40, to = 1640, haze = 0.2, taper }: FarBank, row: number): Row {
  const { palette } = stage;
  const share = haze + (2 - row) * (0.86 - haze) * 0.26;
  // Evening haze is orange and would turn leaves brown: woods fade into the violet of the hills instead.
  const air = palette.time === 'dusk' ? mix(palette.haze, palette.hill, 0.6) : palette.haze;
  const colour = mix(mix(leafGreen(stage), palette.deep, 0.16 + row * 0.12), air, share);
  const low = y - height * (0.5 - row * 0.22);
  const fall = (x: number): number => {
    if (taper === undefined) return 0;
    const t = taper === 1 ? (x - from) / (to - from) : (to - x) / (to - from);
    return (y - low) * Math.max(0, Math.min(1, (t - 0.45) / 0.55)) ** 2;
  };
  const swell = (x: number): number => Math.sin(x / 190 + row * 2.1) * 0.16 + Math.sin(x / 71 + row * 1.3) * 0.09;
  const crown = (x: number): number => low + swell(x) * height * (1 - fall(x) / (y - low + 1)) + fall(x);
  return { row, share, colour, low, fall, crown };
}

/** Paints three rows of crowns with palms and trees between them. */
export function paintFarBank(stage: Stage, bank: FarBank): void {
  for (let row = 0; row < 3; row += 1) {
    const shown = rowOf(stage, bank, row);
    stage.canvas.inside(box(-200, -200, WIDTH + 400, bank.y + 201), () => {
      paintTall(stage, bank, shown);
      paintCrowns(stage, bank, shown);
    });
  }
}

function paintTall(stage: Stage, bank: FarBank, { row, share, colour, low, fall }: Row): void {
  const { palette, random } = stage;
  const { y, height, from = -40, to = 1640, palms = 0, trees = 0, light = 1 } = bank;
  for (let i = row; i < trees; i += 3) {
    const x = from + ((to - from) * (i + random.between(0.2, 0.8))) / trees;
    const tall = height * random.between(0.8, 1.15) * (1 - fall(x) / (y - low + 1));
    paintBroadTree(stage, {
      name: `bank${row}${i}${y}`,
      foot: [x, low + height * 0.2 + fall(x) * 0.6],
      height: tall,
      spread: tall * random.between(0.7, 1),
      colour: mix(colour, palette.deep, 0.1),
      light,
      shine: 0.3 * (1 - share),
      bark: mix('#5a4032', palette.haze, share),
    });
  }
  for (let i = row; i < palms; i += 3) {
    paintPalm(stage, {
      foot: [from + ((to - from) * (i + random.next())) / palms, low + height * 0.2],
      height: height * random.between(0.75, 1.15),
      lean: random.around(0, height * 0.2),
      colour: mix(colour, palette.deep, 0.16),
    });
  }
}

function paintCrowns(stage: Stage, bank: FarBank, { row, share, colour, low, crown }: Row): void {
  const { canvas, palette, seed } = stage;
  const { y, height, from = -40, to = 1640, light = 1 } = bank;
  const radius = Math.max(9, height * (0.1 + row * 0.01));
  const count = Math.round(((to - from) / radius) * 1.1);
  const line = Array.from({ length: 41 }, (_, i): Point => {
    const x = from + ((to - from) * i) / 40;
    return [x, crown(x)];
  });
  canvas.path(areaAbove(line, y), canvas.linear(ramp(lighten(colour, -0.05), mix(colour, palette.deep, 0.4))));
  for (const [k, drop] of [0, 0.1, 0.2].entries()) {
    if (k > row || (k > 0 && height < 100)) break;
    const name = `bank${row}${k}${y}`;
    const tufts = tuftsAlong(`${seed}:${name}`, [from, low, to, low], { count: count / (1 + k * 0.3), radius });
    const placed = tufts.map(([x, , r]): Tuft => [x, crown(x) + height * drop, r * (1 - k * 0.1)]);
    paintFoliage(stage, placed, {
      name,
      colour: mix(colour, palette.deep, k * 0.16),
      light,
      shine: 0.26 * (1 - share),
    });
  }
}
