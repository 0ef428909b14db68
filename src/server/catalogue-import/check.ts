// Checks listings against places, each other, and price rules.
import { onlineMinimum } from '#src/domain/money/own-currency.ts';
import { type FeePlace, feeRateOf, type ServiceFees } from '#src/domain/pricing/service-fee.ts';
import { priceDecimal, toMinor } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { slugify } from '#src/contract/addresses/path-parts.ts';
import type { Catalogue } from './catalogue.ts';
import { twice, checkPlaces } from './check-places.ts';
import { cheapestPax } from './cheapest-pax.ts';
import { faultAt, type Entry, type Fault } from './faults.ts';
import type { ExistingRows } from './existing-queries.ts';

interface ListingRules {
  readonly serviceFees: ServiceFees;
  /** Only a demo takes reviews. */
  readonly takesReviews: boolean;
}

type Listing = Catalogue['listings'][number];

function checkListings(catalogue: Catalogue, existing: ExistingRows, rules: ListingRules): Fault[] {
  const { listings } = catalogue;
  const named = {
    city: new Set([
      ...existing.cities.keys(),
      ...catalogue.cities.map(({ value }) => value.slug),
      ...catalogue.broken.city,
    ]),
    category: new Set([
      ...existing.categories.keys(),
      ...catalogue.categories.map(({ value }) => value.slug),
      ...catalogue.broken.category,
    ]),
    host: new Set([
      ...existing.hosts.keys(),
      ...catalogue.hosts.map(({ value }) => value.key),
      ...catalogue.broken.host,
    ]),
  };
  return [
    ...twice(listings, 'key', ({ key }) => key),
    ...twice(listings, 'id', ({ id }) => id),
    ...twice(listings.flatMap(addonsWithId), 'id', ({ id }) => id),
    ...listings.flatMap((entry) => [
      ...checkNames(entry, named),
      ...checkId(entry, existing),
      ...checkTimes(entry, existing),
      ...checkAddons(entry, existing),
      ...checkPrice(entry, feeRateOf(rules.serviceFees, placeOf(entry, existing))),
      ...(rules.takesReviews ? [] : checkUnwritten(entry)),
    ]),
  ];
}

/** Reviews and ratings come from guests only. */
function checkUnwritten({ at, value }: Listing): Fault[] {
  const given = [...(value.reviews.length > 0 ? ['reviews'] : []), ...(value.ratings === undefined ? [] : ['ratings'])];
  return given.map((field) =>
    faultAt(at, [field], { wrong: 'are here', right: 'none: they come from guests who have booked' }),
  );
}

function checkNames({ at, value }: Listing, named: Record<'city' | 'category' | 'host', ReadonlySet<string>>): Fault[] {
  return (['city', 'category', 'host'] as const)
    .filter((field) => !named[field].has(value[field]))
    .map((field) =>
      faultAt(at, [field], {
        wrong: `is ${JSON.stringify(value[field])}, which is neither in these files nor here`,
        right: `the ${field === 'host' ? 'key' : 'slug'} of a ${field}`,
      }),
    );
}

function checkId({ at, value }: Listing, existing: ExistingRows): Fault[] {
  if (value.id === undefined) return [];
  const own = existing.courses.get(value.key);
  if (own && own.id !== value.id)
    return [
      faultAt(at, ['id'], {
        wrong: `is ${value.id}`,
        right: `${own.id}, which "${value.key}" has here already; or leave it out`,
      }),
    ];
  const owner = existing.courseIds.get(value.id);
  if (owner?.external_key && owner.external_key !== value.key)
    return [
      faultAt(at, ['id'], {
        wrong: `is ${value.id}, the number of "${owner.external_key}"`,
        right: 'a number that is free; or leave it out',
      }),
    ];
  return [];
}

function checkTimes({ at, value }: Listing, existing: ExistingRows): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const { weekdays, times } of value.rules ?? [])
    for (const slot of weekdays.flatMap((weekday) => times.map((time) => `${weekday} ${time}`))) {
      if (seen.has(slot))
        faults.push(faultAt(at, ['rules'], { wrong: `name ${slot} twice`, right: 'each weekday and time once' }));
      seen.add(slot);
    }
  const days = new Set<string>();
  for (const [index, { date, in_days, time }] of (value.exceptions ?? []).entries()) {
    const day = `${date ?? in_days} ${time ?? ''}`;
    if (days.has(day))
      faults.push(faultAt(at, ['exceptions', index], { wrong: 'is there twice', right: 'each day and time once' }));
    days.add(day);
  }
  if (value.status === 'published' && !hasTimes(value, existing))
    faults.push(
      faultAt(at, ['rules'], {
        wrong: 'are missing',
        right: 'at least one weekly time or extra day, or the status draft',
      }),
    );
  return faults;
}

function hasTimes(listing: Listing['value'], existing: ExistingRows): boolean {
  if ((listing.rules?.length ?? 0) > 0 || listing.exceptions?.some(({ kind }) => kind === 'extra')) return true;
  const here = existing.courses.get(listing.key) ?? existing.courseIds.get(listing.id ?? 0);
  return listing.rules === undefined && here !== undefined && existing.timed.has(here.id);
}

function checkAddons({ at, value }: Listing, existing: ExistingRows): Fault[] {
  const course = existing.courses.get(value.key)?.id ?? value.id;
  const entries: Entry<{ key: string; id: number | undefined }>[] = (value.addons ?? []).map((addon, index) => ({
    at: { ...at, place: `${at.place} addons[${index}]` },
    value: { key: addon.key ?? slugify(addon.title), id: addon.id },
  }));
  const taken = entries.filter(({ value: { id } }) => {
    const owner = existing.addons.get(id ?? 0);
    return owner !== undefined && owner !== course;
  });
  return [
    ...twice(entries, 'key', ({ key }) => key),
    ...taken.map((entry) =>
      faultAt(entry.at, ['id'], {
        wrong: `is ${entry.value.id}, the number of another add-on`,
        right: 'a number that is free; or leave it out',
      }),
    ),
  ];
}

/** A new place has no fee yet. */
function placeOf({ value: { city, category } }: Listing, existing: ExistingRows): FeePlace {
  return { city_id: existing.cities.get(city) ?? null, category_id: existing.categories.get(category) ?? null };
}

/** A listing below the smallest card payment cannot be published (docs/domain/pricing.md#minimum-card-payment). */
function checkPrice({ at, value }: Listing, serviceFeeRate: number): Fault[] {
  const pax = cheapestPax(value, serviceFeeRate);
  if (pax === null) return [];
  const who = pax === 1 ? '1 guest' : `${pax} guests`;
  return [
    faultAt(at, ['price'], {
      wrong: `is ${priceDecimal(toMinor(value.price))}, too little for ${who} to pay the smallest card payment of ${priceText(onlineMinimum())}`,
      right: 'a higher price or a smaller group discount',
    }),
  ];
}

function addonsWithId({ at, value }: Listing): Entry<{ id: number | undefined }>[] {
  return (value.addons ?? []).map(({ id }, index) => ({
    at: { ...at, place: `${at.place} addons[${index}]` },
    value: { id },
  }));
}

export interface ImportRules extends ListingRules {
  /** In production a host without an address would miss bookings. */
  readonly needsEmail: boolean;
}

export function checkCatalogue(catalogue: Catalogue, existing: ExistingRows, rules: ImportRules): Fault[] {
  return [...checkPlaces(catalogue, existing, rules.needsEmail), ...checkListings(catalogue, existing, rules)];
}
