import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** Paints a stone bell tower of narrowing storeys with arched openings and a small dome; the pair is half its base and the number of storeys. */
export function paintBellTower(stage: Stage, [x, y]: Point, [half, storeys]: Point, stone: string): void {
  const { canvas, palette } = stage;
  let base = y;
  for (let i = 0; i < storeys; i += 1) {
    const w = half * (1 - i * 0.1);
    const tall = half * (i === 0 ? 1.7 : 1.3);
    const front = box(x - w, base - tall, w * 2, tall);
    canvas.path(front, canvas.linear(ramp(lighten(stone, 0.04), [0.5, stone], lighten(stone, -0.09)), [0, 0, 1, 0]));
    canvas.grain(front, { colour: lighten(stone, -0.2), axis: [x, 0, x + w * 1.2, 0], opacity: 0.5 });
    let pilasters = '';
    for (const side of [-0.92, -0.52, 0.4, 0.8]) pilasters += box(x + w * side, base - tall, w * 0.12, tall);
    canvas.path(pilasters, lighten(stone, 0.07));
    const [aw, ah] = [w * 0.3, tall * 0.42];
    const arch = `M${num(x - aw)} ${num(base - tall * 0.16)}V${num(base - tall * 0.16 - ah)}Q${num(x - aw)} ${num(base - tall * 0.16 - ah - aw)} ${num(x)} ${num(base - tall * 0.16 - ah - aw)}Q${num(x + aw)} ${num(base - tall * 0.16 - ah - aw)} ${num(x + aw)} ${num(base - tall * 0.16 - ah)}V${num(base - tall * 0.16)}Z`;
    canvas.path(arch, mix(palette.deep, stone, 0.25));
    if (i > 0) {
      canvas.path(
        `M${num(x - aw * 0.5)} ${num(base - tall * 0.3)}Q${num(x - aw * 0.45)} ${num(base - tall * 0.62)} ${num(x)} ${num(base - tall * 0.64)}Q${num(x + aw * 0.45)} ${num(base - tall * 0.62)} ${num(x + aw * 0.5)} ${num(base - tall * 0.3)}Z`,
        mix(palette.gold, palette.deep, 0.35),
      );
    }
    canvas.stroke(arch, lighten(stone, 0.1), w * 0.06);
    base -= tall;
    canvas.path(box(x - w * 1.12, base - half * 0.07, w * 2.24, half * 0.14), lighten(stone, 0.06));
    for (const side of [-1, 1])
      canvas.path(oval(x + side * w * 1.0, base - half * 0.16, half * 0.07, half * 0.1), lighten(stone, 0.03));
  }
  const w = half * (1 - storeys * 0.1);
  canvas.path(
    `M${num(x - w)} ${num(base - half * 0.06)}Q${num(x - w)} ${num(base - w * 1.1)} ${num(x)} ${num(base - w * 1.2)}Q${num(x + w)} ${num(base - w * 1.1)} ${num(x + w)} ${num(base - half * 0.06)}Z`,
    canvas.linear(
      ramp(lighten(mix(stone, '#a8533a', 0.6), 0.05), lighten(mix(stone, '#a8533a', 0.6), -0.08)),
      [0, 0, 1, 0],
    ),
  );
  canvas.stroke(
    `M${num(x)} ${num(base - w * 1.18)}v${num(-half * 0.6)}M${num(x - half * 0.16)} ${num(base - w * 1.18 - half * 0.4)}h${num(half * 0.32)}`,
    lighten(stone, -0.2),
    half * 0.05,
  );
}
