import type { Scene } from '../picture.ts';
import { focalX } from '../kit/stage.ts';
import { paintBackdrop } from '../portraits/backdrop/backdrops.ts';
import { paintFigure } from '../portraits/figure.ts';
import type { Sitting } from '../portraits/sitting.ts';
import { personOf, portraitId } from '../portraits/people/people.ts';
import { paintWorktop } from '../motifs/worktop.ts';
import { paintArms } from './makers/arms.ts';
import { CRAFTS } from './makers/craft-names.ts';
import type { CraftName } from './makers/craft-names.ts';

/** What may be chosen in the scene. */
export interface MakerOptions {
  /** The key of the host who is at work: the same person as in the portrait. */
  readonly host: string;
  readonly craft: CraftName;
  /** Colour of the table. */
  readonly table?: string;
}

const SCALE = 0.98;
const TABLE = 772;

/** A host behind a table, hands at work: where the portrait says who, this says what they do. */
export const maker: Scene<MakerOptions> = {
  name: 'maker',
  draw(stage, { host, craft, table = '#9a6238' }) {
    const { canvas } = stage;
    const person = personOf(host);
    const x = focalX(stage);
    // Rooms are drawn for a square: here they are twice as large.
    canvas.group(`transform="translate(${x - 800} -170) scale(2)"`, () => paintBackdrop(stage, person, 0.55));
    let sitting: Sitting | undefined;
    canvas.group(`transform="translate(${x - 400 * SCALE} -6) scale(${SCALE})"`, () => {
      sitting = paintFigure(stage, person, portraitId(host));
    });
    paintWorktop(stage, TABLE, table);
    const { behind, held, hands, holds } = CRAFTS[craft];
    behind(stage, x);
    if (holds === 'between') held(stage, x);
    const wide = person.look === 'woman' ? 0.9 : 1;
    const [[leftX, leftY], [rightX, rightY]] = hands;
    if (sitting !== undefined)
      paintArms(sitting, {
        shoulders: [
          [x - 262 * wide, 736],
          [x + 262 * wide, 736],
        ],
        hands: [
          [x + leftX, leftY],
          [x + rightX, rightY],
        ],
      });
    if (holds !== 'between') held(stage, x);
  },
};
