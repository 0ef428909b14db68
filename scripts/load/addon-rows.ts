// Add-ons of the courses of a load: a vehicle where pickup is one, a translator facilitator for one course in ten.
import type { Row } from './copy-text.ts';
import { randomFor } from './random.ts';
import { firstIds, type LoadPlan } from './plan.ts';
import { purposes } from './purposes.ts';
import { transportOf } from './transport.ts';

/** The add-ons of the n-th course. */
export function addonRows(plan: LoadPlan, n: number): Row[] {
  const random = randomFor(plan.seed, purposes.addon, n);
  const course_id = firstIds.course + n;
  const vehicle: Row = {
    id: firstIds.addon + 2 * n,
    course_id,
    kind: 'vehicle',
    title: 'Pickup by car',
    description: 'There and back',
    unit_price_cents: 1200,
    persons_per_unit: 4,
  };
  const translator: Row = {
    id: firstIds.addon + 2 * n + 1,
    course_id,
    kind: 'translator',
    title: 'Translator facilitator',
    description: 'For the whole course',
    unit_price_cents: 2500,
    persons_per_unit: 8,
  };
  return [...(transportOf(plan, n) === 'addon' ? [vehicle] : []), ...(random.chance(0.1) ? [translator] : [])];
}
