import { lighten, mix } from '#demo/art/kit/colour.ts';
import { layeredNoise } from '#demo/art/kit/noise.ts';
import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A far volcano whose crater lip is centred on `summit`; `reach` is half the width of its foot. */
export function paintVolcano(stage: Stage, summit: Point, reach: number, base: number): void {
  const { canvas, palette, random } = stage;
  const noise = layeredNoise(`${stage.seed}:volcano`, 4);
  const height = base - summit[1];
  const points: Point[] = [];
  for (let i = 0; i <= 80; i += 1) {
    const u = i / 40 - 1;
    const away = Math.abs(u);
    // A cone that steepens towards a slightly dented lip.
    const profile = away < 0.07 ? 1 - 0.035 * Math.cos((away / 0.07) * 1.5) : (1 - (away - 0.07) / 0.93) ** 1.75;
    points.push([summit[0] + u * reach, base - height * profile + (noise(i / 3) - 0.5) * 16 * (1 - away * 0.6)]);
  }
  const shape = polyline(points, true);
  const body = palette.hill;
  const fill = canvas.linearOn(ramp(lighten(body, -0.01), [0.55, mix(body, palette.haze, 0.5)], palette.haze), [
    0,
    summit[1],
    0,
    base,
  ]);
  canvas.path(shape, fill);
  let gullies = '';
  for (let i = 0; i < 18; i += 1) {
    const drift = (i - 8.5) / 8.5;
    let [x, y] = [summit[0] + drift * reach * 0.07, summit[1] + random.between(14, 40)];
    gullies += `M${num(x)} ${num(y)}`;
    for (let k = 0; k < 8; k += 1) {
      x += drift * reach * 0.062 + random.around(0, 7);
      y += height * 0.1;
      gullies += `L${num(x)} ${num(y)}`;
    }
    gullies += `L${num(x + 16)} ${num(y - 12)}L${num(summit[0] + drift * reach * 0.08 + 6)} ${num(summit[1] + 60)}Z`;
  }
  canvas.inside(shape, () => canvas.path(gullies, lighten(body, -0.07), 'opacity=".2"'));
  canvas.grain(shape, {
    colour: lighten(body, -0.09),
    axis: [summit[0] - reach * 0.2, summit[1], summit[0] + reach * 0.7, base - height * 0.35],
    opacity: 0.45,
  });
}
