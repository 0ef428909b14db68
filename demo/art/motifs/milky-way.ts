import { mix } from '#demo/art/kit/colour.ts';
import { smooth, type Point } from '#demo/art/kit/path-text.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** The Milky Way from one point to another: soft light, a dark rift, and stars that crowd towards its middle. */
export function paintMilkyWay(stage: Stage, from: Point, to: Point, width: number): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:milky`);
  const middle: Point = [(from[0] + to[0]) / 2 + width * 0.5, (from[1] + to[1]) / 2];
  const on = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * middle[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * middle[1] + t * t * to[1],
  ];
  // A filled band, not a wide line: the blur's frame is measured on the shape and would cut a line off.
  const band = (share: number, drift = 0): string => {
    const [left, right]: [Point[], Point[]] = [[], []];
    for (let i = 0; i <= 12; i += 1) {
      const [x, y] = on(i / 12);
      const half = width * share * (0.5 + 0.14 * Math.sin(i * 1.9 + share * 9));
      left.push([x - half + drift, y]);
      right.push([x + half + drift, y]);
    }
    return smooth([...left, ...right.reverse()], true);
  };
  const pale = mix(palette.sky[3], '#fff0dc', 0.45);
  canvas.path(band(1.5), palette.sky[3], `opacity=".2" ${canvas.blur(60)}`);
  canvas.path(band(0.74), pale, `opacity=".32" ${canvas.blur(38)}`);
  canvas.path(band(0.3), mix(pale, '#ffb8a0', 0.4), `opacity=".36" ${canvas.blur(24)}`);
  canvas.path(band(0.12, width * 0.07), palette.sky[0], `opacity=".5" ${canvas.blur(16)}`);
  let [faint, bright] = ['', ''];
  for (let i = 0; i < 420; i += 1) {
    const t = random.next();
    const away = (random.next() + random.next() + random.next() - 1.5) * width * 0.8;
    const [x, y] = on(t);
    const star = oval(
      x + away * 0.86,
      y + away * 0.4,
      i % 14 === 0 ? random.between(1.5, 2.7) : random.between(0.5, 1.3),
    );
    if (i % 14 === 0) bright += star;
    else faint += star;
  }
  canvas.path(faint, '#fff8e6', 'opacity=".7"');
  canvas.path(bright, '#fffdf4');
}
