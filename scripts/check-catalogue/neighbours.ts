// No photo appears twice among the twelve of a page: in a city (any filter or sort), a category, a country, or all.
import { limits } from '#src/domain/limits.ts';
import { faultAt, type Fault } from '#src/server/catalogue-import/faults.ts';
import { faultOfAll, groupBy, published, type DemoWorld, type Listing } from './demo-world.ts';

/** A fault per listing whose first photo a neighbour also shows. */
export function neighbourFaults(world: DemoWorld): Fault[] {
  const listings = published(world);
  const countryOf = new Map(world.cities.map(({ value }) => [value.slug, value.country_code]));
  const cityPictures = groupBy(world.cities, ({ value }) => String(value.picture));
  return [
    ...[...groupBy(listings, ({ value }) => value.city)].flatMap(([city, own]) => sameWithin(own, own.length, city)),
    ...[...groupBy(listings, ({ value }) => value.category)].flatMap(([name, own]) => sameWithin(own, undefined, name)),
    ...[...groupBy(listings, ({ value }) => countryOf.get(value.city) ?? '')].flatMap(([code, own]) =>
      sameWithin(own, undefined, code),
    ),
    ...sameWithin(listings, undefined, 'all'),
    ...[...cityPictures]
      .filter(([, own]) => own.length > 1)
      .map(([picture, own]) =>
        faultOfAll(
          `shows ${picture} for ${own.map(({ value }) => value.slug).join(' and ')}`,
          'a picture for each city',
        ),
      ),
  ];
}

function sameWithin(list: readonly Listing[], span: number = limits.pageSize, name: string): Fault[] {
  return list.flatMap(({ at, value }, index) => {
    const hero = value.pictures?.[0];
    const earlier = list.slice(Math.max(0, index - span + 1), index).find((one) => one.value.pictures?.[0] === hero);
    if (hero === undefined || earlier === undefined) return [];
    return [
      faultAt(at, ['pictures', 0], {
        wrong: `is ${JSON.stringify(hero)}, which "${earlier.value.key}" shows near it in the list of ${name}`,
        right: 'another first picture',
      }),
    ];
  });
}
