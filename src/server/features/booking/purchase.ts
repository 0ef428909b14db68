// The purchase as analytics reports it; no name and no address (product 15).
import type { CallOutput } from '#src/contract/types.ts';
import { isNewSale } from '#src/domain/booking/status.ts';
import type { Claimed } from './claimed-queries.ts';
import type { DetailRow } from './detail-queries.ts';

type Analytic = NonNullable<CallOutput<'booking/checkout'>['analytic']>;

type Sold = Pick<Claimed, 'ref' | 'quote' | 'coupon_code' | 'course' | 'date' | 'time' | 'pax'>;

/**
 * The sale that a booking's page reports: in the browser that booked, whatever way was paid, and while it is new. Null for
 * everybody else, so that a mail's link on another device is no second sale.
 */
export function newSaleOf(row: DetailRow, visitorId: string): Analytic | null {
  const { status, now_ms, created_at } = row;
  if (row.visitor_id !== visitorId || !isNewSale(status, now_ms - created_at.getTime())) return null;
  return purchaseOf({ ...row, course: { id: row.course_id, title: row.title, category: row.category_name } });
}

/** One item: the experience, its departure as the variant. Money in US dollars; `value` is the total price of all lines. */
export function purchaseOf(claimed: Sold): Analytic {
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
