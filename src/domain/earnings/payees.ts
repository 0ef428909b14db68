// Who is paid in a run, and why the others are not (docs/domain/payouts.md#runs).
import { payoutState, type DetailFacts } from './payout-state.ts';

export interface Payee {
  readonly owedCents: number;
  readonly details: DetailFacts;
  /** An item of an earlier run is not decided yet. */
  readonly hasOpenItem: boolean;
}

export type PayeeVerdict = 'pay' | 'nothing-owed' | 'below-minimum' | 'in-open-run' | 'missing' | 'waiting' | 'held';

/** Whether a host is paid now, or the first reason against it. `now` in ms since 1970. */
export function payeeVerdict(payee: Payee, { minimumCents, now }: { minimumCents: number; now: number }): PayeeVerdict {
  if (payee.owedCents <= 0) return 'nothing-owed';
  if (payee.hasOpenItem) return 'in-open-run';
  if (payee.owedCents < minimumCents) return 'below-minimum';
  const { state } = payoutState(payee.details, now);
  return state === 'ready' ? 'pay' : state;
}

/** The same for a run that somebody makes: what is theirs, or of a host in whose team they are, is paid by somebody else. */
export function runVerdict(
  payee: Payee & { readonly isOwn: boolean },
  at: { minimumCents: number; now: number },
): PayeeVerdict | 'own' {
  const verdict = payeeVerdict(payee, at);
  return verdict === 'pay' && payee.isOwn ? 'own' : verdict;
}
