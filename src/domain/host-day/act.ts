// What somebody at the entrance does with a phone, as the phone notes it and the server keeps it (docs/domain/hosts.md#check-in).

/** A kind of act; `undo` takes back one act of the same phone. */
export type ActKind = 'let_in' | 'cash' | 'no_show' | 'undo';

/** All kinds, in the order in which they are explained. */
export const actKinds: readonly ActKind[] = ['let_in', 'cash', 'no_show', 'undo'];

export interface Act {
  /** Made by the phone, so that a repeated act is known again. */
  readonly id: string;
  readonly device: string;
  readonly kind: ActKind;
  /** How many came in with it; 0 for the other kinds. */
  readonly heads: number;
  /** The mark of a companion's code, which lets one in once; empty for the party's own code, letters or a tap. */
  readonly part: string;
  /** Which act an `undo` takes back. */
  readonly undoes: string | null;
  /** What the phone's clock said, ms since 1970. */
  readonly phone_at: number;
  /** The same moment by the server's clock, settled when the act first arrived, ms since 1970. */
  readonly at: number;
  /** Counts the acts of one phone. */
  readonly seq: number;
}

/** Times of acts and of the phone that keeps them (docs/domain/hosts.md#check-in, docs/domain/hosts.md#stored-on-the-phone). */
export const actLimits = {
  undoMinutes: 15,
  opensHoursBefore: 12,
  noShowMinutes: 30,
  closesMinutesAfterEnd: 120,
  /** An act that claims to be older was made with a clock that is wrong. */
  oldestHours: 48,
  /** The list leaves the phone so long after the last sync. */
  keptHours: 24,
  /** Acts in one sync. */
  atOnce: 200,
} as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How a phone's clock and the server's stood when they met; ms since 1970. */
export interface Meeting {
  readonly phone_now: number;
  readonly server_now: number;
}

/**
 * When an act happened by the server's clock: the phone's time with the difference of the clocks, never later than now and
 * never older than two days (docs/domain/hosts.md#clocks).
 */
export function settledTime(phoneAt: number, { phone_now, server_now }: Meeting): number {
  const meant = phoneAt + (server_now - phone_now);
  return Math.min(server_now, Math.max(server_now - actLimits.oldestHours * HOUR_MS, meant));
}

/** True while the phone that did it may take it back: 15 minutes on its own clock. */
export function canUndo(act: Pick<Act, 'phone_at'>, phoneNow: number): boolean {
  return phoneNow - act.phone_at <= actLimits.undoMinutes * MINUTE_MS;
}

/** When a departure begins and ends, ms since 1970. */
export interface DepartureTimes {
  readonly starts_at: number;
  readonly ends_at: number;
}

/** From when guests are let in, from when a party may be marked as not come, and the last moment of both; ms since 1970. */
export function actWindow({ starts_at, ends_at }: DepartureTimes) {
  return {
    lets_in_from: starts_at - actLimits.opensHoursBefore * HOUR_MS,
    no_show_from: starts_at + actLimits.noShowMinutes * MINUTE_MS,
    until: ends_at + actLimits.closesMinutesAfterEnd * MINUTE_MS,
  };
}

/** Whether a phone must forget its list: 24 hours after it last heard from the server. */
export function mustForget(syncedAt: number, phoneNow: number): boolean {
  // A clock that was set back must not keep the list for ever.
  return Math.abs(phoneNow - syncedAt) > actLimits.keptHours * HOUR_MS;
}
