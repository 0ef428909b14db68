// Entry point of the back office's cities, categories and search words (docs/back-office.md#places).
import * as categorySave from './category-save.ts';
import * as city from './city.ts';
import * as cityList from './city-list.ts';
import * as cityClose from './city-close.ts';
import * as cityOpen from './city-open.ts';
import * as citySave from './city-save.ts';
import * as country from './country.ts';
import * as countrySave from './country-save.ts';
import * as synonymChange from './synonym-change.ts';
import * as synonymList from './synonym-list.ts';

export { registerPlacesFiles } from './places-files.ts';

export const adminPlaceHandlers = {
  [cityList.route]: cityList.handle,
  [city.route]: city.handle,
  [cityClose.route]: cityClose.handle,
  [cityOpen.route]: cityOpen.handle,
  [citySave.route]: citySave.handle,
  [categorySave.route]: categorySave.handle,
  [country.route]: country.handle,
  [countrySave.route]: countrySave.handle,
  [synonymList.route]: synonymList.handle,
  [synonymChange.route]: synonymChange.handle,
} as const;
