// The one gate before dangerous acts (docs/back-office.md#dangerous-acts).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { type DangerousAct, isFreshFor } from '#src/domain/admin/acts.ts';
import type { Actor } from '#src/server/call.ts';

/**
 * Null where the act may go on; `factor-stale` where the second factor must be shown first, by `account/factor-show`. Asked
 * after the row was found, so that a missing one answers as everywhere, and before anything is written.
 */
export function askFresh({ factorAge }: Actor, act: DangerousAct): Refusal | null {
  return isFreshFor(act, factorAge ?? null) ? null : refuse('factor-stale');
}
