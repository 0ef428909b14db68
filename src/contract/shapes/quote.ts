// The price of a booking: the same object in calculate, checkout, voucher and emails
// (docs/domain/pricing.md#price-components).
import { z } from 'zod';
import { currency, localAmount, signedMoney, money } from './money.ts';
import { count, instant, pax } from './primitives.ts';

/** The lines sum to `total_price`; a discount code is never one of them. */
export const quoteLine = z
  .strictObject({
    code: z.enum(['base', 'addon', 'surcharge', 'group_discount', 'service_fee']),
    label: z.string(),
    unit: signedMoney.nullable().meta({ description: 'Price per unit; null for lines without units' }),
    quantity: count,
    amount: signedMoney,
  })
  .meta({ id: 'QuoteLine' });

/**
 * The fields of the calculation result (docs/reference/api.md#entities) with additional ones
 * (docs/domain/pricing.md#price-components).
 */
export const quoteFields = {
  balance_due_to_host: money,
  booking_deposit_due: money,
  coupon_discount: money,
  currency_rate: z.number().positive().nullable(),
  currency_symbol: z.string(),
  discount_error: z.string().nullable(),
  discount_note: z.string().nullable(),
  group_discount: money,
  has_pickup_service: z.boolean(),
  service_fee: money,
  service_fee_rate: z.number().min(0).max(1),
  surcharge: money,
  total_booking_fee: money,
  total_price: money,
  experience_total: money,
  deposit: money,
  lines: z.array(quoteLine),
  balance_due_local: localAmount.nullable(),
  local_currency: currency,
  rate_locked_at: instant.nullable(),
  min_pax: pax,
};

export const quote = z.strictObject(quoteFields).meta({ id: 'Quote' });
