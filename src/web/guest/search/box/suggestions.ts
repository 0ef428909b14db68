// Suggestions: recently viewed, cities by country, activities, experiences, and the search.
import { productDetailUrl, productListUrl, productSearchUrl } from '#src/contract/addresses/urls.ts';
import { type CityGroups, foldText } from './search-destination.ts';
import type { ViewedCourse } from '#src/web/guest/cards/recently-viewed.ts';
import type { SuggestedCourse } from './use-course-suggestions.ts';

export interface Suggestion {
  readonly key: string;
  readonly kind: 'recent' | 'city' | 'activity' | 'course' | 'search';
  readonly label: string;
  readonly detail: string | null;
  readonly href: string;
  readonly imageId?: string | null;
}

export interface SuggestionGroup {
  readonly key: string;
  readonly kind: Suggestion['kind'];
  readonly title: string | null;
  readonly items: readonly Suggestion[];
}

function cityItems(group: CityGroups[number], needle: string): readonly Suggestion[] {
  const countryFits = foldText(group.country_name).startsWith(needle);
  return group.cities
    .filter((city) => countryFits || foldText(city.name).includes(needle))
    .map((city) => ({
      key: `city-${city.id}`,
      kind: 'city' as const,
      label: city.name,
      detail: null,
      href: productListUrl(city),
    }));
}

function recentGroup(viewed: readonly ViewedCourse[], title: string): readonly SuggestionGroup[] {
  if (viewed.length === 0) return [];
  const items = viewed.slice(0, 3).map((course) => ({
    key: `recent-${course.id}`,
    kind: 'recent' as const,
    label: course.title,
    detail: course.city_name,
    href: course.url,
    imageId: course.image_id,
  }));
  return [{ key: 'recent', kind: 'recent', title, items }];
}

const COURSES_SHOWN = 4;
const ACTIVITIES_SHOWN = 3;

/** Activities with a word that the query begins, most frequent first; each is a search. */
function activityGroup(courses: readonly SuggestedCourse[], needle: string, title: string): readonly SuggestionGroup[] {
  const fits = courses.filter(({ activity }) => ` ${foldText(activity)}`.includes(` ${needle}`));
  const counted = Object.entries(Object.groupBy(fits, ({ activity }) => activity));
  const items = counted
    .toSorted(([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0))
    .slice(0, ACTIVITIES_SHOWN)
    .map(([activity]) => ({
      key: `activity-${activity}`,
      kind: 'activity' as const,
      label: activity,
      detail: null,
      href: productSearchUrl(activity),
    }));
  return items.length === 0 ? [] : [{ key: 'activities', kind: 'activity', title, items }];
}

function courseGroup(courses: readonly SuggestedCourse[], title: string): readonly SuggestionGroup[] {
  if (courses.length === 0) return [];
  const items = courses.slice(0, COURSES_SHOWN).map((course) => ({
    key: `course-${course.id}`,
    kind: 'course' as const,
    label: course.title,
    detail: `${course.activity} · ${course.city_name}`,
    href: productDetailUrl({ city: course.city_slug, id: course.id, title: course.title }),
    imageId: course.images[0]?.id ?? null,
  }));
  return [{ key: 'courses', kind: 'course', title, items }];
}

export interface SuggestInput {
  readonly groups: CityGroups;
  readonly viewed: readonly ViewedCourse[];
  readonly courses: readonly SuggestedCourse[];
  readonly query: string;
  readonly texts: {
    readonly recent: string;
    readonly activities: string;
    readonly courses: string;
    readonly search: (query: string) => string;
  };
}

export function suggest({ groups, viewed, courses, query, texts }: SuggestInput): readonly SuggestionGroup[] {
  const needle = foldText(query);
  const cities = groups
    .map((group) => ({
      key: `country-${group.country_code}`,
      kind: 'city' as const,
      title: group.country_name,
      items: cityItems(group, needle),
    }))
    .filter((group) => group.items.length > 0);
  if (needle === '') return [...recentGroup(viewed, texts.recent), ...cities];
  const label = texts.search(query.trim());
  const search = { key: 'search', kind: 'search' as const, label, detail: null, href: productSearchUrl(query) };
  const matches = [...activityGroup(courses, needle, texts.activities), ...courseGroup(courses, texts.courses)];
  return [...cities, ...matches, { key: 'search', kind: 'search', title: null, items: [search] }];
}
