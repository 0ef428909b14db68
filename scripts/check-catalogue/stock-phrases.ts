// Phrases worn out by brochures.
import { faultAt } from '#src/server/catalogue-import/faults.ts';
import type { Rule } from './demo-world.ts';
import { textsOf } from './texts.ts';

const worn =
  /\b(hidden gem|unforgettable|once[- ]in[- ]a[- ]lifetime|nestled|vibrant|bustling|tapestry|immers(e|ive|ing)|off the beaten (track|path)|must-see|bucket list|like a local|authentic|embark|breathtaking|culinary journey)\b/i;

/** A fault per text with one. Guests' reviews are exempt. */
export const stockPhrases: Rule = (world) =>
  textsOf(world)
    .filter(({ path }) => path[0] !== 'reviews')
    .flatMap(({ at, path, text }) => {
      const found = worn.exec(text);
      return found ? [faultAt(at, path, { wrong: `says "${found[0]}"`, right: 'what is really there' })] : [];
    });
