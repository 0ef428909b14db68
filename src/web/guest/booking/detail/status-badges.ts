import { Check, CircleCheck, Clock3, CloudRain, Hourglass, UserX, X, type LucideIcon } from 'lucide-react';
import type { TripState } from './trip-state.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import type { BookingDetail } from './credentials.ts';
import { t } from './texts.ts';

interface StateLook {
  readonly Icon: LucideIcon;
  /** Classes of the round ground of the icon. */
  readonly tone: string;
  /** Nothing lies ahead of it any more. */
  readonly isOver: boolean;
}

const good = 'bg-success-soft text-success';
const waiting = 'bg-marigold-soft text-marigold-ink';
const past = 'bg-sand text-ink-2';

/** How each state looks: an icon and a ground; words say the same next to it (docs/looks.md#states). */
export const stateLooks: Readonly<Record<TripState, StateLook>> = {
  checking: { Icon: Clock3, tone: 'bg-info-soft text-info', isOver: false },
  held: { Icon: Hourglass, tone: waiting, isOver: false },
  requested: { Icon: Clock3, tone: waiting, isOver: false },
  confirmed: { Icon: Check, tone: good, isOver: false },
  checked_in: { Icon: CircleCheck, tone: good, isOver: false },
  completed: { Icon: CircleCheck, tone: past, isOver: true },
  no_show: { Icon: UserX, tone: past, isOver: true },
  declined: { Icon: X, tone: past, isOver: true },
  request_expired: { Icon: Hourglass, tone: past, isOver: true },
  seat_sought: { Icon: Clock3, tone: waiting, isOver: false },
  expired: { Icon: Hourglass, tone: past, isOver: true },
  cancelled: { Icon: X, tone: past, isOver: true },
  cancelled_by_host: { Icon: X, tone: past, isOver: true },
  cancelled_host_late: { Icon: X, tone: past, isOver: true },
  cancelled_by_us: { Icon: X, tone: past, isOver: true },
  cancelled_for_weather: { Icon: CloudRain, tone: past, isOver: true },
};

/** When a booking was ended, and the reason that was given; null for one that was not. */
export function endingText({ ended, time_zone: zone, course }: BookingDetail): string | null {
  if (ended === null) return null;
  const when = t('ended.at', { when: instantText(ended.at, zone), city: course.city_name });
  return ended.reason === '' ? when : `${when} ${t('ended.reason', { reason: ended.reason })}`;
}
