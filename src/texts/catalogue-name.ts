// Files of English texts: `texts.ts` for a folder, `reviews-texts.ts` for the page `reviews.tsx`
// (docs/reference/texts.md#texts).
import { posix } from 'node:path';

/**
 * The catalogue of a file of texts, named by its path below `src`: `web/guest/map`, `web/admin/reviews-texts`; null for
 * another file.
 */
export function catalogueName(path: string): string | null {
  return (/^(.+)\/texts\.ts$/.exec(path) ?? /^(.+-texts)\.ts$/.exec(path))?.[1] ?? null;
}

/**
 * The catalogue whose `t` a file exports: a `t.ts` next to the texts, or the file of texts itself; null for another
 * file.
 */
export function catalogueOfT(path: string): string | null {
  return /^(.+)\/t\.ts$/.exec(path)?.[1] ?? catalogueName(path);
}

/** An import's path as a path below `src`. */
export function pathOfImport(from: string, importer: string): string {
  return from.startsWith('#src/') ? from.slice('#src/'.length) : posix.join(posix.dirname(importer), from);
}

/** The file of a catalogue, as a path below `src`. */
export function fileOfCatalogue(name: string): string {
  return name.endsWith('-texts') ? `${name}.ts` : `${name}/texts.ts`;
}
