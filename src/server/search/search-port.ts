// What lists and searches need of an engine. PostgreSQL answers here; another engine could (ADR 024).
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { PartKind } from '#src/domain/search/part-kinds.ts';
import type { Viewer } from '#src/server/platform/db/own-hold-queries.ts';
import type { CardRow } from './card-queries.ts';

/** Sort, filters and page, as the calls take them (docs/domain/search.md#filters). */
export type SearchFilters = Omit<CallInput<'course/search'>, 'keyword' | 'city_id' | 'as_words'>;

/** Where to look: in a city, for words, or both. */
export interface SearchScope {
  cityId: number | null;
  keyword: string | null;
  /** Kinds of parts that the guest took back: their words are words (docs/domain/search.md#what-is-read). */
  asWords?: readonly PartKind[];
  /** Whose own holds keep no seat from a card; none for a page that others get too. */
  viewer?: Viewer;
}

/** A part of the keyword that was taken for something. */
export type RecognisedPart = CallOutput<'course/search'>['recognised'][number];

/** How far the page keeps to what was asked (docs/domain/search.md#when-nothing-fits-all-of-it). */
export type Fit = CallOutput<'course/search'>['fit'];

/** A page of published courses. `total` is exact to 1,000 and capped there (docs/reference/api.md#lists-on-the-wire). */
export interface SearchPage {
  rows: CardRow[];
  total: number;
  isCapped: boolean;
  /** What was searched instead of the keyword, or null. */
  corrected: string | null;
  recognised: RecognisedPart[];
  fit: Fit;
  /** What the page was narrowed to: what was chosen, with what was read in the keyword. */
  filters: SearchFilters;
  /** Words that find nothing here, as they were typed. */
  missing: readonly string[];
}

/** What each choice of a list's filters would leave (docs/domain/search.md#counts). Numbers are those of the courses counted. */
export interface ChoiceCounts {
  total: number;
  /** False when the list is too long to be counted through: then each number is a part of the real one. */
  isWhole: boolean;
  /** Values as the address has them; one of the ids that is not named has no course. */
  choices: readonly { readonly filter: ChoiceFilter; readonly value: string; readonly total: number }[];
  spreads: CallOutput<'listing/choices'>['data']['spreads'];
  /** In the order of the spans. */
  spans: readonly number[];
}

type ChoiceFilter = CallOutput<'listing/choices'>['data']['choices'][number]['filter'];

/** Spans of days to be counted beside the filters. */
export type CountedSpans = NonNullable<CallInput<'listing/choices'>['spans']>;

export interface SearchPort {
  /** One page. Every order ends in the id, so that pages neither repeat nor miss a course. */
  list(scope: SearchScope, filters: SearchFilters): Promise<SearchPage>;
  /** Counts the choices of that list, in the part of the catalogue that `list` shows. */
  choices(scope: SearchScope, filters: SearchFilters, spans: CountedSpans): Promise<ChoiceCounts>;
}
