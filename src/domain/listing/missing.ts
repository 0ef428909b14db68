// The checklist: what a listing needs before its host can send it for review (docs/domain/listings.md#checklist).
import { limits } from '#src/domain/limits.ts';
import { priceBounds, wireCents, type Decimal } from '#src/domain/money/money.ts';
import type { PriceTerms } from '#src/domain/pricing/quote-input.ts';
import { type ListingContent, listingParts, type ListingPart, valueIn } from './content.ts';
import { listingLimits as most } from './listing-limits.ts';
import { isAnswered, type listingProperties, type NamesWith, propertyRows } from './properties.ts';
import { experienceOf } from '#src/domain/pricing/experience-total.ts';
import { carriesMinimum } from '#src/domain/pricing/online-split.ts';

type Lacking = NamesWith<{ lack: string }>;

/** What is missing or wrong: a property, or a combination of several. */
export type Lack =
  | (typeof listingProperties)[Lacking]['lack']
  | 'category'
  | 'step'
  | 'city'
  | 'point'
  | 'minutes'
  | 'price'
  | 'price-low'
  | 'tiers'
  | 'party'
  | 'weekdays'
  | 'times'
  | 'capacity'
  | 'photo'
  | 'pickup'
  | 'vehicle'
  | 'addon';

/** A line of the checklist, and the question that answers it. */
export interface Missing {
  readonly part: ListingPart;
  readonly lack: Lack;
}

/** The shares of a price at this installation and in this listing, as fractions. */
export type ListingRates = Readonly<Record<'service_fee_rate' | 'deposit_rate', Decimal>>;

/** The share paid online where the listing has no agreed one. */
export const usualDepositRate = limits.usualDepositPercent / 100;

const isWithin = (value: number | null | undefined, { min, max }: { min: number; max: number }): boolean =>
  value !== null && value !== undefined && value >= min && value <= max;
const hasLength = (text: string | undefined, { min, max }: { min: number; max: number }): boolean =>
  isWithin(text?.trim().length, { min, max });

/** Everything that a listing lacks, in the order of its parts; empty when its host can send it for review. */
export function missingOf(content: ListingContent, rates: ListingRates): Missing[] {
  const tests: readonly Test[] = [
    ['kind', 'category', (content.kind?.category_id ?? null) !== null],
    ['place', 'city', (content.place?.city_id ?? null) !== null],
    ['place', 'point', (content.place?.latitude ?? null) !== null && (content.place?.longitude ?? null) !== null],
    ...propertyTests(content),
    [
      'story',
      'step',
      (content.story?.steps ?? []).every((step) => step.title.trim() !== '' && step.text.trim() !== ''),
    ],
    ['duration', 'minutes', isWithin(content.duration?.minutes, most.minutes)],
    ...priceTests(content, rates),
    ['party', 'party', hasParty(content)],
    ['days', 'weekdays', (content.days?.weekdays ?? []).length > 0],
    ['days', 'times', (content.days?.times ?? []).length > 0],
    ['days', 'capacity', isWithin(content.days?.capacity, { min: 1, max: most.capacityMax })],
    ['photos', 'photo', (content.photos ?? []).length > 0],
    ...extrasTests(content),
  ];
  const failed = tests.filter(([, , isThere]) => !isThere).map(([part, lack]) => ({ part, lack }));
  return listingParts.flatMap((part) => failed.filter((one) => one.part === part));
}

/** Properties that the table marks as needed. */
function propertyTests(content: ListingContent): Test[] {
  return propertyRows.flatMap((property) => {
    const { part, lack } = property[1];
    return lack === undefined ? [] : [[part, lack, isAnswered(property[1], valueIn(content, property))] as Test];
  });
}

function hasParty({ party }: ListingContent): boolean {
  const { min_pax: min = null, max_pax: max = null } = party ?? {};
  return min !== null && max !== null && min >= 1 && max <= most.partyMax && min <= max;
}

type Test = readonly [ListingPart, Lack, boolean];

function priceTests(content: ListingContent, rates: ListingRates): Test[] {
  const tiers = content.price?.group_tiers ?? [];
  const sound = tiers.every(({ from_pax, percent }) => from_pax >= 2 && percent > 0 && percent < 100);
  const isDistinct = new Set(tiers.map(({ from_pax }) => from_pax)).size === tiers.length;
  const hasPrice = isWithin(content.price?.price, priceBounds());
  const terms = hasPrice && sound ? priceTermsOf(content, rates) : null;
  return [
    ['price', 'price', hasPrice],
    ['price', 'tiers', sound && isDistinct],
    // Before the party size is answered, the smallest party is one guest.
    ['price', 'price-low', terms === null || cheapestPax(terms) === null],
  ];
}

function extrasTests({ extras }: ListingContent): Test[] {
  const { transport = 'none', pickup = null, addons = [] } = extras ?? {};
  const sound = addons.every(
    ({ title, unit_price, persons_per_unit }) =>
      hasLength(title, most.addonTitle) && unit_price >= 0 && persons_per_unit >= 1,
  );
  return [
    ['extras', 'pickup', transport === 'none' || (pickup?.text.trim() ?? '') !== ''],
    ['extras', 'vehicle', transport !== 'addon' || addons.some(({ kind }) => kind === 'vehicle')],
    ['extras', 'addon', sound],
  ];
}

/** The figures behind a listing's price; null while it has none. */
export function priceTermsOf(
  { price, party }: ListingContent,
  rates: ListingRates,
): (PriceTerms & { readonly max_pax: number }) | null {
  if (!price || price.price === null) return null;
  const min = Math.max(1, party?.min_pax ?? 1);
  return {
    ...rates,
    price_cents: wireCents(price.price),
    surcharge_cents: price.surcharge === null ? null : wireCents(price.surcharge),
    group_tiers: price.group_tiers,
    min_pax: min,
    max_pax: Math.max(min, party?.max_pax ?? min),
  };
}

// The party size at which a listing is too cheap for the smallest card payment.

/**
 * Null when every party can pay online (docs/domain/pricing.md#minimum-card-payment). Between the points where a
 * tier or the surcharge begins or ends, the total is linear, so these points suffice.
 */
export function cheapestPax(terms: PriceTerms & { readonly max_pax: number }): number | null {
  const turns = terms.group_tiers.flatMap(({ from_pax }) => [from_pax - 1, from_pax]);
  const parties = [1, terms.min_pax, ...turns].filter((pax) => pax >= 1 && pax <= terms.max_pax);
  const found = parties.find((pax) => {
    const { total_cents } = experienceOf({ ...terms, addons: [], pax });
    return total_cents === 0 || !carriesMinimum(total_cents, terms);
  });
  return found ?? null;
}
