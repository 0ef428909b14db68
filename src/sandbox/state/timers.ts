// Things that happen later. All of them stop when the sandbox closes.

/** Runs work later and forgets it on close. */
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
