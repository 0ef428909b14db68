/** What a preset gives back. Steps are read from the most generous one; below the last nothing comes back. */
export interface Policy {
  preset: PolicyPreset;
  /** `percent` of all money paid online, fee included, until `hours_before` the start. */
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

/** The policy of a preset as one machine-readable object; a booking keeps its own copy (docs/domain/bookings.md#cancelling). */
export function policyOf(preset: PolicyPreset): Policy {
  const steps = presets[preset].map(([hours_before, percent]) => ({ hours_before, percent }));
  return { preset, steps, grace_hours: 24, grace_needs_hours: 48 };
}

/**
 * The policy of a booking that was moved when a cancel would have given back `percent`: never more than that from now
 * on, so that a far date is no way around a deadline that has passed (docs/domain/bookings.md#moving, ADR 032).
 */
export function cappedPolicy(policy: Policy, percent: number): Policy {
  if (percent >= 100) return policy;
  const steps = policy.steps
    .map((step) => ({ ...step, percent: Math.min(step.percent, percent) }))
    .filter((step) => step.percent > 0);
  return { ...policy, steps, grace_hours: 0 };
}
