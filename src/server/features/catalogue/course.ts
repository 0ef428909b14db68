// Courses as guests see them: home page, city, search, detail (docs/domain/search.md).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { viewerOf } from '#src/server/platform/db/own-hold-queries.ts';
import { findCityId, findForHome, findPaused, findRelated } from './course-queries.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { type SearchPort, toCard, tripOfCard, type SearchPage } from '#src/server/search/index.ts';
import { numberOf } from './choices.ts';
import { shareAnswers } from './shared-answers.ts';
import { limits } from '#src/domain/limits.ts';
import { isNewSearch, outcomeOf } from '#src/domain/insights/sought.ts';
import type { Sought } from '#src/server/platform/page-views/page-views.ts';
import type { Config } from '#src/server/platform/config.ts';

const city: Handler<'course/city'> = async ({ city_id, city_name, ...filters }, call) => {
  const { services } = call;
  const cityId = city_id ?? (await findCityId(services.db, city_name ?? ''));
  if (cityId === null) return refuse('city-not-found');
  const page = await services.search.list({ cityId, keyword: null, viewer: viewerOf(call) }, filters);
  return toListing(page, services.config);
};

type Totals = (number | null)[];
const totalsOf = shareAnswers<Totals>();

// listing/days: how many courses of a list run in given spans of days (docs/domain/search.md#filters).
const days: Handler<'listing/days'> = async (input, { services: { search } }) => {
  const query = withoutOrder(input);
  const key = JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { data: await totalsOf(search, key, () => count(search, query)) };
};

type DaysInput = CallInput<'listing/days'>;

/** Counts ignore order, page and party. */
function withoutOrder(input: DaysInput): DaysInput {
  const { sort: _order, sort_type: _way, pax: _party, offset: _page, limit: _size, ...query } = input;
  return query;
}

/** One statement for all spans; it stops counting long lists (ADR 024). */
async function count(search: SearchPort, { city_id, keyword, spans, ...filters }: DaysInput): Promise<Totals> {
  const scope = { cityId: city_id ?? null, keyword: keyword ?? null };
  const counted = await search.choices(scope, filters, spans);
  return counted.spans.map((total) => numberOf(total, counted.isWhole).total);
}

const usualCount = 12;

const homepage: Handler<'course/homepage'> = async ({ limit = usualCount }, { services }) => {
  const rows = await findForHome(services.db, limit);
  return { data: rows.map((row) => toCard(row, services.config.serviceFees)) };
};

const paused: Handler<'listing/paused'> = async ({ course_id }, { services }) => {
  const found = await findPaused(services.db, course_id);
  return found === null ? refuse('course-not-found') : { data: found };
};

const related: Handler<'course/related'> = async (
  { course_id, limit = limits.notFoundRelatedCourses },
  { services },
) => {
  const rows = await findRelated(services.db, course_id, limit);
  return { data: rows.map((row) => toCard(row, services.config.serviceFees)) };
};

const searchCall: Handler<'course/search'> = async ({ keyword, city_id, as_words, ...filters }, call) => {
  const { services } = call;
  const scope = { cityId: city_id ?? null, keyword, asWords: as_words ?? [], viewer: viewerOf(call) };
  const page = await services.search.list(scope, filters);
  if (as_words === undefined && isNewSearch(filters)) call.searched?.(soughtOf(keyword, page));
  return toSearch(page, services.config);
};

function soughtOf(keyword: string, { recognised, fit, missing, total, further, elsewhere }: SearchPage): Sought {
  const city = recognised.find(({ kind }) => kind === 'city')?.name ?? null;
  const isFit = fit === 'all' && missing.length === 0 && elsewhere === null;
  return {
    keyword,
    city,
    outcome: outcomeOf({ total, small: further.why === 'too_small' ? further.total : 0, isFit }),
  };
}

export const courseCalls = {
  'course/city': city,
  'listing/days': days,
  'course/homepage': homepage,
  'listing/paused': paused,
  'course/related': related,
  'course/search': searchCall,
} as const;

type Settings = Pick<Config, 'serviceFees' | 'bookingsOpenFrom'>;

/** Prices include the fee; with days or guests, cards have departures and the party's price. */
function toListing(page: SearchPage, settings: Settings): Reply {
  const { filters } = page;
  const { date_start, date_end, pax, offset = 0 } = filters;
  const hasTrip = date_start !== undefined || date_end !== undefined || pax !== undefined;
  return {
    data: page.rows.map((row) => toCard(row, settings.serviceFees)),
    ...(hasTrip && { trip: page.rows.map((row) => tripOfCard(row, filters, settings)) }),
    total: page.total,
    total_is_capped: page.isCapped,
    further: toFurther(page.further),
    offset,
    corrected_keyword: page.corrected,
  };
}

function toSearch(page: SearchPage, settings: Settings): CallOutput<'course/search'> {
  const { recognised, fit, elsewhere, missing, similar } = page;
  const read = { recognised, fit, elsewhere, missing_words: [...missing], similar_keyword: similar };
  return { ...toListing(page, settings), ...read };
}

const toFurther = ({ why, total, isCapped, shown }: SearchPage['further']): Reply['further'] => ({
  why,
  total,
  total_is_capped: isCapped,
  shown,
});

type Reply = CallOutput<'course/city'>;
