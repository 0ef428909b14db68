// The price of a booking: the same object in calculate, checkout, voucher and mails (docs/domain/pricing.md#the-parts).
import { z } from 'zod';
import { currency, localAmount, signedUsd, usd } from './money.ts';
import { count, instant, pax } from './primitives.ts';

/** One line of the price. The lines sum to `total_price`; a discount code is never one of them. */
export const quoteLine = z
  .strictObject({
    code: z.enum(['base', 'addon', 'surcharge', 'group_discount', 'service_fee']),
    label: z.string(),
    unit: signedUsd.nullable().meta({ description: 'Price of one, where the line counts something' }),
    quantity: count,
    amount: signedUsd,
  })
  .meta({ id: 'QuoteLine' });

/** The fields of the calculation result (docs/calls.md#entities) and what stands next to them (docs/domain/pricing.md#the-parts). */
export const quoteFields = {
  balance_due_to_host: usd,
  booking_deposit_due: usd,
  coupon_discount: usd,
  currency_rate: z.number().positive().nullable(),
  currency_symbol: z.string(),
  discount_error: z.string().nullable(),
  discount_note: z.string().nullable(),
  group_discount: usd,
  has_pickup_service: z.boolean(),
  service_fee: usd,
  service_fee_rate: z.number().min(0).max(1),
  surcharge: usd,
  total_booking_fee: usd,
  total_price: usd,
  experience_total: usd,
  deposit: usd,
  lines: z.array(quoteLine),
  balance_due_local: localAmount.nullable(),
  local_currency: currency,
  rate_locked_at: instant.nullable(),
  min_pax: pax,
};

/** A quote as a value of its own. */
export const quote = z.strictObject(quoteFields).meta({ id: 'Quote' });
