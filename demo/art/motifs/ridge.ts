import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { areaAbove, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A ridge line across the canvas round `y`. `height` is the swing up and down, `wave` the length of one swing. */
export interface Ridge {
  readonly name: string;
  readonly y: number;
  readonly height: number;
  readonly wave: number;
  readonly colour: string;
  /** How far the foot of the ridge fades into the haze, 0 to 1. */
  readonly fade?: number;
  /** Radius of tree crowns along the top; none when left out. */
  readonly trees?: number;
}

/** Paints a ridge and returns its outline, so that things can be set on it. */
export function paintRidge(stage: Stage, ridge: Ridge): Point[] {
  const { canvas, palette, random } = stage;
  const noise = layeredNoise(`${stage.seed}:${ridge.name}`, 4);
  const points: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 10)
    points.push([x, ridge.y - ridge.height * (noise(x / ridge.wave) - 0.5) * 2]);
  const foot = mix(ridge.colour, palette.haze, ridge.fade ?? 0.4);
  const fill = canvas.linearOn(ramp(ridge.colour, foot), [0, ridge.y - ridge.height * 0.6, 0, ridge.y + 130]);
  if (ridge.trees !== undefined) {
    let crowns = '';
    for (const [x, y] of points) {
      if (!random.chance(0.62)) continue;
      const radius = ridge.trees * random.between(0.55, 1.3);
      crowns += oval(random.around(x, 6), y + radius * 0.35, radius * 1.1, radius);
    }
    canvas.path(crowns, lighten(ridge.colour, 0.012));
  }
  canvas.path(areaAbove(points, HEIGHT + 20), fill);
  return points;
}
