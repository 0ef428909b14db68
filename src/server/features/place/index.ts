// Entry point of the feature place: countries, cities and categories.
import { placeCalls } from './place.ts';

export const placeHandlers = {
  ...placeCalls,
} as const;

export { findActiveCities, findCategories, findCity, findCityGroups } from './queries.ts';
