// Seeded randomness: the same seed draws the same picture on every machine.

/** A stream of repeatable numbers. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A number within `spread` of `centre` on either side. */
  around(centre: number, spread: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly [T, ...T[]]): T;
}

function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A generator (FNV-1a of the seed feeding mulberry32) that never reads a clock or the system's dice. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x100000000;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (centre, spread) => centre + (next() * 2 - 1) * spread,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
