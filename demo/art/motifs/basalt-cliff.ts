import { WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Height of the cliff's edge where the water falls, and of the pool below, in canvas units. */
export const BRINK = 330;
export const POOL = 812;

/** Paints a wall of basalt columns across the picture, between `BRINK` and `POOL`; it sinks towards x. */
export function paintBasaltCliff(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const rock = mix(lit(stage, '#6b6258'), palette.haze, 0.12);
  const noise = layeredNoise(`${stage.seed}:cliff`, 3);
  const edge: Point[] = [];
  for (let px = -40; px <= WIDTH + 40; px += 20)
    edge.push([px, BRINK + (noise(px / 70) - 0.5) * 22 - Math.min(70, Math.abs(px - x) * 0.11)]);
  const wall = `${polyline(edge)}L${WIDTH + 40} ${POOL + 20}L-40 ${POOL + 20}Z`;
  canvas.path(
    wall,
    canvas.linearOn(ramp(mix(rock, palette.glow, 0.2), [0.5, rock], mix(rock, palette.deep, 0.5)), [0, BRINK, 0, POOL]),
  );
  canvas.inside(wall, () => paintPrisms(stage, x, rock));
  canvas.grain(wall, { colour: palette.deep, axis: [x - 200, BRINK, x + 900, POOL], opacity: 0.45 });
}

/** Columns in five tones, some broken off lower down, with tufts of green on their heads. */
function paintPrisms(stage: Stage, x: number, rock: string): void {
  const { canvas, palette, random } = stage;

  const tones = [
    mix(rock, palette.glow, 0.34),
    mix(rock, palette.deep, 0.34),
    rock,
    mix(rock, palette.glow, 0.16),
    mix(rock, palette.deep, 0.2),
  ] as const;
  const fills = tones.map((tone) =>
    canvas.linearOn(ramp(tone, [0.5, mix(tone, palette.deep, 0.16)], mix(tone, palette.deep, 0.55)), [
      0,
      BRINK,
      0,
      POOL,
    ]),
  );
  const prisms = tones.map(() => '');
  for (const [from, to] of [
    [-60, POOL],
    [110, POOL],
    [270, POOL],
  ] as const)
    for (let px = -30; px < WIDTH;) {
      const wide = random.between(12, 30);
      const k = Math.floor(random.next() * 5);
      if (from < 0 || random.chance(0.5))
        prisms[k] = `${prisms[k] ?? ''}${box(px, BRINK + from + random.between(0, 110), wide - 1.4, to)}`;
      px += wide;
    }
  for (const [k, d] of prisms.entries()) canvas.path(d, fills[k] ?? rock);
  let shelves = '';
  for (let i = 0; i < 46; i += 1)
    shelves += oval(
      random.between(-40, WIDTH),
      random.between(BRINK + 40, POOL - 40),
      random.between(16, 60),
      random.between(4, 10),
    );
  canvas.path(shelves, mix(palette.leaf, palette.deep, 0.2), 'opacity=".75"');
  canvas.path(oval(x, 600, 250, 360), palette.deep, `opacity=".3" ${canvas.blur(30)}`);
}
