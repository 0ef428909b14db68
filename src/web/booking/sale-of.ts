import type { Sale } from '../analytics/data-layer.ts';
import type { BookingCourse, WireQuote } from './booking-course.ts';
import { courseItem } from './course-item.ts';

interface Chosen {
  readonly date: string;
  readonly time: string;
  readonly pax: number;
}

/**
 * A choice as analytics reports it: `value` is the total price of all lines, add-ons, surcharge and fee among them, in US
 * dollars; a code that counts stands beside it (product 15). Before there is a price, the listing's own counts.
 */
export function saleOf(
  course: Pick<BookingCourse, 'id' | 'origin_title' | 'origin_category_name' | 'price'>,
  { date, time, pax }: Chosen,
  priced: { readonly quote: Pick<WireQuote, 'total_price'> | null; readonly coupon: string },
): Sale {
  return {
    currency: 'USD',
    value: priced.quote?.total_price ?? course.price * pax,
    ...(priced.coupon !== '' && { coupon: priced.coupon }),
    items: [courseItem(course, { quantity: pax, variant: `${date} ${time}` })],
  };
}
