import type { Stage } from '#demo/art/kit/stage.ts';
import { paintMist } from './mist.ts';

/** Haze that is thickest on the water line `y` and fades both up the bank and out over the water. */
export function paintWaterlineMist(stage: Stage, y: number, height: number, opacity: number): void {
  paintMist(stage, y - height, y, { opacity });
  paintMist(stage, y, y + height * 0.7, { opacity, rising: true });
}
