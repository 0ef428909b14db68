// The purchase as analytics reports it; no name and no address (docs/content.md#analytics).
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { BookingQuote } from '#src/domain/booking/booking-quote.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { isNewSale } from '#src/domain/booking/status.ts';
import type { DetailRow } from './detail-queries.ts';

type Analytic = NonNullable<CallOutput<'booking/checkout'>['analytic']>;

/** What analytics gets of a sale. */
interface Sold {
  ref: string;
  quote: BookingQuote;
  coupon_code: string | null;
  course: { id: number; title: string; category: string };
  date: string;
  time: string;
  pax: number;
}

/**
 * The sale that a booking's page reports: in the browser that booked, whatever way was paid, and while it is new. Null for
 * everybody else, so that a mail's link on another device is no second sale.
 */
export function newSaleOf(row: DetailRow, visitorId: string): Analytic | null {
  const { status, now_ms, created_at } = row;
  if (row.visitor_id !== visitorId || !isNewSale(status, now_ms - created_at.getTime())) return null;
  return purchaseOf({ ...row, course: { id: row.course_id, title: row.title, category: row.category_name } });
}

/** One item: the experience, its departure as the variant. Money in the currency of prices; `value` is the total price of all lines. */
export function purchaseOf(sold: Sold): Analytic {
  const base = sold.quote.lines.find((line) => line.code === 'base');
  return {
    transaction_id: sold.ref,
    currency: priceCurrency().code,
    value: fromMinor(sold.quote.total_price_cents),
    coupon: sold.coupon_code,
    items: [
      {
        item_id: sold.course.id,
        item_name: sold.course.title,
        item_category: sold.course.category,
        item_variant: `${sold.date} ${sold.time}`,
        price: fromMinor(base?.unit_cents ?? 0),
        quantity: sold.pax,
      },
    ],
  };
}
