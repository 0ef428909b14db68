import type { BookingChoice } from '#src/domain/booking/choice.ts';
import type { CallOutput } from '#src/contract/types.ts';

/** A course as its page knows it. */
export type Course = CallOutput<'page/product-detail'>['course_detail'];

/** What the booking widget, the flow and checkout need to know of a course. */
export type BookingCourse = Pick<
  Course,
  | 'id'
  | 'title'
  | 'origin_title'
  | 'origin_category_name'
  | 'price'
  | 'price_from'
  | 'price_from_pax'
  | 'min_pax'
  | 'max_pax'
  | 'surcharge_per_missing_guest'
  | 'group_tiers'
  | 'service_fee_rate'
  | 'deposit_rate'
  | 'addons'
  | 'city'
  | 'time_zone'
  | 'policy'
  | 'confirmation'
  | 'images'
  | 'upcoming'
>;

/** The price of a choice as the server answers it. */
export type WireQuote = CallOutput<'booking/calculate'>;

/** A choice that a page starts from: from its address, or from the form that works without script. */
export type StartChoice = Partial<Pick<BookingChoice, 'date' | 'time' | 'pax'>>;

/** Seats that a guest holds, with the ways on. */
export type Own = CallOutput<'hold/list'>['data'][number];

/** The guest's live hold of a course, and the way to ask for it again. */
export interface Held {
  readonly held: Own | undefined;
  readonly read: () => void;
}
