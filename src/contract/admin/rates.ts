// Exchange rates, for the back office (docs/reference/back-office.md#exchange-rates).
import { z } from 'zod';
import { rateStates, holdDays } from '#src/domain/pricing/rate-age.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { currency } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const rate = z.number().positive().max(1e12);

const line = {
  code: currency,
  rate: rate.nullable().meta({ description: 'Units for one unit of the currency of prices; null without a rate' }),
  good_at: p.instant.nullable().meta({ description: 'Time from which the rate is valid; null without a rate' }),
  age_hours: z.number().min(0).nullable(),
  state: z.enum(rateStates),
  source: z.string().meta({
    description: 'Host that sent the rate, `shipped` with the program, `demo`, or `hand`; empty without a rate',
  }),
  held_until: p.instant
    .nullable()
    .meta({ description: 'Until when no source replaces a rate set by hand; null for none' }),
  is_used: z
    .boolean()
    .meta({ description: 'True if a country with something to book, or a payment method, uses the currency' }),
};

const version = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .nullable()
  .meta({ description: 'Version of the rate, to send with a change; null without a rate' });

export const adminRateCalls = {
  'admin/rate-list': {
    access: 'operator',
    permission: 'rates',
    effect: 'read',
    rate: 'read',
    summary: 'Lists all exchange rates with age and source, those in use first',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(z.strictObject(line).meta({ id: 'RateLine' })),
      source: z.string().nullable().meta({ description: 'Host that sends exchange rates; null if none is configured' }),
      asked_at: p.instant.nullable().meta({ description: 'Time of the last request to the source; null for none' }),
      failed: z.boolean().meta({ description: 'True if the last request to the source failed' }),
    }),
  },
  'admin/rate': {
    access: 'operator',
    permission: 'rates',
    effect: 'read',
    rate: 'read',
    summary: 'Shows an exchange rate and its history of two years',
    in: z.strictObject({ code: currency }),
    out: z.strictObject({
      ...line,
      version,
      history: z
        .array(z.strictObject({ rate, source: z.string(), good_at: p.instant, at: p.instant }))
        .meta({ description: 'Changes of the rate, newest first' }),
    }),
  },
  'admin/rate-set': {
    access: 'operator',
    permission: 'rates',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Sets an exchange rate by hand unless it has changed since; for some days no source replaces it',
    in: z.strictObject({
      code: currency,
      rate,
      hold_days: z.union(holdDays.map((days) => z.literal(days))),
      is_sure: z.boolean().meta({ description: 'True to confirm a rate far from the previous one' }),
      version,
      reason: p.reason,
    }),
    out: z.strictObject({ message: z.string() }),
  },
  'admin/rate-fetch': {
    access: 'operator',
    permission: 'rates',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Fetches exchange rates from the source now',
    in: z.strictObject({}),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
