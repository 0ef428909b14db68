// Late money without a free seat may wait for one (docs/domain/checkout.md#waiting-for-a-seat, ADR 011).

/** The highest value that an operator can set, in hours. */
export const mostWaitHours = 48;

const HOUR_MS = 3_600_000;

/** When a booking's departure closes, ms since 1970. */
export function closesAt(departure: { readonly startsAt: number; readonly cutoffMinutes: number }): number {
  return departure.startsAt - departure.cutoffMinutes * 60_000;
}

/**
 * Until when money that arrives at `now` waits, ms since 1970: `hours`, but not beyond the departure's cut-off. Null:
 * it is refunded at once.
 */
export function seatWaitUntil(now: number, hours: number, closes: number): number | null {
  const until = Math.min(now + hours * HOUR_MS, closes);
  return hours > 0 && until > now ? until : null;
}

/** Money that waits, read under its locks. */
export interface WaitingMoney {
  /** The deadline given to the guest, ms since 1970. */
  readonly until: number;
  /** When the departure closes; its host may have changed that since. */
  readonly closes: number;
  readonly isCalledOff: boolean;
  /** False once part of it was refunded, as by a refund made at the provider. */
  readonly isWhole: boolean;
  /** Whether the guest's bank has taken it or asks for it. */
  readonly isDisputed: boolean;
  /** Whether the party fits and its code is still usable. */
  readonly areSeatsFree: boolean;
}

/** The booking gets its seats, the money is refunded, or it keeps waiting. */
export type WaitStep = 'seat' | 'refund' | 'wait';

/** What happens to waiting money at `now` (ms since 1970). A seat that becomes free after the deadline is too late. */
export function waitStep(money: WaitingMoney, now: number): WaitStep {
  const isOver = now >= Math.min(money.until, money.closes) || money.isCalledOff || !money.isWhole;
  if (isOver) return 'refund';
  return money.areSeatsFree && !money.isDisputed ? 'seat' : 'wait';
}
