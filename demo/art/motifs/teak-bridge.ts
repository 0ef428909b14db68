import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A long footbridge of teak posts across shallow water, seen from the side. */
export interface TeakBridge {
  /** y of the walkway at an x. */
  readonly deck: (x: number) => number;
  readonly water: number;
  readonly from: number;
  readonly to: number;
}

/** Paints far posts, deck, near posts that stand above it, cross beams, and a shelter roof half way. */
export function paintTeakBridge(stage: Stage, { deck, water, from, to }: TeakBridge): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:teak`);
  const wood = mix(lit(stage, '#4a2f26'), palette.deep, 0.5);
  let [far, near, beams] = ['', '', ''];
  for (let x = from; x < to; x += 37) {
    const [px, y] = [x + random.around(0, 3), deck(x)];
    const foot = water + random.between(2, 12);
    far += post(px + 15, [y, water - 3], 4.4, random.around(0, 3));
    near += post(px, [y - random.between(6, 34), foot], 6.4, random.around(0, 4));
    beams += `M${num(px - 6)} ${num(y + 22)}L${num(px + 44)} ${num(deck(x + 37) + 22)}`;
    if (random.chance(0.3)) beams += `M${num(px)} ${num(y + 26)}L${num(px + 37)} ${num(water - 26)}`;
  }
  canvas.path(far, mix(wood, palette.haze, 0.3));
  let line = `M${num(from)} ${num(deck(from))}`;
  for (let x = from + 40; x <= to; x += 40) line += `L${num(x)} ${num(deck(x))}`;
  canvas.stroke(line, lighten(wood, 0.03), 13);
  canvas.stroke(line, mix(wood, palette.glow, 0.5), 2.6, 'transform="translate(0 -6)"');
  canvas.stroke(beams, wood, 4);
  canvas.path(near, wood);
}

function post(x: number, [top, foot]: readonly [number, number], wide: number, lean: number): string {
  const half = wide / 2;
  return `M${num(x - half)} ${num(top)}H${num(x + half)}L${num(x + half + lean)} ${num(foot)}H${num(x - half - 1 + lean)}Z`;
}
