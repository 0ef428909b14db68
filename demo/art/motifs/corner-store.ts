import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A small neighbourhood store below a painted house front; `foot` is its lower left corner. */
export interface CornerStore {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly awning: readonly [string, string];
}

/** Paints the upper floor with plants and washing, the awning, and the hatch with hanging sachets and jars. */
export function paintCornerStore(
  stage: Stage,
  { foot: [x, y], width: w, height: h, wall: colour, awning }: CornerStore,
): void {
  const { canvas, palette } = stage;
  const wall = lit(stage, colour);
  const front = box(x, y - h, w, h);
  canvas.path(front, canvas.linear(ramp(lighten(wall, 0.03), lighten(wall, -0.06))));
  canvas.grain(front, { colour: lighten(wall, -0.2), axis: [x, y - h * 0.5, x + w, y + 60], opacity: 0.45 });
  paintTin(stage, [x - 10, y - h], w + 20);
  for (const share of [0.27, 0.73]) paintUpperWindow(stage, [x + w * share, y - h * 0.6], [w * 0.3, h * 0.22], wall);
  const [left, top, wide, tall] = [x + w * 0.08, y - h * 0.42, w * 0.84, h * 0.25];
  canvas.path(box(left - 8, top - 8, wide + 16, tall + 16), lit(stage, '#f6efe0'));
  canvas.path(
    box(left, top, wide, tall),
    canvas.linear(ramp(mix(palette.deep, '#6a3a2c', 0.5), mix(palette.lamp, '#8a5a3a', 0.6))),
  );
  paintGoods(stage, [left, top], [wide, tall]);
  canvas.path(box(left - 14, top + tall + 4, wide + 28, 13), lit(stage, '#b98a54'));
  const base = box(x + w * 0.06, y - h * 0.14, w * 0.88, h * 0.14);
  canvas.path(base, lighten(wall, -0.09));
  let tiles = '';
  for (let px = x + w * 0.1; px < x + w * 0.9; px += 34)
    tiles += rosette([px, y - h * 0.07], { length: 13, halfWidth: 4.5 }, 4, Math.PI / 4);
  canvas.path(tiles, lit(stage, '#f6efe0'), 'opacity=".8"');
  const stripes = 9;
  for (let i = 0; i < stripes; i += 1) {
    const cloth = lit(stage, awning[i % 2 === 0 ? 0 : 1]);
    const [a, b] = [x + (w * i) / stripes, x + (w * (i + 1)) / stripes];
    canvas.path(
      `M${num(a)} ${num(y - h * 0.52)}H${num(b)}L${num(b + (b - x - w / 2) * 0.06)} ${num(y - h * 0.43)}q${num((a - b) / 2)} 14 ${num(a - b)} 0Z`,
      canvas.linear(ramp(lighten(cloth, 0.04), lighten(cloth, -0.06))),
    );
  }
}

function paintTin(stage: Stage, [x, y]: Point, w: number): void {
  const { canvas } = stage;
  const tin = lit(stage, '#a8604a');
  canvas.path(
    `M${num(x)} ${num(y + 14)}L${num(x + 16)} ${num(y - 30)}H${num(x + w - 16)}L${num(x + w)} ${num(y + 14)}Z`,
    canvas.linear(ramp(lighten(tin, 0.05), lighten(tin, -0.08))),
  );
  let ribs = '';
  for (let px = x + 8; px < x + w; px += 14)
    ribs += `M${num(px)} ${num(y + 13)}L${num(x + w / 2 + (px - x - w / 2) * 0.95)} ${num(y - 29)}`;
  canvas.stroke(ribs, lighten(tin, -0.12), 3, 'opacity=".6"');
}

function paintUpperWindow(stage: Stage, [x, y]: Point, [w, h]: Point, wall: string): void {
  const { canvas, palette, random } = stage;
  canvas.path(box(x - w / 2 - 7, y - h - 7, w + 14, h + 14), lit(stage, '#f6efe0'));
  canvas.path(box(x - w / 2, y - h, w, h), mix(palette.deep, lit(stage, '#4f7a8a'), 0.5));
  let panes = '';
  for (let k = 1; k < 7; k += 1) panes += box(x - w / 2, y - h + (k * h) / 7 - 2, w, 4.5);
  canvas.path(panes, mix('#dff0ee', palette.haze, 0.3), 'opacity=".8"');
  canvas.path(box(x - 2, y - h, 4, h), lit(stage, '#f6efe0'));
  canvas.path(box(x - w / 2 - 10, y + 4, w + 20, 14), lighten(wall, -0.12));
  let [green, blooms] = ['', ''];
  for (let k = 0; k < 16; k += 1) {
    const spot: Point = [x + random.around(0, w / 2), y + 4];
    green += leaf(spot, random.between(16, 30), 5, -1.57 + random.around(0, 0.9));
    if (k % 3 === 0) blooms += oval(spot[0], y - random.between(6, 18), 4.5);
  }
  canvas.path(green, lit(stage, palette.leaf));
  canvas.path(blooms, lit(stage, '#e8508a'));
}

function paintGoods(stage: Stage, [x, y]: Point, [w, h]: Point): void {
  const { canvas, random } = stage;
  const hues = ['#e8506a', '#f2c43c', '#3f9ac0', '#5aa86a', '#f4ead6', '#8a6ac0', '#f08a3c'] as const;
  const parts = new Map<string, string>(hues.map((hue) => [hue, '']));
  const put = (d: string): void => {
    const hue = random.pick([...hues]);
    parts.set(hue, (parts.get(hue) ?? '') + d);
  };
  for (let px = x + 8; px < x + w - 12; px += 19) for (let k = 0; k < 4; k += 1) put(box(px, y + 4 + k * 13, 14, 11));
  for (let px = x + 10; px < x + w - 20; px += 30)
    put(`M${num(px)} ${num(y + h)}v${num(-h * 0.22)}q0 -6 6 -6h10q6 0 6 6v${num(h * 0.22)}Z`);
  for (const [hue, d] of parts) canvas.path(d, lit(stage, hue, 0.7));
  let mesh = '';
  for (let px = x + 26; px < x + w; px += 26) mesh += `M${num(px)} ${y}v${num(h)}`;
  canvas.stroke(`${mesh}M${num(x)} ${num(y + h * 0.55)}h${num(w)}`, lit(stage, '#f6efe0'), 2, 'opacity=".6"');
}
