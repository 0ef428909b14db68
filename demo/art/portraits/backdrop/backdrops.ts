import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import type { Person } from '#demo/art/portraits/person.ts';
import { INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';

const BACKDROPS: Record<keyof typeof INDOORS | keyof typeof OUTDOORS, (stage: Stage, person: Person) => void> = {
  ...INDOORS,
  ...OUTDOORS,
};

export type BackdropName = keyof typeof INDOORS | keyof typeof OUTDOORS;

/** Sky and sun of the country, then what hints at the trade. `sun` is the size of its disc. */
export function paintBackdrop(stage: Stage, person: Person, sun = 1): void {
  const { canvas, palette, random } = stage;
  const [top, high, low, horizon] = palette.sky;
  canvas.path('M0 0H800V800H0Z', canvas.linear(ramp(top, [0.3, high], [0.55, low], horizon)));
  const x = random.pick([250, 540, 590]);
  canvas.path(oval(x, 250, 330), canvas.radial(ramp([0, palette.glow, 0.75], [1, palette.glow, 0])));
  canvas.path(oval(x, 250, 108 * sun), lighten(palette.sun, 0.01));
  BACKDROPS[person.backdrop](stage, person);
}
