import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A fan palm with a round head of stiff leaves: foot, height and colour. */
export interface SugarPalm {
  readonly foot: Point;
  readonly height: number;
  readonly colour: string;
  readonly lean?: number;
  /** Bright colour of the leaf tips towards the light. */
  readonly bright?: string;
}

/** Paints trunk, dead skirt, fruit and the ball of fans. */
export function paintSugarPalm(stage: Stage, palm: SugarPalm): void {
  const { canvas, random } = stage;
  const { foot, height, colour, lean = 0 } = palm;
  const [x, y] = foot;
  const head: Point = [x + lean, y - height];
  const half = height * 0.019;
  const bend = x + lean * 0.2;
  canvas.path(
    `M${at([x - half * 1.7, y])}Q${at([bend - half, y - height * 0.4])} ${at([head[0] - half * 0.8, head[1]])}H${num(head[0] + half * 0.8)}Q${at([bend + half, y - height * 0.4])} ${at([x + half * 1.7, y])}Z`,
    canvas.linear(ramp(lighten(colour, 0.06), [0.5, colour], lighten(colour, -0.04)), [0, 0, 1, 0]),
  );
  const reach = height * 0.19;
  const bright = palm.bright ?? mix(lighten(colour, 0.07), stage.palette.glow, 0.18);
  const layers = [
    { from: 0.3, to: 2.84, count: 6, length: 0.9, tone: lighten(colour, -0.035) },
    { from: -3.6, to: 0.46, count: 11, length: 1.14, tone: lighten(colour, -0.01) },
    { from: -3.2, to: 0.06, count: 7, length: 0.92, tone: mix(colour, bright, 0.2) },
    { from: -2.5, to: -0.64, count: 4, length: 0.66, tone: mix(colour, bright, 0.5) },
  ];
  for (const { from, to, count, length, tone } of layers) {
    let [fans, stems] = ['', ''];
    for (let i = 0; i < count; i += 1) {
      const angle = from + ((to - from) * (i + random.around(0.5, 0.25))) / count;
      const stem = reach * length * random.between(0.1, 0.24);
      const root: Point = [head[0] + Math.cos(angle) * stem, head[1] + Math.sin(angle) * stem];
      stems += `M${at(head)}L${at(root)}`;
      fans += fan(root, reach * length * random.between(0.74, 0.94), angle);
    }
    canvas.stroke(stems, tone, Math.max(1, half * 0.7));
    canvas.path(fans, tone);
  }
  const nut = half * 1.1;
  canvas.path(
    oval(head[0] - nut * 2, head[1] + nut * 2.6, nut) +
      oval(head[0] + nut * 1.6, head[1] + nut * 3, nut) +
      oval(head[0], head[1] + nut * 3.6, nut),
    lighten(colour, -0.05),
  );
}

/** One fan leaf: stiff pointed fingers that spread from `root` round the direction `angle`. */
function fan(root: Point, length: number, angle: number): string {
  const points: Point[] = [root];
  const fingers = 7;
  for (let i = 0; i <= fingers * 2; i += 1) {
    const turn = angle + (i / (fingers * 2) - 0.5) * 1.35;
    const reach = i % 2 === 0 ? length * 0.5 : length * (1 - 0.05 * Math.abs(i - fingers));
    points.push([root[0] + Math.cos(turn) * reach, root[1] + Math.sin(turn) * reach]);
  }
  return polyline(points, true);
}
