// admin/figure-list: what happened by day, week or month (docs/back-office.md#figures).
import { addDays, daysBetween } from '#src/domain/calendar/civil.ts';
import { type Figures, figureSpan, stepsOf, sumOf } from '#src/domain/figures/day-figures.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { findDays, findNewest } from './figure-queries.ts';

export const route = 'admin/figure-list';

type Wire = CallOutput<typeof route>['total'];

export const handle: Handler<typeof route> = async (asked, { services: { db } }) => {
  const { today, counted_at: countedAt } = await findNewest(db);
  const span = figureSpan(asked, today);
  if (span === 'order') return refuse('bad-input', { to: t('figures.order') });
  if (span === 'length') return refuse('bad-input', { from: t('figures.length') });
  const length = daysBetween(span.from, span.to) + 1;
  const [days, before] = await Promise.all([
    findDays(db, span.from, span.to),
    findDays(db, addDays(span.from, -length), addDays(span.from, -1)),
  ]);
  return {
    ...span,
    counted_at: countedAt?.toISOString() ?? null,
    data: stepsOf(span, days).map(({ from, to, ...figures }) => ({ from, to, ...toWire(figures) })),
    total: toWire(sumOf(days)),
    before: toWire(sumOf(before)),
  };
};

/** Figures as the page and the file show them. */
export function toWire({
  paid_minor: paid,
  revenue_minor: revenue,
  refunded_minor: refunded,
  ...counts
}: Figures): Wire {
  return {
    bookings: counts.bookings,
    paid: fromMinor(paid),
    revenue: fromMinor(revenue),
    refunds: counts.refunds,
    refunded: fromMinor(refunded),
    holds: counts.holds,
    holds_paid: counts.holds_paid,
    holds_run_out: counts.holds_run_out,
    views: counts.views,
    replies: counts.replies,
    reply_seconds: counts.reply_seconds,
    replies_in_a_day: counts.replies_in_a_day,
  };
}
