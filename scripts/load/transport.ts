import { randomFor } from './random.ts';
import type { LoadPlan } from './plan.ts';
import { purposes } from './purposes.ts';

/** How guests of the n-th course are fetched; half of them are not. */
export function transportOf(plan: LoadPlan, n: number): string {
  return randomFor(plan.seed, purposes.transport, n).common(['none', 'addon', 'free']);
}
