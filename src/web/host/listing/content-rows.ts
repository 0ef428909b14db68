// A listing's content as text rows, for the overview and for comparing changes.
import { valueIn } from '#src/domain/listing/content.ts';
import { type PropertyName, propertyRows, type PropertyRow } from '#src/domain/listing/properties.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { percentText, dateFormat } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from './content-texts.ts';
import { localeTag } from '#src/texts/locale.ts';

export type OwnListing = CallOutput<'listing/edit'>['listing'];
export type ListingContent = OwnListing['content'];
export type ListingPart = OwnListing['missing'][number]['part'];

export interface ContentRow {
  readonly label: string;
  readonly values: readonly string[];
}

export interface PlaceNames {
  readonly cities: ReadonlyMap<number, string>;
  readonly categories: ReadonlyMap<number, string>;
}

type Rows = Readonly<
  Record<ListingPart, (content: ListingContent, names: PlaceNames) => readonly (readonly [string, unknown])[]>
>;

export function durationText(minutes: number): string {
  return t('value.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim();
}

const money = (usd: number): string => priceText(wireCents(usd));

const rows: Rows = {
  kind: ({ kind }, { categories }) => [
    [t('row.category'), categories.get(kind?.category_id ?? 0)],
    [t('row.title'), kind?.title],
  ],
  story: ({ story }) => [
    [t('row.summary'), story?.summary],
    [t('row.description'), story?.description],
    [t('row.steps'), story?.steps.map(({ title, text }) => `${title}: ${text}`)],
  ],
  place: ({ place }, { cities }) => [
    [t('row.city'), cities.get(place?.city_id ?? 0)],
    [t('row.meeting'), place?.text],
    [
      t('row.point'),
      place && place.latitude !== null && place.longitude !== null
        ? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`
        : undefined,
    ],
  ],
  duration: ({ duration }) => [[t('row.minutes'), duration?.minutes ? durationText(duration.minutes) : undefined]],
  price: ({ price }) => [
    [t('row.price'), price && price.price !== null ? money(price.price) : undefined],
    [t('row.surcharge'), price && (price.surcharge === null ? t('value.samePrice') : money(price.surcharge))],
    [t('row.deposit'), price?.deposit_rate === undefined ? undefined : percentText(price.deposit_rate)],
    [t('row.tiers'), price?.group_tiers.map(({ from_pax: count, percent }) => t('value.tier', { count, percent }))],
  ],
  party: ({ party }) => [
    [
      t('row.party'),
      party && party.min_pax !== null && party.max_pax !== null
        ? t('value.party', { min: party.min_pax, max: party.max_pax })
        : undefined,
    ],
  ],
  days: ({ days }) => [
    [t('row.days'), days?.weekdays.map((day) => weekdayName(day)).join(', ')],
    [t('row.times'), days?.times.join(', ')],
    [t('row.capacity'), days?.capacity?.toString()],
  ],
  photos: ({ photos = [] }) => [
    [t('row.photos'), photos.length === 0 ? undefined : t('value.photos', { count: photos.length })],
  ],
  details: () => [],
  languages: ({ languages }) => [
    [t('row.languages'), languages?.languages.join(', ')],
    [t('row.attributes'), languages?.attributes.map((one) => t(`attribute.${one}`))],
    [t('row.access_features'), languages?.access_features?.map((one) => t(`access.${one}`))],
    [t('row.diets'), languages?.diets?.map((one) => t(`diet.${one}`))],
    [t('row.is_private'), languages?.is_private === true ? t('value.yes') : undefined],
  ],
  terms: ({ terms }) => [
    [t('row.policy'), terms?.policy ? t(`policy.${terms.policy}`) : undefined],
    [t('row.confirmation'), terms?.confirmation ? t(`value.${terms.confirmation}`) : undefined],
  ],
  extras: ({ extras }) => [
    [t('row.transport'), extras && t(`transport.${extras.transport}`)],
    [t('row.pickup'), extras?.pickup?.text],
    [
      t('row.addons'),
      extras?.addons.map(({ title, unit_price, persons_per_unit: count }) =>
        t('value.addon', { title, price: money(unit_price), count }),
      ),
    ],
  ],
};

/** An optional catalogue key, such as `hint.min_pax`. */
export function optionalText(key: string, values?: Readonly<Record<string, unknown>>): string | undefined {
  return t.has(key) ? (t as (key: string, values?: object) => string)(key, values) : undefined;
}

/** Shown in other rows; except for the party, the editor has special fields for them. */
export const special = [
  'title',
  'summary',
  'description',
  'meeting_text',
  'duration_minutes',
  'min_pax',
  'max_pax',
  'languages',
  'attributes',
  'access_features',
  'diets',
  'is_private',
  'policy',
  'confirmation',
] as const satisfies readonly PropertyName[];

type PlainName = Exclude<PropertyName, (typeof special)[number]>;

const plainProperties = propertyRows.filter(
  (property): property is readonly [PlainName, PropertyRow] => !(special as readonly string[]).includes(property[0]),
);

/** The remaining properties of a part by kind. */
function propertyLines(part: ListingPart, content: ListingContent): (readonly [string, unknown])[] {
  return plainProperties
    .filter(([, row]) => row.part === part)
    .map(([name, row]) => [t(`row.${name}`), propertyText(name, valueIn(content, [name, row]))]);
}

/** Lists and texts as they are, numbers with unit; no and empty are omitted. */
export function propertyText(name: string, value: unknown): unknown {
  if (typeof value === 'number')
    return value === 0 ? undefined : (optionalText(`value.${name}`, { value }) ?? `${value}`);
  return value === true ? t('value.yes') : value;
}

export function contentRows(part: ListingPart, content: ListingContent, names: PlaceNames): ContentRow[] {
  return [...rows[part](content, names), ...propertyLines(part, content)].flatMap(([label, value]) => {
    const values = (Array.isArray(value) ? value : [value]).filter(
      (one): one is string => typeof one === 'string' && one !== '',
    );
    return values.length === 0 ? [] : [{ label, values }];
  });
}

// Weekday names in the reader's language.

/** 1 is Monday; the first week of 2024 began with one. */
export function weekdayName(day: number, width: 'short' | 'long' = 'short'): string {
  return dateFormat(localeTag(), { weekday: width, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}
