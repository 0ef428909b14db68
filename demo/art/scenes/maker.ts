import type { Scene } from '#demo/art/picture.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBackdrop, type BackdropName } from '#demo/art/portraits/backdrop/backdrops.ts';
import { paintFigure } from '#demo/art/portraits/figure.ts';
import type { Sitting } from '#demo/art/portraits/sitting.ts';
import { personOf, portraitId } from '#demo/art/portraits/people/people.ts';
import type { Person } from '#demo/art/portraits/person.ts';
import { paintWorktop } from '#demo/art/motifs/worktop.ts';
import { paintArms } from './makers/arms.ts';
import { CRAFTS, type CraftName } from './makers/craft-names.ts';
import { VIEWS, type View, type ViewName } from './makers/views.ts';

/** What may be chosen in the scene. */
export interface MakerOptions {
  /** The key of the host who is at work: the same person as in the portrait. */
  readonly host: string;
  readonly craft: CraftName;
  /** Colour of the table. */
  readonly table?: string;
  readonly view?: ViewName;
  /** What is behind the person, when it is not what the portrait shows. */
  readonly behind?: BackdropName;
  /** Size of the sun's disc; 0 leaves its glow alone. */
  readonly sun?: number;
  /** How far up the room is moved, in its 800 units: what lies low in it comes above the table. */
  readonly lift?: number;
}

const SCALE = 0.98;
const TABLE = 772;
const MIDDLE = 800;

/** A host behind a table, hands at work: where the portrait says who, this says what they do. */
export const maker: Scene<MakerOptions> = {
  name: 'maker',
  draw(stage, options) {
    const own = personOf(options.host);
    const person = options.behind === undefined ? own : { ...own, backdrop: options.behind };
    if (options.view === undefined) drawMiddle(stage, person, options);
    else drawView(stage, person, options, VIEWS[options.view]);
  },
};

function drawMiddle(stage: Stage, person: Person, { host, craft, table = '#9a6238', sun = 0.55 }: MakerOptions): void {
  const { canvas } = stage;
  const x = focalX(stage);
  // Rooms are drawn for a square: here they are twice as large.
  canvas.group(`transform="translate(${x - MIDDLE} -170) scale(2)"`, () => paintBackdrop(stage, person, sun));
  const sitting = paintPerson(stage, person, { host, x });
  paintWorktop(stage, TABLE, table);
  const { behind, held, hands, holds } = CRAFTS[craft];
  behind(stage, x);
  if (holds === 'between') held(stage, x);
  paintArmsOf(sitting, x, { shoulder: 736, hands: [move(hands[0], x), move(hands[1], x)] });
  if (holds !== 'between') held(stage, x);
}

const move = ([dx, y]: Point, x: number): Point => [x + dx, y];

/** The same from another camera: person and work are drawn as in the middle and moved, each to its own scale. */
function drawView(stage: Stage, person: Person, options: MakerOptions, view: View): void {
  const { canvas } = stage;
  const { host, craft, table: wood = '#9a6238', sun = 0.55, lift = 0 } = options;
  const { x, table, person: size, work, tall = 1, hidden = 0, room } = view;
  const edge = TABLE - hidden;
  canvas.group(`transform="scale(${room[2]}) translate(${-room[0]} ${-room[1] - lift})"`, () =>
    paintBackdrop(stage, person, sun),
  );
  const toPerson = `transform="translate(${x} ${table}) scale(${size}) translate(${-MIDDLE} ${-edge})"`;
  const toWork = `transform="translate(${x} ${table}) scale(${work} ${num(work * tall)}) translate(${-MIDDLE} ${-TABLE})"`;
  let sitting: Sitting | undefined;
  canvas.group(toPerson, () => {
    sitting = paintPerson(stage, person, { host, x: MIDDLE });
  });
  paintWorktop(stage, table, wood);
  const { behind, held, hands, holds } = CRAFTS[craft];
  const onPerson = ([dx, y]: Point): Point => [MIDDLE + (dx * work) / size, edge + ((y - TABLE) * work * tall) / size];
  canvas.group(toWork, () => {
    behind(stage, MIDDLE);
    if (holds === 'between') held(stage, MIDDLE);
  });
  canvas.group(toPerson, () => {
    if (sitting !== undefined)
      paintArmsOf(sitting, MIDDLE, { shoulder: 736 - hidden, hands: [onPerson(hands[0]), onPerson(hands[1])] });
  });
  if (holds !== 'between') canvas.group(toWork, () => held(stage, MIDDLE));
}

function paintPerson(stage: Stage, person: Person, { host, x }: { host: string; x: number }): Sitting {
  const at = `transform="translate(${x - 400 * SCALE} -6) scale(${SCALE})"`;
  let sitting: Sitting | undefined;
  stage.canvas.group(at, () => {
    sitting = paintFigure(stage, person, portraitId(host));
  });
  if (sitting === undefined) throw new Error('nobody was painted');
  return sitting;
}

function paintArmsOf(
  sitting: Sitting,
  x: number,
  { shoulder, hands }: { shoulder: number; hands: readonly [Point, Point] },
): void {
  const wide = sitting.person.look === 'woman' ? 0.9 : 1;
  paintArms(sitting, {
    shoulders: [
      [x - 262 * wide, shoulder],
      [x + 262 * wide, shoulder],
    ],
    hands,
  });
}
