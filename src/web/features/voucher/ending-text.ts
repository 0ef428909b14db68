import { instantText } from '../../booking/instant-text.ts';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';

/** When a booking was ended, and the reason that was given; null for one that was not. */
export function endingText({ ended, time_zone: zone, course }: BookingDetail): string | null {
  if (ended === null) return null;
  const when = t('ended.at', { when: instantText(ended.at, zone), city: course.city_name });
  return ended.reason === '' ? when : `${when} ${t('ended.reason', { reason: ended.reason })}`;
}
