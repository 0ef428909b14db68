import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** How a table cloth is woven or printed. */
export type Weave = 'diamond' | 'block-print' | 'batik' | 'stripe';

type Print = (x: number, y: number) => string;

const diamond = (x: number, y: number, r: number): string =>
  `M${num(x)} ${num(y - r)}L${num(x + r)} ${num(y)}L${num(x)} ${num(y + r)}L${num(x - r)} ${num(y)}Z`;

const PRINTS: Record<Weave, { step: number; first: Print; second: Print }> = {
  diamond: { step: 78, first: (x, y) => diamond(x, y, 21) + diamond(x, y, 15), second: (x, y) => diamond(x, y, 8) },
  'block-print': {
    step: 96,
    first: (x, y) => rosette([x, y], { length: 20, halfWidth: 6 }, 8),
    second: (x, y) => oval(x, y, 5) + [0, 1, 2, 3].map((i) => leaf([x + 48, y], 15, 4.5, (i * Math.PI) / 2)).join(''),
  },
  batik: {
    step: 104,
    first: (x, y) => rosette([x, y], { length: 46, halfWidth: 15 }, 4, Math.PI / 4),
    second: (x, y) =>
      rosette([x, y], { length: 22, halfWidth: 5 }, 4) +
      oval(x + 52, y, 7) +
      oval(x + 52, y + 18, 3) +
      oval(x + 52, y - 18, 3),
  },
  stripe: {
    step: 84,
    first: (x, y) => (x < 0 ? `M-10 ${num(y - 12)}H${WIDTH + 10}V${num(y + 12)}H-10Z` : ''),
    second: (x, y) => diamond(x, y, 9),
  },
};

/** Covers the canvas with a table cloth seen from above, lit from the upper left. */
export function paintCloth(stage: Stage, weave: Weave): void {
  const { canvas, palette } = stage;
  const [base, shade, pattern] = palette.cloth;
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  canvas.add(`<rect ${whole} fill="${canvas.linear(ramp(base, shade), [0, 0, 1, 1])}"/>`);
  const { step, first, second } = PRINTS[weave];
  let [under, over] = ['', ''];
  for (let row = 0; row * step < HEIGHT + step; row += 1) {
    for (let column = -1; column * step < WIDTH + step; column += 1) {
      const x = column * step + (row % 2) * (step / 2);
      under += first(x, row * step);
      over += second(x, row * step);
    }
  }
  canvas.path(under, mix(pattern, base, 0.2), 'opacity=".3" fill-rule="evenodd"');
  canvas.path(over, pattern, 'opacity=".34"');
  const gleam = canvas.radial(ramp([0, '#fff3d6', 0.24], [1, '#fff3d6', 0]), [0.3, 0.2], 0.72);
  canvas.add(`<rect ${whole} fill="${gleam}"/>`);
}
