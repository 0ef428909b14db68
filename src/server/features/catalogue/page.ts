// One call for each of: home page, city list, product page.
import { limits } from '#src/domain/limits.ts';
import type { Handler } from '#src/server/call.ts';
import { findActiveCities, findCategories, findCityGroups, findCity } from './place-queries.ts';
import { findForHome, findLoved, findSoon, findDetail } from './course-queries.ts';
import { toDetail } from './detail.ts';
import { pageUserOf } from '#src/server/features/user/index.ts';
import { findUpcomingDates } from '#src/server/features/availability/index.ts';
import { toCard } from '#src/server/search/index.ts';
import { findHosts, findTotals } from './page-queries.ts';
import { t } from '#src/server/features/texts.ts';
import { refuse } from '#src/contract/refusal.ts';

const cardsOnHome = 12;
const cardsInRow = 8;
const citiesOnHome = 60;
const hostsOnHome = 6;

const home: Handler<'page/home'> = async (_input, { services, actor }) => {
  const { db, config } = services;
  const [cities, countries, categories, rows, soon, loved, totals] = await Promise.all([
    findActiveCities(db, config.serviceFees, citiesOnHome),
    findCityGroups(db),
    findCategories(db, null),
    findForHome(db, cardsOnHome),
    findSoon(db, cardsInRow),
    findLoved(db, cardsInRow),
    findTotals(db),
  ]);
  const hosts = await findHosts(
    db,
    [...loved, ...soon, ...rows].map(({ id }) => id),
  );
  const toCards = (some: typeof rows) => some.map((row) => toCard(row, config.serviceFees));
  return {
    cities,
    countries: totals.cities > cities.length ? only(countries, cities) : countries,
    categories: categories.filter((category) => category.total > 0),
    courses: toCards(rows),
    soon: toCards(soon),
    loved: toCards(loved),
    hosts: mixed(hosts).slice(0, hostsOnHome),
    totals,
    partner: config.partners.shown
      ? { percent: limits.partnerDiscountMaxPercent, label: t('partner.label'), source: config.partners.source }
      : null,
    ...(await pageUserOf(services, actor)),
  };
};

/** First one course per city. */
function mixed<T extends { city_name: string }>(hosts: readonly T[]): T[] {
  const seen = new Set<string>();
  const isFirst = hosts.map(({ city_name }) => seen.size < seen.add(city_name).size);
  return [...hosts.filter((_, index) => isFirst[index]), ...hosts.filter((_, index) => !isFirst[index])];
}

/** Large installations do not send every city with the first page. */
function only(groups: Awaited<ReturnType<typeof findCityGroups>>, cities: readonly { id: number }[]): typeof groups {
  const cityIds = new Set(cities.map(({ id }) => id));
  return groups.map((group) => ({ ...group, cities: group.cities.filter(({ id }) => cityIds.has(id)) }));
}

const productDetail: Handler<'page/product-detail'> = async ({ course_id }, { services, actor, opened }) => {
  const row = await findDetail(services.db, course_id);
  if (!row) return refuse('course-not-found');
  if (row.host_id !== actor.userId) opened?.(course_id);
  const upcoming = await findUpcomingDates(services, course_id);
  return {
    course_detail: toDetail(row, upcoming, services.config.serviceFees),
    travel_tips: row.travel_tips,
    ...(await pageUserOf(services, actor)),
  };
};

const productList: Handler<'page/product-list'> = async ({ city_id }, { services, actor }) => {
  const city = await findCity(services.db, { id: city_id }, services.config.serviceFees);
  return city ? { city_data: city, ...(await pageUserOf(services, actor)) } : refuse('city-not-found');
};

export const pageCalls = {
  'page/home': home,
  'page/product-detail': productDetail,
  'page/product-list': productList,
} as const;
