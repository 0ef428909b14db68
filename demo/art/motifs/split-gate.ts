import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A candi bentar: a temple gate split down the middle. `foot` is the middle of the passage. */
export interface SplitGate {
  readonly foot: Point;
  readonly height: number;
  readonly passage: number;
}

const TIERS = 6;

/** Outline of one half in gate units: x from the passage outwards, y upwards, both 0 to 1. */
function halfOutline(): Point[] {
  const points: Point[] = [
    [0, 0],
    [0, 1],
  ];
  let [x, y] = [0.06, 1];
  points.push([0.05, 1.05], [x, y - 0.03]);
  for (let tier = 0; tier < TIERS; tier += 1) {
    const [out, down] = [0.05 + tier * 0.012, 0.1 + tier * 0.012];
    points.push(
      [x + out * 0.5, y - down * 0.35],
      [x + out + 0.018, y - down * 0.3],
      [x + out + 0.024, y - down * 0.62],
      [x + out * 0.8, y - down * 0.66],
      [x + out * 0.86, y - down],
    );
    x += out * 0.86;
    y -= down;
  }
  points.push([x + 0.06, Math.max(0.1, y)], [x + 0.06, 0.06], [x + 0.1, 0.06], [x + 0.1, 0]);
  return points;
}

/** Paints both halves, carved stone with brick bands, lamps at the foot when it is dark. */
export function paintSplitGate(stage: Stage, { foot, height, passage }: SplitGate): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#a1705a');
  for (const side of [-1, 1] as const) {
    const place = ([u, v]: Point): Point => [foot[0] + side * (passage / 2 + u * height), foot[1] - v * height];
    const outline = polyline(halfOutline().map(place), true);
    const inner = foot[0] + (side * passage) / 2;
    const lightSide = side === 1 ? lighten(stone, 0.05) : lighten(stone, -0.05);
    canvas.path(outline, canvas.linear(ramp(mix(lightSide, palette.glow, 0.16), lighten(stone, -0.1)), [0, 0, 0, 1]));
    canvas.inside(outline, () => {
      let courses = '';
      for (let v = 0.05; v < 1.05; v += 0.028)
        courses += `M${num(inner - height)} ${num(foot[1] - v * height)}H${num(inner + height)}`;
      canvas.stroke(courses, lighten(stone, -0.13), 1.6, 'opacity=".55"');
      const sheen = `M${num(inner)} ${num(foot[1])}V${num(foot[1] - height * 1.1)}H${num(inner + side * height * 0.035)}V${num(foot[1])}Z`;
      canvas.path(sheen, mix(stone, palette.sun, 0.35), 'opacity=".7"');
    });
    let carving = '';
    for (let tier = 0; tier < 4; tier += 1) {
      const [cx, cy] = place([0.1 + tier * 0.035, 0.7 - tier * 0.15]);
      carving += oval(cx, cy, height * 0.022, height * 0.03);
    }
    canvas.path(carving, lighten(stone, -0.12), 'opacity=".8"');
    canvas.path(carving, mix(stone, palette.sun, 0.4), 'opacity=".35" transform="translate(-1 -2)"');
    const edge = foot[0] + side * (passage / 2 + height * 0.5);
    canvas.grain(outline, { colour: palette.deep, axis: [inner, 0, edge, 0], opacity: 0.62 });
  }
}
