import type { Policy } from './policy.ts';

/**
 * The policy of a booking that was moved when a cancel would have given back `percent`: never more than that from now
 * on, so that a far date is no way around a deadline that has passed (product 6, ADR 032).
 */
export function cappedPolicy(policy: Policy, percent: number): Policy {
  if (percent >= 100) return policy;
  const steps = policy.steps
    .map((step) => ({ ...step, percent: Math.min(step.percent, percent) }))
    .filter((step) => step.percent > 0);
  return { ...policy, steps, grace_hours: 0 };
}
