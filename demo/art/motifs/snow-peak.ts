import { lighten, mix } from '#demo/art/kit/colour.ts';
import { polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A facetted snow mountain: summit, where its foot begins and ends, and how much haze lies on it (0 to 1). */
export interface SnowPeak {
  readonly summit: Point;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly haze?: number;
  /** Share of the height that is snow. */
  readonly snow?: number;
}

/** Points from a to b, thrown about most in the middle so that the ends meet. */
function ragged(stage: Stage, a: Point, b: Point, throwBy: number): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < 18; i += 1) {
    const t = i / 18;
    const free = (1 - Math.abs(t - 0.5)) * throwBy;
    points.push([
      stage.random.around(a[0] + (b[0] - a[0]) * t, free / 2),
      stage.random.around(a[1] + (b[1] - a[1]) * t, free * 0.42),
    ]);
  }
  return points;
}

/** The shaded side: a zigzag spine from the summit down, closed far to the right. */
function shadedSide(stage: Stage, { summit, right, base }: SnowPeak): string {
  const spine: Point[] = [summit];
  let [x, y] = summit;
  for (let turn = 1; y < base; turn = -turn) {
    y += stage.random.between(24, 66);
    x += turn * stage.random.between(10, 52) - 3;
    spine.push([x, y]);
  }
  return polyline([...spine, [right + 220, base], [right + 220, summit[1]], summit], true);
}

/** Slivers of rock on the lit side. */
function ribs(stage: Stage, { summit, left, base }: SnowPeak): string {
  let d = '';
  for (let i = 0; i < 6; i += 1) {
    const t = stage.random.between(0.14, 0.8);
    let [x, y] = [summit[0] - (summit[0] - left) * t * 0.9, summit[1] + (base - summit[1]) * t];
    const [startX, startY] = [x, y];
    const chain: Point[] = [[x, y]];
    for (let turn = 1, n = 0; n < 5; turn = -turn, n += 1) {
      y += stage.random.between(20, 48);
      x += turn * stage.random.between(8, 28) + 4;
      chain.push([x, y]);
    }
    d += polyline([...chain, [x + stage.random.between(24, 60), y - 12], [startX + 26, startY + 18]], true);
  }
  return d;
}

/** The snow field: everything above a jagged line. */
function snowField(stage: Stage, peak: SnowPeak): string {
  const { summit, left, right, base } = peak;
  const line = summit[1] + (base - summit[1]) * (peak.snow ?? 0.6);
  const edge: Point[] = [];
  for (let x = right + 30, up = 1; x > left - 30; x -= stage.random.between(13, 36), up = -up) {
    const away = Math.abs(x - summit[0]) / (right - left);
    edge.push([x, line + up * stage.random.between(6, 54) + away * 50]);
  }
  return polyline([[left - 30, summit[1] - 80], [right + 30, summit[1] - 80], ...edge], true);
}

/** Paints one snow mountain: lit face, shaded face, ribs, snow, haze towards the foot. */
export function paintSnowPeak(stage: Stage, peak: SnowPeak): void {
  const { canvas, palette } = stage;
  const { summit, left, right, base, haze = 0.2 } = peak;
  const toHaze = (colour: string): string => mix(colour, palette.haze, haze);
  const outline = polyline(
    [
      [left, base],
      ...ragged(stage, [left, base], summit, 46),
      summit,
      ...ragged(stage, summit, [right, base], 46),
      [right, base],
    ],
    true,
  );
  const [shade, rib, field] = [shadedSide(stage, peak), ribs(stage, peak), snowField(stage, peak)];
  const snow = toHaze(lit(stage, mix('#ffffff', palette.sky[3], 0.22), 0.6));
  const snowShade = toHaze(lit(stage, mix(palette.hill, '#dfe3ff', 0.55), 0.5));
  const rock = toHaze(mix(palette.hill, palette.sky[2], 0.35));
  const rockShade = toHaze(lighten(palette.hill, -0.03));
  const fading = (colour: string): string =>
    canvas.linearOn(ramp(colour, mix(colour, palette.haze, 0.8)), [0, summit[1], 0, base]);
  canvas.inside(outline, () => {
    canvas.path(outline, fading(rock));
    canvas.path(shade, fading(rockShade));
    canvas.path(rib, rockShade, 'opacity=".3"');
    canvas.inside(field, () => {
      canvas.path(outline, snow);
      canvas.path(shade, snowShade);
      canvas.path(rib, snowShade, 'opacity=".65"');
    });
  });
  canvas.grain(outline, {
    colour: lighten(palette.hill, -0.08),
    axis: [summit[0] - 260, summit[1], summit[0] + 320, base],
    opacity: 0.35,
  });
}
