import { mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintHeartLeaf } from './fern.ts';

/** A rainforest giant: middle of its trunk, y of its foot, half width of the trunk, side of the light. */
export interface ButtressTree {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly light: 1 | -1;
}

/** Paints the trunk with its wing-like roots, and the creeper on it. */
export function paintButtressTree(stage: Stage, tree: ButtressTree): void {
  const { canvas, palette } = stage;
  const { x, foot, wide, light } = tree;
  const bark = lit(stage, '#a08868');
  const dark = mix(bark, palette.deep, 0.62);
  const fin = (reach: number, rise: number, down: number): string =>
    `M${num(x + Math.sign(reach) * wide * 0.3)} ${num(foot - rise)}Q${num(x + reach * 0.4)} ${num(foot - rise * 0.42)} ${num(x + reach)} ${num(foot + down)}Q${num(x + reach * 0.7)} ${num(foot + down + 14)} ${num(x + reach * 0.4)} ${num(foot + down - 6)}L${num(x)} ${num(foot - 20)}Z`;
  canvas.path(oval(x, foot + 18, wide * 3, 30), palette.deep, 'opacity=".4"');
  canvas.path(fin(-wide * 3.1, 330, 0) + fin(wide * 3, 310, 4), dark);
  canvas.path(
    `M${num(x - wide)} ${foot}Q${num(x - wide * 0.62)} 420 ${num(x - wide * 0.7)} -20H${num(x + wide * 0.7)}Q${num(x + wide * 0.62)} 420 ${num(x + wide)} ${foot}Z`,
    canvas.linear(
      ramp(light === -1 ? bark : dark, [0.5, mix(bark, palette.deep, 0.3)], light === -1 ? dark : bark),
      [0, 0, 1, 0],
    ),
  );
  canvas.path(
    fin(-wide * 2.3, 300, 26),
    canvas.linear(ramp(mix(bark, palette.deep, light === -1 ? 0.1 : 0.45), mix(bark, palette.deep, 0.5)), [0, 0, 1, 0]),
  );
  canvas.path(
    fin(wide * 2.2, 280, 30),
    canvas.linear(ramp(mix(bark, palette.deep, 0.5), mix(bark, palette.deep, light === 1 ? 0.06 : 0.4)), [0, 0, 1, 0]),
  );
  canvas.path(fin(-wide * 0.9, 230, 52), mix(bark, palette.deep, 0.2));
  canvas.path(fin(wide * 1.1, 220, 56), mix(mix(bark, palette.deep, 0.12), palette.glow, 0.14));
  paintBarkLife(stage, tree, { bark, dark });
}

/** Fissures, moss, the lit edge and a creeper with heart-shaped leaves. */
function paintBarkLife(
  stage: Stage,
  { x, foot, wide, light }: ButtressTree,
  { bark, dark }: { bark: string; dark: string },
): void {
  const { canvas, palette, random } = stage;
  let [lines, moss] = ['', ''];
  for (let i = 0; i < 16; i += 1) {
    const px = x + random.around(0, wide * 0.6);
    const y = random.between(0, foot - 240);
    lines += `M${num(px)} ${num(y)}Q${num(px + random.around(0, 6))} ${num(y + 60)} ${num(px + random.around(0, 5))} ${num(y + random.between(70, 150))}`;
  }
  for (let i = 0; i < 12; i += 1)
    moss += oval(
      x + random.around(0, wide * 0.6),
      random.between(40, foot - 120),
      random.between(8, 22),
      random.between(5, 11),
    );
  canvas.stroke(lines, dark, 2.4, 'opacity=".4"');
  canvas.path(moss, mix(palette.leaf, '#9ab84a', 0.4), 'opacity=".6"');
  canvas.stroke(
    `M${num(x + light * wide * 0.66)} 0Q${num(x + light * wide * 0.58)} 420 ${num(x + light * wide * 0.94)} ${foot - 90}`,
    mix(bark, palette.sun, 0.6),
    5,
    'opacity=".5"',
  );
  const vine = mix(palette.leaf, palette.deep, 0.4);
  canvas.stroke(
    `M${num(x - wide * 0.4)} -10Q${num(x + wide * 1.3)} 130 ${num(x + wide * 0.2)} 300T${num(x + wide * 0.5)} ${foot - 60}`,
    vine,
    9,
  );
  for (let i = 0; i < 7; i += 1)
    paintHeartLeaf(stage, [x + wide * 0.5 + Math.sin(i * 1.7) * wide * 0.5, 70 + i * 84], 0.5, {
      angle: i % 2 === 0 ? 0.5 : 2.5,
      colour: mix(palette.leaf, palette.deep, 0.16),
    });
}
