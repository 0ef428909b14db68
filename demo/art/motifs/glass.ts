import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A straight glass seen from the side: what is in it from the bottom up, each with its upper edge (0 to 1). */
export interface Glass {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly (readonly [colour: string, upTo: number])[];
  /** How much narrower the foot is than the lip, 0 to 1. */
  readonly taper?: number;
}

/** Paints shadow, drink in layers, thick foot, reflections and lip. */
export function paintGlass(stage: Stage, glass: Glass): void {
  const { canvas } = stage;
  const {
    foot: [x, y],
    width,
    height,
    layers,
    taper = 0.2,
  } = glass;
  const half = (t: number): number => (width / 2) * (1 - taper * (1 - t));
  const at = (t: number, inset = 0): readonly [number, number, number] => [
    half(t) - inset,
    y - t * height,
    half(t) * 0.2,
  ];
  const slab = (from: number, to: number, inset: number): string => {
    const [low, lowY, lowR] = at(from, inset);
    const [high, highY, highR] = at(to, inset);
    return `M${num(x - low)} ${num(lowY)}A${num(low)} ${num(lowR)} 0 0 0 ${num(x + low)} ${num(lowY)}L${num(x + high)} ${num(highY)}A${num(high)} ${num(highR)} 0 0 1 ${num(x - high)} ${num(highY)}Z`;
  };
  canvas.path(oval(x + width * 0.2, y + 8, width * 0.6, width * 0.15), '#120a0a', `opacity=".42" ${canvas.blur(9)}`);
  canvas.path(slab(0, 1, 0), '#f4fbfa', 'opacity=".26"');
  let from = 0.07;
  for (const [colour, upTo] of layers) {
    const own = lit(stage, colour, 0.5);
    canvas.path(
      slab(from, upTo, width * 0.035),
      canvas.linear(
        ramp(lighten(own, -0.1), [0.3, lighten(own, 0.07)], [0.62, own], lighten(own, -0.12)),
        [0, 0, 1, 0],
      ),
    );
    const [rx, top, ry] = at(upTo, width * 0.035);
    canvas.path(oval(x, top, rx, ry), lighten(own, 0.09));
    from = upTo;
  }
  canvas.stroke(slab(0, 1, 0), '#ffffff', 3, 'opacity=".5"');
  canvas.path(slab(0, 0.06, 2), '#ffffff', 'opacity=".4"');
  paintShine(stage, glass, half);
  const [rx, top, ry] = at(1);
  canvas.stroke(oval(x, top, rx, ry), '#ffffff', 4.5, 'opacity=".8"');
}

/** A broad reflection on the left wall and a thin one on the right. */
function paintShine(stage: Stage, { foot: [x, y], width, height }: Glass, half: (t: number) => number): void {
  const { canvas } = stage;
  canvas.stroke(
    `M${num(x - half(0.9) * 0.78)} ${num(y - height * 0.9)}L${num(x - half(0.14) * 0.78)} ${num(y - height * 0.14)}`,
    '#ffffff',
    width * 0.07,
    'opacity=".5"',
  );
  canvas.stroke(
    `M${num(x + half(0.9) * 0.84)} ${num(y - height * 0.86)}L${num(x + half(0.3) * 0.84)} ${num(y - height * 0.3)}`,
    '#ffffff',
    width * 0.025,
    'opacity=".6"',
  );
}
