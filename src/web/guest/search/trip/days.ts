// Civil dates in a traveller's words (docs/domain/search.md#dates-and-party); independent of the machine's zone.
import type { Days } from '#src/contract/listing/days.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag, defaultLocale, locale } from '#src/texts/locale.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { todayIn } from '#src/web/ui/text/wall-time.ts';
import { t } from './texts.ts';

function shifted(date: string, { years = 0, days }: { readonly years?: number; readonly days: number }): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day + days)).toISOString().slice(0, 10);
}

export function nextDay(date: string): string {
  return shifted(date, { days: 1 });
}

/** A year from today, less a day. */
export function lastDay(today: string): string {
  return shifted(today, { years: 1, days: -1 });
}

// Cities are between UTC+5:30 and UTC+9; without a city, today is the date at UTC+7.
const MIDDLE_ZONE = 'Asia/Bangkok';

export function todayAround(): string {
  return todayIn(MIDDLE_ZONE);
}

export type NearName = 'today' | 'tomorrow' | 'weekend' | 'nextWeekend' | 'week';

export interface NearDays {
  readonly name: NearName;
  readonly days: Days;
}

/** Saturday and Sunday; on Sunday, which is today, the next ones. */
export function nearDays(today: string): readonly NearDays[] {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  const saturday = weekday === 6 ? today : shifted(today, { days: 6 - weekday });
  const tomorrow = nextDay(today);
  const weekend = { start: saturday, end: nextDay(saturday) };
  return [
    { name: 'today', days: { start: today, end: today } },
    { name: 'tomorrow', days: { start: tomorrow, end: tomorrow } },
    { name: weekday === 0 ? 'nextWeekend' : 'weekend', days: weekend },
    { name: 'week', days: { start: today, end: shifted(today, { days: 6 }) } },
  ];
}

export function isSameDays(one: Days | null, other: Days | null): boolean {
  return one?.start === other?.start && one?.end === other?.end;
}

/** `5 Dec`, `5–9 Dec`, `28 Dec – 3 Jan`, with the year unless it is the current one (`today`). Other languages use Intl. */
export function spanText(start: string, end: string, today: string): string {
  const isThisYear = [start, end].every((date) => date.slice(0, 4) === today.slice(0, 4));
  if (locale() !== defaultLocale)
    return dateFormat(dateTag(), {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...(isThisYear ? {} : { year: 'numeric' }),
    }).formatRange(new Date(start), new Date(end));
  const parts = (date: string) => {
    const [, day = '', month = '', year = ''] = dateText(date).split(' ');
    return { day, month, year: date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${year}` };
  };
  const [from, to] = [parts(start), parts(end)];
  if (start === end) return `${from.day} ${from.month}${from.year}`;
  if (start.slice(0, 7) === end.slice(0, 7)) return `${from.day}–${to.day} ${to.month}${to.year}`;
  return `${from.day} ${from.month}${from.year === to.year ? '' : from.year} – ${to.day} ${to.month}${to.year}`;
}

export function daysText(days: Days, today: string): string {
  const near = nearDays(today).find((one) => isSameDays(one.days, days));
  return near === undefined ? spanText(days.start, days.end, today) : t(`dates.${near.name}`);
}

export function guestsText(pax: number): string {
  return t('guests.count', { count: pax });
}
