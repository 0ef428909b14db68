import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A colonnade with three domes on the far edge of a stepwell; `half` is half its width. */
export function paintWellPavilion(stage: Stage, [x, y]: Point, half: number): void {
  const { canvas, palette } = stage;
  const stone = mix(lit(stage, '#e0a478'), palette.haze, 0.12);
  const tall = half * 0.34;
  canvas.path(box(x - half, y - tall, half * 2, tall), mix(stone, palette.deep, 0.42));
  const bays = 9;
  const bay = (half * 2) / bays;
  let [columns, arches] = ['', ''];
  for (let i = 0; i <= bays; i += 1) columns += box(x - half + i * bay - bay * 0.1, y - tall, bay * 0.2, tall);
  for (let i = 0; i < bays; i += 1) {
    const [left, right] = [x - half + i * bay + bay * 0.1, x - half + (i + 1) * bay - bay * 0.1];
    const mid = (left + right) / 2;
    arches += `M${num(left)} ${num(y - tall)}V${num(y - tall * 0.52)}Q${num(left)} ${num(y - tall * 0.68)} ${num(left + bay * 0.16)} ${num(y - tall * 0.72)}Q${num(mid - bay * 0.12)} ${num(y - tall * 0.86)} ${num(mid)} ${num(y - tall * 0.88)}Q${num(mid + bay * 0.12)} ${num(y - tall * 0.86)} ${num(right - bay * 0.16)} ${num(y - tall * 0.72)}Q${num(right)} ${num(y - tall * 0.68)} ${num(right)} ${num(y - tall * 0.52)}V${num(y - tall)}Z`;
  }
  canvas.path(arches, lighten(stone, 0.02));
  canvas.path(columns, canvas.linear(ramp(lighten(stone, 0.07), lighten(stone, -0.05)), [0, 0, 1, 0]));
  canvas.path(
    `M${num(x - half - 22)} ${num(y - tall)}H${num(x + half + 22)}L${num(x + half + 6)} ${num(y - tall - 12)}H${num(x - half - 6)}Z`,
    lighten(stone, -0.06),
  );
  canvas.path(box(x - half - 4, y - tall - 30, half * 2 + 8, 19), lighten(stone, 0.05));
  for (const [share, size] of [
    [-0.78, 0.15],
    [0, 0.22],
    [0.78, 0.15],
  ] as const) {
    const [cx, r] = [x + half * share, half * size];
    const base = y - tall - 30;
    canvas.path(box(cx - r, base - r * 0.5, r * 2, r * 0.5), lighten(stone, -0.03));
    canvas.path(
      `M${num(cx - r * 0.94)} ${num(base - r * 0.48)}Q${num(cx - r * 1.04)} ${num(base - r * 1.4)} ${num(cx)} ${num(base - r * 1.66)}Q${num(cx + r * 1.04)} ${num(base - r * 1.4)} ${num(cx + r * 0.94)} ${num(base - r * 0.48)}Z`,
      canvas.linear(ramp(lighten(stone, 0.1), lighten(stone, -0.08)), [0.1, 0, 1, 0.3]),
    );
    canvas.path(oval(cx, base - r * 1.72, r * 0.1), palette.gold);
    canvas.stroke(`M${num(cx)} ${num(base - r * 1.7)}v${num(-r * 0.5)}`, palette.gold, 3);
  }
}
