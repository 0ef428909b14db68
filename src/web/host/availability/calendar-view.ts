// The calendar's view in the address and its days. Civil dates, no zone.
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';

export const views = ['agenda', 'week', 'month'] as const;
export type View = (typeof views)[number];

const forms = ['block', 'week-rules', 'feeds'] as const;
export type Form = (typeof forms)[number];

/** `date` null means today. */
export interface CalendarView {
  readonly host: string | null;
  readonly listing: number | null;
  readonly view: View;
  readonly date: string | null;
  readonly day: string | null;
  readonly form: Form | null;
}

const DAY_MS = 86_400_000;
const agendaDays = 28;

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export function daysLater(date: string, days: number): string {
  return dateOf(msOf(date) + days * DAY_MS);
}

/** 1 is Monday. */
export function weekdayOf(date: string): number {
  return new Date(msOf(date)).getUTCDay() || 7;
}

/** The same day of another month, or its last day. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

export function rangeOf({ view, day }: Pick<CalendarView, 'view' | 'day'>, date: string): { from: string; to: string } {
  if (day !== null) return { from: day, to: day };
  if (view === 'agenda') return { from: date, to: daysLater(date, agendaDays - 1) };
  if (view === 'week') {
    const from = daysLater(date, 1 - weekdayOf(date));
    return { from, to: daysLater(from, 6) };
  }
  const first = `${date.slice(0, 7)}-01`;
  return { from: first, to: daysLater(monthsLater(first, 1), -1) };
}

export function stepFrom(view: View, date: string, step: 1 | -1): string {
  if (view === 'month') return monthsLater(`${date.slice(0, 7)}-01`, step);
  return daysLater(date, step * (view === 'week' ? 7 : agendaDays));
}

export function datesOf({ from, to }: { from: string; to: string }): string[] {
  const count = Math.round((msOf(to) - msOf(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysLater(from, index));
}

function dateIn(value: string | null): string | null {
  const isDate = value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(msOf(value));
  return isDate && dateOf(msOf(value)) === value ? value : null;
}

/** Malformed values are ignored. */
export function readView({ searchParams }: URL): CalendarView {
  const one = <Word extends string>(name: string, words: readonly Word[]): Word | null =>
    words.find((word) => word === searchParams.get(name)) ?? null;
  const listing = Number(searchParams.get('listing'));
  return {
    host: searchParams.get('host'),
    listing: Number.isInteger(listing) && listing > 0 && listing < 2 ** 31 ? listing : null,
    view: one('view', views) ?? 'agenda',
    date: dateIn(searchParams.get('date')),
    day: dateIn(searchParams.get('day')),
    form: one('form', forms),
  };
}

/** The address with changes; default values are omitted. */
export function viewUrl(place: CalendarView, change: Partial<CalendarView> = {}): string {
  const { host, listing, view, date, day, form } = { ...place, ...change };
  const named = { host, listing, view: view === 'agenda' ? null : view, date, day, form };
  const query = Object.entries(named).map(([name, value]) => [name, value ?? undefined] as const);
  return `${routes['host-calendar'].path}${buildQuery(Object.fromEntries(query))}`;
}
