import type { Head } from '#src/web/router/head.ts';
import type { PageInput } from '#src/web/router/page.ts';
import type { CityData } from './list-page-data.ts';
import { breadcrumbList, canonicalOf, itemList, leadPicture } from './list-head.ts';
import { cardPreload, cityPreload } from './preloads.ts';
import { t } from './t.ts';

/** The head of a city's list; it follows the page in view. */
export function cityHead(
  { city, frame, listing }: CityData,
  { origin, settings }: Pick<PageInput, 'origin' | 'settings'>,
): Head {
  const { page } = listing.query;
  const first = city.image ?? undefined;
  // The country has no page of its own, and search engines take no step without an address.
  const way = [
    { name: t('place.home'), path: '/' },
    { name: city.name, path: frame.path },
  ];
  return {
    title: page > 1 ? t('city.titlePage', { city: city.name, page }) : t('city.title', { city: city.name }),
    description: city.introduction,
    canonical: canonicalOf(frame, listing),
    ...leadPicture(listing, settings.imageBase),
    preloads: [
      ...cityPreload(first, settings.imageBase),
      ...cardPreload(listing.courses, settings.imageBase, first !== undefined),
    ],
    jsonLd: [breadcrumbList(way, origin), itemList(listing, origin)],
  };
}
