// The values of the filters as they are called, and what a chip or a tag says of them.
import type { ListingFilters } from '#src/contract/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import type { ListingTag } from './filter-tags.ts';
import type { ListingFrame } from './listing.ts';
import { nextDay, spanText } from './span-text.ts';
import { t } from './t.ts';

/** `Today`, `Tomorrow` or the days. */
export function datesText(dates: NonNullable<ListingFilters['dates']>, today: string): string {
  if (dates.start === dates.end && dates.start === today) return t('dates.today');
  if (dates.start === dates.end && dates.start === nextDay(today)) return t('dates.tomorrow');
  return spanText(dates.start, dates.end, today);
}

/** `US$10 to US$50`. */
export function priceText([from, to]: ListingFilters['price']): string {
  return t('price.text', { from, to });
}

/** `2 to 5 h`. */
export function durationText([from, to]: ListingFilters['duration']): string {
  return t('duration.hours', { from, to });
}

/** The hours of a band of start times (spec 9). */
export function bandHours(band: ListingFilters['times'][number]): string {
  return t('time.hours', limits.timeBands[band]);
}

/** What a tag says. */
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
      return t(`attribute.${tag.value}`);
    case 'dates':
      return query.dates === null ? t('dates.any') : datesText(query.dates, frame.today);
    case 'price':
      return priceText(query.price);
    case 'duration':
      return durationText(query.duration);
    case 'ba_host':
      return t('filter.ba_host');
    default:
      return t(`transport.${tag.kind}`);
  }
}
