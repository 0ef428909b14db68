import { num } from '#demo/art/kit/path-text.ts';
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

/** How somebody sits before the painter: the head turned a little to the right or not, and bent by some degrees. */
export interface Pose {
  readonly turn: 0 | 1;
  readonly bend: number;
}

/** Head and shoulders within 800 by 800 units, cut off at the lower edge. The same `id` gives the same person. */
export function paintFigure(stage: Stage, person: Person, { id, pose }: { id: string; pose: Pose }): void {
  paintPerson(seat({ ...stage, random: createRandom(`${id} person`) }, person, pose.turn), pose);
}

// How far the face moves over the head when it turns: the nose goes ahead of eyes and mouth.
const FACE_TURN = 17;
const NOSE_TURN = 9;

function paintPerson(sitting: Sitting, { turn, bend }: Pose): void {
  const { canvas, person, random } = sitting;
  const hair = hairOf(person.hair);
  const wear = headwearOf(person.wear);
  const colour = person.wearColour ?? random.pick(wear?.colours ?? ['#000000']);
  const face = faceOutline(
    person.look === 'man' ? random.between(0.45, 1) : random.between(0, 0.5),
    random.between(0, 1),
  );
  const [wide, tilt] = [random.between(0.95, 1.05), random.around(0, 3)].map((n) => Math.round(n * 100) / 100);
  const head = `transform="translate(400 372) rotate(${num((tilt ?? 0) + bend)}) scale(${Math.round((wide ?? 1) * 122) / 100} 1.22)"`;
  const body = `transform="translate(${400 - turn * 12} 0) scale(${(person.look === 'woman' ? 0.9 : 1) - turn * 0.05} 1)"`;
  const aside = `transform="translate(${turn * FACE_TURN} 0) scale(${1 - turn * 0.06} 1)"`;
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
    canvas.group(aside, () => paintFace(sitting, turn));
    if (wear?.covers !== 'all') {
      hair.front?.(sitting);
      paintAdornment(sitting);
    }
    wear?.front(sitting, colour);
    canvas.group(aside, () => paintGlasses(sitting));
    wear?.over?.(sitting, colour);
  });
}

function paintFace(sitting: Sitting, turn: 0 | 1): void {
  const { canvas } = sitting;
  paintYears(sitting);
  paintMark(sitting);
  canvas.group(`transform="translate(${turn * NOSE_TURN} 0)"`, () => paintNose(sitting));
  paintBeard(sitting);
  paintMouth(sitting);
  paintMoustache(sitting);
  paintEyes(sitting);
}
