// Checks places and hosts against each other and the database.
import type { Catalogue } from './catalogue.ts';
import { countryRow, ownCountries } from './country-entry.ts';
import { faultAt, type Entry, type Fault } from './faults.ts';
import type { ExistingRows } from './existing-queries.ts';

/** `needsEmail` refuses hosts without an address. */
export function checkPlaces(catalogue: Catalogue, existing: ExistingRows, needsEmail: boolean): Fault[] {
  const { cities, categories, hosts } = catalogue;
  return [
    ...checkCountries(catalogue, existing),
    ...cities.flatMap((entry) => checkZone(entry, existing)),
    ...twice(cities, 'slug', ({ slug }) => slug),
    ...twice(cities, 'id', ({ id }) => id),
    ...twice(categories, 'slug', ({ slug }) => slug),
    ...twice(categories, 'name', ({ name }) => name),
    ...twice(hosts, 'key', ({ key }) => key),
    ...twice(hosts, 'email', ({ email }) => email?.toLowerCase()),
    ...cities.flatMap((entry) => checkId(entry, existing.cities, existing.cityIds)),
    ...categories.flatMap((entry) => checkId(entry, existing.categories, existing.categoryIds)),
    ...categories.flatMap(({ at, value }) => {
      const owner = existing.categoryNames.get(value.name);
      if (owner === undefined || owner === value.slug) return [];
      return [faultAt(at, ['name'], { wrong: `is the name of "${owner}" already`, right: 'another name' })];
    }),
    ...hosts.flatMap((entry) => checkHost(entry, existing, needsEmail)),
  ];
}

/** Countries are unique, and every city has one. */
function checkCountries({ countries, cities, broken }: Catalogue, existing: ExistingRows): Fault[] {
  const rows = countries.map(({ at, value }) => ({ at, value: countryRow(value) }));
  const here = new Set([...ownCountries.keys(), ...existing.countries.keys(), ...broken.country]);
  for (const { value } of rows) here.add(value.code);
  const owners = new Map([...existing.countries].map(([code, name]) => [name, code]));
  return [
    ...twice(rows, 'code', ({ code }) => code),
    ...twice(rows, 'name', ({ name }) => name),
    ...rows.flatMap(({ at, value: { code, name } }) => {
      const owner = owners.get(name);
      if (owner === undefined || owner === code) return [];
      return [faultAt(at, ['name'], { wrong: `is the name of ${owner} already`, right: 'another name' })];
    }),
    ...cities
      .filter(({ value }) => !here.has(value.country_code))
      .map(({ at, value: { country_code: code } }) =>
        faultAt(at, ['country_code'], {
          wrong: `is "${code}", which is neither in these files nor here`,
          right: `a country of "countries", such as { "code": "${code}", "currency": "EUR" }`,
        }),
      ),
  ];
}

/** The database must know the zone. */
function checkZone({ at, value: { time_zone } }: Catalogue['cities'][number], { zones }: ExistingRows): Fault[] {
  if (zones.has(time_zone)) return [];
  return [
    faultAt(at, ['time_zone'], {
      wrong: `is "${time_zone}", which the database does not know`,
      right: 'an IANA time zone of its version, or a newer PostgreSQL',
    }),
  ];
}

/** Duplicates; missing values are ignored. */
export function twice<T>(
  entries: readonly Entry<T>[],
  field: string,
  of: (value: T) => string | number | undefined,
): Fault[] {
  const first = new Map<string | number, Entry<T>>();
  return entries.flatMap((entry) => {
    const value = of(entry.value);
    if (value === undefined) return [];
    const earlier = first.get(value);
    if (!earlier) {
      first.set(value, entry);
      return [];
    }
    const { file, place } = earlier.at;
    return [
      faultAt(entry.at, [field], {
        wrong: `is ${JSON.stringify(value)}, as in ${file}, ${place}`,
        right: 'another value',
      }),
    ];
  });
}

function checkId(
  { at, value }: Entry<{ id?: number | undefined; slug: string }>,
  ids: ReadonlyMap<string, number>,
  owners: ReadonlyMap<number, string>,
): Fault[] {
  if (value.id === undefined) return [];
  const [own, owner] = [ids.get(value.slug), owners.get(value.id)];
  if (own !== undefined && own !== value.id)
    return [
      faultAt(at, ['id'], {
        wrong: `is ${value.id}`,
        right: `${own}, which "${value.slug}" has here already; or leave it out`,
      }),
    ];
  if (owner !== undefined && owner !== value.slug)
    return [
      faultAt(at, ['id'], {
        wrong: `is ${value.id}, the number of "${owner}"`,
        right: 'a number that is free; or leave it out',
      }),
    ];
  return [];
}

function checkHost({ at, value }: Catalogue['hosts'][number], existing: ExistingRows, needsEmail: boolean): Fault[] {
  const here = existing.hosts.get(value.key);
  if (value.email === undefined)
    return needsEmail && !here
      ? [faultAt(at, ['email'], { wrong: 'is missing', right: 'the address that bookings are sent to' })]
      : [];
  const account = existing.accounts.get(value.email.toLowerCase());
  const isFree = !account || account.user_id === here?.user_id || (!here && account.external_key === null);
  if (isFree) return [];
  return [
    faultAt(at, ['email'], {
      wrong: `is ${JSON.stringify(value.email)}, the address of another account`,
      right: 'another address',
    }),
  ];
}
