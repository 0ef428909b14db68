// Entry point of the back office's cities, categories and search words (docs/back-office.md#places).
import { countrySaveCalls } from './country-save.ts';
import { citySaveCalls } from './city-save.ts';

export { registerPlacesFiles } from './places-files.ts';

export const adminPlaceHandlers = {
  ...citySaveCalls,
  ...countrySaveCalls,
} as const;
