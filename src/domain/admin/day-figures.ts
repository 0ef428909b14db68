// The figures of a marketplace by day, week or month (docs/reference/back-office.md#figures).
import { addDays, daysBetween, monthOf, weekdayOf } from '#src/domain/calendar/civil.ts';
import type { FigureStep } from './figure-steps.ts';

/** Days from `from` to `to`, both counted, in steps of a day, a week from Monday on, or a month. */
export interface FigureSpan {
  readonly from: string;
  readonly to: string;
  readonly by: FigureStep;
}

/** The longest span, in days: two years with a leap day. */
export const mostDays = 731;

/** More bars than this nobody can read; longer steps are taken then. */
export const mostBars = 120;

/** How far a page without a span looks back. */
const usualDays = 30;

/** What is wrong with a span that was asked for. */
export type SpanFault = 'order' | 'length';

/** A span in full from what was asked for; `today` is where one without an end ends. */
export function figureSpan(
  {
    from,
    to,
    by,
  }: { readonly from?: string | undefined; readonly to?: string | undefined; readonly by?: FigureStep | undefined },
  today: string,
): FigureSpan | SpanFault {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? addDays(last, 1 - usualDays);
  const days = daysBetween(first, last) + 1;
  if (days < 1) return 'order';
  if (days > mostDays) return 'length';
  if (by === undefined) return { from: first, to: last, by: days <= 62 ? 'day' : days <= 366 ? 'week' : 'month' };
  return { from: first, to: last, by: by === 'day' && days > mostBars ? 'week' : by };
}

/** The first day of the step that a date is in. */
export function stepOf(date: string, by: FigureStep): string {
  if (by === 'day') return date;
  return by === 'week' ? addDays(date, 1 - weekdayOf(date)) : `${monthOf(date)}-01`;
}

/** What is counted of a day, and of days together. Amounts in minor units of the currency of prices. */
export const figureNames = [
  'bookings',
  'paid_minor',
  'revenue_minor',
  'refunds',
  'refunded_minor',
  'holds',
  'holds_paid',
  'holds_run_out',
  'views',
  'replies',
  'reply_seconds',
  'replies_in_a_day',
] as const;
export type Figures = Readonly<Record<(typeof figureNames)[number], number>>;

const nothing = Object.fromEntries(figureNames.map((name) => [name, 0])) as Figures;

function plus(one: Figures, other: Figures): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, one[name] + other[name]])) as Figures;
}

/** All of them together. */
export function sumOf(rows: readonly Figures[]): Figures {
  return rows.reduce(plus, nothing);
}

/** A step: its days within the span, and what happened on them. */
export interface FigureRow extends Figures {
  readonly from: string;
  readonly to: string;
}

/** Every step of a span in order, from the days in order that have figures; one without any is all zeros. */
export function stepsOf(
  { from, to, by }: FigureSpan,
  days: readonly (Figures & { readonly day: string })[],
): FigureRow[] {
  const rows: FigureRow[] = [];
  let at = 0;
  for (let first = from; first <= to;) {
    const next = nextStep(stepOf(first, by), by);
    const begin = at;
    while (at < days.length && (days[at]?.day ?? '') < next) at += 1;
    const end = addDays(next, -1);
    rows.push({ from: first, to: end < to ? end : to, ...sumOf(days.slice(begin, at)) });
    first = next;
  }
  return rows;
}

function nextStep(step: string, by: FigureStep): string {
  if (by === 'day') return addDays(step, 1);
  return by === 'week' ? addDays(step, 7) : stepOf(addDays(step, 31), 'month');
}
