import { mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFishKite } from '#demo/art/motifs/fish-kite.ts';
import { paintHillHouse, paintHut } from '#demo/art/motifs/hut.ts';
import { paintLeafFrame } from '#demo/art/motifs/leaf-frame.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPalm, paintPalmGrove } from '#demo/art/motifs/palm.ts';
import { paintPerson } from '#demo/art/motifs/person.ts';
import { paintPrayerFlags } from '#demo/art/motifs/prayer-flags.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintTerraces } from '#demo/art/motifs/terraces.ts';
import { paintVolcano } from '#demo/art/motifs/volcano.ts';
import { paintWalker } from '#demo/art/motifs/walker.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface TerracesOptions {
  readonly peak: 'volcano' | 'range' | 'jungle';
  readonly crop?: 'green' | 'gold';
  /** How many people walk or work in the fields. */
  readonly people?: number;
  /** Every how many rows one is flooded. */
  readonly floodedEvery?: number;
  /** A great fish kite in the wind, held from the fields. */
  readonly kite?: boolean;
}

const TOP = 640;

/** Terraced fields below a volcano (palms) or a snow range (hill houses, flags). */
export const terraces: Scene<TerracesOptions> = {
  name: 'terraces',
  draw(stage, { peak, crop = 'green', people = 2, floodedEvery = 5, kite = false }) {
    const x = focalX(stage);
    paintSky(stage, 600);
    paintSun(stage, [x - 330, 300], 72);
    paintClouds(stage, [
      { x: x + 420, y: 160, length: 520, bar: 15, opacity: 0.55 },
      { x: x - 560, y: 130, length: 380, opacity: 0.5 },
      { x: x - 40, y: 215, length: 340, bar: 11, opacity: 0.45 },
    ]);
    if (peak === 'volcano') paintVolcanoBackdrop(stage);
    else if (peak === 'range') paintRangeBackdrop(stage);
    else paintJungle(stage);
    paintBirds(stage, [x - 90, 200], 5);
    paintTerraces(stage, {
      top: TOP,
      rows: 16,
      crop,
      floodedEvery,
      onRow: (row, edge, near) => furnish(stage, { peak, people }, { row, edge, near }),
    });
    if (peak === 'range') {
      paintFlagPole(stage, [x - 330, 792]);
      return;
    }
    if (kite) {
      paintKite(stage);
      return;
    }
    paintLeafFrame(stage, 'left', 0.95);
    paintLeafFrame(stage, 'right', 0.8);
  },
};

/** The kite, its small brother farther off, and the two who hold the line. */
function paintKite(stage: Stage): void {
  const x = focalX(stage);
  const holder: Point = [x - 360, 830];
  const knot: Point = [x + 40, 250];
  stage.canvas.stroke(
    `M${at([holder[0] + 16, holder[1] - 96])}Q${at([x - 190, 560])} ${at(knot)}`,
    mix(stage.palette.deep, '#ffffff', 0.3),
    2.6,
  );
  paintFishKite(stage, { place: [x + 560, 170], size: 0.3, turn: 18, colours: ['#f2c23c', '#fff6e4', '#1f1a1c'] });
  paintFishKite(stage, { place: [x + 60, 250], size: 1.02, turn: 14, colours: ['#c8302a', '#fff6e4', '#1f1a1c'] });
  for (const [dx, y, top, heading] of [
    [-360, 834, '#f4ead2', 1],
    [-250, 858, '#2f7f8a', -1],
  ] as const)
    paintWalker(stage, {
      foot: [x + dx, y],
      size: 1.9,
      top,
      bottom: '#3a3f4c',
      head: 'cap',
      headColour: '#e8dcc0',
      heading,
      arms: 'up',
    });
}

function paintVolcanoBackdrop(stage: Stage): void {
  paintVolcano(stage, [focalX(stage) + 260, 235], 720, 690);
  paintMist(stage, 420, 640, { opacity: 0.9 });
  paintClouds(stage, [
    { x: focalX(stage) + 180, y: 478, length: 620, opacity: 0.8 },
    { x: focalX(stage) + 520, y: 515, length: 420, bar: 11, opacity: 0.7 },
  ]);
  paintJungle(stage);
}

/** Rows of trees and palms that close the fields. */
function paintJungle(stage: Stage): void {
  const { palette } = stage;
  const rows = [
    { y: 566, share: 0.62 },
    { y: 604, share: 0.36 },
    { y: 640, share: 0.16 },
  ];
  for (const [i, { y, share }] of rows.entries()) {
    const colour = mix(mix(palette.leaf, palette.deep, 0.22), palette.haze, share);
    const line = paintRidge(stage, {
      name: `jungle${i}`,
      y,
      height: 30,
      wave: 300,
      colour,
      trees: 12 + i * 5,
      fade: 0.3,
    });
    paintPalmGrove(stage, line, { count: 6 + i * 3, height: 66 + i * 22, colour: mix(colour, palette.deep, 0.12) });
    paintMist(stage, y + 4, y + 84, { opacity: 0.4 });
  }
}

function paintRangeBackdrop(stage: Stage): void {
  const { palette } = stage;
  const x = focalX(stage);
  const peaks = [
    { summit: [x - 520, 380], left: x - 860, right: x - 210, haze: 0.26 },
    { summit: [x + 590, 350], left: x + 260, right: x + 960, haze: 0.22 },
    { summit: [x + 120, 210], left: x - 330, right: x + 560, haze: 0.08 },
    { summit: [x - 210, 350], left: x - 480, right: x + 60, haze: 0.16 },
    { summit: [x - 980, 360], left: x - 1300, right: x - 640, haze: 0.3 },
  ] as const;
  for (const peak of peaks) paintSnowPeak(stage, { ...peak, base: 640, snow: 0.62 });
  paintMist(stage, 450, 640, { opacity: 0.85 });
  for (const [i, y] of [560, 606, 642].entries()) {
    const colour = mix(mix(palette.hill, palette.leaf, 0.25 + i * 0.25), palette.haze, 0.5 - i * 0.16);
    paintRidge(stage, {
      name: `foothill${i}`,
      y,
      height: 44,
      wave: 280,
      colour,
      fade: 0.4,
      ...(i > 0 ? { trees: 5 + i * 3 } : {}),
    });
    paintMist(stage, y + 8, y + 80, { opacity: 0.34 });
  }
}

/** A pole on the slope from which flags run to both sides. */
function paintFlagPole(stage: Stage, foot: Point): void {
  const top: Point = [foot[0], foot[1] - 300];
  stage.canvas.stroke(`M${at(foot)}L${at(top)}`, stage.palette.deep, 5, 'opacity=".85"');
  const ends: readonly (readonly [Point, number])[] = [
    [[-30, 560], 60],
    [[foot[0] + 330, 730], 46],
    [[foot[0] - 250, 800], 30],
  ];
  for (const [to, sag] of ends) paintPrayerFlags(stage, { from: top, to, sag, size: 1.1 });
}

interface RowPlace {
  readonly row: number;
  readonly edge: readonly Point[];
  readonly near: number;
}

function furnish(stage: Stage, look: Required<Pick<TerracesOptions, 'peak' | 'people'>>, place: RowPlace): void {
  const { palette, random } = stage;
  const { row, edge, near } = place;
  const x = focalX(stage);
  const on = (px: number): Point => [
    px,
    (edge[Math.max(0, Math.min(edge.length - 1, Math.round((px + 40) / 20)))] ?? [0, 0])[1],
  ];
  if (look.peak !== 'range') {
    if (row === 3 || row === 6 || row === 9) {
      const [from, to] = row === 9 ? [60, 330] : [1230, 1560];
      for (let i = 0; i < 4; i += 1) {
        const colour = mix(palette.leaf, palette.deep, 0.3 + near * 0.3);
        paintPalm(stage, {
          foot: on(random.between(from, to)),
          height: 120 + near * 190 + random.between(0, 50),
          lean: random.around(0, 34),
          colour,
        });
      }
    }
    if (row === 6) paintHut(stage, on(x - 190), 1);
  } else if (row === 3 || row === 6) {
    const places = row === 3 ? [x + 250, x + 330, x - 420] : [x - 560, x + 470];
    for (const px of places) paintHillHouse(stage, on(px), 0.5 + near * 0.7);
  }
  if (row !== 11) return;
  const coats = ['#2f5f8a', '#ef6f4a', '#c9913a', '#8a3a5c'] as const;
  for (let i = 0; i < look.people; i += 1) {
    const [px, py] = on(x + 90 + i * 74);
    paintPerson(stage, {
      foot: [px, py + 14],
      size: 1.35,
      colour: coats[i % 4] ?? coats[0],
      hat: look.peak === 'range' ? 'pack' : 'cone',
    });
  }
}
