// admin/figure-list: what happened by day, week or month (docs/reference/back-office.md#figures).
import { addDays, daysBetween } from '#src/domain/calendar/civil.ts';
import { type Figures, figureSpan, stepsOf, sumOf } from '#src/domain/admin/day-figures.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { findDays, findNewest, findDueDays, keepDay } from './figures-queries.ts';
import type { Services } from '#src/server/services.ts';
import { readFigureQuery } from '#src/contract/admin/money-lists.ts';
import { serveTable } from './lists.ts';

/** An impossible span is an empty file; the page shows the fault. */
export const figures = serveTable({
  name: 'figures',
  permission: 'figures',
  columns: [
    'from',
    'to',
    'bookings',
    'paid',
    'revenue',
    'refunds',
    'refunded',
    'holds',
    'holds_paid',
    'holds_run_out',
    'views',
    'replies',
    'reply_seconds',
    'replies_in_a_day',
  ],
  filterOf: readFigureQuery,
  async read({ db }, filter) {
    const span = figureSpan(filter, (await findNewest(db)).today);
    return typeof span === 'string' ? [] : stepsIn(span, await findDays(db, span.from, span.to));
  },
});

// The worker counts figures: today every minute, each day for the last time a week later.

const atOnce = 40;

export async function countDays({ db }: Pick<Services, 'db'>, count = atOnce, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const day of await findDueDays(db, count)) {
    if (signal?.aborted) break;
    await keepDay(db, day);
    done += 1;
  }
  return done;
}

type Wire = CallOutput<'admin/figure-list'>['total'];

const figureList: Handler<'admin/figure-list'> = async (filter, { services: { db } }) => {
  const { today, counted_at: countedAt } = await findNewest(db);
  const span = figureSpan(filter, today);
  if (span === 'order') return refuse('bad-input', { to: t('figures.order') });
  if (span === 'length') return refuse('bad-input', { from: t('figures.length') });
  const length = daysBetween(span.from, span.to) + 1;
  const [days, before] = await Promise.all([
    findDays(db, span.from, span.to),
    findDays(db, addDays(span.from, -length), addDays(span.from, -1)),
  ]);
  return {
    ...span,
    counted_at: countedAt,
    data: stepsIn(span, days),
    total: toWire(sumOf(days)),
    before: toWire(sumOf(before)),
  };
};

function stepsIn(...[span, days]: Parameters<typeof stepsOf>): CallOutput<'admin/figure-list'>['data'] {
  return stepsOf(span, days).map(({ from, to, ...step }) => ({ from, to, ...toWire(step) }));
}

function toWire({ paid_minor: paid, revenue_minor: revenue, refunded_minor: refunded, ...counts }: Figures): Wire {
  return { ...counts, paid: fromMinor(paid), revenue: fromMinor(revenue), refunded: fromMinor(refunded) };
}

export const figureCalls = { 'admin/figure-list': figureList } as const;
