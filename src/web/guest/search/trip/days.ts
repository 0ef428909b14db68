// Civil days as a traveller says them (docs/domain/search.md#the-trip). No machine zone takes part.
import type { Days } from '#src/contract/listing/filter-kinds.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag, defaultLocale, locale } from '#src/texts/locale.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { todayIn } from '#src/web/ui/text/wall-time.ts';
import { t } from './texts.ts';

function shifted(date: string, { years = 0, days }: { readonly years?: number; readonly days: number }): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The day after a civil date, both `YYYY-MM-DD`. */
export function nextDay(date: string): string {
  return shifted(date, { days: 1 });
}

/** The last day that a calendar offers: a year on, less a day. */
export function lastDay(today: string): string {
  return shifted(today, { years: 1, days: -1 });
}

// The experiences are between UTC+5:30 and UTC+9; where no city is named, "today" is the day in their middle, at UTC+7.
const MIDDLE_ZONE = 'Asia/Bangkok';

/** The civil day it is in the middle of all cities. */
export function todayAround(): string {
  return todayIn(MIDDLE_ZONE);
}

/** Days that have a name of their own, in the order in which they are offered. */
export type NearName = 'today' | 'tomorrow' | 'weekend' | 'week';

/** A name with the days that it means. */
export interface NearDays {
  readonly name: NearName;
  readonly days: Days;
}

/**
 * Today, tomorrow, this weekend and the next 7 days. The weekend is Saturday and Sunday: the coming ones, or what is left
 * of it. On a Sunday that is today, which is offered once.
 */
export function nearDays(today: string): readonly NearDays[] {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  const saturday = weekday === 6 ? today : shifted(today, { days: 6 - weekday });
  const tomorrow = nextDay(today);
  const weekend: readonly NearDays[] =
    weekday === 0 ? [] : [{ name: 'weekend', days: { start: saturday, end: nextDay(saturday) } }];
  return [
    { name: 'today', days: { start: today, end: today } },
    { name: 'tomorrow', days: { start: tomorrow, end: tomorrow } },
    ...weekend,
    { name: 'week', days: { start: today, end: shifted(today, { days: 6 }) } },
  ];
}

/** True for the same span of days. */
export function isSameDays(one: Days | null, other: Days | null): boolean {
  return one?.start === other?.start && one?.end === other?.end;
}

/**
 * A span of days: `5 Dec`, `5–9 Dec`, `28 Dec – 3 Jan`; the year is named where it is not this one's. Languages other than English
 * write it as Intl does.
 * @param today `YYYY-MM-DD`, tells which year goes without saying
 */
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

/** `Today`, `Tomorrow`, `This weekend`, `Next 7 days`, or the days. */
export function daysText(days: Days, today: string): string {
  const near = nearDays(today).find((one) => isSameDays(one.days, days));
  return near === undefined ? spanText(days.start, days.end, today) : t(`dates.${near.name}`);
}

/** `2 guests`. */
export function guestsText(pax: number): string {
  return t('guests.count', { count: pax });
}
