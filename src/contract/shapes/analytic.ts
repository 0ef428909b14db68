// The purchase as analytics reports it, in the names of GA4 ecommerce (docs/content.md#analytics).
import { z } from 'zod';
import { currency, money } from './money.ts';
import { count, id } from './primitives.ts';

/** One purchase. Holds no name, address or other personal data. */
export const analytic = z
  .strictObject({
    transaction_id: z.string(),
    currency,
    value: money,
    coupon: z.string().nullable(),
    items: z.array(
      z.strictObject({
        item_id: id,
        item_name: z.string(),
        item_category: z.string(),
        item_variant: z.string(),
        price: money,
        quantity: count,
      }),
    ),
  })
  .meta({ id: 'Analytic' });
