import { WIDTH } from '#demo/art/kit/canvas.ts';
import { at, num } from '#demo/art/kit/path-text.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Tufts of grass between two lines; the lower the line, the taller the tufts. */
export interface GrassBand {
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  /** Height of a tuft at the lower line. */
  readonly tall: number;
  readonly dark: string;
  readonly bright: string;
  readonly from?: number;
  readonly to?: number;
}

/** Paints the tufts from far to near. */
export function paintGrassBand(stage: Stage, band: GrassBand): void {
  const { canvas, random } = stage;
  const { top, bottom, count, tall, from = -20, to = WIDTH + 20 } = band;
  const shapes = [0, 1, 2].map(() => canvas.symbol(canvas.capture(() => paintTuft(stage, band))));
  const places = Array.from({ length: count }, () => [random.between(from, to), random.next()] as const);
  let uses = '';
  for (const [x, t] of places.toSorted((a, b) => a[1] - b[1])) {
    const scale = (tall / 40) * (0.45 + 0.55 * t) * random.between(0.7, 1.2);
    const shape = shapes[Math.floor(random.next() * 3)] ?? '';
    const flip = random.chance(0.5) ? -1 : 1;
    uses += `<use href="#${shape}" transform="translate(${num(x)} ${num(top + (bottom - top) * t)}) scale(${Math.round(scale * flip * 100) / 100} ${Math.round(scale * 100) / 100})"/>`;
  }
  canvas.add(uses);
}

/** One tuft, 40 high, on the origin. */
function paintTuft(stage: Stage, { dark, bright }: GrassBand): void {
  const { canvas, random } = stage;
  let [low, high] = ['', ''];
  for (let i = 0; i < 13; i += 1) {
    const lean = (i - 6) * 4.4 + random.around(0, 3);
    const h = (40 - Math.abs(i - 6) * 2.6) * random.between(0.75, 1.1);
    const root = (i - 6) * 1.5;
    const d = `M${at([root - 1.5, 1])}Q${at([root + lean * 0.2, -h * 0.6])} ${at([root + lean, -h])}Q${at([root + lean * 0.34, -h * 0.5])} ${at([root + 1.7, 1])}Z`;
    if (i % 3 === 1) high += d;
    else low += d;
  }
  canvas.path(low, dark);
  canvas.path(high, bright);
}
