// page/home: what the home page needs, in one call.
import { limits } from '#src/domain/limits.ts';
import type { Handler } from '../../call.ts';
import { findActiveCities, findCategories, findCityGroups } from '../place/index.ts';
import { toCard } from '../../search/index.ts';
import { findForHome, findLoved, findSoon } from '../course/index.ts';
import { pageUserOf } from '../user/index.ts';
import { findTotals } from './queries.ts';
import { t } from '../t.ts';

export const route = 'page/home';

const cardsOnHome = 12;
const cardsInRow = 8;
const citiesOnHome = 60;

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  const { db, config } = services;
  const [cities, countries, categories, rows, soon, loved, totals] = await Promise.all([
    findActiveCities(db, config.serviceFeeRate, citiesOnHome),
    findCityGroups(db),
    findCategories(db, null),
    findForHome(db, cardsOnHome),
    findSoon(db, cardsInRow),
    findLoved(db, cardsInRow),
    findTotals(db),
  ]);
  const toCards = (some: typeof rows) => some.map((row) => toCard(row, config.serviceFeeRate));
  return {
    cities,
    countries: totals.cities > cities.length ? only(countries, cities) : countries,
    categories: categories.filter((category) => category.total > 0),
    courses: toCards(rows),
    soon: toCards(soon),
    loved: toCards(loved),
    totals,
    partner: config.partners.shown
      ? { percent: limits.partnerDiscountMaxPercent, label: t('partner.label'), source: config.partners.source }
      : null,
    ...(await pageUserOf(services, actor)),
  };
};

/** The country groups with these cities alone: an installation of thousands does not send them all with its first page. */
function only(groups: Awaited<ReturnType<typeof findCityGroups>>, cities: readonly { id: number }[]): typeof groups {
  const shown = new Set(cities.map(({ id }) => id));
  return groups.map((group) => ({ ...group, cities: group.cities.filter(({ id }) => shown.has(id)) }));
}
