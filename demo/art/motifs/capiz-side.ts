import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at } from '#demo/art/kit/path-text.ts';
import { face, project, type Spot, type View } from '#demo/art/kit/perspective.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import type { Span } from '#demo/art/kit/street-faces.ts';

/** A stone house with shell windows along a street in perspective: which side, from which depth to which. */
export interface CapizSide {
  readonly side: -1 | 1;
  readonly near: number;
  readonly far: number;
  readonly width: number;
  readonly height: number;
  readonly stone: string;
  readonly wood: string;
}

/** A piece of the front between two shares of its length and two heights, `out` units before the wall. */
type Panel = (along: Span, heights: Span, out?: number) => string;

/** Paints stone base with arches, the jutting timber storey with shell panes, and the eaves. */
export function paintCapizSide(stage: Stage, view: View, house: CapizSide): void {
  const { canvas, palette } = stage;
  const { side, near, far, width, height: h } = house;
  const across = (u: number): number => 1 / (1 / near + (1 / far - 1 / near) * u);
  const on = (u: number, y: number, out = 0): Spot => [side * (width - out), y, across(u)];
  const panel: Panel = ([u0, u1], [y0, y1], out = 0) =>
    face(view, [on(u0, y0, out), on(u0, y1, out), on(u1, y1, out), on(u1, y0, out)]);
  const air = Math.min(0.5, (near - 0.6) * 0.1);
  const stone = mix(lit(stage, house.stone), palette.haze, air);
  const wood = mix(lit(stage, house.wood), palette.haze, air);
  const shade = side === 1 ? -0.05 : 0;
  canvas.path(panel([0, 1], [0, h * 0.5]), canvas.linear(ramp(lighten(stone, shade), lighten(stone, shade - 0.08))));
  for (const u of [0.1, 0.4, 0.7]) paintArch(stage, panel, [u, h], { stone, wood });
  canvas.path(
    panel([0, 1], [h * 0.46, h], 40),
    canvas.linear(ramp(lighten(wood, shade - 0.03), lighten(wood, shade + 0.02))),
  );
  canvas.path(
    face(view, [on(0, h * 0.46, 40), on(0, h * 0.46), on(1, h * 0.46), on(1, h * 0.46, 40)]),
    mix(wood, palette.deep, 0.5),
  );
  for (const u of [0.03, 0.36, 0.69]) paintPanes(stage, panel, [u, h], { wood, air });
  canvas.path(panel([0, 1], [h * 0.455, h * 0.49], 48), lighten(wood, 0.08));
  canvas.path(
    face(view, [on(0, h - 6, 38), on(0, h - 10, 96), on(1, h - 10, 96), on(1, h - 6, 38)]),
    mix(wood, palette.deep, 0.45),
  );
  const clay = mix(lit(stage, '#a8533a'), palette.haze, air);
  canvas.path(
    face(view, [on(0, h, 96), on(0, h + 96, -30), on(1, h + 96, -30), on(1, h, 96)]),
    canvas.linear(ramp(lighten(clay, 0.04), lighten(clay, -0.06))),
  );
  let tiles = '';
  for (let u = 0; u <= 1; u += 0.055)
    tiles += `M${at(project(view, on(u, h, 96)))}L${at(project(view, on(u, h + 96, -30)))}`;
  canvas.stroke(tiles, lighten(clay, -0.11), 2.6 / near + 0.6, 'opacity=".6"');
  canvas.path(panel([0, 1], [h - 12, h + 2], 94), lighten(clay, -0.12));
}

function paintArch(stage: Stage, panel: Panel, [u, h]: Span, look: { stone: string; wood: string }): void {
  const { stone, wood } = look;
  const { canvas, palette } = stage;
  canvas.path(panel([u - 0.03, u + 0.23], [0, h * 0.39]), lighten(stone, 0.07));
  canvas.path(panel([u, u + 0.2], [0, h * 0.36]), mix(wood, palette.deep, 0.35));
  canvas.path(
    panel([u + 0.008, u + 0.092], [0, h * 0.3]) + panel([u + 0.108, u + 0.192], [0, h * 0.3]),
    lighten(wood, 0.04),
  );
  let planks = '';
  for (let k = 1; k < 5; k += 1)
    planks +=
      panel([u + k * 0.018, u + k * 0.018 + 0.003], [0, h * 0.3]) +
      panel([u + 0.1 + k * 0.018, u + 0.103 + k * 0.018], [0, h * 0.3]);
  canvas.path(planks, lighten(wood, -0.1));
  canvas.path(panel([u + 0.01, u + 0.19], [h * 0.31, h * 0.35]), mix(palette.lamp, stone, 0.6));
}

function paintPanes(stage: Stage, panel: Panel, [u, h]: Span, look: { wood: string; air: number }): void {
  const { wood, air } = look;
  const { canvas, palette, random } = stage;
  const pane = mix(mix(lit(stage, '#f4f0e2'), palette.lamp, palette.lampGlow * 0.7), palette.haze, air);
  const [wide, low, high] = [0.28, h * 0.63, h * 0.95];
  canvas.path(panel([u - 0.01, u + wide + 0.01], [low - 8, high + 8], 42), lighten(wood, 0.09));
  canvas.path(panel([u, u + wide], [low, high], 44), mix(wood, palette.deep, 0.5));
  const open = random.chance(0.35) ? 0.55 : 1;
  canvas.path(
    panel([u, u + wide * open], [low, high], 44),
    canvas.linear(ramp(lighten(pane, 0.02), lighten(pane, -0.06)), [0, 0, 1, 1]),
  );
  let grid = '';
  for (let k = 1; k < 8 * open; k += 1)
    grid += panel([u + (wide * k) / 8 - 0.0016, u + (wide * k) / 8 + 0.0016], [low, high], 44);
  for (let k = 1; k < 6; k += 1)
    grid += panel([u, u + wide * open], [low + ((high - low) * k) / 6 - 1.4, low + ((high - low) * k) / 6 + 1.4], 44);
  canvas.path(grid, lighten(wood, 0.02));
  canvas.path(panel([u + wide / 2 - 0.006, u + wide / 2 + 0.006], [low, high], 46), wood);
  canvas.path(panel([u, u + wide], [h * 0.51, h * 0.6], 44), mix(wood, palette.deep, 0.4));
  let rails = '';
  for (let k = 0; k < 11; k += 1)
    rails += panel([u + (wide * (k + 0.3)) / 11, u + (wide * (k + 0.7)) / 11], [h * 0.51, h * 0.6], 45);
  canvas.path(rails, lighten(wood, 0.12));
}
