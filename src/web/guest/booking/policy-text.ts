// The cancellation policy as texts: hours before the start, or dates in the listing's zone (docs/domain/bookings.md#cancelling).
import { deadlinesOf } from '#src/domain/booking/refund-share.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Course } from './booking-course.ts';
import { t } from './texts.ts';
import { wallTime } from '#src/web/ui/text/wall-time.ts';

type Policy = Course['policy'];

/** `48 hours`, `4 days`. */
export function spanText(hours: number): string {
  return hours % 24 === 0 && hours >= 72
    ? t('policy.days', { count: hours / 24 })
    : t('policy.hours', { count: hours });
}

export function policySentences(policy: Policy): string[] {
  const steps = policy.steps.map(({ hours_before, percent }) =>
    percent === 100
      ? t('policy.full', { time: spanText(hours_before) })
      : t('policy.part', { percent, time: spanText(hours_before) }),
  );
  const grace = t('policy.grace', { ahead: spanText(policy.grace_needs_hours), grace: spanText(policy.grace_hours) });
  return [...(steps.length === 0 ? [t('policy.final')] : steps), grace, t('policy.hostCancels'), t('policy.online')];
}

export function policyShort(policy: Policy): { readonly title: string; readonly detail: string } {
  const free = policy.steps.find(({ percent }) => percent === 100);
  if (free === undefined) return { title: t('policy.short.final'), detail: '' };
  return { title: t('policy.short.free'), detail: t('policy.short.until', { time: spanText(free.hours_before) }) };
}

export function policyDates(policy: Policy, times: { bookedAt: number; startsAt: number; zone: string }): string[] {
  const deadlines = deadlinesOf(policy, { booked_at: times.bookedAt, starts_at: times.startsAt });
  if (deadlines.length === 0) return [t('policy.until.none')];
  return deadlines.map(({ until, percent }) => deadlineText(wallTime(until, times.zone), percent));
}

/** `Free cancellation until Tue 24 Nov 2026, 06:00`. */
export function deadlineText(wall: { readonly date: string; readonly time: string }, percent: number): string {
  const when = `${dateText(wall.date)}, ${wall.time}`;
  return percent === 100 ? t('policy.until.full', { when }) : t('policy.until.part', { percent, when });
}
