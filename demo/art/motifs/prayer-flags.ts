import { num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A hanging line from one point to another: how deep it sags, and the size of its flags. */
export interface FlagLine {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
  readonly size?: number;
}

// Sky, air, fire, water, earth: the order in which the five colours are strung.
const FIVE = ['#3a6cc0', '#f7f3ea', '#d4442f', '#3f9a5b', '#f2bf45'] as const;

/** A string of prayer flags, each leaning a little in the wind. */
export function paintPrayerFlags(stage: Stage, line: FlagLine): void {
  const { canvas, random } = stage;
  const { from, to, sag, size = 1 } = line;
  const flags = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (25 * size));
  const on = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const samples = Array.from({ length: 25 }, (_, i) => on(i / 24));
  canvas.stroke(smooth(samples), stage.palette.deep, 1.7 * size, 'opacity=".55"');
  let cloths = '';
  for (let i = 3; i < flags; i += 1) {
    const [x, y] = on(i / flags);
    const [nx, ny] = on(i / flags + 0.004);
    const slope = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    const [w, h, sway] = [15.5 * size, 19.5 * size, random.around(0, 6)];
    const colour = lit(stage, FIVE[i % 5] ?? FIVE[0], 0.8);
    const hem = `L${num(w / 2 + sway * 0.4)} ${num(h)}Q${num(sway * 0.4)} ${num(h - 3.5 * size)} ${num(-w / 2 + sway * 0.4)} ${num(h + 1)}Z`;
    const turn = `translate(${num(x)} ${num(y)}) rotate(${num(slope * 0.42 + sway * 0.8)})`;
    cloths += `<g transform="${turn}"><path d="M${num(-w / 2)} 0H${num(w / 2)}${hem}" fill="${colour}"/>`;
    cloths += `<path d="M${num(w * 0.1)} 0H${num(w / 2)}${hem.slice(0, hem.indexOf('Q'))}L${num(w * 0.14)} ${num(h - 2)}Z" fill="#1a1030" opacity=".12"/></g>`;
  }
  canvas.add(cloths);
}
