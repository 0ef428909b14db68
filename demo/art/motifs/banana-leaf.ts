import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A banana leaf lying on the table: root, length, half width and direction (radians). */
export function paintBananaLeaf(
  stage: Stage,
  root: Point,
  size: { length: number; halfWidth: number },
  angle: number,
): void {
  const { canvas } = stage;
  const { length, halfWidth } = size;
  const shape = leaf(root, length, halfWidth, angle);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const on = (u: number, v: number): string => at([root[0] + u * cos - v * sin, root[1] + u * sin + v * cos]);
  canvas.shadow(shape, [14, 20], { blur: 12, opacity: 0.42 });
  canvas.path(shape, canvas.linear(ramp('#2c8a4a', [0.5, '#57b05c'], '#1d6840'), [0, 0, 1, 1]));
  canvas.inside(shape, () => {
    let veins = '';
    for (let i = 1; i < 40; i += 1) {
      const u = (length * i) / 40;
      for (const side of [-1, 1])
        veins += `M${on(u, 0)}Q${on(u + 22, side * halfWidth * 0.3)} ${on(u + length * 0.08, side * halfWidth * 1.1)}`;
    }
    canvas.stroke(veins, '#1a5e3b', 2, 'opacity=".45"');
    canvas.path(
      `M${on(0, 0)}L${on(length, 0)}L${on(length * 0.8, halfWidth)}L${on(0, halfWidth)}Z`,
      '#0d3f2c',
      'opacity=".16"',
    );
    canvas.stroke(`M${on(0, 0)}L${on(length, 0)}`, '#c5e487', 6.5);
  });
  canvas.grain(shape, {
    colour: '#0d3f2c',
    axis: [root[0], root[1] - halfWidth, root[0] + cos * length, root[1] + sin * length + halfWidth].map((n) =>
      Number(num(n)),
    ) as [number, number, number, number],
    opacity: 0.5,
  });
}
