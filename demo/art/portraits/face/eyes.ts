import { lighten, mix } from '#demo/art/kit/colour.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { type Sitting, shade } from '#demo/art/portraits/sitting.ts';

const INK = '#22140f';
const EYE = 'M-23 0C-13 -16 10 -17 23 -1C13 10 -11 11 -23 0Z';

/** Eyes and brows, the same for everybody but for size, distance and age. */
export function paintEyes(sitting: Sitting): void {
  const { canvas, person, random, skin } = sitting;
  const apart = random.around(46, 2.5);
  const gaze = random.around(0, 2.5);
  const size = person.age === 'old' ? 0.9 : random.between(0.95, 1.06);
  const brow = mix(sitting.hair, INK, person.age === 'old' ? 0.15 : 0.5);
  const arch = random.between(0, 1);
  for (const side of [-1, 1]) {
    canvas.group(`transform="translate(${side * apart} -4) scale(${side * size} ${size})"`, () => {
      if (person.eyes === 'laughing') canvas.stroke('M-22 5C-13 -11 12 -12 23 3', INK, 7);
      else paintOpenEye(sitting, gaze * side);
      canvas.stroke('M-20 -21C-8 -29 12 -29 24 -17', shade(skin, 0.12), 3.4, 'opacity=".5"');
      paintBrow(sitting, brow, arch);
      if (person.age === 'old' || person.age === 'middle')
        canvas.stroke(
          'M-12 19C0 25 12 23 20 17M31 -4L42 -9M31 3L42 5',
          shade(skin, 0.14),
          3.2,
          `opacity="${person.age === 'old' ? 0.6 : 0.35}"`,
        );
    });
  }
}

function paintOpenEye({ canvas, person }: Sitting, gaze: number): void {
  canvas.path(EYE, '#fbf2e4');
  canvas.inside(EYE, () => {
    canvas.path(
      oval(gaze, -4, 11.5, 12.5),
      canvas.radial(ramp('#5a3520', [0.75, '#331c12'], '#1d100b'), [0.5, 0.6], 0.6),
    );
    canvas.path(oval(gaze - 4, -9, 3.4), '#ffffff');
  });
  canvas.stroke('M-25 2C-14 -18 10 -19 25 0', INK, person.look === 'woman' ? 6.4 : 5.4);
  if (person.look === 'woman') canvas.stroke('M21 -4L30 -7', INK, 4.4);
}

function paintBrow({ canvas, person }: Sitting, colour: string, arch: number): void {
  const high = -40 - arch * 4;
  const thick = person.look === 'woman' ? 0.72 : 1.15;
  const d =
    `M-27 ${high + 1}C-12 ${high - 7 * thick} 12 ${high - 9 - arch * 3} 34 ${high + 9}` +
    `C12 ${high} -8 ${high + 3 * thick} -26 ${high + 2 + 8 * thick}Z`;
  canvas.path(d, lighten(colour, 0.02), `stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"`);
}
