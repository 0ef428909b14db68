// Pictures of a listing or city as the API answers them.
import type { DemoFiles } from './demo-files.ts';

interface Image {
  id: string;
  alt: string;
  blur: string;
  dominant: string;
  focal: [number, number];
}

/** The pictures that demo/pictures/listings.json names for this key, hero first. Throws when there is none. */
export function imagesOf(files: DemoFiles, key: string): Image[] {
  const named = files.galleries[key];
  const ids = typeof named === 'string' ? [named] : (named ?? []);
  if (ids.length === 0) throw new Error(`demo/pictures/listings.json names no picture for ${key}`);
  return ids.map((id) => {
    const picture = files.pictures[id];
    if (!picture) throw new Error(`demo/pictures/manifest.json has no picture ${id}`);
    return { id, alt: picture.alt, blur: picture.blur, dominant: picture.dominant, focal: picture.focal };
  });
}
