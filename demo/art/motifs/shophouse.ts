import { lighten, mix } from '#demo/art/kit/colour.ts';
import { face, project, type Spot, type View } from '#demo/art/kit/perspective.ts';
import { at } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** One narrow house of a street: which side, from which depth to which, its height, and its wall. */
export interface Shophouse {
  readonly side: -1 | 1;
  readonly near: number;
  readonly far: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly shutter: string;
}

/** Paints front wall, tiled roof edge, shutters upstairs, a lit shop below with its awning. */
export function paintShophouse(stage: Stage, view: View, house: Shophouse): void {
  const { canvas, palette } = stage;
  const { side, near, far, width, height } = house;
  const across = (u: number): number => 1 / (1 / near + (1 / far - 1 / near) * u);
  const on = (u: number, y: number, out = 0): Spot => [side * (width - out), y, across(u)];
  const panelAt =
    (out: number): Panel =>
    (u0, u1, y0, y1) =>
      face(view, [on(u0, y0, out), on(u0, y1, out), on(u1, y1, out), on(u1, y0, out)]);
  const panel = panelAt(0);
  const wall = mix(lit(stage, house.wall, 0.9), palette.haze, Math.min(0.5, (near - 1) * 0.09));
  const [nearTop, farFoot] = [project(view, on(0, height)), project(view, on(1, 0))];
  canvas.path(
    panel(0, 1, 0, height),
    canvas.linearOn(ramp(lighten(wall, 0.03), lighten(wall, -0.07)), [nearTop[0], nearTop[1], nearTop[0], farFoot[1]]),
  );
  canvas.path(panelAt(6)(0, 1, height * 0.47, height * 0.5), lighten(wall, 0.08));
  for (const u of [0.12, 0.41, 0.7]) paintUpperWindow(stage, house, panelAt(3), u);
  paintShop(stage, house, panelAt);
  const roof = lit(stage, '#6b3a2c');
  canvas.path(
    face(view, [on(0, height, 34), on(0, height + 40, -40), on(1, height + 40, -40), on(1, height, 34)]),
    roof,
  );
  let tiles = '';
  for (let u = 0; u <= 1; u += 0.08)
    tiles += `M${at(project(view, on(u, height, 34)))}L${at(project(view, on(u, height + 40, -40)))}`;
  canvas.stroke(tiles, lighten(roof, -0.09), 2.4, 'opacity=".7"');
  canvas.path(panelAt(34)(0, 1, height - 9, height + 3), lighten(roof, -0.08));
}

type Panel = (u0: number, u1: number, y0: number, y1: number) => string;

function paintUpperWindow(stage: Stage, { height, shutter }: Shophouse, panel: Panel, u: number): void {
  const { canvas, palette, random } = stage;
  const [low, high] = [height * 0.58, height * 0.86];
  const glowing = random.chance(0.3 + palette.lampGlow * 0.35);
  canvas.path(
    panel(u, u + 0.18, low, high),
    glowing ? palette.lamp : mix(palette.deep, palette.hill, 0.3),
    `opacity="${glowing ? 0.4 + palette.lampGlow * 0.5 : 0.9}"`,
  );
  const leaf = lit(stage, shutter);
  canvas.path(panel(u - 0.045, u + 0.05, low - 4, high + 4), leaf);
  canvas.path(panel(u + 0.13, u + 0.225, low - 4, high + 4), lighten(leaf, -0.04));
  let slats = '';
  for (let i = 1; i < 7; i += 1)
    slats +=
      panel(u - 0.04, u + 0.045, low + (i * (high - low)) / 7, low + (i * (high - low)) / 7 + 3) +
      panel(u + 0.135, u + 0.22, low + (i * (high - low)) / 7, low + (i * (high - low)) / 7 + 3);
  canvas.path(slats, lighten(leaf, -0.12), 'opacity=".8"');
}

function paintShop(stage: Stage, { height, shutter, wall }: Shophouse, panelAt: (out: number) => Panel): void {
  const panel = panelAt(0);
  const { canvas, palette, random } = stage;
  const top = height * 0.37;
  const warm = mix(mix(palette.lamp, '#fff0c8', 0.2), lit(stage, wall), 0.7 - palette.lampGlow * 0.65);
  canvas.path(panel(0.06, 0.94, 0, top), lit(stage, '#3a2218'));
  canvas.path(
    panel(0.09, 0.91, 6, top - 6),
    canvas.linear(ramp(warm, [0.45, mix(warm, '#c9702c', 0.35)], mix(warm, '#5a2a18', 0.72))),
  );
  let goods = '';
  for (let u = 0.42; u < 0.6; u += 0.06) goods += panel(u, u + 0.045, top * 0.3, top * 0.3 + random.between(8, 26));
  for (let u = 0.13; u < 0.33; u += 0.05) goods += panel(u, u + 0.034, 6, random.between(30, 70));
  canvas.path(panel(0.4, 0.9, 6, top * 0.3), lit(stage, '#6a3a22'));
  canvas.path(goods, lit(stage, '#8a4a2a'), 'opacity=".9"');
  canvas.path(panel(0.36, 0.385, 0, top) + panel(0.62, 0.645, 0, top), lit(stage, '#3a2218'));
  let shelves = '';
  for (const y of [0.52, 0.74])
    for (let u = 0.12; u < 0.88; u += 0.06) shelves += panel(u, u + 0.035, top * y, top * y + random.between(6, 18));
  canvas.path(shelves, lit(stage, '#a8623a'), 'opacity=".45"');
  const cloth = lit(stage, shutter === '#2f6f6a' ? '#b8452f' : '#2f6f6a');
  canvas.path(panelAt(56)(0.02, 0.98, top - 8, top + 34), cloth);
  let stripes = '';
  for (let u = 0.02; u < 0.98; u += 0.16) stripes += panelAt(56)(u, u + 0.08, top - 8, top + 34);
  canvas.path(stripes, lit(stage, '#f3e3c0'), 'opacity=".75"');
}
