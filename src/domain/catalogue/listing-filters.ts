// The filters of a listing: one table behind address, tag, panel, request and SQL condition
// (docs/domain/search.md#add-a-filter, ADR 057). The browser loads it as well.
import { limits } from '#src/domain/limits.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';

/** `field` and `fields` are inputs of the calls, `bit` and `bits` those of `course_listing.traits`. */
export type FilterRow =
  | { readonly kind: 'ids'; readonly field: string }
  | {
      readonly kind: 'range';
      /** The default range. */
      readonly ends: { readonly min: number; readonly max: number };
      readonly fields: readonly [string, string];
    }
  | { readonly kind: 'days'; readonly fields: readonly [string, string] }
  | {
      readonly kind: 'choices';
      readonly field: string;
      /** Each value with its bit. */
      readonly bits: Readonly<Record<string, number>>;
      /** Whether a course needs one or all of the chosen values. */
      readonly match: 'any' | 'all';
    }
  /** Yes or no. With `value` it adds one to the list `field`, of which a course needs any. */
  | { readonly kind: 'flag'; readonly field: string; readonly value?: string; readonly bit: number };

/**
 * All filters, by their name in the address and in its order. The bits are stored (ADR 024): add new ones, never move
 * any. In a list with dates, a start time is checked on those days instead of by its bits.
 */
export const listingFilters = {
  categories: { kind: 'ids', field: 'category_ids' },
  price: {
    kind: 'range',
    /** In whole units of the marketplace's currency. */
    get ends() {
      return { min: 0, max: priceCurrency().figures.filter_most };
    },
    fields: ['amount_min', 'amount_max'],
  },
  duration: { kind: 'range', ends: limits.durationFilter, fields: ['duration_min', 'duration_max'] },
  times: { kind: 'choices', field: 'time_type', bits: { morning: 1, afternoon: 2, evening: 4 }, match: 'any' },
  dates: { kind: 'days', fields: ['date_start', 'date_end'] },
  free_pickup: { kind: 'flag', field: 'transport', value: 'free', bit: 8 },
  pickup_service: { kind: 'flag', field: 'transport', value: 'addon', bit: 16 },
  attributes: {
    kind: 'choices',
    field: 'attributes',
    bits: { solo: 64, family: 128, couples: 256, 'child-friendly': 512, 'big-groups': 1024 },
    match: 'all',
  },
  languages: {
    kind: 'choices',
    field: 'languages',
    bits: {
      en: 1 << 22,
      fr: 1 << 23,
      de: 1 << 24,
      es: 1 << 25,
      it: 1 << 26,
      pt: 1 << 27,
      ja: 1 << 28,
      zh: 1 << 29,
      ko: 1 << 30,
    },
    match: 'any',
  },
  access: {
    kind: 'choices',
    field: 'access_features',
    bits: { 'step-free': 1 << 19, hearing: 1 << 20, sight: 1 << 21 },
    match: 'all',
  },
  diets: {
    kind: 'choices',
    field: 'diets',
    bits: { vegetarian: 1 << 15, vegan: 1 << 16, halal: 1 << 17, 'gluten-free': 1 << 18 },
    match: 'all',
  },
  instant: { kind: 'flag', field: 'instant', bit: 1 << 11 },
  free_cancellation: { kind: 'flag', field: 'free_cancellation', bit: 1 << 12 },
  private: { kind: 'flag', field: 'private', bit: 1 << 13 },
  top_rated: { kind: 'flag', field: 'top_rated', bit: 1 << 14 },
  ba_host: { kind: 'flag', field: 'ba_host', bit: 32 },
} as const satisfies Readonly<Record<string, FilterRow>>;

/** Languages that guests filter hosts by, as ISO 639 codes. */
export const guestLanguages = Object.keys(
  listingFilters.languages.bits,
) as (keyof typeof listingFilters.languages.bits)[];

/** The table, or a test's. */
export type FilterTable = Readonly<Record<string, FilterRow>>;

/** The flags with their own name on the wire, `1` for yes. */
export type FlagName<Table extends FilterTable = typeof listingFilters> = {
  [Name in keyof Table]: Table[Name] extends { kind: 'flag'; value: string }
    ? never
    : Table[Name] extends { kind: 'flag' }
      ? Name
      : never;
}[keyof Table] &
  string;

export function flagNames<Table extends FilterTable>(table: Table): FlagName<Table>[] {
  return Object.keys(table).filter((name) => {
    const row = table[name];
    return row?.kind === 'flag' && row.value === undefined;
  }) as FlagName<Table>[];
}

/** Required bits: all of `all`, and one of each entry of `any`, by its field. */
interface WantedTraits {
  readonly all: number;
  readonly any: ReadonlyMap<string, number>;
}

/** The bits that the fields of a call require (docs/domain/search.md#filters). */
export function wantedTraits(
  fields: Readonly<Record<string, unknown>>,
  table: FilterTable = listingFilters,
): WantedTraits {
  let all = 0;
  const any = new Map<string, number>();
  const needAny = (field: string, bits: number) => any.set(field, (any.get(field) ?? 0) | bits);
  for (const row of Object.values(table)) {
    if (row.kind === 'flag') {
      const value = fields[row.field];
      if (row.value === undefined) all |= value === 1 ? row.bit : 0;
      else if (Array.isArray(value) && value.includes(row.value)) needAny(row.field, row.bit);
    } else if (row.kind === 'choices') {
      const chosen = Object.entries(row.bits).filter(([one]) =>
        (fields[row.field] as string[] | undefined)?.includes(one),
      );
      const bits = chosen.reduce((sum, [, bit]) => sum | bit, 0);
      if (row.match === 'all') all |= bits;
      else if (bits !== 0) needAny(row.field, bits);
    }
  }
  return { all, any };
}

/** A band of start times (docs/domain/search.md#bands-of-start-times). */
type TimeBand = keyof typeof limits.timeBands;

/**
 * The band of a start time 'HH:mm': from 01:00 morning, from 12:00 afternoon, from 19:00 to 00:59 evening. A band's
 * last hour includes its minutes, so every time has a band (docs/domain/search.md#bands-of-start-times).
 */
export function timeBandOf(time: string): TimeBand {
  const hour = Number(time.slice(0, 2));
  if (hour < 1 || hour >= 19) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
