// What a host of the demo looks like: a few words a person, from which the drawing follows.
import type { Design } from '#demo/art/motifs/textile-tiles.ts';
import type { BackdropName } from './backdrop/backdrops.ts';
import type { DressName } from './dress/dresses.ts';
import type { HairName } from './hair/hairs.ts';
import type { HeadwearName } from './headwear/headwears.ts';

/** In years: below 32, below 47, below 62, above. */
export type Age = 'young' | 'adult' | 'middle' | 'old';

/** One invented person. What is left out follows from the seed, the age and the country. */
export interface Person {
  readonly look: 'woman' | 'man';
  readonly age: Age;
  /** From the lightest to the deepest of six tones. */
  readonly skin: 0 | 1 | 2 | 3 | 4 | 5;
  readonly hair: HairName;
  readonly wear?: HeadwearName;
  /** Colour of the headwear. */
  readonly wearColour?: string;
  readonly dress: DressName;
  /** Main colour of the clothes. */
  readonly colour?: string;
  /** Cloth with a figure: its repeat. */
  readonly cloth?: Design;
  readonly glasses?: 'round' | 'square';
  readonly beard?: 'moustache' | 'beard' | 'goatee' | 'stubble';
  /** A mark that people wear: a dot or line on the brow, bark paste on the cheeks, a flower in the hair. */
  readonly mark?: 'bindi' | 'tilak' | 'thanaka' | 'flower';
  readonly smile?: 'closed' | 'open';
  readonly eyes?: 'open' | 'laughing';
  readonly backdrop: BackdropName;
}
