// The values of the filters as they are called, and what a chip or a tag says of them.
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { ListingFilters } from '#src/contract/listing/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import type { ListingTag } from './filter-tags.ts';
import type { ListingFrame } from '../listing.ts';
import { t } from '../t.ts';

// Civil days as a traveller says them. No machine zone takes part.

/** The day after a civil date, both `YYYY-MM-DD`. */
export function nextDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/**
 * A span of days: `5 Dec`, `5–9 Dec`, `28 Dec – 3 Jan`; the year is named where it is not this one's.
 * @param today `YYYY-MM-DD`, tells which year goes without saying
 */
export function spanText(start: string, end: string, today: string): string {
  const parts = (date: string) => {
    const [, day = '', month = '', year = ''] = dateText(date).split(' ');
    return { day, month, year: date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${year}` };
  };
  const [from, to] = [parts(start), parts(end)];
  if (start === end) return `${from.day} ${from.month}${from.year}`;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${from.day}–${to.day} ${to.month}${to.year}`;
  return `${from.day} ${from.month}${from.year === to.year ? '' : from.year} – ${to.day} ${to.month}${to.year}`;
}

/** The last day that a calendar offers: a year on, less a day. */
export function lastDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day - 1)).toISOString().slice(0, 10);
}

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

/** The hours of a band of start times (docs/search.md#bands-of-start-times). */
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
    case 'free_pickup':
    case 'pickup_service':
      return t(`transport.${tag.kind}`);
    default:
      return t(`filter.${tag.kind}`);
  }
}
