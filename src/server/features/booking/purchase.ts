// The purchase as analytics reports it; no name and no address (product 15).
import type { CallOutput } from '#src/contract/types.ts';
import type { Claimed } from './claimed-queries.ts';

type Analytic = NonNullable<CallOutput<'booking/checkout'>['analytic']>;

/** One item: the experience, its departure as the variant. Money in US dollars. */
export function purchaseOf(claimed: Claimed): Analytic {
  const base = claimed.quote.lines.find((line) => line.code === 'base');
  return {
    transaction_id: claimed.ref,
    currency: 'USD',
    value: claimed.quote.total_price,
    coupon: claimed.coupon_code,
    items: [
      {
        item_id: claimed.course.id,
        item_name: claimed.course.title,
        item_category: claimed.course.category,
        item_variant: `${claimed.date} ${claimed.time}`,
        price: base?.unit ?? 0,
        quantity: claimed.pax,
      },
    ],
  };
}
