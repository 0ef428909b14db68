// Codes checked in on this phone, stored here until they expire.
import type { VoucherFacts } from '#src/domain/trip/voucher.ts';

export type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface Seen {
  ref: string;
  departure: string;
  /** '' for the whole party's code. */
  companion: string;
  pax: number;
  at: number;
  until: number;
}

const name = 'banyan-check-1';

/** Those not ended by `nowMs`, newest first. */
export function readSeen(store: Store, nowMs: number): Seen[] {
  try {
    const list = JSON.parse(store.getItem(name) ?? '[]') as Seen[];
    return list.filter((one) => one.until >= nowMs).sort((a, b) => b.at - a.at);
  } catch {
    // Storage is off: checking must still work.
    return [];
  }
}

/** The first check-in of this code, or null. */
export function seenAt(list: readonly Seen[], facts: VoucherFacts): number | null {
  const { ref, departure, companion = '' } = facts;
  const same = list.filter((one) => one.ref === ref && one.departure === departure && one.companion === companion);
  return same.at(-1)?.at ?? null;
}

/** Check-ins of the same party: its own code, and companions' codes. */
export function partyOf(list: readonly Seen[], facts: VoucherFacts): { wholeAt: number | null; companions: number } {
  const others = list.filter((one) => one.ref === facts.ref && one.departure === facts.departure);
  const whole = others.find((one) => one.companion === '');
  const companions = new Set(others.map((one) => one.companion).filter((one) => one !== '')).size;
  return { wholeAt: whole?.at ?? null, companions };
}

export function noteSeen(store: Store, facts: VoucherFacts, nowMs: number): void {
  const { ref, departure, companion = '', pax, expiresAt } = facts;
  const list = [{ ref, departure, companion, pax, at: nowMs, until: expiresAt }, ...readSeen(store, nowMs)];
  try {
    store.setItem(name, JSON.stringify(list));
  } catch {
    // Full or blocked: the guest is still checked in.
  }
}
