/** Steps from the most generous; below the last there is no refund. */
export interface Policy {
  preset: PolicyPreset;
  /** `percent` of the money paid online, fee included, until `hours_before` the start. */
  steps: PolicyStep[];
  /** Full refund within this many hours of booking, when booked more than `grace_needs_hours` ahead. */
  grace_hours: number;
  grace_needs_hours: number;
}

interface PolicyStep {
  hours_before: number;
  percent: number;
}

export type PolicyPreset = 'flexible' | 'moderate' | 'strict' | 'final';

const presets: Readonly<Record<PolicyPreset, readonly (readonly [hours: number, percent: number])[]>> = {
  flexible: [[24, 100]],
  moderate: [
    [4 * 24, 100],
    [24, 50],
  ],
  strict: [
    [7 * 24, 100],
    [3 * 24, 50],
  ],
  final: [],
};

/** Copied into each booking (docs/domain/bookings.md#cancelling). */
export function policyOf(preset: PolicyPreset): Policy {
  const steps = presets[preset].map(([hours_before, percent]) => ({ hours_before, percent }));
  return { preset, steps, grace_hours: 24, grace_needs_hours: 48 };
}

/**
 * Limits a moved booking to the `percent` it had, so that a later date does not bypass a passed deadline
 * (docs/domain/bookings.md#rescheduling, ADR 032).
 */
export function cappedPolicy(policy: Policy, percent: number): Policy {
  if (percent >= 100) return policy;
  const steps = policy.steps
    .map((step) => ({ ...step, percent: Math.min(step.percent, percent) }))
    .filter((step) => step.percent > 0);
  return { ...policy, steps, grace_hours: 0 };
}
