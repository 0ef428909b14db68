import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** An old two-storeyed merchant's house by the river, seen from the front; `foot` is its lower left corner. */
export interface MerchantHouse {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly wood: string;
  /** A timber balcony upstairs, or shuttered windows. */
  readonly upper: 'balcony' | 'windows';
}

/** Paints walls, mossy tiled roofs, the open lit shop below and the upper storey. */
export function paintMerchantHouse(stage: Stage, house: MerchantHouse): void {
  const { canvas } = stage;
  const { foot, width: w, height: h } = house;
  const wall = lit(stage, house.wall, 0.5);
  canvas.group(`transform="translate(${at(foot)})"`, () => {
    const front = box(0, -h, w, h);
    canvas.path(front, canvas.linear(ramp(lighten(wall, 0.02), lighten(wall, -0.06))));
    canvas.grain(front, { colour: lighten(wall, -0.2), axis: [0, -h * 0.3, w * 0.4, -h * 1.1], opacity: 0.5 });
    paintShop(stage, house);
    if (house.upper === 'balcony') paintBalcony(stage, house);
    else paintWindows(stage, house);
    paintTiles(stage, [-8, -h * 0.5], [w + 16, h * 0.085]);
    paintTiles(stage, [-12, -h], [w + 24, h * 0.24]);
  });
}

/** A strip of half-round tiles whose lower edge lies at y; the upper edge is a little shorter. */
function paintTiles(stage: Stage, [x, y]: Point, [w, h]: Point): void {
  const { canvas } = stage;
  const clay = lit(stage, '#7a5248');
  const inset = h * 0.24;
  const roof = `M${num(x)} ${num(y)}L${num(x + inset)} ${num(y - h)}H${num(x + w - inset)}L${num(x + w)} ${num(y)}Z`;
  canvas.path(roof, canvas.linear(ramp(lighten(clay, 0.06), lighten(clay, -0.08))));
  canvas.inside(roof, () => {
    let ribs = '';
    for (let px = x; px < x + w; px += 9)
      ribs += `M${num(px)} ${num(y)}L${num(x + w / 2 + (px - x - w / 2) * (1 - (inset * 2) / w))} ${num(y - h)}`;
    canvas.stroke(ribs, lighten(clay, -0.13), 3.4, 'opacity=".7"');
    let moss = '';
    for (let i = 0; i < 7; i += 1)
      moss += oval(
        x + stage.random.between(0, w),
        y - stage.random.between(0, h),
        stage.random.between(8, 24),
        stage.random.between(2, 5),
      );
    canvas.path(moss, lit(stage, '#6f8a4c'), 'opacity=".4"');
  });
  let ends = '';
  for (let px = x + 5; px < x + w; px += 9) ends += oval(px, y, 4.2, 3.6);
  canvas.path(ends, lighten(clay, 0.04));
  if (h > 40)
    canvas.path(
      `M${num(x + inset - 8)} ${num(y - h + 2)}Q${num(x + inset - 4)} ${num(y - h - 14)} ${num(x + inset + 12)} ${num(y - h - 6)}H${num(x + w - inset - 12)}Q${num(x + w - inset + 4)} ${num(y - h - 14)} ${num(x + w - inset + 8)} ${num(y - h + 2)}Z`,
      lighten(clay, -0.06),
    );
}

function paintShop(stage: Stage, { width: w, height: h, wood }: MerchantHouse): void {
  const { canvas, palette } = stage;
  const timber = lit(stage, wood);
  const warm = mix(palette.lamp, '#ffb060', 0.25);
  const [x, y, wide, tall] = [w * 0.1, -h * 0.42, w * 0.8, h * 0.42];
  canvas.path(box(x - 6, y - 6, wide + 12, tall + 6), lighten(timber, -0.05));
  canvas.path(
    box(x, y, wide, tall),
    canvas.linear(ramp(warm, [0.6, mix(warm, '#8a4a2c', 0.4)], mix(warm, '#4a2a20', 0.7))),
  );
  let [shelves, goods] = ['', ''];
  for (const t of [0.34, 0.58]) {
    shelves += box(x, y + tall * t, wide, 4);
    for (let px = x + 6; px < x + wide - 10; px += 13)
      goods += box(px, y + tall * t - stage.random.between(8, 20), 8, 20);
  }
  canvas.inside(box(x, y, wide, tall), () => {
    canvas.path(goods, mix(warm, '#7a3a24', 0.55), 'opacity=".7"');
    canvas.path(shelves, mix(warm, '#5a2f1c', 0.65));
  });
  let posts = '';
  for (const t of [0, 0.33, 0.67, 1]) posts += box(x + wide * t - 4, y, 8, tall);
  canvas.path(posts, timber);
  canvas.path(
    box(x, -h * 0.1, wide * 0.33, h * 0.1) + box(x + wide * 0.67, -h * 0.1, wide * 0.33, h * 0.1),
    lighten(timber, 0.03),
  );
}

function paintBalcony(stage: Stage, { width: w, height: h, wood }: MerchantHouse): void {
  const { canvas, palette } = stage;
  const timber = lit(stage, wood);
  const [x, y, wide, tall] = [w * 0.05, -h * 0.93, w * 0.9, h * 0.34];
  canvas.path(box(x, y, wide, tall), mix(timber, palette.deep, 0.4));
  const doors = [0.08, 0.38, 0.68].map((t) => box(x + wide * t, y + tall * 0.16, wide * 0.24, tall * 0.84)).join('');
  canvas.path(doors, mix(palette.lamp, '#d97a3c', 0.2), `opacity="${num(4 + palette.lampGlow * 5)}e-1"`);
  let bars = '';
  for (let i = 0; i <= 18; i += 1) bars += `M${num(x + (wide * i) / 18)} ${num(y + tall)}v${num(-tall * 0.36)}`;
  canvas.stroke(bars, lighten(timber, 0.05), 3);
  canvas.path(box(x - 4, y + tall * 0.62, wide + 8, 5) + box(x - 4, y + tall - 4, wide + 8, 7), lighten(timber, 0.09));
  let posts = '';
  for (const t of [0, 0.335, 0.665, 1]) posts += box(x + wide * t - 3.5, y, 7, tall);
  canvas.path(posts, lighten(timber, 0.03));
}

function paintWindows(stage: Stage, { width: w, height: h, wood }: MerchantHouse): void {
  const { canvas, palette, random } = stage;
  const timber = lit(stage, wood);
  for (const t of [0.2, 0.5, 0.8]) {
    const [x, y, wide, tall] = [w * t - w * 0.1, -h * 0.88, w * 0.2, h * 0.26];
    canvas.path(box(x - 5, y - 5, wide + 10, tall + 10), lit(stage, '#fbe9b4'));
    const open = random.chance(0.5);
    canvas.path(
      box(x, y, wide, tall),
      open ? palette.lamp : mix(timber, palette.deep, 0.4),
      open ? `opacity="${num(5 + palette.lampGlow * 5)}e-1"` : '',
    );
    const leaf = open ? wide * 0.28 : wide * 0.49;
    canvas.path(box(x, y, leaf, tall) + box(x + wide - leaf, y, leaf, tall), timber);
    let slats = '';
    for (let py = y + 5; py < y + tall - 4; py += 6.5)
      slats += box(x + 3, py, leaf - 6, 2.4) + box(x + wide - leaf + 3, py, leaf - 6, 2.4);
    canvas.path(slats, lighten(timber, -0.12), 'opacity=".7"');
  }
}
