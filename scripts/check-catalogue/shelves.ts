// Every city, category and filter finds enough listings.
import { countries } from '#src/domain/catalogue/countries.ts';
import { timeBandOf } from '#src/domain/catalogue/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import { faultAt, type Fault } from '#src/server/catalogue-import/faults.ts';
import { faultOfAll, groupBy, published, type DemoWorld, type Listing } from './demo-world.ts';

const least = { cities: 36, listings: 290, ofCity: 6, flagships: 6, ofFlagship: 18, categories: 10, ofCategory: 12 };
/** Least listings per value of a filter. */
const ofFilter = 10;

export function shelfFaults(world: DemoWorld): Fault[] {
  const listings = published(world);
  const byCity = groupBy(listings, ({ value }) => value.city);
  const byCategory = groupBy(listings, ({ value }) => value.category);
  const flagships = [...byCity.values()].filter(({ length }) => length >= least.ofFlagship).length;
  return [
    ...few('cities', world.cities.length, least.cities),
    ...few('listings', listings.length, least.listings),
    ...few('categories', world.categories.length, least.categories),
    ...few(`cities with ${least.ofFlagship} listings`, flagships, least.flagships),
    ...world.cities.flatMap(({ at, value }) => short(at, byCity.get(value.slug)?.length ?? 0, least.ofCity)),
    ...world.categories.flatMap(({ at, value }) =>
      short(at, byCategory.get(value.slug)?.length ?? 0, least.ofCategory),
    ),
    ...filtersOf(world).flatMap(({ name, has }) =>
      few(`listings of the filter ${name}`, listings.filter(({ value }) => has(value)).length, ofFilter),
    ),
  ];
}

interface Filter {
  readonly name: string;
  readonly has: (listing: Listing['value']) => boolean;
}

function filtersOf({ cities }: DemoWorld): Filter[] {
  const countryOf = new Map(cities.map(({ value }) => [value.slug, value.country_code]));
  const bands = Object.keys(limits.timeBands);
  const times = ({ rules = [] }: Listing['value']) => rules.flatMap((rule) => rule.times);
  return [
    ...limits.attributes.map((name) => ({ name, has: (one: Listing['value']) => one.attributes.includes(name) })),
    ...(['none', 'free', 'addon'] as const).map((name) => ({
      name: `transport ${name}`,
      has: (one: Listing['value']) => one.transport === name,
    })),
    ...(['instant', 'on_request'] as const).map((name) => ({
      name,
      has: (one: Listing['value']) => one.confirmation === name,
    })),
    ...(['flexible', 'moderate', 'strict'] as const).map((name) => ({
      name,
      has: (one: Listing['value']) => one.policy === name,
    })),
    { name: 'community host', has: (one) => one.ba_host },
    ...bands.map((name) => ({
      name,
      has: (one: Listing['value']) => times(one).some((time) => timeBandOf(time) === name),
    })),
    ...countries.map(({ code }) => ({ name: code, has: (one: Listing['value']) => countryOf.get(one.city) === code })),
    { name: 'a group discount', has: (one) => one.group_tiers.length > 0 },
    { name: 'up to two hours', has: (one) => one.duration_minutes <= 120 },
    { name: 'a whole day', has: (one) => one.duration_minutes >= 420 },
  ];
}

function few(what: string, found: number, wanted: number): Fault[] {
  return found >= wanted ? [] : [faultOfAll(`has ${found} ${what}`, `${wanted} or more`)];
}

function short(at: Listing['at'], found: number, wanted: number): Fault[] {
  return found >= wanted ? [] : [faultAt(at, [], { wrong: `has ${found} listings`, right: `${wanted} or more` })];
}
