// What every motif and scene is given: where to draw, with which colours, under which light.
import type { Palette } from '#demo/art/palettes/palette.ts';
import type { Canvas } from './canvas.ts';
import { mix } from './colour.ts';
import type { Random } from './random.ts';

/** Where the focal object stands; the opposite third stays quiet for text. */
export type Focus = 'left' | 'center' | 'right';

/** Another sky than the clear one: heaps of cloud, a pale cover, or rain clouds. */
export type SkyKind = 'broken' | 'overcast' | 'monsoon';

/** One picture's surroundings. */
export interface Stage {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly random: Random;
  readonly focus: Focus;
  /** Clear when left out. */
  readonly sky?: SkyKind;
  /** The picture's seed, for named noise. */
  readonly seed: string;
}

const FOCAL_X: Record<Focus, number> = { left: 520, center: 800, right: 1100 };

/** x of the focal object in canvas units. */
export function focalX(stage: Stage): number {
  return FOCAL_X[stage.focus];
}

/** An object's own colour under the light of this hour. `share` scales how much the air tints it (1 = fully). */
export function lit(stage: Stage, colour: string, share = 1): string {
  const { ambient, ambientShare } = stage.palette;
  return mix(colour, ambient, Math.min(1, ambientShare * share));
}
