import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A spreading shade tree of a square or street: foot, height, half the width of its umbrella crown, leaves and bark. */
export interface ShadeTree {
  readonly foot: Point;
  readonly height: number;
  readonly half: number;
  readonly colour: string;
  readonly bark: string;
  /** Bright spots among the leaves. */
  readonly blossom?: string;
}

/** Paints forked trunk and an umbrella crown built from leaf clouds, lit from above. */
export function paintShadeTree(stage: Stage, tree: ShadeTree): void {
  const { canvas, palette, random } = stage;
  const { foot, height, half, colour, bark } = tree;
  const [x, y] = foot;
  const wide = height * 0.045;
  const fork: Point = [x + wide * 0.4, y - height * 0.42];
  const trunk = `M${at([x - wide * 1.5, y])}Q${at([x - wide * 0.7, y - height * 0.2])} ${at([fork[0] - wide * 0.7, fork[1]])}H${num(fork[0] + wide * 0.7)}Q${at([x + wide * 0.8, y - height * 0.2])} ${at([x + wide * 1.7, y])}Z`;
  canvas.path(trunk, canvas.linear(ramp(lighten(bark, 0.05), lighten(bark, -0.08)), [0, 0, 1, 0]));
  for (const reach of [-0.62, -0.28, 0.12, 0.5, 0.74]) {
    const end: Point = [x + half * reach, y - height * (0.8 - Math.abs(reach) * 0.16)];
    canvas.stroke(`M${at(fork)}Q${at([x + half * reach * 0.4, y - height * 0.6])} ${at(end)}`, bark, wide * 0.62);
  }
  const layers = [
    { tone: lighten(colour, -0.07), lift: 0, count: 46, size: 1 },
    { tone: colour, lift: 0.06, count: 46, size: 0.86 },
    { tone: mix(lighten(colour, 0.06), palette.sun, 0.12), lift: 0.13, count: 34, size: 0.62 },
  ];
  for (const { tone, lift, count, size } of layers) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const t = random.around(0, 1);
      const dome = Math.sqrt(Math.max(0, 1 - t * t));
      const up = height * (0.66 + lift + (0.26 - lift * 0.5) * dome * random.next());
      d += oval(
        x + t * half * (1 - lift * 0.6),
        y - up,
        half * random.between(0.12, 0.22) * size,
        height * random.between(0.045, 0.08) * size,
      );
    }
    canvas.path(d, tone);
  }
  let spots = '';
  for (let i = 0; i < 90; i += 1) {
    const t = random.around(0, 0.95);
    spots += oval(
      x + t * half,
      y - height * (0.7 + 0.26 * Math.sqrt(1 - t * t) * random.next()),
      random.between(2, 4.5),
    );
  }
  canvas.path(spots, tree.blossom ?? lighten(colour, 0.1), 'opacity=".75"');
}
