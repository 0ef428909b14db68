// Weekly rules and exceptions of the courses of a load.
import type { Row } from '#proofs/load/database/copy-text.ts';
import { randomFor } from '#proofs/load/random.ts';
import { dayOf, firstIds, type LoadPlan, purposes } from '#proofs/load/plan.ts';

const mornings = ['09:00', '08:00', '10:00', '07:30', '05:30'];
const afternoons = ['14:00', '13:00', '15:30', '17:00', '12:00'];
const evenings = ['19:00', '20:00', '19:30', '21:00', '00:30'];

/** Two to four rules of the n-th course, on as many weekdays, nearly always at the same time. */
export function ruleRows(plan: LoadPlan, n: number): Row[] {
  const random = randomFor(plan.seed, purposes.time, n);
  const usual = random.common(random.pick([mornings, mornings, afternoons, evenings]));
  const capacity = random.between(4, 16);
  const first = random.between(0, 6);
  return Array.from({ length: random.between(2, 4) }, (_unused, count) => ({
    course_id: firstIds.course + n,
    // Two days apart, so that no weekday comes twice.
    weekday: ((first + count * 2) % 7) + 1,
    start_time: random.chance(0.15) ? random.common(afternoons) : usual,
    capacity,
  }));
}

/** Closed days and extra departures within two months: for one course in twenty. */
export function exceptionRows(plan: LoadPlan, n: number): Row[] {
  if (n % 20 !== 0) return [];
  const random = randomFor(plan.seed, purposes.time, -1 - n);
  const course_id = firstIds.course + n;
  const closed: Row = {
    course_id,
    local_date: dayOf(plan, random.between(1, 30)),
    start_time: null,
    kind: 'closed',
    capacity: null,
    reason: 'Closed for a family day',
  };
  if (random.chance(0.7)) return [closed];
  const local_date = dayOf(plan, random.between(31, 60));
  return [closed, { course_id, local_date, start_time: '11:00', kind: 'extra', capacity: 8, reason: 'By request' }];
}
