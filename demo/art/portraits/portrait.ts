// One portrait: who, with which clothes and before what. Data plus the function that draws it, as with pictures.
import { Canvas } from '#demo/art/kit/canvas.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintSideFigure } from '#demo/art/motifs/side-figure.ts';
import type { Country } from '#demo/art/palettes/palette.ts';
import { paletteOf } from '#demo/art/palettes/palette-of.ts';
import { type BackdropName, paintBackdrop } from './backdrop/backdrops.ts';
import { paintFigure } from './figure.ts';
import { outfit } from './outfit.ts';
import type { HeadwearName } from './headwear/headwears.ts';
import type { Person } from './person.ts';

/** A person with an id, which is the seed, and the country whose colours are used. */
export interface Portrait {
  readonly id: string;
  readonly country: Country;
  readonly person: Person;
}

/** Width and height of the drawing in units. */
export const SIDE = 800;

// What grows looks grey at dusk.
const GREEN: ReadonlySet<BackdropName> = new Set(['terraces', 'forest', 'leaves', 'hills']);
// Hats need room above the head.
const HATS: ReadonlySet<HeadwearName> = new Set(['nonLa', 'straw', 'salakot', 'bushHat']);
// These can be seen from the side (motifs/side-head.ts).
const SIDE_HAIR: ReadonlySet<string> = new Set([
  'long',
  'crop',
  'parted',
  'shortWomen',
  'bun',
  'lowBun',
  'tied',
  'swept',
]);
const SIDE_WEAR: ReadonlySet<HeadwearName> = new Set(['nonLa', 'straw', 'hijab', 'veil', 'kopiah', 'krama']);

const VIGNETTE =
  '<radialGradient id="edge" cx=".5" cy=".46" r=".75"><stop offset=".62" stop-color="#000000" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#140818" stop-opacity=".22"/></radialGradient>';

/** The portrait as SVG text, 800 by 800. Same data, same text, on every machine. */
export function portraitSvg({ id, country, person }: Portrait): string {
  const random = createRandom(id);
  const canvas = new Canvas();
  const palette = paletteOf(
    country,
    random.pick(GREEN.has(person.backdrop) ? ['dawn', 'noon'] : ['dawn', 'noon', 'dusk']),
  );
  const stage: Stage = { canvas, palette, random, focus: 'center', seed: id };
  const pose = createRandom(`${id} pose`);
  const zoom = pose.between(1.1, 1.4);
  const from = [pose.next(), pose.next()].map((share) => -Math.round(share * 800 * (zoom - 1)));
  const backdrop = canvas.symbol(canvas.capture(() => paintBackdrop(stage, person)));
  // Blurring fades the edges, so the sharp one stays below.
  for (const look of pose.chance(0.45) ? ['', canvas.blur(5)] : [''])
    canvas.add(`<use href="#${backdrop}" transform="translate(${from.join(' ')}) scale(${num2(zoom)})" ${look}/>`);
  const side = pose.chance(0.5) ? 'translate(800 0) scale(-1 1)' : '';
  canvas.group(`transform="${side}"`, () => {
    if (isFromSide(person) && pose.chance(0.42)) paintProfile(stage, person, id);
    else {
      const near = HATS.has(person.wear ?? 'krama') ? pose.between(0.84, 0.9) : pose.between(0.95, 1.07);
      const aside = Math.round(pose.around(0, 34));
      canvas.group(`transform="translate(${400 + aside} 806) scale(${num2(near)}) translate(-400 -800)"`, () =>
        paintFigure(stage, person, { id, pose: { turn: pose.chance(0.6) ? 1 : 0, bend: pose.around(0, 4) } }),
      );
    }
  });
  paintLight(stage, pose.pick(LIGHTS));
  const size = `width="${SIDE}" height="${SIDE}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" ${size}><defs>${VIGNETTE}</defs>` +
    `${canvas.toText()}<rect ${size} fill="url(#edge)"/></svg>`
  );
}

const num2 = (n: number): number => Math.round(n * 100) / 100;

function isFromSide({ hair, wear, beard, mark }: Person): boolean {
  if (mark === 'thanaka' || mark === 'tilak') return false;
  if (beard !== undefined && beard !== 'beard') return false;
  return wear === undefined ? SIDE_HAIR.has(hair) : SIDE_WEAR.has(wear);
}

/** Head and shoulders from the side. */
function paintProfile(stage: Stage, person: Person, id: string): void {
  const worn = outfit(stage, person, id);
  paintSideFigure(stage, {
    foot: HATS.has(person.wear ?? 'krama') ? [330, 2090] : [320, 2210],
    size: HATS.has(person.wear ?? 'krama') ? 3 : 3.3,
    pose: 'stand',
    lean: 3,
    nod: -1,
    outfit: { ...worn, looksUp: true },
    hands: [
      [60, -290],
      [40, -280],
    ],
  });
}

const LIGHTS = ['left', 'right', 'lamp', 'noon', 'soft'] as const;

/** The light of a window at one side, of a lamp below, of the sun above; or of an even sky. */
function paintLight({ canvas, palette }: Stage, light: (typeof LIGHTS)[number]): void {
  if (light === 'soft') return;
  const whole = `M0 0H${SIDE}V${SIDE}H0Z`;
  const warm = light === 'lamp' ? palette.lamp : '#fff0cf';
  const fall = ramp(
    [0, warm, 0.3],
    [0.42, warm, 0],
    [0.5, '#170b22', 0],
    [1, '#170b22', light === 'noon' ? 0.24 : 0.38],
  );
  const axis = {
    left: [0, 0.3, 1, 0.6],
    right: [1, 0.3, 0, 0.6],
    lamp: [0.4, 1, 0.6, 0],
    noon: [0.5, 0, 0.5, 1],
  } as const;
  canvas.path(whole, canvas.linear(fall, axis[light]));
}
