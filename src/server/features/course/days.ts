// listing/days: how many courses of a list run on each of some spans of days (docs/search.md#filters).
import type { Handler } from '../../call.ts';

export const route = 'listing/days';

export const handle: Handler<typeof route> = async ({ city_id, keyword, spans, ...filters }, { services }) => {
  const scope = { cityId: city_id ?? null, keyword: keyword ?? null };
  const pages = await Promise.all(
    spans.map(({ start, end }) =>
      services.search.list(scope, { ...filters, offset: 0, limit: 1, date_start: start, date_end: end }),
    ),
  );
  return { data: pages.map(({ total }) => total) };
};
