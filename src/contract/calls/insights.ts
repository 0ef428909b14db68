// Calls for a host's insights and the staff's reports (docs/domain/ledger.md#insights, docs/domain/reviews.md#reports).
import * as p from '#src/contract/shapes/primitives.ts';
import { z } from 'zod';
import { weekSpans } from '#src/domain/insights/spans.ts';
import { aspects } from '#src/domain/review/labels.ts';
import { signedMoney } from '#src/contract/shapes/money.ts';
import { reviewImage } from '#src/contract/shapes/image.ts';
import type { CallSpec } from '#src/contract/call.ts';

const period = z.strictObject({ host_id: p.uuid.optional(), weeks: z.literal(weekSpans).optional() });

const figures = {
  earned: signedMoney.meta({
    description: "Earnings of the host: cash on the day, and the host's share of the deposit",
  }),
  seats: p.count.meta({ description: 'Guests of completed bookings' }),
  bookings: p.count.meta({ description: 'Number of completed bookings' }),
  views: p.count.meta({ description: 'Number of times the pages of the listings were opened' }),
  booked: p.count.meta({ description: 'Bookings made and confirmed, including those cancelled since' }),
};

const rate = z.number().min(0).nullable().meta({ description: 'Bookings made per view; null without views' });

const week = z
  .strictObject({ week: p.date.meta({ description: 'Monday of the week' }), ...figures })
  .meta({ id: 'InsightWeek' });

const city = z
  .strictObject({
    id: p.id,
    name: z.string(),
    from: p.date,
    until: p.date.meta({ description: 'First day after the period' }),
    own: z.strictObject({ earned: signedMoney, seats: p.count, rate }),
    median: z.strictObject({ earned: signedMoney.nullable(), seats: p.count.nullable(), rate }).nullable().meta({
      description:
        "Medians of the city's hosts; null until first calculated. One figure is null if too few hosts contribute",
    }),
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

export const reportKinds = ['message_report', 'review_report', 'problem_report'] as const;

const kind = z.enum(reportKinds);

const fields = { id: p.id, kind, opened_at: p.instant, closed_at: p.instant.nullable(), detail: z.string() };

const aspectSummary = z.strictObject({
  id: p.uuid,
  by: z.enum(['guest', 'host', 'operator']),
  name: z.string(),
  text: z.string(),
  pictures: p.count,
  sent_at: p.instant,
  is_reported: z.boolean(),
});

export const insightsCalls = {
  'insights/summary': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: "Returns a host's earnings, seats, views and bookings by week, and the medians of its cities",
    in: period,
    out: z.strictObject({
      time_zone: z.string(),
      weeks: z.array(week).meta({ description: 'Weeks, oldest first; the last is the current one' }),
      total: z.strictObject({ ...figures, rate }),
      cities: z.array(city),
    }),
  },
  'insights/words': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'Returns private feedback of reviews: counts by label, and comments by week, without names',
    in: period,
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
        .meta({ description: 'At most 100 comments, newest week first' }),
    }),
  },

  // The operators' queue of reports (docs/domain/reviews.md#reports).
  'report/list': {
    access: 'operator',
    permission: 'reports',
    effect: 'read',
    rate: 'read',
    summary: 'Lists reports of messages, reviews and problems: open ones, oldest first, or closed ones',
    in: z.strictObject({
      kind: kind.optional(),
      state: z.enum(['open', 'closed']).optional(),
      offset: p.offset.optional(),
    }),
    out: z.strictObject({
      data: z.array(z.strictObject(fields).meta({ id: 'Report' })),
      total: p.count,
      counts: z.record(kind, p.count).meta({ description: 'Number of open reports by kind' }),
    }),
  },
  'report/detail': {
    access: 'operator',
    permission: 'reports',
    effect: 'write',
    about: { task: 'report_id' },
    rate: 'write',
    summary: 'Returns what was reported, with its context; access to a conversation is logged',
    in: z.strictObject({ report_id: p.id }),
    out: z.strictObject({
      ...fields,
      conversation: z
        .strictObject({
          reported_by: z.enum(['guest', 'host']),
          reason: z.string(),
          details: z.string(),
          guest_name: z.string(),
          host_name: z.string(),
          title: z.string(),
          messages: z.array(aspectSummary),
          is_blocked: z.boolean().meta({ description: 'True if guest or host has blocked the other' }),
          is_ended: z.boolean().meta({ description: 'True if an operator has ended the conversation' }),
        })
        .nullable(),
      review: z
        .strictObject({
          id: p.uuid,
          title: z.string(),
          guest_name: z.string(),
          host_name: z.string(),
          rating: z.int().min(1).max(5),
          text: z.string(),
          reply: z.string(),
          photos: z.array(reviewImage),
          created_at: p.instant,
          removed: z.string().nullable(),
        })
        .nullable(),
      problem: z
        .strictObject({
          what: z.string(),
          text: z.string(),
          photos: z.array(z.string()),
          ref: p.ref,
          title: z.string(),
          date: p.date,
          time: p.time,
          time_zone: z.string(),
          booking_status: z.string(),
          guest_name: z.string(),
          host_name: z.string(),
          url: z.string(),
        })
        .nullable(),
      looks: z
        .array(z.strictObject({ at: p.instant, by: z.string(), action: z.string(), note: z.string() }))
        .meta({ description: 'Actions of operators on the report, newest first' }),
      can: z.array(z.enum(['close', 'remove-review', 'warn', 'block', 'allow'])),
    }),
  },
  'report/act': {
    access: 'operator',
    permission: 'reports',
    effect: 'write',
    about: { task: 'report_id' },
    rate: 'write',
    summary: 'Closes a report with a note; can remove the review, warn the sender, or end or reopen the conversation',
    in: z.strictObject({
      report_id: p.id,
      act: z.enum(['close', 'remove-review', 'warn', 'block', 'allow']),
      note: p.line(500).min(3),
      reason: p
        .line(500)
        .min(10)
        .optional()
        .meta({ description: 'Public reason, shown instead of the removed review' }),
    }),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
