// One portrait: who, with which clothes and before what. Data plus the function that draws it, as with pictures.
import { Canvas } from '#demo/art/kit/canvas.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import type { Country } from '#demo/art/palettes/palette.ts';
import { paletteOf } from '#demo/art/palettes/palette-of.ts';
import { type BackdropName, paintBackdrop } from './backdrop/backdrops.ts';
import { paintFigure } from './figure.ts';
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
// What would not fit into a round picture if the person came nearer.
const NEAR: Partial<Record<HeadwearName, number>> = { nonLa: 0.93, straw: 0.98, salakot: 0.98 };

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
  paintBackdrop(stage, person);
  const near = NEAR[person.wear ?? 'cap'] ?? 1.13;
  canvas.group(`transform="translate(400 440) scale(${near}) translate(-400 -440)"`, () =>
    paintFigure(stage, person, id),
  );
  const size = `width="${SIDE}" height="${SIDE}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" ${size}><defs>${VIGNETTE}</defs>` +
    `${canvas.toText()}<rect ${size} fill="url(#edge)"/></svg>`
  );
}
