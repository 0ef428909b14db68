import { num } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintHeap } from './cloud-cover.ts';

/** One bank of cloud: centre, length, bar height, opacity. */
export interface CloudBank {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly bar?: number;
  readonly opacity?: number;
}

/** Clouds as stacked round-ended bars, like a paper cut; heaps in a broken sky, none below a closed one. */
export function paintClouds(stage: Stage, banks: readonly CloudBank[]): void {
  const { canvas, palette, random } = stage;
  const dim = palette.time === 'night' ? 0.4 : 1;
  for (const { x, y, length, bar = 14, opacity = 0.45 } of banks) {
    if (stage.sky === 'broken') paintHeap(stage, [x, y + 30], length * 1.15, Math.min(1, opacity + 0.4));
    if (stage.sky !== undefined) continue;
    let bars = '';
    for (let row = 0; row < 4; row += 1) {
      const width = length * (1 - 0.19 * row) * random.between(0.72, 1.08);
      const left = random.around(x, length * 0.17) - width / 2;
      const top = y - row * bar * 0.64;
      bars += `<rect x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(bar)}" rx="${num(bar / 2)}"/>`;
    }
    canvas.add(`<g fill="${palette.cloud}" opacity="${num2(opacity * dim)}">${bars}</g>`);
  }
}

const num2 = (n: number): string => String(Math.round(n * 100) / 100);
