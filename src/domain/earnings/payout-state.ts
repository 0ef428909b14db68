// Whether a host can be paid, and the states of a payout run's items (docs/domain/ledger.md#changes,
// docs/domain/ledger.md#runs).

/** No payout for this long after the details change. */
export const payoutHoldHours = 72;

/** A younger passkey proves nothing here: an attacker who took over the account could have added it. */
export const passkeyRestHours = 72;

/** A change is also reported to addresses that the account had within this many days. */
export const oldAddressDays = 30;

export interface DetailFacts {
  /** When the current details became valid, ms since 1970; null where there are none. */
  readonly counts_since: number | null;
  /** A requested change waits for an operator. */
  readonly is_change_waiting: boolean;
}

export interface PayoutState {
  readonly state: 'missing' | 'waiting' | 'held' | 'ready';
  /** When a hold ends, ms since 1970. */
  readonly until: number | null;
}

/** Whether a host can be paid at `now` (ms since 1970). */
export function payoutState({ counts_since, is_change_waiting }: DetailFacts, now: number): PayoutState {
  if (is_change_waiting) return { state: 'waiting', until: null };
  if (counts_since === null) return { state: 'missing', until: null };
  const until = counts_since + payoutHoldHours * 3_600_000;
  return now < until ? { state: 'held', until } : { state: 'ready', until: null };
}

export const itemStates = ['open', 'paid', 'failed', 'cancelled'] as const;
export type ItemState = (typeof itemStates)[number];
export type ItemAct = 'pay' | 'fail' | 'cancel';

/** All transitions of a run's item; anything else is impossible. */
export const itemTransitions: readonly { readonly from: ItemState; readonly act: ItemAct; readonly to: ItemState }[] = [
  { from: 'open', act: 'pay', to: 'paid' },
  { from: 'open', act: 'fail', to: 'failed' },
  { from: 'open', act: 'cancel', to: 'cancelled' },
  { from: 'paid', act: 'fail', to: 'failed' },
];

/** The state after an act; null where the act is not allowed. */
export function itemStep(from: ItemState, act: ItemAct): ItemState | null {
  return itemTransitions.find((transition) => transition.from === from && transition.act === act)?.to ?? null;
}

export function payoutSteps(from: ItemState): ItemAct[] {
  return itemTransitions.filter((transition) => transition.from === from).map((transition) => transition.act);
}

// A host in a payout run, and why others are not paid (docs/domain/ledger.md#runs).

interface Payee {
  readonly owedCents: number;
  readonly details: DetailFacts;
  /** An item of an earlier run is still open. */
  readonly hasOpenItem: boolean;
}

type PayeeVerdict = 'pay' | 'nothing-owed' | 'below-minimum' | 'in-open-run' | 'missing' | 'waiting' | 'held';

/** Whether a host is paid now, or the first reason against it; `now` in ms since 1970. */
export function payeeVerdict(payee: Payee, { minimumCents, now }: { minimumCents: number; now: number }): PayeeVerdict {
  if (payee.owedCents <= 0) return 'nothing-owed';
  if (payee.hasOpenItem) return 'in-open-run';
  if (payee.owedCents < minimumCents) return 'below-minimum';
  const { state } = payoutState(payee.details, now);
  return state === 'ready' ? 'pay' : state;
}

/** The same for the run's maker; another operator must pay the maker's own hosts and those of the maker's teams. */
export function runVerdict(
  payee: Payee & { readonly isOwn: boolean },
  at: { minimumCents: number; now: number },
): PayeeVerdict | 'own' {
  const verdict = payeeVerdict(payee, at);
  return verdict === 'pay' && payee.isOwn ? 'own' : verdict;
}
