import { createRandom } from '#demo/art/kit/random.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintNeck } from './dress/body.ts';
import { paintDress } from './dress/dresses.ts';
import { paintAdornment } from './face/adornment.ts';
import { paintEyes } from './face/eyes.ts';
import { faceOutline, paintHeadShape } from './face/head-shape.ts';
import { paintMouth, paintNose } from './face/nose-mouth.ts';
import { paintBeard, paintGlasses, paintMark, paintMoustache, paintYears } from './face/years.ts';
import { hairOf, paintBraid } from './hair/hairs.ts';
import { headwearOf } from './headwear/headwears.ts';
import type { Person } from './person.ts';
import { seat, type Sitting } from './sitting.ts';

/**
 * Head and shoulders within 800 by 800 units, cut off at the lower edge. The same `id` gives the same person, in a
 * portrait and in any scene. Answers the colours, for arms and hands that a scene adds.
 */
export function paintFigure(stage: Stage, person: Person, id: string): Sitting {
  const sitting = seat({ ...stage, random: createRandom(`${id} person`) }, person);
  paintPerson(sitting);
  return sitting;
}

function paintPerson(sitting: Sitting): void {
  const { canvas, person, random } = sitting;
  const hair = hairOf(person.hair);
  const wear = headwearOf(person.wear);
  const colour = person.wearColour ?? random.pick(wear?.colours ?? ['#000000']);
  const face = faceOutline(
    person.look === 'man' ? random.between(0.45, 1) : random.between(0, 0.5),
    random.between(0, 1),
  );
  const [wide, tilt] = [random.between(0.95, 1.05), random.around(0, 3)].map((n) => Math.round(n * 100) / 100);
  const head = `transform="translate(400 372) rotate(${tilt}) scale(${Math.round((wide ?? 1) * 122) / 100} 1.22)"`;
  const body = `transform="translate(400 0) scale(${person.look === 'woman' ? 0.9 : 1} 1)"`;
  canvas.group(head, () => {
    wear?.back?.(sitting, colour);
    if (wear?.covers !== 'all') hair.back?.(sitting);
  });
  canvas.group(body, () => {
    paintNeck(sitting);
    paintDress(sitting);
  });
  canvas.group(head, () => {
    if (person.hair === 'braid' && wear?.covers !== 'all') paintBraid(sitting);
    paintHeadShape(sitting, face);
    paintYears(sitting);
    paintMark(sitting);
    paintNose(sitting);
    paintBeard(sitting);
    paintMouth(sitting);
    paintMoustache(sitting);
    paintEyes(sitting);
    if (wear?.covers !== 'all') {
      hair.front?.(sitting);
      paintAdornment(sitting);
    }
    wear?.front(sitting, colour);
    paintGlasses(sitting);
    wear?.over?.(sitting, colour);
  });
}
