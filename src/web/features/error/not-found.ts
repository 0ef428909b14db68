// What the 404 page knows: all cities, and five experiences of the city that the address seems to mean (docs/routes.md#not-found).
import { limits } from '#src/domain/limits.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pathParts } from '#src/contract/addresses/path-parts.ts';
import { listingErrorText } from '#src/contract/errors/listing.ts';
import type { PageInput } from '#src/web/router/page.ts';
import { foldText } from '#src/web/search/search-destination.ts';
import type { CityGroups } from '#src/web/search/search-destination.ts';

/** The 404 page's data. `city` is null when the address names none; then `courses` are popular ones. */
export interface NotFoundData {
  readonly message: string;
  readonly groups: CityGroups;
  readonly city: string | null;
  readonly courses: CallOutput<'course/city'>['data'];
}

// The first path part may be a city's slug or id ("the city of the first path segment").
function cityOf(groups: CityGroups, path: string): CityGroups[number]['cities'][number] | undefined {
  const first = pathParts(path)?.[0] ?? '';
  const cities = groups.flatMap((group) => group.cities);
  return cities.find(
    (city) => city.slug === first || String(city.id) === first || foldText(city.name) === foldText(first),
  );
}

/** Loads the 404 page. A call that fails leaves its part out: this page must always show. */
export async function loadNotFound({ api, url }: PageInput, what: 'city' | 'page'): Promise<NotFoundData> {
  const message = what === 'city' ? listingErrorText('city-not-found') : listingErrorText('not-found');
  const listed = await api('city/list-by-country', {});
  const groups = listed.ok ? listed.data.data : [];
  const city = cityOf(groups, url.pathname);
  const limit = limits.notFoundRelatedCourses;
  if (city !== undefined) {
    const found = await api('course/city', { city_name: city.name, limit, sort: 'popularity', sort_type: 'desc' });
    if (found.ok && found.data.data.length > 0) return { message, groups, city: city.name, courses: found.data.data };
  }
  const popular = await api('course/homepage', { limit });
  return { message, groups, city: null, courses: popular.ok ? popular.data.data : [] };
}
