// A host who runs late: what they may announce when, and the guests' rights (docs/domain/bookings.md#running-late).
// Instants in ms since 1970.
import type { CancelCause } from '#src/domain/booking/refund-share.ts';

const MINUTE_MS = 60_000;

/** Minutes that a host may choose from. */
export const lateChoices = [10, 20, 30, 45] as const;
export type LateMinutes = (typeof lateChoices)[number];

/** From this delay on, a guest may cancel with a full refund. */
export const lateRightMinutes = 15;

/** From 12 hours before the start, as check-in does, so that a tap on the wrong day notifies no guest. */
const opensMinutes = -12 * 60;

export interface DepartureTimes {
  readonly starts_at: number;
  readonly ends_at: number;
}

/** When guests meet their host, `late` minutes after the start. */
export function meetsAt({ starts_at }: Pick<DepartureTimes, 'starts_at'>, late: number): number {
  return starts_at + late * MINUTE_MS;
}

/** Whether a host can announce a delay at `now`; not a day too early. */
export function canBeLate({ starts_at, ends_at }: DepartureTimes, now: number): 'yes' | 'too-early' | 'over' {
  if (now > ends_at) return 'over';
  return now < starts_at + opensMinutes * MINUTE_MS ? 'too-early' : 'yes';
}

/** When a host can first announce a delay. */
export function lateOpensAt({ starts_at }: Pick<DepartureTimes, 'starts_at'>): number {
  return starts_at + opensMinutes * MINUTE_MS;
}

/** Until when a guest may cancel: the start, or the announced time if that is much later. */
export function guestCancelsUntil({ starts_at }: Pick<DepartureTimes, 'starts_at'>, late: number): number {
  return late >= lateRightMinutes ? meetsAt({ starts_at }, late) : starts_at;
}

/** Why a guest's cancellation ends the booking: the host caused it by announcing a long delay. */
export function guestsCause(late: number): Extract<CancelCause, 'guest' | 'host_late'> {
  return late >= lateRightMinutes ? 'host_late' : 'guest';
}
