// Delayed work, which stops with the sandbox. The clock: real time plus an offset that a test may set.

/** The clock of object timestamps and of idempotency key expiry. */
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

/** Runs work later and drops it on close. */
export interface Timers {
  later(delayMs: number, work: () => void): void;
  clear(): void;
}

/** Timers that never keep the process alive by themselves. */
export function createTimers(): Timers {
  const pending = new Set<NodeJS.Timeout>();
  return {
    later(delayMs, work) {
      const timer = setTimeout(() => {
        pending.delete(timer);
        work();
      }, delayMs);
      timer.unref();
      pending.add(timer);
    },
    clear() {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    },
  };
}
