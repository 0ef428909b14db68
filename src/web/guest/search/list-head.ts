// Title, description and structured data of a list.
import { defaultSort } from '#src/contract/listing/listing-filters.ts';
import { productDetailUrl, productListUrl } from '#src/contract/addresses/urls.ts';
import { limits } from '#src/domain/limits.ts';
import type { Head, PicturePreload } from '#src/web/platform/router/head.ts';
import { previewFile, pictureSrcset } from '#src/web/ui/media/picture-sources.ts';
import { tagsOf } from './filters/filter-tags.ts';
import { cityNamed, foldText } from './box/search-destination.ts';
import {
  isPastEnd,
  listedCount,
  listHref,
  type ListingData,
  type ListingFrame,
  pageCount,
  totalText,
} from './listing.ts';
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

export type HeadInput = Pick<PageInput, 'origin' | 'settings'>;

interface PlaceHead {
  readonly title: string;
  readonly description: string;
  readonly image?: { readonly id: string } | undefined;
  readonly crumbs: readonly Step[];
}

export const home = (): Step => ({ name: t('place.home'), path: '/' });

/** The head of a city's list, which follows the page. Only the server adds structured data, which is read once. */
export function placeHead(
  { title, description, image, crumbs }: PlaceHead,
  { frame, listing }: Pick<CityData, 'frame' | 'listing'>,
  { origin, settings }: HeadInput,
): Head {
  const { page } = listing.query;
  if (isPastEnd(listing)) return { title, robots: 'noindex' };
  const pages = pageCount(listedCount(listing));
  return {
    title: page > 1 ? t('place.titlePage', { title, page }) : title,
    description: page > 1 ? t('place.descriptionPage', { page, pages, description }) : description,
    canonical: canonicalOf(frame, listing),
    ...leadPicture(listing, settings.imageBase),
    ...(import.meta.env.SSR && {
      preloads: [
        ...cityPreload(image, settings.imageBase),
        ...cardPreload(listing.courses, settings.imageBase, image !== undefined),
      ],
      jsonLd: [breadcrumbList(crumbs, origin), itemList(listing, origin)],
    }),
  };
}

export function cityHead(data: CityData, input: HeadInput): Head {
  const { city, frame } = data;
  const title = t('city.title', { city: city.name });
  // The country has no page, and a breadcrumb step needs an address.
  const crumbs = [home(), { name: city.name, path: frame.path }];
  return placeHead({ title, description: city.introduction, image: city.image ?? undefined, crumbs }, data, input);
}

/** The city that a search names and nothing else, also by another name of it. */
function onlyCity({ groups, keyword, listing }: Pick<SearchData, 'groups' | 'keyword' | 'listing'>) {
  const [part, ...others] = listing.reading?.recognised ?? [];
  const isWhole = part?.kind === 'city' && others.length === 0 && foldText(part.text) === foldText(keyword);
  return cityNamed(groups, isWhole ? (part.name ?? keyword) : keyword);
}

/** noindex: searches are endless. Only shared-link data besides. A search for a city only points to its list. */
export function searchHead(data: SearchData, { settings }: Pick<PageInput, 'settings'>): Head {
  const { frame, keyword, listing } = data;
  const title = { title: t('search.title', { keyword }), isWholeTitle: true, robots: 'noindex' } as const;
  if (isPastEnd(listing)) return title;
  const count = t('count', { count: listing.total, shown: totalText(listing) });
  const city = onlyCity(data);
  return {
    ...title,
    description: t('search.description', { count, keyword }),
    canonical: city === undefined ? canonicalOf(frame, listing) : productListUrl(city),
    ...leadPicture(listing, settings.imageBase),
    ...(import.meta.env.SSR && { preloads: cardPreload(listing.courses, settings.imageBase, false) }),
  };
}
