import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintPagoda } from '#demo/art/motifs/pagoda.ts';
import { paintPerson } from '#demo/art/motifs/person.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSnowPeak } from '#demo/art/motifs/snow-peak.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import type { Scene } from '#demo/art/picture.ts';
import { STUDIOS } from './studio-ware.ts';

/** What may be chosen in the scene. */
export interface PagodaSquareOptions {
  /** Rows of clay pots drying in the sun. */
  readonly pots?: boolean;
}

const GROUND = 700;

/** A brick square before a tiered temple. */
export const pagodaSquare: Scene<PagodaSquareOptions> = {
  name: 'pagoda-square',
  draw(stage, { pots = true }) {
    const x = focalX(stage);
    paintSky(stage, GROUND - 60);
    paintSun(stage, [x - 420, 250], 64);
    paintClouds(stage, [
      { x: x + 520, y: 170, length: 460, opacity: 0.45 },
      { x: x - 560, y: 200, length: 420, opacity: 0.4 },
      { x: x + 360, y: 300, length: 300, bar: 10, opacity: 0.36 },
    ]);
    for (const [summit, left, right] of [
      [[x - 560, 430], x - 860, x - 240],
      [[x + 640, 400], x + 300, x + 980],
      [[x + 320, 470], x + 60, x + 600],
    ] as const)
      paintSnowPeak(stage, { summit, left, right, base: 680, haze: 0.34 });
    paintMist(stage, 500, 690, { opacity: 0.85 });
    paintHouses(stage);
    paintFloor(stage);
    paintPagoda(stage, { foot: [x + 500, GROUND + 16], roofs: 2, half: 160, steps: 3 });
    paintPagoda(stage, { foot: [x - 530, GROUND + 20], roofs: 1, half: 170, steps: 2 });
    paintPagoda(stage, { foot: [x, GROUND + 50], roofs: 5, half: 196, steps: 5 });
    paintBirds(stage, [x + 250, 230], 6);
    paintCrowd(stage);
    if (pots) paintDryingPots(stage);
  },
};

function paintHouses(stage: Stage): void {
  const { canvas, palette, random } = stage;
  for (let px = -40; px < WIDTH + 40;) {
    const [w, h] = [random.between(90, 170), random.between(110, 220)];
    const wall = mix(lit(stage, random.pick(['#b4623f', '#c9834f', '#a5533a', '#d9a070'])), palette.haze, 0.24);
    canvas.path(box(px, GROUND - h, w, h), wall);
    canvas.path(
      `M${Math.round(px - 12)} ${Math.round(GROUND - h)}L${Math.round(px + 16)} ${Math.round(GROUND - h - 36)}H${Math.round(px + w - 16)}L${Math.round(px + w + 12)} ${Math.round(GROUND - h)}Z`,
      mix(lit(stage, '#7a4532'), palette.haze, 0.2),
    );
    let windows = '';
    for (let wy = GROUND - h + 18; wy < GROUND - 40; wy += 46)
      for (let wx = px + 16; wx < px + w - 24; wx += 36) windows += box(wx, wy, 18, 26);
    canvas.path(windows, mix(lit(stage, '#3f2218'), palette.lamp, palette.lampGlow * 0.8), 'opacity=".85"');
    px += w + random.between(-4, 10);
  }
}

function paintFloor(stage: Stage): void {
  const { canvas } = stage;
  const brick = lit(stage, '#b8694a');
  canvas.path(box(0, GROUND, WIDTH, HEIGHT - GROUND), canvas.linear(ramp(lighten(brick, 0.04), lighten(brick, -0.14))));
  let joints = '';
  for (let row = 0; row < 14; row += 1) {
    const y = GROUND + 6 + row * row * 1.6 + row * 3;
    joints += `M0 ${Math.round(y)}H${WIDTH}`;
    const step = 30 + row * 8;
    for (let px = (row % 2) * (step / 2); px < WIDTH; px += step)
      joints += `M${Math.round(px)} ${Math.round(y)}L${Math.round(px + (px - 800) * 0.02)} ${Math.round(y + 3 + row * 3.2)}`;
  }
  canvas.stroke(joints, lighten(brick, -0.12), 1.8, 'opacity=".5"');
}

function paintCrowd(stage: Stage): void {
  const { random } = stage;
  const x = focalX(stage);
  for (let i = 0; i < 14; i += 1) {
    const px = x + (i - 6.5) * 112 + random.around(0, 40);
    const near = random.next();
    paintPerson(stage, {
      foot: [px, GROUND + 36 + near * 70],
      size: 0.95 + near * 0.4,
      colour: random.pick(['#a5392b', '#d9822b', '#39466f', '#8c3a5c', '#3f6b57', '#e9d8b4']),
    });
  }
}

function paintDryingPots(stage: Stage): void {
  const { canvas, random } = stage;
  const { wares } = STUDIOS.newari;
  for (const [row, y] of [846, 908, 984].entries()) {
    const size = 66 + row * 26;
    for (let px = 40 + (row % 2) * 50; px < WIDTH + 40; px += size * 1.34) {
      const ware = wares[random.chance(0.7) ? 0 : 1];
      canvas.path(oval(px + 10, y + 2, size * 0.6, size * 0.1), '#2a120c', 'opacity=".3"');
      paintVessel(stage, {
        shape: ware.shape,
        decoration: ware.decoration,
        body: random.pick(['#c4683f', '#b85c36', '#cf7a4c', '#9c4f34']),
        foot: [px + random.around(0, 8), y],
        height: size * random.between(0.9, 1.1),
        glaze: false,
      });
    }
  }
}
