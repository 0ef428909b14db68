import { lighten } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintAfloat, type Afloat } from './afloat.ts';
import { paintBoater, type Boater } from './boater.ts';

/** A long canoe hewn from one trunk, about 470 units long at size 1, poled from the stern. */
export interface Dugout extends Omit<Afloat, 'reach'> {
  readonly guests: number;
  /** Who poles it. */
  readonly poleman?: Pick<Boater, 'coat' | 'hat'>;
}

const HULL = 'M-244 -34Q-200 -22 -120 -21H130Q206 -22 246 -38Q228 -10 176 1Q0 9 -176 1Q-226 -10 -244 -34Z';
const COATS = ['#c9843c', '#5f7f5a', '#b8503f', '#e0cfa4'] as const;

/** Paints trunk, poleman and guests who sit low, one behind the other. */
export function paintDugout(stage: Stage, boat: Dugout): void {
  const { canvas, palette } = stage;
  paintAfloat(stage, { ...boat, reach: 196 }, () => {
    paintBoater(stage, { coat: '#e8dcc0', hat: 'scarf', ...boat.poleman, place: [-196, -22], pose: 'pole' });
    for (let i = 0; i < boat.guests; i += 1)
      paintBoater(stage, {
        place: [-104 + i * 82, -12],
        pose: 'sit',
        coat: COATS[i % 4] ?? COATS[0],
        hat: i % 2 === 0 ? 'straw' : 'none',
      });
    const wood = lit(stage, '#5f4230');
    canvas.path(HULL, canvas.linear(ramp(lighten(wood, 0.13), [0.5, wood], lighten(wood, -0.12))));
    canvas.inside(HULL, () =>
      canvas.stroke(
        'M-240 -22Q-110 -12 0 -14Q120 -12 240 -26M-200 -6Q-90 -2 20 -4Q110 -2 190 -10M-120 -8H-40M60 -10H140',
        lighten(wood, -0.12),
        1.8,
        'opacity=".8"',
      ),
    );
    canvas.grain(HULL, { colour: palette.deep, axis: [0, -26, 0, 8], opacity: 0.55 });
    canvas.stroke('M-244 -34Q-200 -22 -120 -21H130Q206 -22 246 -38', lighten(wood, 0.2), 2.6);
  });
}
