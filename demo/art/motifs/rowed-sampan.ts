import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

const HULL = 'M-214 -56Q-150 -26 -80 -23H80Q150 -26 216 -60Q190 -16 140 3Q0 12 -140 3Q-192 -16 -214 -56Z';

/** A delta sampan rowed standing from the stern, two guests amidships and baskets of fruit at the bow. */
export function paintRowedSampan(stage: Stage, boat: Omit<Afloat, 'reach'>): void {
  const { canvas, palette } = stage;
  paintAfloat(stage, { ...boat, reach: 160 }, () => {
    paintBoater(stage, { place: [-40, -26], pose: 'sit', coat: '#e8b23c', hat: 'cone' });
    paintBoater(stage, { place: [36, -26], pose: 'sit', coat: '#3f8fa0', hat: 'cone' });
    for (const [x, colour] of [
      [112, '#e2702c'],
      [142, '#a8cf5a'],
    ] as const) {
      canvas.path(oval(x - 8, -46, 9) + oval(x + 8, -46, 9) + oval(x, -56, 9), lit(stage, colour));
      canvas.path(`M${x - 20} -44h40l-6 22h-28Z`, lit(stage, '#c08a4a'));
    }
    const wood = lit(stage, '#6f452c');
    canvas.path(HULL, canvas.linear(ramp(lighten(wood, 0.12), [0.5, wood], lighten(wood, -0.13))));
    canvas.inside(HULL, () =>
      canvas.stroke(
        'M-210 -40Q-140 -12 0 -10Q140 -12 210 -42M-180 -16Q-90 0 0 0Q90 0 176 -18',
        lighten(wood, -0.13),
        2,
        'opacity=".8"',
      ),
    );
    canvas.grain(HULL, { colour: palette.deep, axis: [0, -34, 0, 10], opacity: 0.5 });
    canvas.stroke('M-214 -56Q-150 -26 -80 -23H80Q150 -26 216 -60', lit(stage, '#c8433a'), 5);
    canvas.path('M178 -46Q190 -46 196 -52Q190 -36 178 -40Z', lit(stage, '#fbf3e0'));
    paintBoater(stage, { place: [-142, -32], pose: 'row', coat: '#7a2f4c', hat: 'cone' });
  });
}
