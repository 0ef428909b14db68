import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A cut half of lime. */
export function paintLime(stage: Stage, [x, y]: Point, radius: number): void {
  const { canvas } = stage;
  canvas.path(oval(x + radius * 0.08, y + radius * 0.15, radius), '#1c1206', 'opacity=".38"');
  canvas.path(oval(x, y, radius), '#4f9e34');
  canvas.path(oval(x, y, radius * 0.92), '#f0f8cf');
  let cells = '';
  for (let i = 0; i < 9; i += 1) {
    const angle = (i / 9) * Math.PI * 2 + 0.3;
    cells += leaf(
      [x + Math.cos(angle) * radius * 0.1, y + Math.sin(angle) * radius * 0.1],
      radius * 0.74,
      radius * 0.24,
      angle,
    );
  }
  canvas.path(cells, canvas.radial(ramp('#c6e46e', '#9dcb45')));
  const shine = `M${num(x - radius * 0.56)} ${num(y - radius * 0.4)}A${num(radius * 0.7)} ${num(radius * 0.7)} 0 0 1 ${num(x)} ${num(y - radius * 0.7)}`;
  canvas.stroke(shine, '#ffffff', radius * 0.1, 'opacity=".65"');
}
