// Entry point of the back office's cities, categories and search words (docs/back-office.md#places).
import { countryCalls } from './countries.ts';
import { cityCalls } from './cities.ts';

export { registerPlacesFiles } from './places-files.ts';

export const adminPlaceHandlers = {
  ...cityCalls,
  ...countryCalls,
} as const;
