import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A conifer with drooping tiers of boughs: foot, height and colour. */
export interface Pine {
  readonly foot: Point;
  readonly height: number;
  readonly colour: string;
  readonly light?: 1 | -1;
}

/** Paints trunk and tiers, the light side brighter. */
export function paintPine(stage: Stage, { foot: [x, y], height, colour, light = -1 }: Pine): void {
  const { canvas, random, palette } = stage;
  canvas.path(
    `M${num(x - height * 0.016)} ${num(y)}L${num(x)} ${num(y - height)}L${num(x + height * 0.016)} ${num(y)}Z`,
    lighten(colour, -0.06),
  );
  let [all, lights] = ['', ''];
  const tiers = 9;
  for (let i = 0; i < tiers; i += 1) {
    const t = i / tiers;
    const top = y - height * (1 - t * 0.86);
    const wide = height * (0.04 + 0.19 * t) * random.between(0.88, 1.1);
    const drop = height * 0.15;
    const half = (s: number, reach: number): string =>
      `M${at([x, top])}Q${at([x + s * reach * 0.4, top + drop * 0.5])} ${at([x + s * reach, top + drop])}Q${at([x + s * reach * 0.7, top + drop * 0.94])} ${at([x + s * reach * 0.62, top + drop * 1.06])}Q${at([x + s * reach * 0.36, top + drop * 0.86])} ${at([x + s * reach * 0.28, top + drop * 1.1])}L${at([x, top + drop])}Z`;
    all += half(1, wide) + half(-1, wide);
    lights += half(light, wide * 0.8);
  }
  canvas.path(all, colour);
  canvas.path(lights, mix(lighten(colour, 0.05), palette.glow, 0.2), 'opacity=".55"');
}
