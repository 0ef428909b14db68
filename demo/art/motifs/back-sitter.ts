import { lighten } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Somebody sitting cross-legged, seen from behind; 1 is about 150 units tall. */
export interface BackSitter {
  readonly place: Point;
  readonly size: number;
  readonly coat: string;
  readonly hat?: 'straw' | 'scarf' | 'none';
  readonly hair?: string;
}

/** Paints legs, back, arms and the back of the head. */
export function paintBackSitter(stage: Stage, { place, size, coat, hat = 'none', hair = '#2a1c1c' }: BackSitter): void {
  const { canvas } = stage;
  const [cloth, skin] = [lit(stage, coat), lit(stage, '#a06a48')];
  const scale = Math.round(size * 1000) / 1000;
  canvas.group(`transform="translate(${at(place)}) scale(${scale})"`, () => {
    const legs = lit(stage, lighten(coat, -0.24));
    canvas.path('M-54 -2Q-60 -22 -32 -27H32Q60 -22 54 -2Q44 6 20 2Q0 -4 -20 2Q-44 6 -54 -2Z', legs);
    canvas.path('M-32 -27Q-60 -22 -54 -2Q-46 -14 -14 -12Z', lighten(legs, 0.06));
    const back =
      'M-24 -8Q-25 -34 -28 -58Q-36 -84 -27 -96Q-14 -104 0 -104Q14 -104 27 -96Q36 -84 28 -58Q25 -34 24 -8Q0 0 -24 -8Z';
    canvas.path(back, canvas.linear(ramp(lighten(cloth, 0.06), [0.5, cloth], lighten(cloth, -0.1)), [0, 0, 1, 0.2]));
    canvas.stroke('M-28 -88Q-42 -62 -33 -40L-42 -24M28 -88Q42 -62 33 -40L42 -24', lighten(cloth, -0.05), 13);
    canvas.stroke('M-37 -32L-44 -21M37 -32L44 -21', skin, 11);
    canvas.stroke(
      'M0 -98Q-3 -50 0 -10M-20 -24Q-14 -18 -8 -9M20 -28Q13 -20 9 -9',
      lighten(cloth, -0.1),
      2,
      'opacity=".6"',
    );
    canvas.path('M-8 -122H8V-101Q0 -96 -8 -101Z', lighten(skin, -0.05));
    canvas.path('M-14 -103Q0 -95 14 -103L10 -98Q0 -91 -10 -98Z', lighten(cloth, 0.08));
    canvas.path(oval(0, -132, 16, 18.5), lit(stage, hair));
    const straw = canvas.linear(ramp(lit(stage, '#fbe6ac'), lit(stage, '#c18c46')), [0, 0, 1, 0]);
    if (hat === 'straw') {
      canvas.path(
        'M-44 -132Q-20 -142 -20 -140Q-18 -164 0 -164Q18 -164 20 -140Q20 -142 44 -132Q0 -120 -44 -132Z',
        straw,
      );
      canvas.stroke('M-20 -139Q0 -132 20 -139', lit(stage, '#b8452f'), 5);
    }
    if (hat === 'scarf') {
      const check = lit(stage, '#c8433a');
      canvas.path('M-21 -118Q-24 -154 0 -155Q24 -154 21 -118Q12 -108 0 -110Q-12 -108 -21 -118Z', check);
      canvas.stroke(
        'M-18 -142H18M-21 -130H21M-20 -118H20M-9 -152V-112M9 -152V-112',
        lit(stage, '#f6e8d8'),
        2.4,
        'opacity=".8"',
      );
    }
  });
}
