import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A wheel seen from the side, or turned away when `squeeze` (width to height) is below 1. */
export interface SpokedWheel {
  readonly hub: Point;
  readonly radius: number;
  readonly spokes: number;
  readonly tyre: string;
  readonly spoke: string;
  /** Width of tyre and of a spoke in units. */
  readonly thick?: readonly [number, number];
  readonly squeeze?: number;
}

/** Paints tyre, rim, spokes and hub. */
export function paintSpokedWheel(stage: Stage, wheel: SpokedWheel): void {
  const { canvas } = stage;
  const { hub, radius, spokes, tyre, spoke, squeeze = 1 } = wheel;
  const [wide, thin] = wheel.thick ?? [radius * 0.12, radius * 0.03];
  let lines = '';
  for (let i = 0; i < spokes; i += 1) {
    const angle = ((i + 0.3) / spokes) * Math.PI * 2;
    const end: Point = [hub[0] + Math.cos(angle) * radius * squeeze, hub[1] + Math.sin(angle) * radius];
    lines += `M${at(hub)}L${at(end)}`;
  }
  canvas.stroke(lines, spoke, thin);
  canvas.stroke(oval(hub[0], hub[1], radius * squeeze, radius), tyre, wide);
  canvas.stroke(oval(hub[0], hub[1], radius * 0.9 * squeeze, radius * 0.9), lighten(spoke, 0.06), thin * 1.2);
  canvas.path(oval(hub[0], hub[1], radius * 0.13 * squeeze, radius * 0.13), lighten(spoke, -0.1));
  canvas.path(oval(hub[0], hub[1], radius * 0.06 * squeeze, radius * 0.06), lighten(spoke, 0.15));
}
