// Exchange rates, for the back office (docs/reference/back-office.md#exchange-rates).
import { z } from 'zod';
import { rateStates, holdDays } from '#src/domain/pricing/rate-age.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { currency } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const rate = z.number().positive().max(1e12);

const line = {
  code: currency,
  rate: rate.nullable().meta({ description: 'Units for one unit of the currency of prices; null: there is none' }),
  good_at: p.instant.nullable().meta({ description: 'Since when it is good' }),
  age_hours: z.number().min(0).nullable(),
  state: z.enum(rateStates),
  source: z.string().meta({ description: 'A host, `shipped` with the program, `demo`, or `hand`' }),
  held_until: p.instant.nullable().meta({ description: 'Set by hand: until then no source replaces it' }),
  is_used: z.boolean().meta({ description: 'By a country with something to book, or by a way to pay' }),
};

const version = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .nullable()
  .meta({ description: 'Of the rate as it was seen; null: there was none' });

export const adminRateCalls = {
  'admin/rate-list': {
    access: 'operator',
    permission: 'rates',
    effect: 'read',
    rate: 'read',
    summary: 'All exchange rates with age and source, those in use first',
    in: z.strictObject({}),
    out: z.strictObject({
      data: z.array(z.strictObject(line).meta({ id: 'RateLine' })),
      source: z.string().nullable().meta({ description: 'The host that is asked; null: none is set' }),
      asked_at: p.instant.nullable().meta({ description: 'When it was asked last' }),
      failed: z.boolean().meta({ description: 'It did not answer then' }),
    }),
  },
  'admin/rate': {
    access: 'operator',
    permission: 'rates',
    effect: 'read',
    rate: 'read',
    summary: 'One exchange rate, and what it has been for two years',
    in: z.strictObject({ code: currency }),
    out: z.strictObject({
      ...line,
      version,
      history: z
        .array(z.strictObject({ rate, source: z.string(), good_at: p.instant, at: p.instant }))
        .meta({ description: 'The newest first' }),
    }),
  },
  'admin/rate-set': {
    access: 'operator',
    permission: 'rates',
    effect: 'write',
    about: 'everybody',
    rate: 'write',
    summary: 'Sets an exchange rate by hand, for some days against the source',
    in: z.strictObject({
      code: currency,
      rate,
      hold_days: z.union(holdDays.map((days) => z.literal(days))),
      is_sure: z.boolean().meta({ description: 'It is meant, though it is far from the one before' }),
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
    summary: 'Asks the source for exchange rates now',
    in: z.strictObject({}),
    out: z.strictObject({ message: z.string() }),
  },
} as const satisfies Record<string, CallSpec>;
