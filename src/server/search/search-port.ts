// Port of a search engine (ADR 024).
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { ServiceFees } from '#src/domain/pricing/service-fee.ts';
import type { PartKind } from '#src/domain/search/part-kinds.ts';
import type { Viewer } from '#src/server/platform/db/own-hold-queries.ts';
import type { CardRow } from './card-queries.ts';

export type SearchFilters = Omit<CallInput<'course/search'>, 'keyword' | 'city_id' | 'as_words'>;

/** With the fees, as prices are filtered as they are shown. */
export type ListFilters = SearchFilters & { readonly fees?: ServiceFees };

/** For a party: whether a course can take it on the chosen days. */
export type Capacity = 'enough' | 'too_small';

export interface SearchScope {
  cityId: number | null;
  keyword: string | null;
  /** Parts the guest rejected are plain terms (docs/domain/search.md#query-parsing). */
  asWords?: readonly PartKind[];
  /** Without what comes close to few matches. */
  matchesOnly?: boolean;
  /** The holder's own holds do not take seats; none for shared pages. */
  viewer?: Viewer;
}

/** Courses that are too small for the party, or come close to few matches. */
export interface Further {
  readonly why: CallOutput<'course/search'>['further']['why'];
  readonly total: number;
  readonly isCapped: boolean;
  readonly shown: number;
}

export type RecognisedPart = CallOutput<'course/search'>['recognised'][number];

/** How closely the page matches (docs/domain/search.md#partial-matches). */
export type Fit = CallOutput<'course/search'>['fit'];

/** Published courses. `total` is exact to 1,000 (docs/reference/api.md#lists-on-the-wire). */
export interface SearchPage {
  rows: CardRow[];
  total: number;
  isCapped: boolean;
  /** What follows the matches: `shown` of the rows, at their end. Not in `total`. */
  further: Further;
  /** Null when not corrected. */
  corrected: string | null;
  /** To be asked about: with similar words for those that find nothing. */
  similar: string | null;
  recognised: RecognisedPart[];
  fit: Fit;
  /** A named place without courses. */
  elsewhere: CallOutput<'course/search'>['elsewhere'];
  /** Chosen and recognized. */
  filters: SearchFilters;
  /** Terms without matches, as typed. */
  missing: readonly string[];
}

/** Courses per choice (docs/domain/search.md#counts). */
export interface ChoiceCounts {
  total: number;
  /** False: counts are partial. */
  isWhole: boolean;
  /** URL values; missing ids have none. */
  choices: readonly { readonly filter: ChoiceFilter; readonly value: string; readonly total: number }[];
  spreads: CallOutput<'listing/choices'>['data']['spreads'];
  /** In the order of the spans. */
  spans: readonly number[];
}

type ChoiceFilter = CallOutput<'listing/choices'>['data']['choices'][number]['filter'];

export type CountedSpans = NonNullable<CallInput<'listing/choices'>['spans']>;

export interface SearchPort {
  /** Orders end in the id, so pages neither repeat nor miss. */
  list(scope: SearchScope, filters: SearchFilters): Promise<SearchPage>;
  /** For the list that `list` shows. */
  choices(scope: SearchScope, filters: SearchFilters, spans: CountedSpans): Promise<ChoiceCounts>;
}
