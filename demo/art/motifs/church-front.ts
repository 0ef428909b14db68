import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Paints a stone church front of two storeys with paired columns, a gable with scrolls and a round window. `half` is half its width. */
export function paintChurchFront(stage: Stage, foot: Point, half: number, stone: string): void {
  const { canvas } = stage;
  const [x, y] = foot;
  const tall = half * 1.06;
  for (const level of [0, 1])
    paintStorey(stage, [x, y - level * tall], [half * (1 - level * 0.04), tall], { stone, level });
  paintGable(stage, [x, y - 2 * tall], half * 0.92, stone);
  canvas.path(box(x - half * 1.08, y - half * 0.07, half * 2.16, half * 0.07), lighten(stone, -0.05));
  canvas.path(
    box(x - half * 0.5, y - half * 0.04, half, half * 0.04) + box(x - half * 0.6, y, half * 1.2, half * 0.04),
    lighten(stone, 0.05),
  );
}

function paintStorey(stage: Stage, [x, y]: Point, [half, tall]: Point, look: { stone: string; level: number }): void {
  const { stone, level } = look;
  const { canvas, palette } = stage;
  const wall = box(x - half, y - tall, half * 2, tall);
  canvas.path(wall, canvas.linear(ramp(lighten(stone, 0.02), lighten(stone, -0.04)), [0, 0, 1, 0.4]));
  let courses = '';
  for (let k = 1; k < 11; k += 1) courses += `M${num(x - half)} ${num(y - (tall * k) / 11)}h${num(half * 2)}`;
  for (let k = 0; k < 11; k += 1)
    for (let px = x - half + (k % 2) * 17; px < x + half; px += 36)
      courses += `M${num(px)} ${num(y - (tall * k) / 11)}v${num(-tall / 11)}`;
  canvas.stroke(courses, lighten(stone, -0.08), 1.4, 'opacity=".5"');
  canvas.grain(wall, { colour: lighten(stone, -0.2), axis: [x - half * 0.3, 0, x + half * 1.2, 0], opacity: 0.45 });
  const dark = mix(palette.deep, stone, 0.22);
  const arch = (cx: number, w: number, base: number, h: number): string =>
    `M${num(cx - w)} ${num(base)}V${num(base - h)}Q${num(cx - w)} ${num(base - h - w * 1.1)} ${num(cx)} ${num(base - h - w * 1.1)}Q${num(cx + w)} ${num(base - h - w * 1.1)} ${num(cx + w)} ${num(base - h)}V${num(base)}Z`;
  const middle = level === 0 ? arch(x, half * 0.17, y, tall * 0.46) : arch(x, half * 0.13, y - tall * 0.24, tall * 0.3);
  const sides = [-1, 1].map((side) => arch(x + side * half * 0.56, half * 0.085, y - tall * 0.24, tall * 0.3)).join('');
  canvas.stroke(middle + sides, lighten(stone, 0.09), half * 0.045);
  canvas.path(middle, level === 0 ? mix('#6a3a24', palette.deep, 0.3) : dark);
  canvas.path(sides, dark);
  if (level === 0) {
    canvas.inside(middle, () => {
      canvas.stroke(`M${num(x)} ${num(y)}v${num(-tall)}`, dark, 4);
      let panels = '';
      for (const side of [-1, 1])
        for (const k of [0.05, 0.24])
          panels += box(x + side * half * 0.085 - half * 0.05, y - tall * (k + 0.15), half * 0.1, tall * 0.13);
      canvas.stroke(panels, mix('#9a6238', palette.deep, 0.2), 3);
    });
  } else {
    canvas.path(sides, mix(dark, '#3f7fa8', 0.3));
    canvas.stroke(sides, lighten(stone, 0.09), 3);
  }
  for (const side of [-1, 1])
    for (const share of [0.3, 0.4, 0.76, 0.9])
      paintColumn(stage, [x + side * half * share, y], [half * 0.035, tall * 0.94], stone);
  canvas.path(box(x - half * 1.05, y - tall, half * 2.1, tall * 0.045), lighten(stone, 0.08));
  canvas.path(box(x - half * 1.02, y - tall * 0.955, half * 2.04, tall * 0.03), lighten(stone, -0.1));
  let dentils = '';
  for (let px = x - half; px < x + half; px += 13) dentils += box(px, y - tall * 0.955, 6, tall * 0.026);
  canvas.path(dentils, lighten(stone, 0.05));
}

function paintColumn(stage: Stage, [x, y]: Point, [w, h]: Point, stone: string): void {
  const { canvas } = stage;
  canvas.path(
    box(x - w, y - h, w * 2, h),
    canvas.linear(ramp(lighten(stone, 0.09), [0.5, lighten(stone, 0.03)], lighten(stone, -0.12)), [0, 0, 1, 0]),
  );
  canvas.path(
    box(x - w * 1.5, y - h, w * 3, w * 1.2) + box(x - w * 1.5, y - w * 3, w * 3, w * 3),
    lighten(stone, 0.06),
  );
}

function paintGable(stage: Stage, [x, y]: Point, half: number, stone: string): void {
  const { canvas, palette } = stage;
  const gable = `M${num(x - half)} ${num(y)}V${num(y - half * 0.08)}Q${num(x - half * 0.62)} ${num(y - half * 0.1)} ${num(x - half * 0.5)} ${num(y - half * 0.4)}Q${num(x - half * 0.3)} ${num(y - half * 0.66)} ${num(x)} ${num(y - half * 0.8)}Q${num(x + half * 0.3)} ${num(y - half * 0.66)} ${num(x + half * 0.5)} ${num(y - half * 0.4)}Q${num(x + half * 0.62)} ${num(y - half * 0.1)} ${num(x + half)} ${num(y - half * 0.08)}V${num(y)}Z`;
  canvas.path(gable, canvas.linear(ramp(lighten(stone, 0.05), lighten(stone, -0.05)), [0, 0, 1, 0.4]));
  canvas.grain(gable, { colour: lighten(stone, -0.2), axis: [x, 0, x + half, 0], opacity: 0.45 });
  canvas.stroke(gable, lighten(stone, 0.1), half * 0.03);
  const [cy, r] = [y - half * 0.34, half * 0.17];
  canvas.path(oval(x, cy, r * 1.25), lighten(stone, 0.08));
  canvas.path(oval(x, cy, r), mix(palette.deep, '#3f7fa8', 0.35));
  canvas.path(
    rosette([x, cy], { length: r * 0.95, halfWidth: r * 0.24 }, 8),
    mix('#f2c45a', '#e0603c', 0.2),
    'opacity=".85"',
  );
  canvas.path(oval(x, cy, r * 0.26), '#f6e7c4');
  for (const side of [-1, 1]) {
    const px = x + side * half * 0.94;
    canvas.path(
      `M${num(px - half * 0.06)} ${num(y - half * 0.06)}L${num(px)} ${num(y - half * 0.42)}L${num(px + half * 0.06)} ${num(y - half * 0.06)}Z`,
      lighten(stone, 0.04),
    );
    canvas.path(oval(px, y - half * 0.43, half * 0.03), lighten(stone, 0.06));
  }
  canvas.stroke(
    `M${num(x)} ${num(y - half * 0.8)}v${num(-half * 0.3)}M${num(x - half * 0.09)} ${num(y - half * 1.0)}h${num(half * 0.18)}`,
    lighten(stone, -0.25),
    half * 0.028,
  );
}
