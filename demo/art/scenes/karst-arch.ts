import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { num, polyline, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf } from '#demo/art/kit/shapes.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintKarst } from '#demo/art/motifs/karst.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintSampan } from '#demo/art/motifs/sampan.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface KarstArchOptions {
  readonly guests?: number;
}

const HORIZON = 560;

/** A sampan seen through the arch of a sea cave. */
export const karstArch: Scene<KarstArchOptions> = {
  name: 'karst-arch',
  draw(stage, { guests = 2 }) {
    const x = focalX(stage);
    paintSky(stage, HORIZON);
    paintSun(stage, [x + 120, 360], 62);
    for (const [i, haze] of [0.8, 0.58, 0.34].entries()) {
      for (let k = 0; k < 4; k += 1) {
        const px = x + (k - 1.5) * 290 + stage.random.around(0, 70);
        const height = stage.random.between(120, 220) + (Math.abs(k - 1.5) > 1 ? 120 : 0);
        paintKarst(stage, {
          name: `k${i}${k}`,
          foot: [px, HORIZON + 6 + i * 8],
          width: height * 1.1,
          height,
          haze,
          detail: i === 2,
        });
      }
      paintMist(stage, HORIZON - 110, HORIZON + 14, { opacity: 0.62 });
    }
    paintWater(stage, HORIZON + 8);
    paintGlitter(stage, x + 110, HORIZON + 8, 0.65);
    paintRipples(stage, HORIZON + 14, 110, 0.24);
    paintBirds(stage, [x - 60, 250], 4);
    paintSampan(stage, { keel: [x - 250, 660], size: 0.5, colour: '#3f7f8f', heading: -1 });
    paintSampan(stage, { keel: [x, 790], size: 1.3, guests });
    paintCave(stage);
  },
};

/** The mouth of the cave: everything dark but the opening, in three shells that get darker towards the viewer. */
function paintCave(stage: Stage): void {
  const { canvas, palette } = stage;
  const outer = `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z`;
  for (const [i, grow] of [0, 34, 84].entries()) {
    const mouth = smooth(mouthOf(stage, grow, i), true);
    const rock = mix(palette.deep, palette.hill, 0.42 - i * 0.18);
    canvas.add(
      `<path d="${outer}${mouth}" fill-rule="evenodd" fill="${canvas.linearOn(ramp(lighten(rock, -0.06), [0.6, rock], lighten(rock, -0.03)), [0, 0, 0, HEIGHT])}"/>`,
    );
    if (i === 2) break;
    canvas.stroke(mouth, mix(rock, palette.sun, 0.5), 3, 'opacity=".4"');
  }
  paintStalactites(stage);
  paintVines(stage);
}

function mouthOf(stage: Stage, grow: number, shell: number): Point[] {
  const x = focalX(stage);
  const noise = layeredNoise(`${stage.seed}:cave${shell}`, 3);
  const points: Point[] = [];
  for (let i = 0; i < 40; i += 1) {
    const angle = (i / 40) * Math.PI * 2;
    const below = Math.sin(angle) > 0;
    const rough = 1 + (noise((i % 40) / 2.6) - 0.5) * 0.42 * Math.sin((i / 40) * Math.PI) ** 0.3;
    points.push([
      x + Math.cos(angle) * (560 + grow) * rough,
      (below ? 640 : 560) + Math.sin(angle) * ((below ? 330 : 460) + grow) * rough,
    ]);
  }
  return points;
}

function paintStalactites(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const x = focalX(stage);
  for (let i = 0; i < 22; i += 1) {
    const px = x + (i - 10.5) * 52 + random.around(0, 18);
    const away = Math.abs(px - x) / 560;
    const top = 560 - 540 * Math.sqrt(Math.max(0, 1 - away * away)) - 40;
    const [long, half] = [random.between(50, 190), random.between(9, 24)];
    const tooth = polyline(
      [
        [px - half, top - 20],
        [px + half, top - 20],
        [px + half * 0.4, top + long * 0.55],
        [px, top + long],
        [px - half * 0.5, top + long * 0.5],
      ],
      true,
    );
    canvas.path(
      tooth,
      canvas.linear(ramp(mix(palette.deep, palette.hill, 0.1), mix(palette.deep, palette.hill, 0.3)), [0, 0, 1, 0.4]),
    );
  }
}

/** Creepers that hang from the upper edge into the light. */
function paintVines(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const x = focalX(stage);
  let [stems, leaves] = ['', ''];
  for (let i = 0; i < 14; i += 1) {
    const away = (i < 7 ? -1 : 1) * random.between(0.42, 0.86);
    const px = x + away * 560;
    const top = 500 - 500 * Math.sqrt(1 - away * away);
    const long = random.between(110, 270);
    stems += `M${num(px)} ${num(top)}V${num(top + long)}`;
    for (let y = top; y < top + long; y += 15) {
      const side = Math.round((y - top) / 15) % 2 === 0 ? 0.5 : Math.PI - 0.5;
      leaves += leaf([px, y], random.between(13, 24), 5, side);
    }
  }
  canvas.stroke(stems, palette.deep, 2.4);
  canvas.path(leaves, mix(palette.leaf, palette.deep, 0.3));
}
