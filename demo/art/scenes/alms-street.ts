import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { face, project, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintFrangipani } from '#demo/art/motifs/frangipani.ts';
import { paintGildedStupa } from '#demo/art/motifs/gilded-stupa.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintGiver, paintMonk } from '#demo/art/motifs/monk-row.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintVerandaHouse } from '#demo/art/motifs/veranda-house.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface AlmsStreetOptions {
  /** How many monks walk in the row. */
  readonly monks?: number;
}

const VIEW: View = { vanishing: [590, 560], eye: 250 };

/** A row of monks seen from behind on a misty street, and people kneeling with rice. */
export const almsStreet: Scene<AlmsStreetOptions> = {
  name: 'alms-street',
  draw(stage, { monks = 11 }) {
    paintSky(stage, 560);
    paintSun(stage, [880, 400], 60);
    paintClouds(stage, [
      { x: 420, y: 150, length: 420, opacity: 0.36 },
      { x: 1120, y: 210, length: 380, bar: 12, opacity: 0.36 },
    ]);
    paintHill(stage);
    paintGround(stage);
    for (let i = 6; i >= 0; i -= 1) {
      const z = 0.74 * 1.42 ** i;
      const haze = Math.min(0.74, 0.02 + i * 0.13);
      paintVerandaHouse(stage, VIEW, { side: -1, near: z, far: z * 1.37, haze, kind: i % 3 });
      paintVerandaHouse(stage, VIEW, { side: 1, near: z * 0.78, far: z * 0.78 * 1.37, haze, kind: (i + 1) % 3 });
      if (i === 3 || i === 2)
        paintPalm(stage, {
          foot: project(VIEW, [i === 2 ? 780 : -760, 0, z * 1.4]),
          height: 640 / z,
          lean: i === 2 ? -90 / z : 80 / z,
          colour: mix(mix(stage.palette.leaf, stage.palette.deep, 0.3), stage.palette.haze, haze),
        });
    }
    paintMist(stage, 450, 610, { opacity: 0.55 });
    paintMist(stage, 610, 760, { opacity: 0.55, rising: true });
    paintGivers(stage);
    paintMonks(stage, monks);
    paintBirds(stage, [640, 250], 5);
    paintFrangipani(stage, { root: [-60, 30], angle: 0.34, length: 190, thick: 26, forks: 2 });
  },
};

function paintHill(stage: Stage): void {
  const { palette } = stage;
  paintRidge(stage, {
    name: 'far',
    y: 400,
    height: 90,
    wave: 420,
    colour: mix(palette.hill, palette.haze, 0.5),
    fade: 0.7,
  });
  paintMist(stage, 380, 520, { opacity: 0.6 });
  paintRidge(stage, {
    name: 'hill',
    y: 470,
    height: 80,
    wave: 300,
    colour: mix(palette.hill, palette.haze, 0.3),
    fade: 0.7,
    trees: 7,
  });
  paintGildedStupa(stage, { foot: [700, 436], size: 0.2, colour: '#f0c050', form: 'chedi', haze: 0.24, light: 1 });
  paintMist(stage, 430, 570, { opacity: 0.8 });
}

function paintGround(stage: Stage): void {
  const { canvas, palette } = stage;
  const road = lit(stage, '#a58a7c');
  canvas.path(
    box(-20, 560, WIDTH + 40, HEIGHT),
    canvas.linearOn(
      ramp(mix(road, palette.haze, 0.75), [0.4, mix(road, palette.haze, 0.2)], mix(road, palette.deep, 0.42)),
      [0, 560, 0, HEIGHT],
    ),
  );
  const kerb = lit(stage, '#d9c4ac');
  for (const side of [-1, 1]) {
    const walk = face(VIEW, [
      [side * 400, 0, 0.5],
      [side * 900, 0, 0.5],
      [side * 900, 0, 9],
      [side * 400, 0, 9],
    ]);
    canvas.path(
      walk,
      canvas.linearOn(ramp(mix(kerb, palette.haze, 0.8), mix(kerb, palette.hill, 0.2)), [0, 560, 0, HEIGHT]),
    );
    canvas.path(
      face(VIEW, [
        [side * 400, 0, 0.5],
        [side * 400, -10, 0.5],
        [side * 400, -10, 9],
        [side * 400, 0, 9],
      ]),
      lighten(kerb, -0.16),
    );
    let joints = '';
    for (let z = 0.7; z < 7; z *= 1.16) {
      const [a, b] = [project(VIEW, [side * 400, 0, z]), project(VIEW, [side * 900, 0, z])];
      joints += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
    }
    canvas.stroke(joints, lighten(kerb, -0.16), 1.8, 'opacity=".4"');
  }
  canvas.path(oval(760, 770, 330, 110), palette.glow, `opacity=".3" ${canvas.blur(34)}`);
}

const BLOUSES = ['#fbf3e4', '#f2e2cc', '#f8ead8', '#e8d6c8'] as const;
const SKIRTS = ['#5a3a6c', '#8a3040', '#2f5f5a', '#6b4a2c'] as const;
const SCARVES = ['#e0a83c', '#d86a8a', '#7ab0a0', '#c8503a'] as const;

/** People on mats along the right kerb, turned towards the row. */
function paintGivers(stage: Stage): void {
  const places = [5.2, 4, 3.1, 2.4, 1.86, 1.46, 1.16];
  for (const [i, z] of places.entries()) {
    const foot = project(VIEW, [452, 0, z]);
    paintGiver(stage, {
      foot,
      size: 2.5 / z,
      heading: -1,
      haze: Math.min(0.6, (z - 1.2) * 0.2),
      blouse: BLOUSES[i % 4] ?? BLOUSES[0],
      skirt: SKIRTS[i % 4] ?? SKIRTS[0],
      scarf: SCARVES[i % 4] ?? SCARVES[0],
    });
  }
}

function paintMonks(stage: Stage, count: number): void {
  for (let i = count - 1; i >= 0; i -= 1) {
    const z = 1.24 * 1.19 ** i;
    const foot = project(VIEW, [196, 0, z]);
    paintMonk(stage, { foot, size: 2.9 / z, haze: Math.min(0.62, i * 0.065), step: i % 2 === 0 ? 1 : -1 });
  }
}
