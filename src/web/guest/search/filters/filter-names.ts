import { wholePriceText } from '#src/texts/money-text.ts';
import { daysText } from '#src/web/guest/search/trip/days.ts';
import type { ListingFilters } from '#src/contract/listing/listing-filters.ts';
import type { ListingTag } from './filter-tags.ts';
import type { ListingFrame } from '#src/web/guest/search/listing.ts';
import { t } from '#src/web/guest/search/texts.ts';

/** `US$10 to US$50`; `Up to US$50` from zero. */
export function priceRangeText([from, to]: ListingFilters['price']): string {
  if (from === 0) return t('read.priceTo', { to: wholePriceText(to) });
  return t('price.text', { from: wholePriceText(from), to: wholePriceText(to) });
}

export function durationText([from, to]: ListingFilters['duration']): string {
  return t('duration.hours', { from, to });
}

/** Filters with choices that are all named `choice.{filter}.{value}` in the texts. */
export const choicePanels = ['attributes', 'languages', 'access', 'diets'] as const;
export type ChoicePanelName = (typeof choicePanels)[number];

/** The name of a value of a filter with choices. */
export function choiceText(filter: ChoicePanelName, value: string): string {
  return (t as (key: string) => string)(`choice.${filter}.${value}`);
}

export function tagText(
  tag: ListingTag,
  query: ListingFilters,
  frame: Pick<ListingFrame, 'categories' | 'today'>,
): string {
  switch (tag.kind) {
    case 'categories':
      return frame.categories.find(({ id }) => id === tag.value)?.name ?? t('category.unknown', { id: tag.value });
    case 'times':
      return t(`time.${tag.value}`);
    case 'attributes':
    case 'languages':
    case 'access':
    case 'diets':
      return choiceText(tag.kind, tag.value);
    case 'dates':
      return query.dates === null ? t('filter.dates') : daysText(query.dates, frame.today);
    case 'price':
      return priceRangeText(query.price);
    case 'duration':
      return durationText(query.duration);
    case 'free_pickup':
    case 'pickup_service':
      return t(`transport.${tag.kind}`);
    default:
      return t(`filter.${tag.kind}`);
  }
}
