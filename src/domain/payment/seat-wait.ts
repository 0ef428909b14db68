// Late money that has found no seat may wait for one (docs/domain/checkout.md#a-seat-for-late-money, ADR 011).

/** The longest that an operator may let it wait, in hours. */
export const mostWaitHours = 48;

const HOUR_MS = 3_600_000;

/** When a booking's departure takes nobody any more, ms since 1970. */
export function closesAt(departure: { readonly startsAt: number; readonly cutoffMinutes: number }): number {
  return departure.startsAt - departure.cutoffMinutes * 60_000;
}

/**
 * Until when money that comes at `now` waits, ms since 1970: so many hours, and never longer than the departure can be
 * booked. Null: it goes back at once.
 */
export function seatWaitUntil(now: number, hours: number, closes: number): number | null {
  const until = Math.min(now + hours * HOUR_MS, closes);
  return hours > 0 && until > now ? until : null;
}

/** Money that waits, read under its locks. */
export interface WaitingMoney {
  /** What the guest was told, ms since 1970. */
  readonly until: number;
  /** When the departure takes nobody any more; its host may have moved that since. */
  readonly closes: number;
  /** Whether its host has called the departure off. */
  readonly isCalledOff: boolean;
  /** False once any of it has gone back, as by a refund made at the provider. */
  readonly isWhole: boolean;
  /** Whether the guest's bank has it, or asks for it. */
  readonly isDisputed: boolean;
  /** Whether the party fits, and its code can still be used. */
  readonly areSeatsFree: boolean;
}

/** What is done with it: the booking gets its seats, the money goes back, or it waits on. */
export type WaitStep = 'seat' | 'refund' | 'wait';

/** What becomes of waiting money at `now` (ms since 1970) by itself. A seat that is free when the time is over comes too late. */
export function waitStep(money: WaitingMoney, now: number): WaitStep {
  const isOver = now >= Math.min(money.until, money.closes) || money.isCalledOff || !money.isWhole;
  if (isOver) return 'refund';
  return money.areSeatsFree && !money.isDisputed ? 'seat' : 'wait';
}
