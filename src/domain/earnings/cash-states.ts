// Statements of guest and host about the cash of one booking, as data: screens, calls and tests read it
// (docs/domain/ledger.md#cash-reports).
import type { BookingRole } from '#src/domain/booking/transitions.ts';

export const cashStates = ['none', 'due', 'host_says_paid', 'both_say_paid', 'disputed', 'waived'] as const;
export type CashState = (typeof cashStates)[number];

/** A side's last statement; only the host's side can waive. */
export type CashWord = 'paid' | 'not_paid' | 'waived';
export type CashSide = 'guest' | 'host';

/** Each side's last statement; null while there is none. */
export interface CashWords {
  readonly host: CashWord | null;
  readonly guest: Exclude<CashWord, 'waived'> | null;
}

/** The side that each role speaks for; operators decide instead, and the clock settles. */
export const cashSideOf: Readonly<Partial<Record<BookingRole, CashSide>>> = {
  guest: 'guest',
  host: 'host',
  manager: 'host',
  coordinator: 'host',
  guide: 'host',
};

type Silent = 'silent';

/** The state by the host's and then the guest's statement. */
export const cashByWords: Readonly<
  Record<CashWord | Silent, Readonly<Record<Exclude<CashWord, 'waived'> | Silent, CashState>>>
> = {
  silent: { silent: 'due', paid: 'due', not_paid: 'due' },
  paid: { silent: 'host_says_paid', paid: 'both_say_paid', not_paid: 'disputed' },
  not_paid: { silent: 'due', paid: 'disputed', not_paid: 'due' },
  waived: { silent: 'waived', paid: 'waived', not_paid: 'waived' },
};

/**
 * The state once the time for statements has ended: a silent side agrees with the other
 * (docs/domain/ledger.md#settlement-of-cash).
 */
export const cashAfterSilence: Readonly<
  Record<CashWord | Silent, Readonly<Record<Exclude<CashWord, 'waived'> | Silent, CashState>>>
> = {
  silent: { silent: 'due', paid: 'both_say_paid', not_paid: 'due' },
  paid: { silent: 'both_say_paid', paid: 'both_say_paid', not_paid: 'disputed' },
  not_paid: { silent: 'due', paid: 'disputed', not_paid: 'due' },
  waived: { silent: 'waived', paid: 'waived', not_paid: 'waived' },
};

/** Roles that may waive the cash; not a guide, whose cash it isn't. */
export const cashWaivers: readonly BookingRole[] = ['host', 'manager', 'coordinator'];

/** An operator's decision applies as a statement of both sides. */
export const cashByDecision = { paid: 'both_say_paid', not_paid: 'due', waived: 'waived' } as const satisfies Record<
  CashWord,
  CashState
>;

/** Opens 12 hours before the start, as check-in does, so that a tap on the wrong day does nothing. */
export const cashOpensMinutes = -12 * 60;
export const cashClosesMinutes = 72 * 60;
