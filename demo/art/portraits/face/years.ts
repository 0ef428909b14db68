import { lighten, mix } from '#demo/art/kit/colour.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { type Sitting, shade } from '#demo/art/portraits/sitting.ts';

/** Lines that the years draw: beside the mouth and on the brow. */
export function paintYears({ canvas, person, skin }: Sitting): void {
  if (person.age === 'young' || person.age === 'adult') return;
  const strong = person.age === 'old' ? 0.55 : 0.32;
  canvas.stroke('M-34 52C-50 66 -56 78 -57 92M34 52C50 66 56 78 57 92', shade(skin, 0.16), 4, `opacity="${strong}"`);
  if (person.age === 'old')
    canvas.stroke(
      'M-44 -84C-20 -90 20 -90 44 -84M-34 -104C-14 -109 14 -109 34 -104',
      shade(skin, 0.14),
      3.4,
      'opacity=".45"',
    );
}

/** A dot or a line on the brow, bark paste on the cheeks. */
export function paintMark({ canvas, person }: Sitting): void {
  if (person.mark === 'bindi') canvas.path(oval(0, -46, 7), '#b3202c');
  if (person.mark === 'tilak') canvas.path('M-4 -72H4L5 -36Q0 -30 -5 -36Z', '#cf4a2a');
  if (person.mark === 'thanaka') canvas.path(oval(-66, 44, 25, 21) + oval(66, 44, 25, 21), '#f0dca0', 'opacity=".78"');
}

/** Hair of cheeks and chin; the mouth is drawn over it. */
export function paintBeard({ canvas, person, hair, skin }: Sitting): void {
  const { beard } = person;
  if (beard === 'stubble') {
    const shadow =
      'M-110 20C-104 96 -60 172 0 172C60 172 104 96 110 20C96 60 74 66 44 76C20 70 -20 70 -44 76C-74 66 -96 60 -110 20Z';
    canvas.path(shadow, mix(skin, hair, 0.5), 'opacity=".2"');
  }
  if (beard === 'beard') {
    const full =
      'M-113 10C-116 110 -66 198 0 200C66 198 116 110 113 10C106 52 88 66 62 74C40 66 20 68 0 72C-20 68 -40 66 -62 74C-88 66 -106 52 -113 10Z';
    canvas.path(
      full,
      canvas.linear(
        [
          [0, lighten(hair, 0.04)],
          [1, lighten(hair, -0.04)],
        ],
        [0, 0, 1, 1],
      ),
    );
    canvas.grain(full, { colour: lighten(hair, -0.16), axis: [-40, 0, 130, 60], opacity: 0.5 });
  }
  if (beard === 'goatee')
    canvas.path('M-30 128C-26 176 -12 192 0 194C12 192 26 176 30 128C16 138 -16 138 -30 128Z', hair);
}

/** Hair above the lip. */
export function paintMoustache({ canvas, person, hair }: Sitting): void {
  if (person.beard === undefined || person.beard === 'stubble') return;
  canvas.path(
    'M-50 90C-42 66 -14 63 0 70C14 63 42 66 50 90C32 84 14 85 0 82C-14 85 -32 84 -50 90Z',
    lighten(hair, 0.02),
  );
}

/** Glasses in front of the eyes. */
export function paintGlasses({ canvas, person }: Sitting): void {
  if (person.glasses === undefined) return;
  const frame = '#2c2320';
  const lens = (x: number): string =>
    person.glasses === 'round'
      ? oval(x, -3, 36, 34)
      : `M${x - 38} -30H${x + 38}Q${x + 42} 4 ${x + 26} 27H${x - 26}Q${x - 42} 4 ${x - 38} -30Z`;
  canvas.path(lens(-48) + lens(48), '#ffffff', 'opacity=".13"');
  canvas.stroke(lens(-48) + lens(48), frame, 5);
  canvas.stroke('M-13 -8Q0 -16 13 -8M-86 -10L-112 -14M86 -10L112 -14', frame, 5);
  canvas.stroke('M-66 -20L-54 -28M30 -20L42 -28', '#ffffff', 4, 'opacity=".5"');
}
