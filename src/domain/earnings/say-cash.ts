// Who may state what about the cash of a booking, when, and the result (docs/domain/ledger.md#cash-reports,
// docs/domain/ledger.md#settlement-of-cash).
import { seatsOf, type BookingStatus } from '#src/domain/booking/status.ts';
import type { BookingRole } from '#src/domain/booking/transitions.ts';
import {
  cashAfterSilence,
  cashByDecision,
  cashByWords,
  cashClosesMinutes,
  cashOpensMinutes,
  cashSideOf,
  cashWaivers,
  type CashState,
  type CashWord,
  type CashWords,
} from './cash-states.ts';

const MINUTE_MS = 60_000;

/** The cash of a booking; instants in ms since 1970. */
export interface CashFacts {
  readonly status: BookingStatus;
  readonly cash: CashState;
  readonly words: CashWords;
  /** An operator has decided, or the time has ended: no more statements. */
  readonly is_settled: boolean;
  readonly starts_at: number;
  readonly ends_at: number;
}

export type CashStep =
  | { readonly ok: true; readonly to: CashState; readonly words: CashWords; readonly is_same: boolean }
  | {
      readonly ok: false;
      readonly code: 'forbidden' | 'booking-state' | 'cash-closed';
      readonly why: 'role' | 'no-cash' | 'settled' | 'too-early' | 'too-late';
    };

const refused = (code: 'forbidden' | 'booking-state' | 'cash-closed', why: CashRefusal): CashStep => ({
  ok: false,
  code,
  why,
});
type CashRefusal = Extract<CashStep, { ok: false }>['why'];

/** The result of a side's statement at `at` (ms since 1970); the last statement of each side applies. */
export function cashStepOf(facts: CashFacts, word: CashWord, role: BookingRole, at: number): CashStep {
  const side = cashSideOf[role];
  if (side === undefined || (word === 'waived' && !cashWaivers.includes(role))) return refused('forbidden', 'role');
  if (facts.cash === 'none' || seatsOf(facts.status) !== 'sold') return refused('booking-state', 'no-cash');
  if (facts.is_settled) return refused('cash-closed', 'settled');
  if (at < facts.starts_at + cashOpensMinutes * MINUTE_MS) return refused('cash-closed', 'too-early');
  if (at > cashClosesAt(facts)) return refused('cash-closed', 'too-late');
  const words: CashWords = { ...facts.words, [side]: word };
  return { ok: true, to: stateOf(words), words, is_same: facts.words[side] === word };
}

/** When statements about the cash end, ms since 1970. */
export function cashClosesAt({ ends_at }: Pick<CashFacts, 'ends_at'>): number {
  return ends_at + cashClosesMinutes * MINUTE_MS;
}

/** What a side may still state at `at`: not its current statement, and nothing that is refused. */
export function cashWordsFor(facts: CashFacts, role: BookingRole, at: number): CashWord[] {
  const all: readonly CashWord[] = ['paid', 'not_paid', 'waived'];
  return all.filter((word) => {
    const step = cashStepOf(facts, word, role, at);
    return step.ok && !step.is_same;
  });
}

/** The state when the time for statements ends; a dispute remains one, because the clock takes no side. */
export function cashSettled(words: CashWords): CashState {
  return cashAfterSilence[words.host ?? 'silent'][words.guest ?? 'silent'];
}

/** The state after an operator's decision; null where there is nothing to decide. */
export function cashDecided({ cash }: Pick<CashFacts, 'cash'>, decision: CashWord): CashState | null {
  return cash === 'disputed' ? cashByDecision[decision] : null;
}

export function isCashReceived(cash: CashState): boolean {
  return cash === 'host_says_paid' || cash === 'both_say_paid';
}

function stateOf({ host, guest }: CashWords): CashState {
  return cashByWords[host ?? 'silent'][guest ?? 'silent'];
}
