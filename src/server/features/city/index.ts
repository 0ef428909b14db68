// The door of the feature city.
import * as active from './active.ts';
import * as detail from './detail.ts';
import * as listByCountry from './list-by-country.ts';
import * as travelTips from './travel-tips.ts';

export const cityHandlers = {
  [active.route]: active.handle,
  [detail.route]: detail.handle,
  [listByCountry.route]: listByCountry.handle,
  [travelTips.route]: travelTips.handle,
} as const;

export { findActiveCities, findCity, findCityGroups } from './queries.ts';
