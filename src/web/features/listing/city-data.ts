// The list of a city: /{id}/{slug}.
import { listingRequest } from '#src/contract/listing-request.ts';
import { parseListingQuery } from '#src/contract/listing-query.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { parseProductListUrl, productListUrl } from '#src/contract/urls.ts';
import { previewFile } from '../../ui/picture-sources.ts';
import { failed } from '../../failed.ts';
import type { Head } from '../../head.ts';
import { t } from '../../locale/t.ts';
import type { PageInput, PageResult } from '../../page.ts';
import { cardPreload, cityPreload } from './preloads.ts';
import { itemList } from './item-list.ts';
import { pageHref } from './listing.ts';
import type { ListingData } from './listing.ts';

/** The city and its cards. */
export interface CityData {
  readonly city: CallOutput<'page/product-list'>['city_data'];
  readonly listing: ListingData;
}

function headOf({ city, listing }: CityData, { origin, settings }: PageInput): Head {
  const { query } = listing;
  const first = city.image ?? undefined;
  // Previews are made for the first picture of each course.
  const lead = listing.courses[0]?.images[0];
  return {
    title:
      query.page > 1
        ? t('city.titlePage', { city: city.name, page: query.page })
        : t('city.title', { city: city.name }),
    description: city.introduction,
    canonical: pageHref({ path: listing.path, query: { ...listing.query } }, query.page),
    ...(lead === undefined ? {} : { image: { url: previewFile(settings.imageBase, lead.id), alt: lead.alt } }),
    preloads: [
      ...cityPreload(first, settings.imageBase),
      ...cardPreload(listing.courses, settings.imageBase, first !== undefined),
    ],
    jsonLd: [itemList(listing.courses, origin)],
  };
}

/** Loads the list. The slug must be the city's own, otherwise 404 "City not found" (spec 5). */
export async function load(input: PageInput): Promise<PageResult<CityData>> {
  const asked = parseProductListUrl(input.url.pathname);
  if (asked === null) return { kind: 'missing', what: 'page' };
  const query = parseListingQuery(input.url.search, 'city');
  const [around, found] = await Promise.all([
    input.api('page/product-list', { city_id: asked.id }),
    input.api('course/city', { city_id: asked.id, ...listingRequest(query) }),
  ]);
  if (!around.ok) return failed(around, 'city');
  const city = around.data.city_data;
  if (city.slug !== asked.slug) return { kind: 'missing', what: 'city' };
  // spec 7: a listing error on first load gives a 404 page; only a server that is away is told apart.
  if (!found.ok) return found.kind === 'network' ? failed(found) : { kind: 'missing', what: 'city' };
  const { data: courses, total, total_is_capped: totalIsCapped } = found.data;
  const listing: ListingData = { page: 'city', path: productListUrl(city), query, courses, total, totalIsCapped };
  const data: CityData = { city, listing };
  return { kind: 'page', data, head: headOf(data, input) };
}
