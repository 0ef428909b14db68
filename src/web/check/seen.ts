// The codes that this phone has checked in, stored on the phone only, until they expire.
import type { VoucherFacts } from '#src/domain/trip/voucher.ts';

/** What `localStorage` offers of itself. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface Seen {
  ref: string;
  departure: string;
  /** Empty for the code of the whole party. */
  companion: string;
  pax: number;
  at: number;
  until: number;
}

const name = 'banyan-check-1';

/** Everything let in that has not ended by `nowMs`, the newest first. */
export function readSeen(store: Store, nowMs: number): Seen[] {
  try {
    const list = JSON.parse(store.getItem(name) ?? '[]') as Seen[];
    return list.filter((one) => one.until >= nowMs).sort((a, b) => b.at - a.at);
  } catch {
    // A private window may keep nothing; the check itself must not fail for that.
    return [];
  }
}

/** When this very code was let in first; null when it was not. */
export function seenAt(list: readonly Seen[], facts: VoucherFacts): number | null {
  const { ref, departure, companion = '' } = facts;
  const same = list.filter((one) => one.ref === ref && one.departure === departure && one.companion === companion);
  return same.at(-1)?.at ?? null;
}

/** What else of the same party came in: the party's own code, and how many companions' codes. */
export function partyOf(list: readonly Seen[], facts: VoucherFacts): { wholeAt: number | null; companions: number } {
  const others = list.filter((one) => one.ref === facts.ref && one.departure === facts.departure);
  const whole = others.find((one) => one.companion === '');
  const companions = new Set(others.map((one) => one.companion).filter((one) => one !== '')).size;
  return { wholeAt: whole?.at ?? null, companions };
}

/** Notes that a code was let in. */
export function noteSeen(store: Store, facts: VoucherFacts, nowMs: number): void {
  const { ref, departure, companion = '', pax, expiresAt } = facts;
  const list = [{ ref, departure, companion, pax, at: nowMs, until: expiresAt }, ...readSeen(store, nowMs)];
  try {
    store.setItem(name, JSON.stringify(list));
  } catch {
    // Full or forbidden: the guest is still welcome.
  }
}
