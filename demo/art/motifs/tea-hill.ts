import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { areaAbove, num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A hill planted with tea in rows that follow its shape. */
export interface TeaHill {
  /** Height of the hill's edge at x. */
  readonly crest: (x: number) => number;
  readonly rows: number;
  /** Distance of the first rows, and how much each next one grows (1 = not at all). */
  readonly gap: number;
  readonly growth: number;
  /** How much wider the rows lie towards the right (positive) or left edge. */
  readonly fan?: number;
  readonly haze: number;
  /** Rows that lie wholly below this y are left out. */
  readonly floor: number;
  readonly light?: 1 | -1;
  /** Called after each row, with the function of its line and the bush size there. */
  readonly onRow?: (row: number, line: (x: number) => number, bush: number) => void;
}

/** Paints the hill row by row from its crest down; every row is a string of round bushes. */
export function paintTeaHill(stage: Stage, hill: TeaHill): void {
  const { canvas, palette } = stage;
  const { crest, rows, gap, growth, fan = 0, haze, light = -1 } = hill;
  const air = (colour: string): string => mix(lit(stage, colour), palette.haze, haze);
  const leaf = air(mix(palette.leaf, '#7fb04a', 0.35));
  const soil = mix(air(mix(palette.leaf, palette.deep, 0.55)), air('#7a5a34'), 0.2);
  const young = mix(leaf, air('#d6e87a'), 0.5);
  const edge = lineOf(crest);
  const shape = areaAbove(edge, HEIGHT + 40);
  canvas.path(shape, soil);
  let [down, step] = [gap * 0.4, gap];
  for (let row = 0; row < rows; row += 1) {
    const below = down;
    const line = (x: number): number => crest(x) + below * (1 + fan * (x / WIDTH - 0.5));
    if ([0, 400, 800, 1200, 1600].every((x) => line(x) > hill.floor)) break;
    const bush = step * 0.78;
    const id = canvas.symbol(`<path d="${smooth(lineOf(line))}"/>`);
    const string = (look: { colour: string; wide: number; up: number; more?: string }): string =>
      `<use href="#${id}" y="${num(-look.up)}" stroke="${look.colour}" stroke-width="${num(look.wide)}" ${look.more ?? ''}/>`;
    const dash = `stroke-dasharray="0.1 ${num(bush * 0.72)}"`;
    const rowText =
      string({ colour: mix(soil, palette.deep, 0.4), wide: bush * 0.8, up: -bush * 0.36, more: 'opacity=".7"' }) +
      string({ colour: lighten(leaf, -0.05), wide: bush, up: 0, more: dash }) +
      string({ colour: leaf, wide: bush * 0.78, up: bush * 0.14, more: dash }) +
      string({
        colour: young,
        wide: bush * 0.42,
        up: bush * 0.3,
        more: `${dash} opacity=".8" stroke-dashoffset="${num(light * bush * 0.14)}"`,
      });
    canvas.add(`<g fill="none" stroke-linecap="round">${rowText}</g>`);
    hill.onRow?.(row, line, bush);
    down += step;
    step *= growth;
  }
  canvas.stroke(smooth(edge), mix(young, palette.sun, 0.4), 2, 'opacity=".5"');
}

function lineOf(y: (x: number) => number): Point[] {
  const points: Point[] = [];
  for (let x = -60; x <= WIDTH + 60; x += 40) points.push([x, y(x)]);
  return points;
}
