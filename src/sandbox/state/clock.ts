// The sandbox's clock: real time plus an offset that a test may set.

/** Tells the time that objects are stamped with and that idempotency keys expire by. */
export interface Clock {
  /** Milliseconds since the epoch, offset included. */
  ms(): number;
  /** Whole seconds since the epoch, offset included. */
  seconds(): number;
  offsetSeconds(): number;
  setOffsetSeconds(offset: number): void;
}

/** A clock that starts at real time. */
export function createClock(): Clock {
  let offset = 0;
  const ms = (): number => Date.now() + offset * 1000;
  return {
    ms,
    seconds: () => Math.floor(ms() / 1000),
    offsetSeconds: () => offset,
    setOffsetSeconds: (next) => {
      offset = next;
    },
  };
}
