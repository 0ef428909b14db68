// The pictures that a list shows first, fetched from the head on.
import type { CardCourse } from '../../cards/card-course.ts';
import { cardSizes } from '../../cards/card-sizes.ts';
import type { PicturePreload } from '#src/web/router/head.ts';
import { pictureSrcset } from '../../ui/picture-sources.ts';
import { cityPicture } from './city-picture.ts';

/** The city's picture, on the screens that show it. */
export function cityPreload(image: { readonly id: string } | undefined, base: string): readonly PicturePreload[] {
  if (image === undefined) return [];
  const { media, sizes } = cityPicture;
  return [{ srcset: pictureSrcset(base, image.id, 'card', 'avif'), sizes, media }];
}

/**
 * The first card's picture.
 * @param narrow true when a larger picture comes first on wide screens
 */
export function cardPreload(courses: readonly CardCourse[], base: string, narrow: boolean): readonly PicturePreload[] {
  const image = courses[0]?.images[0];
  if (image === undefined) return [];
  const media = narrow ? { media: `not all and ${cityPicture.media}` } : {};
  return [{ srcset: pictureSrcset(base, image.id, 'card', 'avif'), sizes: cardSizes(4), ...media }];
}
