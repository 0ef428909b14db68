// Check-in acts at the entrance, as a phone records and the server stores them (docs/domain/hosts.md#check-in).

/** `undo` cancels one act of the same phone. */
export type ActKind = 'let_in' | 'cash' | 'no_show' | 'undo';

/** All kinds, in the order of their explanations. */
export const actKinds: readonly ActKind[] = ['let_in', 'cash', 'no_show', 'undo'];

export interface Act {
  /** Made by the phone, so that the server recognises a repeated act. */
  readonly id: string;
  readonly device: string;
  readonly kind: ActKind;
  /** Guests let in by it; 0 for the other kinds. */
  readonly heads: number;
  /** The mark of a companion's code, which lets one guest in once; empty for the party's code, letters or a tap. */
  readonly part: string;
  readonly undoes: string | null;
  /** The phone's clock, ms since 1970. */
  readonly phone_at: number;
  /** The same moment by the server's clock, set when the act first arrived, ms since 1970. */
  readonly at: number;
  /** Counts the acts of one phone. */
  readonly seq: number;
}

/**
 * Limits of acts and of the phone that stores them (docs/domain/hosts.md#check-in,
 * docs/domain/hosts.md#stored-on-the-phone).
 */
export const actLimits = {
  undoMinutes: 15,
  opensHoursBefore: 12,
  noShowMinutes: 30,
  closesMinutesAfterEnd: 120,
  /** An older act comes from a wrong clock. */
  oldestHours: 48,
  /** The phone deletes the list this long after its last sync. */
  keptHours: 24,
  /** Acts in one sync. */
  atOnce: 200,
} as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The phone's and the server's clock at a sync; ms since 1970. */
export interface Meeting {
  readonly phone_now: number;
  readonly server_now: number;
}

/**
 * An act's time by the server's clock: the phone's time corrected by the difference of the clocks, never later than now
 * nor older than two days (docs/domain/hosts.md#clocks).
 */
export function settledTime(phoneAt: number, { phone_now, server_now }: Meeting): number {
  const meant = phoneAt + (server_now - phone_now);
  return Math.min(server_now, Math.max(server_now - actLimits.oldestHours * HOUR_MS, meant));
}

/** Whether the phone may still undo its act: for 15 minutes on its own clock. */
export function canUndo(act: Pick<Act, 'phone_at'>, phoneNow: number): boolean {
  return phoneNow - act.phone_at <= actLimits.undoMinutes * MINUTE_MS;
}

/** Ms since 1970. */
export interface DepartureTimes {
  readonly starts_at: number;
  readonly ends_at: number;
}

/** When check-in opens, when no-shows can be recorded, and the end of both; ms since 1970. */
export function actWindow({ starts_at, ends_at }: DepartureTimes) {
  return {
    lets_in_from: starts_at - actLimits.opensHoursBefore * HOUR_MS,
    no_show_from: starts_at + actLimits.noShowMinutes * MINUTE_MS,
    until: ends_at + actLimits.closesMinutesAfterEnd * MINUTE_MS,
  };
}

/** Whether a phone must delete its list: 24 hours after its last sync. */
export function mustForget(syncedAt: number, phoneNow: number): boolean {
  // Setting the clock back must not keep the list forever.
  return Math.abs(phoneNow - syncedAt) > actLimits.keptHours * HOUR_MS;
}
