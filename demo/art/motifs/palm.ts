import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A coconut palm: foot of its trunk, height, how far its crown leans sideways, and its colour. */
export interface Palm {
  readonly foot: Point;
  readonly height: number;
  readonly lean?: number;
  readonly colour: string;
}

/** Paints one palm: curved trunk, hanging comb-like fronds, a few nuts. */
export function paintPalm(stage: Stage, { foot, height, lean = 0, colour }: Palm): void {
  const { canvas, random } = stage;
  const [x, y] = foot;
  const crown: Point = [x + lean, y - height];
  const half = height * 0.022;
  const bend = x + lean * 0.16;
  const trunk = `M${at([x - half, y])}Q${at([bend - half, y - height * 0.55])} ${at([crown[0] - half * 0.5, crown[1]])}L${at([crown[0] + half * 0.5, crown[1]])}Q${at([bend + half, y - height * 0.5])} ${at([x + half * 1.2, y])}Z`;
  canvas.path(trunk, canvas.linear(ramp(lighten(colour, 0.05), lighten(colour, -0.03)), [0, 0, 1, 0]));
  let [back, front] = ['', ''];
  for (let i = 0; i < 12; i += 1) {
    const angle = -Math.PI * (1.16 - (1.32 * i) / 11) + random.around(0, 0.08);
    const text = frond(crown, height * random.between(0.36, 0.5), angle);
    if (i % 2 === 0) back += text;
    else front += text;
  }
  canvas.path(back, lighten(colour, -0.035));
  canvas.path(front, canvas.linear(ramp(mix(lighten(colour, 0.06), stage.palette.sun, 0.14), colour)));
  const nut = height * 0.024;
  canvas.path(
    oval(crown[0] - nut, crown[1] + nut, nut) + oval(crown[0] + nut, crown[1] + nut * 1.3, nut),
    lighten(colour, -0.06),
  );
}

/** A frond as a drooping spine with leaflets hanging below it. */
function frond(root: Point, length: number, angle: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const droop = length * (0.24 + 0.34 * Math.abs(cos));
  const bend: Point = [root[0] + cos * length * 0.55, root[1] + sin * length * 0.82 - length * 0.05];
  const tip: Point = [root[0] + cos * length, root[1] + sin * length * 0.72 + droop];
  const spine = (t: number): Point => [
    (1 - t) ** 2 * root[0] + 2 * (1 - t) * t * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * root[1] + 2 * (1 - t) * t * bend[1] + t * t * tip[1],
  ];
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 14; i += 1) {
    const [x, y] = spine(i / 14);
    const width = length * 0.2 * Math.sin(Math.PI * Math.min(1, i / 14 + 0.06)) ** 0.7;
    upper.push([x, y - width * 0.16]);
    lower.push(i % 2 === 0 ? [x, y + width * 0.2] : [x + cos * width * 0.25, y + width]);
  }
  return polyline([...upper, ...lower.reverse()], true);
}

/** A grove along a line of points: `count` palms whose heights lie round `height`. */
export function paintPalmGrove(
  stage: Stage,
  line: readonly Point[],
  look: { count: number; height: number; colour: string; from?: number; to?: number },
): void {
  const { random } = stage;
  const { count, height, colour, from = 0, to = 1 } = look;
  for (let i = 0; i < count; i += 1) {
    const share = from + (to - from) * ((i + random.next()) / count);
    const place = line[Math.min(line.length - 1, Math.floor(share * line.length))];
    if (place === undefined) continue;
    const tall = height * random.between(0.75, 1.3);
    paintPalm(stage, {
      foot: [place[0], place[1] + Number(num(tall * 0.1))],
      height: tall,
      lean: random.around(0, tall * 0.18),
      colour,
    });
  }
}
