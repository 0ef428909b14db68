import { lighten } from '#demo/art/kit/colour.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A fine brush for a gripping hand: wet tip at (0, 0), handle towards (440, 54). */
export function paintPaintbrush(stage: Stage, colour: string): void {
  const { canvas } = stage;
  const wood = lit(stage, '#8a4a2c');
  canvas.stroke('M70 10L450 56', lighten(wood, -0.1), 15);
  canvas.stroke('M70 7L450 53', wood, 10);
  canvas.stroke('M74 4L450 49', lighten(wood, 0.2), 3, 'opacity=".8"');
  canvas.stroke('M34 4L80 10', lit(stage, '#d8c48a'), 18);
  canvas.path('M36 -5C20 -10 6 -6 -4 2C8 8 20 16 36 14Z', lit(stage, colour));
}
