// The list of a city: /{id}/{slug}.
import { isFormQuery, parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { parseProductListUrl, productListUrl } from '#src/contract/addresses/urls.ts';
import { todayIn } from '#src/web/booking/wall-time.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { cityHead } from './list-head.ts';
import { listHref, type ListingFrame } from './listing.ts';
import { type CityData, loadListing } from './load-listing.ts';

function frameOf(city: CityData['city']): ListingFrame {
  return {
    page: 'city',
    path: productListUrl(city),
    ask: { city_id: city.id },
    categories: city.categories.map(({ id, name, total }) => ({ id, name, total })),
    today: todayIn(city.time_zone),
    center: { latitude: city.latitude, longitude: city.longitude, name: city.name },
  };
}

/** Loads the list. The slug must be the city's own, or have been, otherwise 404 "City not found" (docs/routes.md#paths). */
export async function load(input: PageInput): Promise<PageResult<CityData>> {
  const asked = parseProductListUrl(input.url.pathname);
  if (asked === null) return { kind: 'missing', what: 'page' };
  const query = parseListingQuery(input.url.search, 'city');
  if (isFormQuery(input.url.search)) {
    return { kind: 'redirect', to: listHref(input.url.pathname, 'city', query), status: 302 };
  }
  const [around, found] = await Promise.all([
    input.api('page/product-list', { city_id: asked.id }),
    loadListing(input.api, { city_id: asked.id }, query),
  ]);
  // A listing error on first load gives a 404 page; only a server that is away has a page of its own.
  if (!found.ok && found.kind !== 'network') return { kind: 'missing', what: 'city' };
  if (!around.ok) return failed(around, 'city');
  const city = around.data.city_data;
  if (city.slug !== asked.slug) {
    // One that the city had before leads to where it is now.
    const former = await input.api('city/detail', { slug: asked.slug });
    if (!former.ok || former.data.data.id !== city.id) return { kind: 'missing', what: 'city' };
    return { kind: 'redirect', to: productListUrl(city) + input.url.search, status: 301 };
  }
  if (!found.ok) return failed(found);
  if (input.url.pathname.endsWith('/')) {
    return { kind: 'redirect', to: productListUrl(city) + input.url.search, status: 301 };
  }
  const data: CityData = { city, frame: frameOf(city), listing: found.listing };
  return { kind: 'page', data, head: cityHead(data, input) };
}

export { CityPage as Page } from './CityPage.tsx';
