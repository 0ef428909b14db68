// Money on the wire: a JSON number with at most 2 decimals, in USD unless named otherwise
// (docs/domain/pricing.md#money-and-rounding).
import { z } from 'zod';
import { hasCents } from '#src/domain/money/money.ts';
import { fieldError } from '../errors/field.ts';

/** An amount in US dollars, never negative. */
export const usd = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine(hasCents, fieldError('cents'))
  .meta({ description: 'US dollars, at most 2 decimals' });

/** US dollars of many bookings together. */
export const usdSum = z.number().min(0).refine(hasCents, fieldError('cents'));

/** An amount in US dollars that may be below zero: price lines and ledger figures. */
export const signedUsd = z
  .number()
  .min(-10_000_000)
  .max(10_000_000)
  .refine(hasCents, fieldError('cents'))
  .meta({ description: 'US dollars, at most 2 decimals; a reduction is negative' });

/** An amount in the local currency of the experience. */
export const localAmount = z
  .number()
  .min(0)
  .refine(hasCents, fieldError('cents'))
  .meta({ description: 'Amount in the local currency, in notes and coins that exist' });

/** An ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
