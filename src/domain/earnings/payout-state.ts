// Whether a host can be paid, and what an item of a run can become (docs/domain/ledger.md#changes, docs/domain/ledger.md#runs).

/** How long nothing is paid after details have changed. */
export const payoutHoldHours = 72;

/** A passkey younger than this shows nothing here: whoever has taken an account over could have added it. */
export const passkeyRestHours = 72;

/** Addresses that an account had within so many days are told of a change as well. */
export const oldAddressDays = 30;

export interface DetailFacts {
  /** Since when the details in force count, ms since 1970; null where there are none. */
  readonly counts_since: number | null;
  /** A change was asked for and waits for an operator. */
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

/** Every way of an item of a run; what is not here cannot happen. */
export const itemTransitions: readonly { readonly from: ItemState; readonly act: ItemAct; readonly to: ItemState }[] = [
  { from: 'open', act: 'pay', to: 'paid' },
  { from: 'open', act: 'fail', to: 'failed' },
  { from: 'open', act: 'cancel', to: 'cancelled' },
  // The bank has sent it back.
  { from: 'paid', act: 'fail', to: 'failed' },
];

/** Where an act leads; null where it cannot be done. */
export function itemStep(from: ItemState, act: ItemAct): ItemState | null {
  return itemTransitions.find((transition) => transition.from === from && transition.act === act)?.to ?? null;
}

/** What can be done with an item. */
export function payoutSteps(from: ItemState): ItemAct[] {
  return itemTransitions.filter((transition) => transition.from === from).map((transition) => transition.act);
}

// Who is paid in a run, and why the others are not (docs/domain/ledger.md#runs).

interface Payee {
  readonly owedCents: number;
  readonly details: DetailFacts;
  /** An item of an earlier run is not decided yet. */
  readonly hasOpenItem: boolean;
}

type PayeeVerdict = 'pay' | 'nothing-owed' | 'below-minimum' | 'in-open-run' | 'missing' | 'waiting' | 'held';

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
