// How many unpaid holds a visitor, account or network may have (ADR 022). Pure; counts are read under a lock.

/** Unpaid live holds of the claimant and its network, without those that the claim replaces. */
export interface LiveHolds {
  /** Of this browser and the signed-in account. */
  readonly own: number;
  /** On the claimed departure. */
  readonly own_here: number;
  /** Of the network's guests without login and card attempt. */
  readonly network: number;
  /** The network's held seats of the departure. */
  readonly network_pax_here: number;
}

/** Null: unlimited. */
export interface HoldBounds {
  readonly perDeparture: number | null;
  readonly perVisitor: number | null;
  readonly perNetwork: number | null;
  /** The share of a departure's seats, 0 to 1, that a network with several holds may hold. */
  readonly networkShare: number | null;
}

export type HoldFault = 'hold-limit' | 'hold-network';

/** The maximum existing holds, checked under the lock; null: unlimited. */
export type HoldRoom = { readonly [Count in keyof LiveHolds]: number | null };

/**
 * Room for a claim of `pax` seats. A network's single hold may have any number of seats, further ones only its share,
 * but always one seat.
 */
export function holdRoom(
  live: LiveHolds,
  bounds: HoldBounds,
  claim: { readonly pax: number; readonly capacity: number },
): { readonly ok: true; readonly room: HoldRoom } | { readonly ok: false; readonly code: HoldFault } {
  const room = roomOf(bounds, claim);
  if (isOver(live.own_here, room.own_here) || isOver(live.own, room.own)) return { ok: false, code: 'hold-limit' };
  if (isOver(live.network, room.network)) return { ok: false, code: 'hold-network' };
  if (isOver(live.network_pax_here, room.network_pax_here)) return { ok: false, code: 'hold-network' };
  return { ok: true, room };
}

function roomOf(bounds: HoldBounds, { pax, capacity }: { pax: number; capacity: number }): HoldRoom {
  const { perDeparture, perVisitor, perNetwork, networkShare } = bounds;
  const share = networkShare === null ? null : Math.max(1, Math.floor(capacity * networkShare));
  const besides = { own: before(perVisitor), own_here: before(perDeparture) };
  // Above the share: allowed only as the network's single hold.
  if (share !== null && pax > share) return { ...besides, network: 0, network_pax_here: 0 };
  return { ...besides, network: before(perNetwork), network_pax_here: share === null ? null : share - pax };
}

const before = (bound: number | null): number | null => (bound === null ? null : bound - 1);
const isOver = (count: number, most: number | null): boolean => most !== null && count > most;
