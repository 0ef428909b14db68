import { lighten, mix } from '#demo/art/kit/colour.ts';
import { type Sitting, shade } from '#demo/art/portraits/sitting.ts';

/** A nose by its shadow and its base. */
export function paintNose({ canvas, skin, random }: Sitting): void {
  const wide = Math.round(random.between(0.88, 1.16) * 100) / 100;
  canvas.group(`transform="scale(${wide} 1)"`, () => {
    canvas.path('M7 -22C9 8 17 30 25 46C20 60 8 60 0 62C6 44 3 10 7 -22Z', shade(skin, 0.09), 'opacity=".6"');
    canvas.stroke(
      'M-22 44C-24 56 -10 56 -5 59C0 63 4 62 8 58C14 56 24 56 22 44',
      shade(skin, 0.2),
      4.6,
      'opacity=".75"',
    );
    canvas.stroke('M-6 -4C-8 14 -9 24 -7 36', lighten(skin, 0.08), 7, 'opacity=".45"');
  });
}

/** A slight smile, or an open one. */
export function paintMouth({ canvas, skin, person, random }: Sitting): void {
  const lips = mix(skin, '#b03a3a', person.look === 'woman' ? 0.55 : 0.3);
  const wide = Math.round(random.between(0.92, 1.1) * 100) / 100;
  const open = person.smile === 'open' || (person.smile === undefined && random.chance(0.3));
  canvas.group(`transform="translate(0 100) scale(${wide})"`, () => {
    if (open) {
      const mouth = 'M-42 -14C-20 -6 20 -6 42 -14C36 22 -36 22 -42 -14Z';
      canvas.path(mouth, '#5e211d');
      canvas.inside(mouth, () => canvas.path('M-50 -20H50V-3C20 5 -20 5 -50 -3Z', '#fdf6ea'));
      canvas.stroke('M-44 -15C-20 -6 20 -6 44 -15', lighten(lips, -0.08), 5);
      canvas.stroke('M-32 8C-18 20 18 20 32 8', lips, 6);
    } else {
      canvas.path('M-35 -9C-18 -13 -7 -12 0 -8C7 -12 18 -13 35 -9C15 5 -15 5 -35 -9Z', lighten(lips, -0.05));
      canvas.path('M-31 -7C-14 19 14 19 31 -7C14 5 -14 5 -31 -7Z', lighten(lips, 0.01));
      canvas.stroke('M-40 -13C-20 6 20 6 40 -13', lighten(lips, -0.16), 4.4);
    }
    canvas.stroke('M-48 -18Q-44 -10 -47 -4M48 -18Q44 -10 47 -4', shade(skin, 0.16), 3.6, 'opacity=".5"');
    if (person.beard !== 'beard' && person.beard !== 'goatee')
      canvas.stroke('M-14 31Q0 36 14 31', shade(skin, 0.14), 4, 'opacity=".4"');
  });
}
