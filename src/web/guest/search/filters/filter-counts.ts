// Counts per filter choice, and price and duration distributions (docs/domain/search.md#counts). Pure.
import type { CallOutput } from '#src/contract/types.ts';
import type { Spread } from '#src/domain/catalogue/range-scale.ts';
import { countText } from '#src/texts/intl.ts';
import type { NearDays, NearName } from '#src/web/guest/search/trip/days.ts';
import { type ListingData, totalText } from '#src/web/guest/search/listing.ts';
import { t } from './texts.ts';

type Answer = CallOutput<'listing/choices'>['data'];
type ChoiceFilter = Answer['choices'][number]['filter'];

/** Exact up to 1,000. */
export type ResultCount = Pick<ListingData, 'total' | 'totalIsCapped'>;

export interface FilterCounts {
  readonly count: ResultCount;
  /** Results with a choice; null when unknown. */
  readonly countOf: (filter: ChoiceFilter, value: string | number) => ResultCount | null;
  readonly countOfDays: (name: NearName) => ResultCount | null;
  readonly spreads: Readonly<Record<'price' | 'duration', Spread>>;
  /** False for a partial count: distributions have a shape but no numbers. */
  readonly isWhole: boolean;
}

type Total = Answer['spans'][number];

const toCount = ({ total, total_is_capped: totalIsCapped }: Total): ResultCount | null =>
  total === null ? null : { total, totalIsCapped };

/** `near`: the named days in request order. */
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

export const shortCount = (count: ResultCount) => totalText(count);

export function longCount(count: ResultCount): string {
  return t('choice.count', { count: count.total, shown: totalText(count) });
}

export function buttonText(count: ResultCount | null): string {
  return count === null ? t('box.failed') : t('box.count', { count: count.total, shown: totalText(count) });
}

/** Results in a range as text; a full range has nothing to compare. */
export function rangeCount(count: number, isNarrowed: boolean): string {
  if (count > 0) return t('range.count', { count, shown: countText(count) });
  return t(isNarrowed ? 'range.none' : 'range.nothing');
}
