import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { BookingChoice } from '#src/domain/booking/choice.ts';
import type { BookingCourse, WireQuote } from './booking-course.ts';
import type { AnalyticItem, Sale } from '#src/web/platform/analytics/data-layer.ts';

/** A listing as analytics names it: untranslated names, the departure as the variant. */
export function courseItem(
  course: Pick<BookingCourse, 'id' | 'origin_title' | 'origin_category_name' | 'price'>,
  { quantity, variant }: { readonly quantity: number; readonly variant: string },
): AnalyticItem {
  return {
    item_id: course.id,
    item_name: course.origin_title,
    item_category: course.origin_category_name,
    item_variant: variant,
    price: course.price,
    quantity,
  };
}

/**
 * `value` is the total in US dollars with add-ons, surcharge and fee; a valid code is reported apart
 * (docs/reference/texts.md#analytics).
 */
export function saleOf(
  course: Pick<BookingCourse, 'id' | 'origin_title' | 'origin_category_name' | 'price'>,
  { date, time, pax }: Pick<BookingChoice, 'date' | 'time' | 'pax'>,
  priced: { readonly quote: Pick<WireQuote, 'total_price'> | null; readonly coupon: string },
): Sale {
  return {
    currency: priceCurrency().code,
    value: priced.quote?.total_price ?? course.price * pax,
    ...(priced.coupon !== '' && { coupon: priced.coupon }),
    items: [courseItem(course, { quantity: pax, variant: `${date} ${time}` })],
  };
}
