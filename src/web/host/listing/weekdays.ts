// Names of weekdays in the reader's language.
import { dateFormat } from '#src/texts/intl.ts';
import { localeTag } from '#src/texts/locale.ts';

/** 1 is Monday. The first week of 2024 began with one. */
export function weekdayName(day: number, width: 'short' | 'long' = 'short'): string {
  return dateFormat(localeTag(), { weekday: width, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}
