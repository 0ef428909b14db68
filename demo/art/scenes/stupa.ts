import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { areaAbove, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPerson } from '#demo/art/motifs/person.ts';
import { paintPrayerFlags } from '#demo/art/motifs/prayer-flags.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { STUPA_HEIGHT, paintStupa } from '#demo/art/motifs/stupa.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface StupaOptions {
  /** Size of the stupa; 1 fills three quarters of the height. */
  readonly size?: number;
  readonly sunX?: number;
}

/** A great stupa above the valley, with prayer flags and walkers going round it. */
export const stupa: Scene<StupaOptions> = {
  name: 'stupa',
  draw(stage, { size = 0.96, sunX }) {
    const x = focalX(stage);
    const foot: Point = [x, 918];
    paintSky(stage, 640);
    paintSun(stage, [sunX ?? (stage.focus === 'right' ? x + 330 : x + 400), 430], 62);
    paintClouds(stage, [
      { x: 240, y: 300, length: 460, opacity: 0.4 },
      { x: 1330, y: 270, length: 480, opacity: 0.42 },
      { x: 860, y: 210, length: 300, bar: 11, opacity: 0.3 },
      { x: 520, y: 130, length: 240, bar: 9, opacity: 0.22 },
    ]);
    paintMountains(stage);
    paintValley(stage);
    paintBirds(stage, [x - 330, 250], 5);
    paintBirds(stage, [x + 300, 210], 4);
    paintStupa(stage, { foot, size });
    paintFlagLines(stage, [x, foot[1] - STUPA_HEIGHT * size + 44 * size], size);
    paintGround(stage, foot);
  },
};

function paintMountains(stage: Stage): void {
  const x = focalX(stage);
  const peaks = [
    { summit: [x - 640, 470], left: x - 980, right: x - 360, haze: 0.3 },
    { summit: [x + 640, 440], left: x + 330, right: x + 1010, haze: 0.28 },
    { summit: [x - 255, 300], left: x - 620, right: x + 120, haze: 0.12 },
    { summit: [x + 250, 400], left: x - 60, right: x + 560, haze: 0.2 },
    { summit: [x - 1010, 420], left: x - 1340, right: x - 700, haze: 0.34 },
  ] as const;
  for (const peak of peaks) paintSnowPeak(stage, { ...peak, base: 690, snow: 0.58 });
  paintMist(stage, 480, 690, { opacity: 0.9 });
}

function paintValley(stage: Stage): void {
  const { palette, canvas, random } = stage;
  const rows = [
    { y: 640, colour: mix(palette.hill, palette.haze, 0.5), houses: 0 },
    { y: 700, colour: mix(palette.hill, palette.haze, 0.24), houses: 0 },
    { y: 756, colour: mix(palette.hill, palette.deep, 0.22), houses: 26 },
    { y: 822, colour: mix(palette.hill, palette.deep, 0.52), houses: 34 },
  ];
  for (const [i, { y, colour, houses }] of rows.entries()) {
    const line = paintRidge(stage, {
      name: `valley${i}`,
      y,
      height: 46 - i * 7,
      wave: 330,
      colour,
      fade: 0.34 - i * 0.06,
    });
    let walls = '';
    let lights = '';
    for (let k = 0; k < houses; k += 1) {
      const place = line[Math.floor(random.next() * line.length)] ?? [0, y];
      const [w, h] = [random.between(18, 42), random.between(16, 38)];
      const top = place[1] - h + 14;
      walls += `${box(place[0] - w / 2, top, w, h)}M${place[0] - w / 2 - 4} ${Math.round(top)}L${place[0]} ${Math.round(top - 12)}L${place[0] + w / 2 + 4} ${Math.round(top)}Z`;
      if (random.chance(0.3 + palette.lampGlow * 0.5)) lights += box(place[0] - 3, top + 8, 6, 7);
    }
    if (houses > 0) canvas.path(walls, mix(colour, palette.deep, 0.42));
    if (houses > 0) canvas.path(lights, palette.lamp, `opacity="${0.25 + palette.lampGlow * 0.6}"`);
    paintMist(stage, y + 16, y + 96, { opacity: 0.26 });
  }
}

function paintFlagLines(stage: Stage, top: Point, size: number): void {
  const x = focalX(stage);
  const ends: readonly (readonly [number, number, number])[] = [
    [-30, 560, 120],
    [WIDTH + 30, 540, 120],
    [x - 470 * size, 900, 70],
    [x + 470 * size, 900, 70],
    [x - 620 * size, 790, 90],
    [x + 640 * size, 780, 90],
  ];
  for (const [endX, endY, sag] of ends) {
    paintPrayerFlags(stage, { from: top, to: [endX, endY], sag, size: 0.75 + 0.3 * size });
  }
}

function paintGround(stage: Stage, foot: Point): void {
  const { canvas, palette, random } = stage;
  const line: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 40) line.push([x, foot[1] + 22 + Math.sin(x / 260) * 5]);
  const ground = canvas.linearOn(ramp(mix(palette.deep, palette.hill, 0.35), palette.deep), [0, foot[1], 0, HEIGHT]);
  canvas.path(
    areaAbove(
      [
        [-20, foot[1] - 6],
        [WIDTH + 20, foot[1] - 6],
      ],
      HEIGHT,
    ),
    mix(palette.hill, palette.deep, 0.3),
  );
  const robes = ['#a5392b', '#d9822b', '#39466f', '#8c3a5c', '#3f6b57'] as const;
  for (let i = 0; i < 15; i += 1) {
    const x = foot[0] + (i - 7) * 92 + random.around(0, 34);
    paintPerson(stage, {
      foot: [x, foot[1] + random.between(6, 22)],
      size: random.between(0.86, 1.08),
      colour: random.pick(robes),
    });
  }
  canvas.path(areaAbove(line, HEIGHT + 10), ground);
  paintLampRow(stage, foot[1] + 42);
}

/** Butter lamps along the outer wall: dots of flame with a glow, brighter as it gets darker. */
function paintLampRow(stage: Stage, y: number): void {
  const { canvas, palette } = stage;
  let [flames, glow] = ['', ''];
  for (let x = 24; x < WIDTH; x += 44) {
    flames += `M${x} ${y - 13}Q${x + 6} ${y - 3} ${x} ${y}Q${x - 6} ${y - 3} ${x} ${y - 13}Z`;
    glow += oval(x, y - 5, 18);
    canvas.path(`M${x - 7} ${y}H${x + 7}L${x + 3} ${y + 8}H${x - 3}Z`, lit(stage, '#c98a3a'));
  }
  canvas.path(glow, palette.lamp, `opacity="${0.1 + palette.lampGlow * 0.3}" ${canvas.blur(8)}`);
  canvas.path(flames, mix(palette.lamp, '#fff6d8', 0.5), `opacity="${0.55 + palette.lampGlow * 0.45}"`);
}
