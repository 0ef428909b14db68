// Suggestions. For an empty box: recent searches, recently viewed, cities by country. For typed words: the server's.
import {
  productCategoryUrl,
  productDetailUrl,
  productListUrl,
  productSearchUrl,
} from '#src/contract/addresses/urls.ts';
import { t } from '#src/web/guest/texts.ts';
import { asksNearMe, searchNear } from '#src/domain/search/near-me.ts';
import { type CityGroups, foldText, searchDestination } from './search-destination.ts';
import { t as near } from './texts.ts';
import type { NearState } from './use-near-me.ts';
import type { ViewedCourse } from '#src/web/guest/cards/recently-viewed.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { courseTripQuery, listTripQuery, onlyDay, type Trip, tripWith } from '#src/contract/listing/trip.ts';

export type Suggested = CallOutput<'search/suggest'>['data'];
export type Understood = Suggested['understood'];

export interface Suggestion {
  readonly key: string;
  readonly kind: 'near' | 'again' | 'forget' | 'recent' | 'city' | 'category' | 'country' | 'course' | 'search';
  readonly label: string;
  readonly detail: string | null;
  readonly href: string;
  readonly imageId?: string | null;
}

export interface SuggestionGroup {
  readonly key: string;
  readonly title: string | null;
  readonly items: readonly Suggestion[];
}

const group = (key: string, title: string | null, items: readonly Suggestion[]): readonly SuggestionGroup[] =>
  items.length === 0 ? [] : [{ key, title, items }];

function searchedItems(searches: readonly string[]): readonly Suggestion[] {
  if (searches.length === 0) return [];
  const again = searches.map((words) => ({
    key: `again-${words}`,
    kind: 'again' as const,
    label: words,
    detail: null,
    href: productSearchUrl(words),
  }));
  return [...again, { key: 'forget', kind: 'forget', label: t('search.forget'), detail: null, href: '' }];
}

const viewedItems = (viewed: readonly ViewedCourse[]): readonly Suggestion[] =>
  viewed.slice(0, 3).map((course) => ({
    key: `recent-${course.id}`,
    kind: 'recent',
    label: course.title,
    detail: course.city_name,
    href: course.url,
    imageId: course.image_id,
  }));

const countText = (count: number): string => t('search.total', { count });

function countryItem({ name, total }: NonNullable<Suggested['country']>): Suggestion {
  const label = t('search.allOf', { country: name });
  return { key: 'country', kind: 'country', label, detail: countText(total), href: productSearchUrl(name) };
}

function placeItems({ cities, categories, country }: Suggested): readonly Suggestion[] {
  const whole = country === null ? [] : [countryItem(country)];
  return [
    ...(country?.is_named === true ? whole : []),
    ...cities.map((city) => ({
      key: `city-${city.id}`,
      kind: 'city' as const,
      label: city.name,
      detail: `${city.country_name} · ${countText(city.total)}`,
      href: productListUrl(city),
    })),
    ...categories.map(({ id, name, slug, city, total }) => ({
      key: `category-${city.id}-${id}`,
      kind: 'category' as const,
      label: t('search.inCity', { category: name, city: city.name }),
      detail: countText(total),
      href: productCategoryUrl(city, slug),
    })),
    ...(country?.is_named === false ? whole : []),
  ];
}

const courseItems = ({ courses }: Suggested): readonly Suggestion[] =>
  courses.map((course) => ({
    key: `course-${course.id}`,
    kind: 'course',
    label: course.title,
    detail: course.city_name,
    href: productDetailUrl({ city: course.city_slug, id: course.id, title: course.title }),
    imageId: course.image_id,
  }));

const nearTexts = {
  ready: ['near.me', 'near.promise'],
  asking: ['near.asking', 'near.promise'],
  failed: ['near.failed', 'near.again'],
} as const satisfies Record<NearState, unknown>;

function nearGroup(state: NearState): readonly SuggestionGroup[] {
  const [label, detail] = nearTexts[state];
  return group('near', null, [{ key: 'near', kind: 'near', label: near(label), detail: near(detail), href: '' }]);
}

/** Each leads to the list of the city, or to the search there. */
const cityGroups = (groups: CityGroups, hrefOf?: (name: string) => string): readonly SuggestionGroup[] =>
  groups.flatMap(({ country_code, country_name, cities }) => {
    const items = cities.map((city) => ({ ...plainCity(city), ...(hrefOf && { href: hrefOf(city.name) }) }));
    return group(`country-${country_code}`, country_name, items);
  });

const plainCity = (city: CityGroups[number]['cities'][number]): Suggestion => ({
  key: `city-${city.id}`,
  kind: 'city',
  label: city.name,
  detail: null,
  href: productListUrl(city),
});

/** At once, until the server answers: cities whose names begin so. */
const citiesBegun = (groups: CityGroups, query: string): readonly Suggestion[] =>
  groups
    .flatMap(({ cities }) => cities)
    .filter(({ name }) => foldText(name).startsWith(foldText(query)))
    .map(plainCity);

// Suggestions carry the trip in their links (docs/domain/search.md#dates-and-party); the words of a search already do.
type Leads = 'list' | 'course' | 'search';
const leadsTo: Readonly<Record<Suggestion['kind'], Leads>> = {
  again: 'search',
  near: 'search',
  forget: 'search',
  search: 'search',
  city: 'list',
  category: 'list',
  country: 'list',
  course: 'course',
  recent: 'course',
};

export function groupsWithTrip(
  groups: readonly SuggestionGroup[],
  trip: Trip,
  read: Understood | null,
): readonly SuggestionGroup[] {
  const full = tripWith(trip, read);
  const queries: Readonly<Record<Leads, string>> = {
    search: listTripQuery(trip),
    list: listTripQuery(full),
    course: courseTripQuery({ date: onlyDay(full), pax: full.pax }),
  };
  if (queries.list === '') return groups;
  const withQuery = ({ kind, href }: Suggestion): string => {
    const query = queries[leadsTo[kind]];
    return href.includes('?') ? href + query.replace('?', '&') : href + query;
  };
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => (item.href === '' ? item : { ...item, href: withQuery(item) })),
  }));
}

export interface SuggestInput {
  readonly groups: CityGroups;
  readonly viewed: readonly ViewedCourse[];
  readonly searches: readonly string[];
  readonly suggested: Suggested | null;
  readonly query: string;
  readonly near: NearState;
}

function plainGroups({
  groups,
  viewed,
  searches,
  suggested,
  query,
  near: state,
}: SuggestInput): readonly SuggestionGroup[] {
  if (query.trim() === '')
    return [
      ...nearGroup(state),
      ...(state === 'failed' ? cityGroups(groups) : []),
      ...group('again', t('search.again'), searchedItems(searches)),
      ...group('recent', t('search.recent'), viewedItems(viewed)),
      ...(state === 'failed' ? [] : cityGroups(groups)),
    ];
  const isNear = asksNearMe(query);
  if (isNear && state === 'failed')
    return [...nearGroup(state), ...cityGroups(groups, (name) => searchDestination(groups, searchNear(query, name)))];
  const label = t('search.for', { query: query.trim() });
  const places = suggested === null ? citiesBegun(groups, query) : placeItems(suggested);
  return [
    ...(isNear ? nearGroup(state) : []),
    ...group('places', t('search.places'), places),
    ...group('courses', t('search.courses'), suggested === null ? [] : courseItems(suggested)),
    ...group('search', null, [{ key: 'search', kind: 'search', label, detail: null, href: productSearchUrl(query) }]),
  ];
}

/** The groups of the list, each entry with the trip. */
export const suggest = (input: SuggestInput, trip: Trip): readonly SuggestionGroup[] =>
  groupsWithTrip(plainGroups(input), trip, input.suggested?.understood ?? null);
