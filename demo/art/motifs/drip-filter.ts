import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

const STEEL = ['#70777d', '#f2f5f6', '#b4bcc1', '#fdfefe', '#8a9298', '#555c62'] as const;

/** A metal drip filter standing on the lip of a glass; `foot` is the middle of its saucer, `width` the saucer's width. */
export function paintDripFilter(stage: Stage, [x, y]: Point, width: number): void {
  const { canvas } = stage;
  const metal = canvas.linear(
    STEEL.map((colour, i): readonly [number, string] => [[0, 0.16, 0.38, 0.55, 0.8, 1][i] ?? 1, colour]),
    [0, 0, 1, 0],
  );
  const w = width / 2;
  canvas.path(oval(x, y + w * 0.1, w * 1.02, w * 0.2), '#1a1012', `opacity=".4" ${canvas.blur(6)}`);
  canvas.path(oval(x, y + w * 0.05, w, w * 0.19), '#6a7278');
  canvas.path(oval(x, y, w, w * 0.18), metal);
  canvas.stroke(oval(x, y, w * 0.97, w * 0.17), '#ffffff', 2.4, 'opacity=".7"');
  const [half, tall] = [w * 0.64, w * 1.16];
  canvas.path(
    `M${num(x - half)} ${num(y - tall)}V${num(y - 4)}A${num(half)} ${num(half * 0.22)} 0 0 0 ${num(x + half)} ${num(y - 4)}V${num(y - tall)}Z`,
    metal,
  );
  for (const share of [0.2, 0.32, 0.82])
    canvas.stroke(
      `M${num(x - half)} ${num(y - tall * share)}A${num(half)} ${num(half * 0.22)} 0 0 0 ${num(x + half)} ${num(y - tall * share)}`,
      '#4a5258',
      3,
      'opacity=".4"',
    );
  for (const side of [-1, 1]) {
    const ear = `M${num(x + side * half)} ${num(y - tall * 0.78)}C${num(x + side * (half + w * 0.4))} ${num(y - tall * 0.84)} ${num(x + side * (half + w * 0.4))} ${num(y - tall * 0.36)} ${num(x + side * half)} ${num(y - tall * 0.4)}`;
    canvas.stroke(ear, '#5a6268', w * 0.1);
    canvas.stroke(ear, '#eef2f4', w * 0.035, 'transform="translate(-2 -2)"');
  }
  const brim = half * 1.1;
  canvas.path(oval(x, y - tall, brim, brim * 0.23), '#7a8288');
  canvas.path(
    `M${num(x - brim)} ${num(y - tall - 4)}C${num(x - brim * 0.6)} ${num(y - tall - w * 0.28)} ${num(x + brim * 0.6)} ${num(y - tall - w * 0.28)} ${num(x + brim)} ${num(y - tall - 4)}A${num(brim)} ${num(brim * 0.23)} 0 0 1 ${num(x - brim)} ${num(y - tall - 4)}Z`,
    metal,
  );
  canvas.path(
    oval(x, y - tall - w * 0.25, w * 0.12, w * 0.09),
    canvas.radial(ramp('#ffffff', '#6a7278'), [0.4, 0.3], 0.7),
  );
  canvas.stroke(
    `M${num(x - half * 0.66)} ${num(y - tall * 0.92)}V${num(y - tall * 0.14)}`,
    '#ffffff',
    w * 0.07,
    'opacity=".75"',
  );
}
