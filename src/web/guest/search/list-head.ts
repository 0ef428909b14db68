// Title, description and structured data of a list.
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

/** Each page of a plain list is canonical; a filtered or sorted list points to the plain path. */
function canonicalOf({ page, path }: ListingFrame, { query }: Pick<ListingData, 'query'>): string {
  const isPlain = tagsOf(query).length === 0 && query.sort === defaultSort(page);
  return isPlain ? listHref(path, page, { ...query, pax: null }) : path;
}

/** The first listing's photo: previews exist for first photos only. */
function leadPicture(listing: ListingData, imageBase: string): Pick<Head, 'image'> {
  const lead = listing.courses[0]?.images[0];
  return lead === undefined ? {} : { image: { url: previewFile(imageBase, lead.id), alt: lead.alt } };
}

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

interface Step {
  readonly name: string;
  readonly path: string;
}

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

/** A city's photo, next to the title on wide screens only. */
export const cityPicture = { media: '(width >= 64rem)', sizes: '24rem' } as const;

function cityPreload(image: { readonly id: string } | undefined, base: string): readonly PicturePreload[] {
  if (image === undefined) return [];
  const { media, sizes } = cityPicture;
  return [{ srcset: pictureSrcset(base, image.id, 'card', 'avif'), sizes, media }];
}

/** `narrow`: a larger photo comes first on wide screens. */
function cardPreload(courses: readonly CardCourse[], base: string, narrow: boolean): readonly PicturePreload[] {
  const image = courses[0]?.images[0];
  if (image === undefined) return [];
  const media = narrow ? { media: `not all and ${cityPicture.media}` } : {};
  return [{ srcset: pictureSrcset(base, image.id, 'card', 'avif'), sizes: cardSizes(4), ...media }];
}

/** A city list's head, which follows the page. Only the server adds structured data, which is read once. */
export function cityHead(
  { city, frame, listing }: CityData,
  { origin, settings }: Pick<PageInput, 'origin' | 'settings'>,
): Head {
  const { page } = listing.query;
  const first = city.image ?? undefined;
  // The country has no page, and a breadcrumb step needs an address.
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

/** noindex: searches are endless. Only shared-link data besides. */
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
