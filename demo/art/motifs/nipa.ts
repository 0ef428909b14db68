import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A clump of water palm: long fronds that rise straight out of the mud and arch over. */
export interface Nipa {
  readonly name: string;
  readonly foot: Point;
  readonly height: number;
  readonly colour: string;
  /** Which way most fronds lean, -1 to 1. */
  readonly lean?: number;
  readonly fronds?: number;
}

/** Paints the clump from the far fronds to the near ones. */
export function paintNipa(stage: Stage, nipa: Nipa): void {
  const { canvas, palette } = stage;
  const { name, foot, height, colour, lean = 0, fronds = 9 } = nipa;
  const random = createRandom(`${stage.seed}:nipa:${name}`);
  const gleam = palette.time === 'dusk' ? palette.glow : palette.sun;
  for (let layer = 0; layer < 3; layer += 1) {
    let [leaves, ribs] = ['', ''];
    for (let i = layer; i < fronds; i += 3) {
      const spread = (i + random.next()) / fronds - 0.5;
      const sway = spread * 1.5 + lean * 0.6;
      const long = height * random.between(0.78, 1.08) * (1 - Math.abs(spread) * 0.3);
      const { blade, rib } = plumeOf([foot[0] + spread * height * 0.16, foot[1]], long, sway);
      leaves += blade;
      ribs += rib;
    }
    const tone =
      layer === 0 ? mix(colour, palette.deep, 0.3) : layer === 1 ? colour : mix(lighten(colour, 0.04), gleam, 0.16);
    canvas.path(leaves, tone);
    canvas.stroke(ribs, mix(tone, gleam, 0.34), Math.max(1.2, height * 0.007), 'opacity=".85"');
  }
}

/** One frond: a rib bent over to a side, with stiff leaflets in two rows. */
function plumeOf(root: Point, length: number, sway: number): { blade: string; rib: string } {
  const bend: Point = [root[0] + sway * length * 0.14, root[1] - length * 0.86];
  const tip: Point = [root[0] + sway * length * 0.78, root[1] - length * (0.92 - Math.abs(sway) * 0.34)];
  const on = (t: number): Point => [
    (1 - t) ** 2 * root[0] + 2 * (1 - t) * t * bend[0] + t * t * tip[0],
    (1 - t) ** 2 * root[1] + 2 * (1 - t) * t * bend[1] + t * t * tip[1],
  ];
  let [left, right] = ['', ''];
  const pairs = 19;
  for (let i = 2; i <= pairs; i += 1) {
    const t = 0.16 + (0.84 * i) / (pairs + 0.5);
    const [x, y] = on(t);
    const [fx, fy] = on(Math.min(1, t + 0.03));
    const tilt = Math.atan2(fy - y, fx - x);
    const reach = length * 0.2 * Math.sin(Math.PI * Math.min(1, (t - 0.1) * 1.05)) ** 0.7;
    const point = (turn: number): Point => [
      x + Math.cos(tilt + turn) * reach,
      y + Math.sin(tilt + turn) * reach + reach * 0.16,
    ];
    left += `L${num(x - 1)} ${num(y)}L${at(point(-0.72))}`;
    right = `L${at(point(0.72))}L${num(x + 1)} ${num(y)}${right}`;
  }
  const base = `M${num(root[0] - 2)} ${num(root[1])}`;
  return {
    blade: `${base}${left}L${at(tip)}${right}L${num(root[0] + 2)} ${num(root[1])}Z`,
    rib: `M${at(root)}Q${at(bend)} ${at(tip)}`,
  };
}
