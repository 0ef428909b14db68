// Money on the wire: a JSON number with at most 2 decimals, in USD unless named otherwise
// (docs/domain/pricing.md#money-and-rounding).
import { z } from 'zod';
import { fitsCurrency } from '#src/domain/money/money.ts';
import { fieldError } from '../errors/field.ts';

/** An amount in US dollars, never negative. */
export const money = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine(fitsCurrency, fieldError('cents'))
  .meta({ description: 'US dollars, at most 2 decimals' });

/** US dollars of many bookings together. */
export const moneySum = z.number().min(0).refine(fitsCurrency, fieldError('cents'));

/** An amount in US dollars that may be below zero: price lines and ledger figures. */
export const signedMoney = z
  .number()
  .min(-10_000_000)
  .max(10_000_000)
  .refine(fitsCurrency, fieldError('cents'))
  .meta({ description: 'US dollars, at most 2 decimals; a reduction is negative' });

/** An amount in the local currency of the experience. */
export const localAmount = z
  .number()
  .min(0)
  .refine(fitsCurrency, fieldError('cents'))
  .meta({ description: 'Amount in the local currency, in notes and coins that exist' });

/** An ISO 4217 code. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
