// course/search: a page of the courses that fit a keyword (spec 7).
import type { Handler } from '../../call.ts';
import { toCard } from './card-queries.ts';
import { findByKeyword } from './queries.ts';

export const route = 'course/search';

export const handle: Handler<typeof route> = async ({ keyword, city_id, ...filters }, { services }) => {
  const page = await findByKeyword(services.db, { keyword, city_id }, { sort: 'popularity', ...filters });
  return {
    data: page.rows.map((row) => toCard(row, services.config.serviceFeeRate)),
    total: page.total,
    total_is_capped: page.isCapped,
    offset: filters.offset ?? 0,
    corrected_keyword: null,
  };
};
