import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Still water from the horizon line `top` to the lower edge. */
export function paintWater(stage: Stage, top: number): void {
  const { canvas, palette } = stage;
  const [far, middle, near] = palette.water;
  const fill = canvas.linear(ramp(far, [0.14, mix(far, middle, 0.5)], [0.45, middle], near));
  canvas.add(`<rect y="${num(top)}" width="${WIDTH}" height="${num(HEIGHT - top)}" fill="${fill}"/>`);
}

/** Ripples all over: bars that grow longer and thicker towards the viewer. */
export function paintRipples(stage: Stage, top: number, count = 120, opacity = 0.2): void {
  const { canvas, palette, random } = stage;
  let bars = '';
  for (let i = 0; i < count; i += 1) {
    const t = random.next();
    const [width, thick] = [random.between(30, 200) * (0.35 + t), 1.1 + t * 2.8];
    bars += bar(random.between(0, WIDTH), top + 10 + t * t * (HEIGHT - top - 20), width, thick);
  }
  canvas.add(`<g fill="${mix(palette.water[0], '#ffffff', 0.3)}" opacity="${opacity}">${bars}</g>`);
}

/** The path of light under sun or moon at `x`. */
export function paintGlitter(stage: Stage, x: number, top: number, opacity = 0.75): void {
  const { canvas, palette, random } = stage;
  let bars = '';
  for (let i = 0; i < 80; i += 1) {
    const t = random.next() ** 0.8;
    const width = random.between(12, 82) * (0.4 + t);
    bars += bar(random.around(x, 50 + t * 120), top + 6 + t * (HEIGHT - top) * 0.94, width, 1.6 + t * 4.4);
  }
  canvas.add(`<g fill="${mix(palette.sun, palette.water[0], 0.25)}" opacity="${opacity}">${bars}</g>`);
}

const bar = (x: number, y: number, width: number, thick: number): string =>
  `<rect x="${num(x - width / 2)}" y="${num(y)}" width="${num(width)}" height="${num(thick)}" rx="${num(thick / 2)}"/>`;
