// The figures of a marketplace by day, week or month (docs/reference/back-office.md#figures).
import { addDays, daysBetween, monthOf, weekdayOf } from '#src/domain/calendar/civil.ts';
import type { FigureStep } from './figure-steps.ts';

/** Inclusive days, in steps of a day, a week from Monday, or a month. */
export interface FigureSpan {
  readonly from: string;
  readonly to: string;
  readonly by: FigureStep;
}

/** Days: two years with a leap day. */
export const mostDays = 731;

/** Above this, a longer step is used. */
export const mostBars = 120;

/** Days before today for a page without a span. */
const usualDays = 30;

export type SpanFault = 'order' | 'length';

/** Completes a requested span; `today` ends one without an end. */
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

export function stepOf(date: string, by: FigureStep): string {
  if (by === 'day') return date;
  return by === 'week' ? addDays(date, 1 - weekdayOf(date)) : `${monthOf(date)}-01`;
}

/** Counted per day and summed. Amounts in minor units of the currency of prices. */
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

export function sumOf(rows: readonly Figures[]): Figures {
  return rows.reduce(plus, nothing);
}

export interface FigureRow extends Figures {
  readonly from: string;
  readonly to: string;
}

/** All steps in order; one without figures is zeros. */
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
