// page/home: what the home page needs, in one call (spec 7).
import { limits } from '#src/domain/limits.ts';
import type { Handler } from '../../call.ts';
import { findCategories } from '../category/index.ts';
import { findActiveCities, findCityGroups } from '../city/index.ts';
import { findForHome, toCard } from '../course/index.ts';
import { findTotals } from './queries.ts';

export const route = 'page/home';

const cardsOnHome = 12;

export const handle: Handler<typeof route> = async (_input, { services }) => {
  const { db, config } = services;
  const [cities, countries, categories, rows, totals] = await Promise.all([
    findActiveCities(db, config.serviceFeeRate),
    findCityGroups(db),
    findCategories(db, null),
    findForHome(db, cardsOnHome),
    findTotals(db),
  ]);
  return {
    cities,
    countries,
    categories: categories.filter((category) => category.total > 0),
    courses: rows.map((row) => toCard(row, config.serviceFeeRate)),
    totals,
    partner: { percent: limits.partnerDiscountMaxPercent, label: 'Partner', source: null },
  };
};
