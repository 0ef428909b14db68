// Enough people; every host has a listing, and no guest reviews one twice.
import { faultAt, type Fault } from '#src/server/catalogue-import/faults.ts';
import { twice } from '#src/server/catalogue-import/check-places.ts';
import { faultOfAll, type DemoWorld, type Listing } from './demo-world.ts';

const least = { hosts: 120, written: 800, silent: 1700, countries: 50, withPhotos: 50, critical: 80 };
/** Reviews of two listings that tests and photos need: many, and few. */
const muchReviewed = 400;

export function peopleFaults(world: DemoWorld): Fault[] {
  const { hosts, listings, guests } = world;
  const written = listings.flatMap(({ value }) => value.reviews);
  const leading = new Set(listings.map(({ value }) => value.host));
  const silent = listings.reduce((sum, { value }) => sum + silentOf(value), 0);
  const totals = listings.map(({ value }) => value.reviews.length + silentOf(value));
  const countries = new Set([...written.map((one) => one.guest_country), ...guests.map(({ country }) => country)]);
  return [
    ...few('hosts', hosts.length, least.hosts),
    ...few('reviews with words', written.length, least.written),
    ...few('ratings without words', silent, least.silent),
    ...few('countries of guests', countries.size, least.countries),
    ...few('reviews with photos', written.filter(({ photos }) => photos.length > 0).length, least.withPhotos),
    ...few('reviews of three stars or fewer', written.filter(({ rating }) => rating <= 3).length, least.critical),
    ...few(`listings with ${muchReviewed} reviews`, totals.filter((total) => total === muchReviewed).length, 1),
    ...few('listings without a review', totals.filter((total) => total === 0).length, 1),
    ...hosts
      .filter(({ value }) => !leading.has(value.key))
      .map(({ at }) => faultAt(at, ['key'], { wrong: 'leads nothing', right: 'the host of a listing' })),
    ...listings.flatMap(({ at, value }) => guestsTwice(at, value)),
  ];
}

function silentOf({ ratings }: Listing['value']): number {
  return Object.values(ratings ?? {}).reduce((sum, count) => sum + count, 0);
}

function guestsTwice(at: Listing['at'], { reviews }: Listing['value']): Fault[] {
  return twice(
    reviews.map((value, index) => ({ at: { ...at, place: `${at.place} reviews[${index}]` }, value })),
    'guest_name',
    ({ guest_name, guest_country }) => `${guest_name} ${guest_country}`,
  );
}

function few(what: string, found: number, wanted: number): Fault[] {
  return found >= wanted ? [] : [faultOfAll(`has ${found} ${what}`, `${wanted} or more`)];
}
