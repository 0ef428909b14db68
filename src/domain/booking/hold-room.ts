// How much one visitor, account or network may hold without paying (ADR 022). Pure; the counts are read under a lock.

/** Live holds that nobody has paid, of the claimant and of its network. Those that the claim replaces do not count. */
export interface LiveHolds {
  /** Of this browser, and of the account that is signed in. */
  readonly own: number;
  /** Those of them on the departure that is claimed. */
  readonly own_here: number;
  /** Of guests of the network who are not logged in and whose card has not been tried yet. */
  readonly network: number;
  /** Seats of the departure in the network's holds. */
  readonly network_pax_here: number;
}

/** The bounds that hold for a claimant; null: no bound. */
export interface HoldBounds {
  readonly perDeparture: number | null;
  readonly perVisitor: number | null;
  readonly perNetwork: number | null;
  /** Of a departure's seats, from 0 to 1: what a network with more than one hold may hold of it. */
  readonly networkShare: number | null;
}

export type HoldFault = 'hold-limit' | 'hold-network';

/** The most that may already be held, counted under the lock, for the claim to stand. Null: any number. */
export type HoldRoom = { readonly [Count in keyof LiveHolds]: number | null };

/**
 * Whether a claim of `pax` seats has room besides what is held already, and how much more of it may appear before the claim
 * is made. A network with a single hold may hold any number of seats, from its second hold on at most its share of a
 * departure; one seat is always within the share.
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
  // Too large to be one of several: it may only be the network's single hold.
  if (share !== null && pax > share) return { ...besides, network: 0, network_pax_here: 0 };
  return { ...besides, network: before(perNetwork), network_pax_here: share === null ? null : share - pax };
}

const before = (bound: number | null): number | null => (bound === null ? null : bound - 1);
const isOver = (count: number, most: number | null): boolean => most !== null && count > most;
