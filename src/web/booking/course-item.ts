import type { BookingCourse } from './booking-course.ts';
import type { AnalyticItem } from '../analytics/data-layer.ts';

/** A course as analytics names it: the untranslated names (spec 3), the departure as the variant. */
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
