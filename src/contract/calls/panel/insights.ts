// What a host learns: earnings and seats by week, views and bookings, what guests said in private (docs/domain/insights.md).
import { z } from 'zod';
import { weekSpans } from '#src/domain/insight/spans.ts';
import { aspects } from '#src/domain/review/labels.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { signedMoney } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const asked = z.strictObject({ host_id: p.uuid.optional(), weeks: z.literal(weekSpans).optional() });

const figures = {
  earned: signedMoney.meta({ description: 'For the host: cash on the day, and what is left of the deposit' }),
  seats: p.count.meta({ description: 'Guests of completed bookings' }),
  bookings: p.count.meta({ description: 'Completed bookings' }),
  views: p.count.meta({ description: 'How often the pages of the listings were opened' }),
  booked: p.count.meta({ description: 'Bookings that were made, whatever became of them' }),
};
const rate = z.number().min(0).nullable().meta({ description: 'Bookings made for each view; null without a view' });

const week = z
  .strictObject({ week: p.date.meta({ description: 'The Monday' }), ...figures })
  .meta({ id: 'InsightWeek' });

const city = z
  .strictObject({
    id: p.id,
    name: z.string(),
    from: p.date,
    until: p.date.meta({ description: 'The first day that does not count any more' }),
    own: z.strictObject({ earned: signedMoney, seats: p.count, rate }),
    median: z
      .strictObject({ earned: signedMoney.nullable(), seats: p.count.nullable(), rate })
      .nullable()
      .meta({ description: 'A figure is null where too few hosts count; all of it until it has been worked out' }),
  })
  .meta({ id: 'InsightCity' });

const aspect = z
  .strictObject({
    aspect: z.enum(aspects),
    total: z.int().min(1),
    average: z.number().min(1).max(5),
    labels: z.array(z.strictObject({ label: z.string(), total: z.int().min(1), is_good: z.boolean() })),
  })
  .meta({ id: 'InsightAspect' });

export const insightCalls = {
  'insights/summary': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "A host's earnings, seats, views and bookings by week, and the medians of its cities",
    in: asked,
    out: z.strictObject({
      time_zone: z.string(),
      weeks: z.array(week).meta({ description: 'The oldest first; the last one is running' }),
      total: z.strictObject({ ...figures, rate }),
      cities: z.array(city),
    }),
  },
  'insights/words': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'What guests said in the private step of their reviews: labels counted, and words by week, without names',
    in: asked,
    out: z.strictObject({
      aspects: z.array(aspect),
      words: z
        .array(
          z.strictObject({
            week: p.date,
            aspect: z.enum(aspects),
            rating: z.int().min(1).max(5),
            text: z.string(),
          }),
        )
        .meta({ description: 'At most 100, the newest week first' }),
    }),
  },
} as const satisfies Record<string, CallSpec>;
