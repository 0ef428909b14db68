// A checked catalogue goes into the database, within the transaction of the caller.
import type { PoolClient } from 'pg';
import { insertPictures } from '#src/server/pictures/picture-queries.ts';
import { findKnown } from './known-queries.ts';
import { loadCourses } from './load-courses-queries.ts';
import type { OnProgress } from './catalogue.ts';
import {
  loadCategories,
  loadCities,
  loadCountries,
  loadHosts,
  type LoadContext,
} from './places/load-places-queries.ts';

export interface Loaded {
  readonly cities: number;
  readonly categories: number;
  readonly hosts: number;
  readonly listings: number;
  /** Of the listings: those that were not here before. */
  readonly fresh: number;
}

type LoadOptions = Omit<LoadContext, 'known'> & { readonly onProgress?: OnProgress };

/** Loads everything, one catalogue after the other: the row of the installation is the lock. */
export async function loadCatalogue(options: LoadOptions): Promise<Loaded> {
  const { client, catalogue, pictures } = options;
  await lockInstallation(client);
  const context: LoadContext = { ...options, known: await findKnown(client, catalogue) };
  await insertPictures(client, pictures.stored);
  await loadCountries(context);
  const categories = await loadCategories(context);
  const cities = await loadCities(context);
  const hosts = await loadHosts(context);
  await loadCourses(context, { cities, categories, hosts }, options.onProgress ?? (() => undefined));
  for (const { at, value } of catalogue.homePictures)
    await client.query('update installation set home_image = $1', [JSON.stringify(pictures.imageOf(value, at.folder))]);
  const { courses, courseIds } = context.known;
  const isHere = ({ key, id }: { key: string; id?: number | undefined }) => courses.has(key) || courseIds.has(id ?? 0);
  return {
    cities: catalogue.cities.length,
    categories: catalogue.categories.length,
    hosts: catalogue.hosts.length,
    listings: catalogue.listings.length,
    fresh: catalogue.listings.filter(({ value }) => !isHere(value)).length,
  };
}

async function lockInstallation(client: PoolClient): Promise<void> {
  await client.query('select from installation for no key update');
}

/** What was loaded, in one line. */
export function loadedLine({ cities, categories, hosts, listings, fresh }: Loaded): string {
  const number = (count: number) => count.toLocaleString('en-US');
  const parts = [
    ...(cities > 0 ? [counted(cities, 'city', 'cities')] : []),
    ...(categories > 0 ? [counted(categories, 'category', 'categories')] : []),
    ...(hosts > 0 ? [counted(hosts, 'host', 'hosts')] : []),
    `${counted(listings, 'listing', 'listings')} (${number(fresh)} new, ${number(listings - fresh)} changed)`,
  ];
  return `Loaded ${parts.join(', ')}.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
