import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater } from './boater.ts';

/** A broad painted lake boat, about 340 units long at size 1; moored when nobody sits in it. */
export interface LakeBoat extends Omit<Afloat, 'reach'> {
  readonly colour: string;
  readonly stripe: string;
  readonly people?: number;
}

const FAR = 'M-172 -52Q-90 -44 0 -45Q90 -44 172 -56Q100 -28 0 -27Q-100 -28 -172 -52Z';
const NEAR = 'M-172 -52Q-100 -28 0 -27Q100 -28 172 -56Q160 -18 128 3Q0 12 -128 3Q-158 -18 -172 -52Z';
const COATS = ['#c8433a', '#e8b23c', '#f0e4cc', '#3f7fb0'] as const;

/** Paints the boat with its benches, and its people if there are any. */
export function paintLakeBoat(stage: Stage, boat: LakeBoat): void {
  const { canvas, palette } = stage;
  const { people = 0 } = boat;
  const [paint, stripe] = [lit(stage, boat.colour), lit(stage, boat.stripe)];
  paintAfloat(stage, { ...boat, reach: 140 }, () => {
    canvas.path(FAR, canvas.linear(ramp(lighten(paint, -0.2), lighten(paint, -0.1))));
    const wood = lit(stage, '#b98a54');
    canvas.path('M-96 -45H-66L-62 -29H-100ZM-14 -46H18L20 -28H-16ZM74 -46H102L104 -30H76Z', wood);
    for (let i = 0; i < people; i += 1) {
      const rower = i === 0;
      paintBoater(stage, {
        place: [-80 + i * 84, -30],
        pose: rower ? 'paddle' : 'sit',
        coat: COATS[i % 4] ?? COATS[0],
        hat: rower ? 'straw' : 'none',
      });
    }
    canvas.path(NEAR, canvas.linear(ramp(lighten(paint, 0.07), [0.5, paint], lighten(paint, -0.12))));
    canvas.inside(NEAR, () => {
      canvas.stroke('M-176 -34Q-100 -11 0 -10Q100 -11 174 -38', stripe, 9);
      canvas.stroke('M-160 -8Q-90 6 0 6Q90 6 156 -10', lighten(paint, -0.15), 3);
    });
    canvas.grain(NEAR, { colour: palette.deep, axis: [0, -34, 0, 10], opacity: 0.4 });
    canvas.stroke('M-174 -53Q-100 -28 0 -27Q100 -28 174 -57', lighten(stripe, 0.05), 4);
    if (people === 0) canvas.stroke('M-130 -44L70 -58L96 -60', lit(stage, '#9a6a3c'), 4.4);
  });
}
