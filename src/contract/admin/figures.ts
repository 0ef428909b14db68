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
  paid: sum.meta({ description: 'Amount paid online for bookings, before refunds' }),
  revenue: sum.meta({ description: 'Service fees and commission earned, by the day of their posting in the ledger' }),
  refunds: z.int().meta({ description: 'Settled refunds, less those that failed afterwards' }),
  refunded: sum,
  holds: p.count.meta({ description: 'Holds of seats at checkout, by the day on which they began' }),
  holds_paid: p.count.meta({ description: 'Holds begun in this period that were paid' }),
  holds_run_out: p.count.meta({ description: 'Holds begun in this period that expired' }),
  views: p.count.meta({ description: 'Views of listing pages' }),
  replies: p.count.meta({ description: 'First replies of hosts to messages of guests' }),
  reply_seconds: p.count.meta({
    description: 'Time for which guests waited for first replies of hosts, in seconds, summed',
  }),
  replies_in_a_day: p.count,
};

export const adminFigureCalls = {
  'admin/figure-list': {
    access: 'operator',
    permission: 'figures',
    effect: 'read',
    rate: 'read',
    summary:
      'Lists bookings, revenue, holds, views, refunds and reply times by day, week or month, for up to two years',
    in: z.strictObject({
      from: p.date.optional().meta({ description: 'First day, in UTC; 29 days before the last if absent' }),
      to: p.date.optional().meta({ description: 'Last day, in UTC; if absent, today, or `from` if that is later' }),
      by: z
        .enum(figureSteps)
        .optional()
        .meta({ description: 'Length of a step; chosen by the length of the period if absent' }),
    }),
    out: z.strictObject({
      from: p.date,
      to: p.date,
      by: z.enum(figureSteps).meta({ description: 'Length of a step; weeks instead of days for more than 120 days' }),
      counted_at: p.instant
        .nullable()
        .meta({ description: 'When the newest day was counted; null before the first count' }),
      data: z.array(z.strictObject({ from: p.date, to: p.date, ...figures })),
      total: z.strictObject(figures),
      before: z.strictObject(figures).meta({ description: 'Figures of the same number of days before the period' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
