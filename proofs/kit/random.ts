// Repeatable random numbers: each row of a load has its own generator, so rows do not depend on order.

export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True in this share of cases. */
  chance(share: number): boolean;
  /** Any of the list, evenly. */
  pick<T>(list: readonly T[]): T;
  /** An index below `count`, the n-th about n times as rare as the first (Zipf), like words in a text. */
  rarely(count: number): number;
  /** One of the list by `rarely`: put the common ones first. */
  common<T>(list: readonly T[]): T;
}

/** The generator for the n-th row of a purpose; the same three numbers give the same row on every machine. */
export function randomFor(seed: number, purpose: number, n: number): Random {
  let state = mixed(mixed(mixed(seed) ^ purpose) ^ n) || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const rarely = (count: number) => Math.floor((count + 1) ** next()) - 1;
  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (share) => next() < share,
    pick: (list) => at(list, below(list.length)),
    rarely,
    common: (list) => at(list, rarely(list.length)),
  };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError('a list to choose from is empty');
  return found;
}

// Spreads neighbouring numbers over all 32 bits, so that rows 7 and 8 have nothing in common.
function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return bits ^ (bits >>> 16);
}
