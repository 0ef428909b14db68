import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A broad stair that rises to `top`, between two balustrades whose lower ends curl up. */
export interface NagaStair {
  /** Middle of the lowest step. */
  readonly foot: Point;
  readonly top: number;
  /** Half width below and above. */
  readonly half: readonly [number, number];
  readonly steps: number;
  readonly rail: string;
}

/** Paints steps and balustrades. */
export function paintNagaStair(stage: Stage, { foot: [x, y], top, half: [low, high], steps, rail }: NagaStair): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#e8d8c0');
  for (let i = 0; i < steps; i += 1) {
    const t = i / steps;
    const [w, tall] = [low + (high - low) * t, (y - top) / steps];
    canvas.path(
      box(x - w, y - tall * (i + 1), w * 2, tall),
      canvas.linear(ramp(mix(stone, palette.sun, 0.3), [0.3, stone], lighten(stone, -0.12))),
    );
    canvas.path(box(x - w, y - tall * (i + 1), w * 2, 1.6), mix(stone, palette.sun, 0.6), 'opacity=".7"');
  }
  const green = lit(stage, rail);
  const gold = lit(stage, palette.gold, 0.6);
  for (const s of [-1, 1]) {
    const [x0, x1] = [x + s * (low + 12), x + s * (high + 8)];
    const body = `M${num(x1)} ${num(top - 6)}Q${num(x1 + s * 4)} ${num(top + (y - top) * 0.5)} ${num(x0)} ${num(y - 8)}`;
    canvas.stroke(body, mix(green, palette.deep, 0.4), 24);
    canvas.stroke(body, green, 18);
    canvas.stroke(body, mix(green, gold, 0.75), 5, 'stroke-dasharray="3 9"');
    const neck = `M${num(x0)} ${num(y - 4)}Q${num(x0 + s * 30)} ${num(y + 4)} ${num(x0 + s * 30)} ${num(y - 28)}`;
    canvas.stroke(neck, mix(green, palette.deep, 0.35), 22);
    canvas.stroke(neck, green, 16);
    const hood = (lean: number, tall: number, wide: number): string =>
      `M${num(x0 + s * 22)} ${num(y - 24)}Q${num(x0 + s * (22 + lean - wide))} ${num(y - 40 - tall * 0.6)} ${num(x0 + s * (32 + lean))} ${num(y - 40 - tall)}Q${num(x0 + s * (34 + lean + wide))} ${num(y - 40 - tall * 0.4)} ${num(x0 + s * 38)} ${num(y - 24)}Z`;
    canvas.path(hood(-26, 40, 4) + hood(26, 40, 4), mix(gold, palette.deep, 0.25));
    canvas.path(hood(-14, 54, 6) + hood(14, 54, 6), mix(gold, palette.deep, 0.1));
    canvas.path(hood(0, 66, 9), gold);
    canvas.path(hood(0, 40, 5), mix(green, gold, 0.2));
    canvas.path(oval(x0 + s * 30, y - 30, 11), gold);
  }
}
