// Civil dates and times with their zone, independent of the machine's zone.
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag, defaultLocale, locale } from '#src/texts/locale.ts';

// Avoids en-GB's comma after the weekday and "Sept".
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-24` → `Tue 24 Nov 2026`. */
export function dateText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1, day));
  if (locale() !== defaultLocale)
    return dateFormat(dateTag(), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(at);
  return `${weekdays[at.getUTCDay()]} ${day} ${months[month - 1]} ${year}`;
}

export function monthText(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  if (locale() !== defaultLocale)
    return dateFormat(dateTag(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return `${months[Number(number) - 1]} ${year}`;
}

/** The offset at local noon: `UTC+5:45`, and `UTC+0`, since a bare `UTC` reads like a mistake. '' for an unknown zone. */
export function offsetText(zone: string, date: string): string {
  try {
    const noon = new Date(`${date}T12:00:00Z`);
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(noon);
    const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
    return name
      .replace('GMT', 'UTC')
      .replace(/([+-])0/, '$1')
      .replace(/:00$/, '')
      .replace(/^UTC(?:[+-]0)?$/, 'UTC+0');
  } catch {
    // An unknown zone must not break a voucher: the local time is still right.
    return '';
  }
}
