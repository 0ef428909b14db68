// A booking's own copy of the policy, with its deadlines as wall times in the listing's zone (product 6).
import type { Policy } from '#src/domain/booking/policy.ts';
import { deadlinesOf, refundPercent } from '#src/domain/booking/refund-share.ts';
import { wallTimeAt } from '#src/domain/calendar/zoned.ts';
import type { CallOutput } from '#src/contract/types.ts';

export type BookedPolicy = CallOutput<'booking/detail'>['policy'];

interface Times {
  bookedAt: Date;
  startsAt: Date;
  timeZone: string;
  nowMs: number;
}

/** The deadlines, most generous first; `free_until` is the last moment at which everything comes back. */
export function bookedPolicy(policy: Policy, { bookedAt, startsAt, timeZone, nowMs }: Times): BookedPolicy {
  const times = { booked_at: bookedAt.getTime(), starts_at: startsAt.getTime() };
  const deadlines = deadlinesOf(policy, times).map(({ until, percent }) => ({
    until: wallTimeAt(until, timeZone),
    percent,
  }));
  return {
    preset: policy.preset,
    deadlines,
    free_until: deadlines.find((deadline) => deadline.percent === 100)?.until ?? null,
    percent_now: refundPercent(policy, times, nowMs, 'guest'),
  };
}
