// Title, description and structured data of a list, for search engines and shared links.
import { defaultSort } from '#src/contract/listing/listing-filters.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { limits } from '#src/domain/limits.ts';
import type { Head, PicturePreload } from '#src/web/platform/router/head.ts';
import { previewFile, pictureSrcset } from '#src/web/ui/media/picture-sources.ts';
import { tagsOf } from './filters/filter-tags.ts';
import { listHref, type ListingData, type ListingFrame, totalText } from './listing.ts';
import { type CardCourse, cardSizes } from '#src/web/guest/cards/card-course.ts';
import type { PageInput } from '#src/web/platform/router/page.ts';
import type { CityData, SearchData } from './load-listing.ts';
import { t } from './texts.ts';

/** A plain list is its own page, each page of it too; a filtered or sorted one points to the plain path. */
function canonicalOf({ page, path }: ListingFrame, { query }: Pick<ListingData, 'query'>): string {
  const isPlain = tagsOf(query).length === 0 && query.sort === defaultSort(page);
  return isPlain ? listHref(path, page, { ...query, pax: null }) : path;
}

/** The picture of a shared link: the first course's. Previews are made for the first picture of each course. */
function leadPicture(listing: ListingData, imageBase: string): Pick<Head, 'image'> {
  const lead = listing.courses[0]?.images[0];
  return lead === undefined ? {} : { image: { url: previewFile(imageBase, lead.id), alt: lead.alt } };
}

/** Structured data of a list: the courses in their order, counted over the pages. */
function itemList({ courses, query }: ListingData, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: (query.page - 1) * limits.pageSize + index + 1,
      name: course.title,
      url: origin + productDetailUrl({ city: course.city_slug, id: course.id, title: course.title }),
    })),
  };
}

/** A step of the way to a page. */
interface Step {
  readonly name: string;
  readonly path: string;
}

/** Structured data of the way here. */
function breadcrumbList(steps: readonly Step[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** Where the picture of a city stands beside its title: on wide screens only. */
export const cityPicture = { media: '(width >= 64rem)', sizes: '24rem' } as const;

// The pictures that a list shows first, fetched from the head on.

/** The city's picture, on the screens that show it. */
function cityPreload(image: { readonly id: string } | undefined, base: string): readonly PicturePreload[] {
  if (image === undefined) return [];
  const { media, sizes } = cityPicture;
  return [{ srcset: pictureSrcset(base, image.id, 'card', 'avif'), sizes, media }];
}

/**
 * The first card's picture.
 * @param narrow true when a larger picture comes first on wide screens
 */
function cardPreload(courses: readonly CardCourse[], base: string, narrow: boolean): readonly PicturePreload[] {
  const image = courses[0]?.images[0];
  if (image === undefined) return [];
  const media = narrow ? { media: `not all and ${cityPicture.media}` } : {};
  return [{ srcset: pictureSrcset(base, image.id, 'card', 'avif'), sizes: cardSizes(4), ...media }];
}

/**
 * The head of a city's list; it follows the page in view. What is read once, from the document that the server sends, is
 * made there alone.
 */
export function cityHead(
  { city, frame, listing }: CityData,
  { origin, settings }: Pick<PageInput, 'origin' | 'settings'>,
): Head {
  const { page } = listing.query;
  const first = city.image ?? undefined;
  // The country has no page of its own, and search engines take no step without an address.
  const crumbs = [
    { name: t('place.home'), path: '/' },
    { name: city.name, path: frame.path },
  ];
  return {
    title: page > 1 ? t('city.titlePage', { city: city.name, page }) : t('city.title', { city: city.name }),
    description: city.introduction,
    canonical: canonicalOf(frame, listing),
    ...leadPicture(listing, settings.imageBase),
    ...(import.meta.env.SSR && {
      preloads: [
        ...cityPreload(first, settings.imageBase),
        ...cardPreload(listing.courses, settings.imageBase, first !== undefined),
      ],
      jsonLd: [breadcrumbList(crumbs, origin), itemList(listing, origin)],
    }),
  };
}

/**
 * The head of a search. Searches are endless: search engines are asked to leave them out, so there is nothing more for them
 * than what a shared link shows.
 */
export function searchHead({ frame, keyword, listing }: SearchData, { settings }: Pick<PageInput, 'settings'>): Head {
  const count = t('count', { count: listing.total, shown: totalText(listing) });
  return {
    title: t('search.title', { keyword }),
    isWholeTitle: true,
    description: t('search.description', { count, keyword }),
    canonical: canonicalOf(frame, listing),
    robots: 'noindex',
    ...leadPicture(listing, settings.imageBase),
    ...(import.meta.env.SSR && { preloads: cardPreload(listing.courses, settings.imageBase, false) }),
  };
}
