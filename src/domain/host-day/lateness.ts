// A host who runs late: what may be said when, and what it gives guests (docs/domain/bookings.md#running-late). Instants in ms
// since 1970.
import type { CancelCause } from '#src/domain/booking/refund-share.ts';

const MINUTE_MS = 60_000;

/** Minutes that a host may choose from. */
export const lateChoices = [10, 20, 30, 45] as const;
export type LateMinutes = (typeof lateChoices)[number];

/** From so many minutes on a guest may cancel and gets everything back. */
export const lateRightMinutes = 15;

/** From 12 hours before the start, as check-in does, so that a tap on the wrong day tells nobody anything. */
const opensMinutes = -12 * 60;

export interface DepartureTimes {
  readonly starts_at: number;
  readonly ends_at: number;
}

/** When guests meet their host, `late` minutes after the start. */
export function meetsAt({ starts_at }: Pick<DepartureTimes, 'starts_at'>, late: number): number {
  return starts_at + late * MINUTE_MS;
}

/** Whether a host can still say so at `now`, and not a day too early. */
export function canBeLate({ starts_at, ends_at }: DepartureTimes, now: number): 'yes' | 'too-early' | 'over' {
  if (now > ends_at) return 'over';
  return now < starts_at + opensMinutes * MINUTE_MS ? 'too-early' : 'yes';
}

/** When a host can say so first. */
export function lateOpensAt({ starts_at }: Pick<DepartureTimes, 'starts_at'>): number {
  return starts_at + opensMinutes * MINUTE_MS;
}

/** Until when a guest may cancel: the start, or when they meet in fact, where that is much later. */
export function guestCancelsUntil({ starts_at }: Pick<DepartureTimes, 'starts_at'>, late: number): number {
  return late >= lateRightMinutes ? meetsAt({ starts_at }, late) : starts_at;
}

/** Why a guest's own cancel ends the booking: it is the host's doing where the host has said to come much too late. */
export function guestsCause(late: number): Extract<CancelCause, 'guest' | 'host_late'> {
  return late >= lateRightMinutes ? 'host_late' : 'guest';
}
