import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A folding table with a bowl and chopsticks, and two plastic stools; `foot` is the middle of the ground. */
export function paintStools(stage: Stage, [x, y]: Point, colours: readonly [string, string]): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x, y, 190, 16), palette.deep, `opacity=".32" ${canvas.blur(5)}`);
  const steel = lit(stage, '#c8ced2');
  canvas.stroke(
    `M${x - 72} ${y - 2}L${x + 60} ${y - 150}M${x + 72} ${y - 2}L${x - 60} ${y - 150}`,
    lighten(steel, -0.16),
    7,
  );
  canvas.path(box(x - 100, y - 164, 200, 15), canvas.linear(ramp(lighten(steel, 0.06), lighten(steel, -0.12))));
  canvas.path(
    `M${x - 52} ${y - 196}H${x + 16}Q${x + 10} ${y - 164} ${x - 18} ${y - 164}Q${x - 46} ${y - 164} ${x - 52} ${y - 196}Z`,
    lit(stage, '#f6f1e6', 0.6),
  );
  canvas.path(oval(x - 18, y - 196, 34, 7), lit(stage, '#d9a35c', 0.6));
  canvas.stroke(`M${x - 48} ${y - 184}Q${x - 18} ${y - 176} ${x + 12} ${y - 184}`, lit(stage, '#2f6fae'), 3);
  canvas.stroke(
    `M${x - 30} ${y - 198}L${x + 40} ${y - 224}M${x - 24} ${y - 196}L${x + 44} ${y - 216}`,
    lit(stage, '#8a4a2a'),
    4,
  );
  canvas.path(box(x + 48, y - 206, 26, 42), lit(stage, '#3f8a5c'), 'opacity=".85"');
  for (const [i, dx] of [-118, 106].entries())
    paintStool(stage, [x + dx, y + 14 + i * 8], lit(stage, colours[i] ?? colours[0]));
}

function paintStool(stage: Stage, [x, y]: Point, colour: string): void {
  const { canvas } = stage;
  const legs = `M${num(x - 44)} ${y - 92}H${num(x + 44)}L${num(x + 56)} ${y}H${num(x + 38)}L${num(x + 30)} ${y - 52}Q${num(x)} ${y - 66} ${num(x - 30)} ${y - 52}L${num(x - 38)} ${y}H${num(x - 56)}Z`;
  canvas.path(legs, canvas.linear(ramp(lighten(colour, 0.04), lighten(colour, -0.1))));
  canvas.path(
    `M${num(x - 50)} ${y - 104}H${num(x + 50)}L${num(x + 46)} ${y - 84}H${num(x - 46)}Z`,
    lighten(colour, 0.05),
  );
  canvas.path(oval(x, y - 104, 50, 8), lighten(colour, 0.1));
  canvas.path(oval(x, y - 104, 9, 3), lighten(colour, -0.14));
}
