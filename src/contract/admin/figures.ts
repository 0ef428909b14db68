// Figures of the marketplace by day, week or month, for the back office (docs/reference/back-office.md#figures).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { z } from 'zod';
import { figureSteps } from '#src/domain/admin/figure-steps.ts';
import { fitsCurrency } from '#src/domain/money/money.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import * as p from '#src/contract/shapes/primitives.ts';

/** Money of many bookings; negative where more was undone than done. */
const sum = z.number().refine(fitsCurrency, { error: () => fieldText('decimals', { limit: priceCurrency().digits }) });

const figures = {
  bookings: p.count.meta({ description: 'Bookings that were paid, or had nothing to pay' }),
  paid: sum.meta({ description: 'Paid online for these, before refunds' }),
  revenue: sum.meta({ description: 'Earned: fees and commission, by the day on which the ledger has them' }),
  refunds: z.int().meta({ description: 'Refunds that were settled, less those that came back' }),
  refunded: sum,
  holds: p.count.meta({ description: 'Seats held at checkout, by the day on which that began' }),
  holds_paid: p.count.meta({ description: 'Of these holds' }),
  holds_run_out: p.count.meta({ description: 'Of these holds' }),
  views: p.count.meta({ description: 'How often pages of listings were opened' }),
  replies: p.count.meta({ description: 'First answers of hosts to what a guest had written' }),
  reply_seconds: p.count.meta({ description: 'How long guests waited for these, together' }),
  replies_in_a_day: p.count,
};

export const adminFigureCalls = {
  'admin/figure-list': {
    access: 'operator',
    permission: 'figures',
    effect: 'read',
    rate: 'read',
    summary: 'Bookings, revenue, holds, views, refunds and reply times by day, week or month, of at most two years',
    in: z.strictObject({
      from: p.date.optional().meta({ description: 'The first day, in UTC; a month ago when left out' }),
      to: p.date.optional().meta({ description: 'The last day; today when left out' }),
      by: z.enum(figureSteps).optional().meta({ description: 'When left out, what suits the span' }),
    }),
    out: z.strictObject({
      from: p.date,
      to: p.date,
      by: z.enum(figureSteps).meta({ description: 'Weeks where days were asked for and there are more than 120' }),
      counted_at: p.instant
        .nullable()
        .meta({ description: 'Up to when the newest day is counted; null before the first' }),
      data: z.array(z.strictObject({ from: p.date, to: p.date, ...figures })),
      total: z.strictObject(figures),
      before: z.strictObject(figures).meta({ description: 'Of as many days before the span' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
