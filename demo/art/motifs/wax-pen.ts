import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A wax pen: copper reservoir and spout at (0, 0), bamboo handle towards (440, 54). */
export function paintWaxPen(stage: Stage): void {
  const { canvas } = stage;
  const cane = lit(stage, '#c9995a');
  const copper = lit(stage, '#c4713a');
  canvas.stroke('M40 10L440 58', lighten(cane, -0.14), 19);
  canvas.stroke('M40 7L440 55', cane, 14);
  canvas.stroke('M44 3L440 50', lighten(cane, 0.14), 4, 'opacity=".8"');
  canvas.path('M-2 -1Q-8 8 -6 16Q2 12 8 6Z', lighten(copper, -0.06));
  canvas.path(
    'M0 2C-10 -12 4 -26 24 -26C44 -26 60 -8 54 12C46 30 18 30 0 2Z',
    canvas.linear(ramp(lighten(copper, 0.16), [0.5, copper], lighten(copper, -0.16))),
  );
  canvas.path(oval(30, -14, 20, 9), lighten(copper, -0.22));
  canvas.path(oval(30, -13, 16, 6), lit(stage, '#8a4a16'));
  canvas.stroke('M10 -14Q22 -28 42 -22', '#ffe9c8', 3, 'opacity=".8"');
}
