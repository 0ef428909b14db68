import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintGallery, paintLotusTower } from '#demo/art/motifs/lotus-tower.ts';
import { paintLotusFlower, paintLotusPad } from '#demo/art/motifs/lotus.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintSugarPalm } from '#demo/art/motifs/sugar-palm.ts';
import { paintTreeRow } from '#demo/art/motifs/tree-crown.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface TempleMirrorOptions {
  /** Where the sun stands, from the middle of the temple, in units. */
  readonly sun?: number;
}

const SHORE = 636;

/** A five-towered stone temple and sugar palms, mirrored in a lotus pond. */
export const templeMirror: Scene<TempleMirrorOptions> = {
  name: 'temple-mirror',
  draw(stage, { sun = 74 }) {
    const x = focalX(stage);
    paintSky(stage, SHORE);
    paintSun(stage, [x + sun, 478], 96);
    paintClouds(stage, [
      { x: 270, y: 190, length: 520, opacity: 0.34 },
      { x: 1330, y: 130, length: 560, opacity: 0.3 },
      { x: 1240, y: 330, length: 420, bar: 11, opacity: 0.4 },
      { x: 330, y: 392, length: 460, bar: 10, opacity: 0.42 },
    ]);
    paintBirds(stage, [x - 300, 250], 5);
    paintBirds(stage, [x + 420, 236], 4);
    paintWater(stage, SHORE);
    paintReflected(stage, SHORE, () => paintShore(stage), { squash: 0.86, opacity: 0.62 });
    paintMist(stage, SHORE - 54, SHORE + 4, { opacity: 0.34 });
    paintGlitter(stage, x + sun, SHORE + 20, 0.3);
    paintRipples(stage, SHORE + 6, 110, 0.22);
    paintPads(stage);
  },
};

function paintShore(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  canvas.inside(box(-60, -60, WIDTH + 120, SHORE + 62), () => {
    const far = mix(mix(palette.leaf, palette.hill, 0.75), palette.haze, 0.34);
    paintTreeRow(stage, {
      y: (tx) => SHORE - 26 + Math.sin(tx / 210) * 8,
      size: 34,
      colour: far,
      bright: mix(far, palette.haze, 0.4),
      light: 1,
    });
    paintTemple(stage);
    const near = mix(mix(palette.leaf, palette.hill, 0.5), palette.deep, 0.5);
    paintTreeRow(stage, { y: () => SHORE - 4, size: 17, colour: near, light: 1, to: x - 470 });
    paintTreeRow(stage, { y: () => SHORE - 4, size: 17, colour: near, light: 1, from: x + 470 });
    const palms = [
      [-640, 330],
      [-560, 226],
      [-716, 210],
      [590, 262],
      [664, 372],
      [742, 250],
      [-452, 150],
      [486, 168],
    ] as const;
    for (const [dx, height] of palms)
      paintSugarPalm(stage, {
        foot: [x + dx, SHORE + 2],
        height,
        colour: mix(palette.deep, palette.hill, 0.18),
        lean: stage.random.around(0, 12),
      });
    canvas.path(box(-40, SHORE - 7, WIDTH + 80, 10), mix(palette.deep, palette.hill, 0.3));
    canvas.path(box(-40, SHORE - 8, WIDTH + 80, 2), mix(palette.glow, palette.hill, 0.3), 'opacity=".8"');
  });
}

const STONE = '#74475c';

function paintTemple(stage: Stage): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const colour = STONE;
  const outer = { foot: SHORE, tall: 62, colour };
  paintGallery(stage, { ...outer, left: x - 452, right: x + 452 });
  for (const side of [-1, 1]) {
    paintLotusTower(stage, {
      foot: [x + side * 408, SHORE - 40],
      half: 32,
      height: 92,
      colour,
      light: side === 1 ? -1 : 1,
    });
    paintLotusTower(stage, {
      foot: [x + side * 176, SHORE - 108],
      half: 50,
      height: 222,
      colour: lighten(colour, 0.02),
      light: side === 1 ? -1 : 1,
    });
  }
  paintGallery(stage, { foot: SHORE - 54, tall: 74, colour, left: x - 286, right: x + 286 });
  for (const side of [-1, 1])
    paintLotusTower(stage, {
      foot: [x + side * 262, SHORE - 60],
      half: 46,
      height: 212,
      colour,
      light: side === 1 ? -1 : 1,
    });
  paintLotusTower(stage, { foot: [x, SHORE - 104], half: 74, height: 350, colour: lighten(colour, -0.01), light: 1 });
  paintGallery(stage, { foot: SHORE - 58, tall: 60, colour: lighten(colour, -0.015), left: x - 150, right: x + 150 });
  paintGallery(stage, { foot: SHORE - 2, tall: 58, colour: lighten(colour, 0.01), left: x - 236, right: x + 236 });
  paintGate(stage, x);
  canvas.path(box(x - 30, SHORE - 42, 60, 44), lit(stage, lighten(colour, 0.06)));
  let treads = '';
  for (let y = SHORE - 38; y < SHORE; y += 5.5) treads += `M${x - 30} ${num(y)}H${x + 30}`;
  canvas.stroke(treads, mix(lit(stage, colour), palette.deep, 0.4), 1.8, 'opacity=".7"');
}

/** The entrance in the middle: two gables one before the other over a lit door. */
function paintGate(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, STONE);
  const gable = (w: number, foot: number, h: number): string =>
    `M${num(x - w)} ${num(foot)}V${num(foot - h * 0.5)}Q${num(x - w * 0.5)} ${num(foot - h * 0.62)} ${num(x)} ${num(foot - h)}Q${num(x + w * 0.5)} ${num(foot - h * 0.62)} ${num(x + w)} ${num(foot - h * 0.5)}V${num(foot)}Z`;
  canvas.path(gable(66, SHORE - 40, 104), lighten(stone, -0.02));
  canvas.path(gable(44, SHORE - 40, 78), mix(lighten(stone, 0.05), palette.glow, 0.16));
  canvas.path(gable(32, SHORE - 56, 48), lighten(stone, -0.03));
  canvas.path(box(x - 13, SHORE - 84, 26, 46), mix(palette.deep, palette.lamp, 0.55));
  canvas.path(box(x - 7, SHORE - 78, 14, 40), palette.lamp, 'opacity=".85"');
}

function paintPads(stage: Stage): void {
  const { random } = stage;
  const x = focalX(stage);
  const places: [number, number, number][] = [];
  for (let i = 0; i < 74; i += 1) {
    const near = random.next() ** 0.8;
    const side = random.chance(0.5) ? -1 : 1;
    // A lane of open water stays free below the middle tower.
    const away = 110 + (1 - near) * 150 + random.next() ** 1.2 * 700;
    places.push([x + side * away, SHORE + 60 + near * (HEIGHT - SHORE - 70), 0.3 + near * 1.35]);
  }
  places.sort(([, a], [, b]) => a - b);
  for (const [i, [px, y, size]] of places.entries()) {
    paintLotusPad(stage, [px, y], size);
    if (i % 4 === 1) paintLotusFlower(stage, [px + 8 * size, y - 2], size * 0.76, i % 8 === 1 ? '#ff8fa8' : '#ffd3cc');
  }
}
