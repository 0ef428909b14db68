import type { BookingChoice } from '#src/domain/booking/choice.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type Course = CallOutput<'page/product-detail'>['course_detail'];

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

export type WireQuote = CallOutput<'booking/calculate'>;

export type StartChoice = Partial<Pick<BookingChoice, 'date' | 'time' | 'pax'>>;

export type Own = CallOutput<'hold/list'>['data'][number];

export interface Held {
  readonly held: Own | undefined;
  readonly read: () => void;
}
