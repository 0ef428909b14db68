// search/suggest: lines below a search box, and what was understood so far (docs/domain/search.md#suggestions).
import { foldWords } from '#src/domain/search/fold.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { namedPlaces, type SearchPage } from '#src/server/search/index.ts';
import type { Services } from '#src/server/services.ts';
import { shareAnswers } from './shared-answers.ts';
import { findSuggestedCategories, findSuggestedCities } from './suggest-queries.ts';

type Suggestions = CallOutput<'search/suggest'>['data'];

const citiesShown = 3;
const categoriesShown = 3;
const coursesShown = 4;

const answerOf = shareAnswers<Suggestions>();

export const searchSuggest: Handler<'search/suggest'> = async ({ keyword }, { services }) => ({
  data: await answerOf(services.search, foldWords(keyword).join(' '), () => suggest(services, keyword)),
});

async function suggest({ search, db }: Services, keyword: string): Promise<Suggestions> {
  const page = await search.list(
    { cityId: null, keyword, matchesOnly: true },
    { sort: 'popularity', limit: coursesShown },
  );
  const named = await namedPlaces(db, page.corrected ?? keyword);
  const cityIds = [...named.cityIds, ...named.begunIds];
  const cities =
    cityIds.length === 0
      ? []
      : await findSuggestedCities(db, { first: named.cityIds, later: named.begunIds, limit: citiesShown });
  const [best] = cities;
  const isAsked = named.categoryIds.length > 0 || (named.isPlaceOnly && best !== undefined);
  const cityId = named.isCountry || best === undefined ? null : best.id;
  const categories =
    isAsked && (cityId !== null || named.categoryIds.length > 0)
      ? await findSuggestedCategories(db, { cityId, categoryIds: named.categoryIds, limit: categoriesShown })
      : [];
  const isWider = best !== undefined && best.country_total > best.total;
  return {
    understood: understoodOf(page),
    cities: cities.map(({ country_total: _country, ...city }) => city),
    categories,
    country: isWider ? { name: best.country_name, total: best.country_total, is_named: named.isCountry } : null,
    courses: coursesOf(page),
  };
}

function understoodOf({ recognised, filters }: SearchPage): Suggestions['understood'] {
  const { date_start: start, date_end: end = start, pax = null } = filters;
  const place = recognised.find(({ kind }) => kind === 'city')?.name ?? null;
  return { place, dates: start === undefined || end === undefined ? null : { start, end }, pax };
}

/** None that only fit without the place or the day. */
function coursesOf({ rows, fit }: SearchPage): Suggestions['courses'] {
  if (fit !== 'all' && fit !== 'some_words') return [];
  return rows.map(({ id, title, city_name, city_slug, images }) => ({
    id,
    title,
    city_name,
    city_slug,
    image_id: images[0]?.id ?? null,
  }));
}
