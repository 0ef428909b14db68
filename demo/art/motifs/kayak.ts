import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

/** A sit-on-top kayak with one or two paddlers, about 330 units long at size 1. */
export interface Kayak extends Omit<Afloat, 'reach'> {
  readonly colour: string;
  readonly paddlers: readonly [string, ...string[]];
}

const HULL = 'M-166 -26Q-96 -20 -60 -22H70Q120 -22 170 -30Q140 -4 96 3Q0 9 -92 3Q-140 -4 -166 -26Z';

/** Paints kayak, paddlers with life vests, and double paddles. */
export function paintKayak(stage: Stage, kayak: Kayak): void {
  const { canvas, palette } = stage;
  const plastic = lit(stage, kayak.colour);
  paintAfloat(stage, { ...kayak, reach: 126 }, () => {
    for (const [i, coat] of kayak.paddlers.entries()) {
      const x = kayak.paddlers.length === 1 ? -6 : -66 + i * 92;
      const tilt = i % 2 === 0 ? 26 : -22;
      paintBoater(stage, { place: [x, -16], pose: 'sit', coat, hat: i === 0 ? 'straw' : 'none', size: 1.02 });
      const vest = `M${x - 19} -22Q${x - 20} -46 ${x - 10} -62L${x + 3} -64Q${x + 12} -56 ${x + 13} -24Z`;
      canvas.path(vest, lit(stage, '#ef7a2c'));
      canvas.stroke(`M${x - 18} -42H${x + 13}`, lit(stage, '#2b2b30'), 3);
      canvas.stroke(`M${x - 42} ${-44 - tilt}L${x + 92} ${-30 + tilt}`, lit(stage, '#32353c'), 3.6);
      const blade = lit(stage, '#ffd34a');
      canvas.stroke(
        `M${x - 42} ${-44 - tilt}l-22 ${-3 - tilt * 0.36}M${x + 92} ${-30 + tilt}l22 ${3 + tilt * 0.36}`,
        blade,
        11,
      );
    }
    canvas.path(HULL, canvas.linear(ramp(lighten(plastic, 0.1), [0.5, plastic], lighten(plastic, -0.13))));
    canvas.stroke('M-160 -22Q-96 -15 -60 -16H70Q120 -17 162 -26', lighten(plastic, 0.14), 3);
    canvas.grain(HULL, { colour: palette.deep, axis: [0, -20, 0, 8], opacity: 0.4 });
  });
}
