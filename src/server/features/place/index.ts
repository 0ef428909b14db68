// Entry point of the feature place: countries, cities and categories.
import * as active from './active.ts';
import * as around from './around.ts';
import * as detail from './detail.ts';
import * as isd from './isd.ts';
import * as listByCountry from './list-by-country.ts';
import * as list from './list.ts';
import * as travelTips from './travel-tips.ts';

export const placeHandlers = {
  [active.route]: active.handle,
  [around.route]: around.handle,
  [detail.route]: detail.handle,
  [isd.route]: isd.handle,
  [list.route]: list.handle,
  [listByCountry.route]: listByCountry.handle,
  [travelTips.route]: travelTips.handle,
} as const;

export { findActiveCities, findCategories, findCity, findCityGroups } from './queries.ts';
