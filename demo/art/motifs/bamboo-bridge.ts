import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A seasonal footbridge of bamboo trestles; its deck sags a little between the banks. */
export interface BambooBridge {
  readonly from: number;
  readonly to: number;
  readonly deck: (x: number) => number;
  /** Water line. */
  readonly water: number;
}

/** Paints trestles, woven deck and hand rails. */
export function paintBambooBridge(stage: Stage, { from, to, deck, water }: BambooBridge): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:bamboo`);
  const bamboo = lit(stage, '#cfa75c');
  let [back, front, rails] = ['', '', ''];
  const step = 58;
  for (let x = from; x <= to; x += step) {
    const [y, next] = [deck(x), deck(x + step)];
    const foot = water + random.between(4, 12);
    back += `M${num(x + 18)} ${num(y)}L${num(x + 8)} ${num(water)}M${num(x + 6)} ${num(y + 10)}L${num(x + step)} ${num(water - 8)}`;
    front += `M${num(x)} ${num(y - 4)}L${num(x - 12)} ${num(foot)}M${num(x + 4)} ${num(y - 4)}L${num(x + 20)} ${num(foot)}`;
    front += `M${num(x - 8)} ${num(y + (water - y) * 0.62)}L${num(x + step - 8)} ${num(next + (water - next) * 0.62)}`;
    rails += `M${num(x)} ${num(y)}V${num(y - 46)}M${num(x)} ${num(y - 42)}L${num(x + step)} ${num(next - 42)}M${num(x)} ${num(y - 22)}L${num(x + step)} ${num(next - 22)}`;
    rails += `M${num(x)} ${num(y - 4)}L${num(x + step)} ${num(next - 40)}`;
  }
  canvas.stroke(back, mix(lighten(bamboo, -0.18), palette.haze, 0.1), 4);
  const line = Array.from({ length: 41 }, (_, i) => from + ((to - from) * i) / 40);
  const top = line.map((x) => `${num(x)} ${num(deck(x))}`).join('L');
  canvas.stroke(`M${top}`, lighten(bamboo, -0.2), 17, 'transform="translate(0 5)"');
  canvas.stroke(`M${top}`, bamboo, 11);
  let slats = '';
  for (let x = from; x < to; x += 9) slats += `M${num(x)} ${num(deck(x) - 4)}v14`;
  canvas.stroke(slats, lighten(bamboo, -0.13), 1.6, 'opacity=".7"');
  canvas.stroke(front, lighten(bamboo, -0.06), 5.4);
  canvas.stroke(front, lighten(bamboo, 0.06), 1.6, 'opacity=".8" transform="translate(-1 0)"');
  canvas.stroke(rails, lighten(bamboo, -0.02), 3.6);
}
