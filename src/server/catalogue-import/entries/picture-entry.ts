// A picture in a catalogue: a file beside it, or the id of one that comes with the program.
import { z } from 'zod';
import { words } from '../kinds.ts';

const share = z.number('a share from 0 to 1').min(0, 'a share from 0 to 1').max(1, 'a share from 0 to 1');

/** A file, by its path from the folder of the catalogue. */
const pictureFile = z.strictObject({
  file: words(1, 300).describe('path of a JPEG, PNG, WebP or AVIF from the folder of the catalogue'),
  alt: words(3, 300).describe('what is to be seen, for those who cannot see it'),
  focal: z.tuple([share, share], 'two shares from 0 to 1, from the left and from the top').optional(),
});

/** The id of a picture that comes with the program. */
export const drawnPicture = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'the id of a drawn picture');

/** `{ file, alt, focal? }`, or the id of a drawn picture. */
export const pictureEntry = z.union(
  [drawnPicture, pictureFile],
  '{ "file": "photos/lake.jpg", "alt": "what is to be seen" }',
);

export type PictureEntry = z.output<typeof pictureEntry>;
