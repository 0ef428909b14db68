// Counts of the filters of a list, and the spread of prices and hours (docs/domain/search.md#counts). Pure.
import type { CallOutput } from '#src/contract/types.ts';
import type { Spread } from '#src/domain/catalogue/range-scale.ts';
import { countText } from '#src/texts/intl.ts';
import type { NearDays, NearName } from '#src/web/guest/search/trip/days.ts';
import { type ListingData, totalText } from '#src/web/guest/search/listing.ts';
import { t } from './texts.ts';

type Answer = CallOutput<'listing/choices'>['data'];
type ChoiceFilter = Answer['choices'][number]['filter'];

/** A total, exact to 1,000. */
export type ResultCount = Pick<ListingData, 'total' | 'totalIsCapped'>;

/** What the panels read of an answer. */
export interface FilterCounts {
  /** What all filters leave. */
  readonly count: ResultCount;
  /** What the list would have with a choice; null where that is not known. */
  readonly countOf: (filter: ChoiceFilter, value: string | number) => ResultCount | null;
  readonly countOfDays: (name: NearName) => ResultCount | null;
  readonly spreads: Readonly<Record<'price' | 'duration', Spread>>;
  /** False for a list that was counted in part: its spreads have a shape and no numbers. */
  readonly isWhole: boolean;
}

type Total = Answer['spans'][number];

const toCount = ({ total, total_is_capped: totalIsCapped }: Total): ResultCount | null =>
  total === null ? null : { total, totalIsCapped };

/**
 * Reads an answer.
 * @param near the days with a name, in the order in which they were asked for
 */
export function readChoices(answer: Answer, near: readonly NearDays[]): FilterCounts {
  const { is_whole: isWhole, spreads } = answer;
  const keyOf = (filter: string, value: string | number) => `${filter} ${value}`;
  const choices = new Map(answer.choices.map((one) => [keyOf(one.filter, one.value), toCount(one)]));
  const spans = new Map(answer.spans.map((one, index) => [near[index]?.name, toCount(one)]));
  const unnamed = isWhole ? { total: 0, totalIsCapped: false } : null;
  return {
    count: { total: answer.total, totalIsCapped: answer.total_is_capped },
    countOf(filter, value) {
      const choice = choices.get(keyOf(filter, value));
      return choice === undefined ? unnamed : choice;
    },
    countOfDays: (name) => spans.get(name) ?? null,
    spreads,
    isWhole,
  };
}

/** `1,000+`, in few letters beside a choice. */
export const shortCount = (count: ResultCount) => totalText(count);

/** `(12 experiences)`, as it is read out after the choice. */
export function longCount(count: ResultCount): string {
  return t('choice.count', { count: count.total, shown: totalText(count) });
}

/** The text of the button that shows them; a total that could not be had leaves it without a number. */
export function buttonText(count: ResultCount | null): string {
  return count === null ? t('box.failed') : t('box.count', { count: count.total, shown: totalText(count) });
}

/** How many lie in a range, as text; one that is not narrowed cannot be widened. */
export function rangeCount(count: number, isNarrowed: boolean): string {
  if (count > 0) return t('range.count', { count, shown: countText(count) });
  return t(isNarrowed ? 'range.none' : 'range.nothing');
}
