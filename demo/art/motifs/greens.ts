import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A sprig of herb leaves spreading from a root. */
export function paintSprig(
  stage: Stage,
  root: Point,
  size: number,
  look: { turn?: number; colour?: string } = {},
): void {
  const { turn = 0, colour = '#3f9a4a' } = look;
  const { canvas, random } = stage;
  for (let i = 0; i < 7; i += 1) {
    const angle = turn - 1.5 + i * 0.5 + random.around(0, 0.14);
    const long = size * random.between(0.8, 1.12);
    const shape = leaf(root, long, long * 0.24, angle);
    canvas.path(shape, '#1c0d06', 'opacity=".3" transform="translate(4 8)"');
    canvas.path(shape, canvas.linear(ramp(lighten(colour, 0.14), lighten(colour, -0.06)), [0, 0, 1, 1]));
    const tip: Point = [root[0] + Math.cos(angle) * long * 0.86, root[1] + Math.sin(angle) * long * 0.86];
    canvas.stroke(`M${at(root)}L${at(tip)}`, lighten(colour, 0.26), 1.8, 'opacity=".75"');
  }
}

/** Cut rings of spring onion or chilli. */
export function paintRings(stage: Stage, places: readonly Point[], radius: number, kind: 'onion' | 'chilli'): void {
  const { canvas } = stage;
  const [line, heart] = kind === 'onion' ? ['#5aae4c', '#e6f4c6'] : ['#d8311f', '#ffb38c'];
  for (const [x, y] of places) {
    canvas.path(oval(x + 2, y + 4, radius), '#2a1208', 'opacity=".3"');
    canvas.add(
      `<path d="${oval(x, y, radius * 0.9)}" fill="${heart}" stroke="${line}" stroke-width="${Math.round(radius * 0.5)}"/>`,
    );
  }
}

/** Slices of cucumber in an overlapping row. */
export function paintCucumber(stage: Stage, from: Point, count: number, radius: number): void {
  const { canvas } = stage;
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [from[0] + i * radius * 0.95, from[1] + i * radius * 0.34];
    canvas.path(oval(x + 3, y + 6, radius), '#14240f', 'opacity=".35"');
    canvas.path(oval(x, y, radius), '#3f8a3f');
    canvas.path(oval(x, y, radius * 0.9), '#dff0bd');
    let seeds = '';
    for (let k = 0; k < 9; k += 1)
      seeds += oval(x + Math.cos(k * 0.7) * radius * 0.44, y + Math.sin(k * 0.7) * radius * 0.44, radius * 0.08);
    canvas.path(seeds, '#a9cc7c');
  }
}
