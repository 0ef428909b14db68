import { useRef, useState } from 'react';

/** What is done; answers what went wrong, or null. `isLatest` is false once something else was begun instead. */
type Work = (isLatest: () => boolean) => Promise<string | null>;

/** One thing at a time: whether it runs, and what went wrong the last time. */
export interface Task {
  readonly busy: boolean;
  /** Null when nothing went wrong. */
  readonly trouble: string | null;
  /** Runs it; a second press while something runs does nothing. */
  readonly run: (work: Work) => Promise<void>;
  /** Runs it in the place of what may still be running: the answer of the older one no longer counts. */
  readonly restart: (work: Work) => Promise<void>;
}

/** A task that has not run yet. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const begun = useRef(0);
  const running = useRef(false);
  const restart: Task['restart'] = async (work) => {
    begun.current += 1;
    const mine = begun.current;
    const isLatest = (): boolean => begun.current === mine;
    running.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      const wrong = await work(isLatest);
      if (isLatest()) setTrouble(wrong);
    } finally {
      // Also when the work throws: the button must not stay busy.
      if (isLatest()) {
        running.current = false;
        setBusy(false);
      }
    }
  };
  const run: Task['run'] = async (work) => {
    if (!running.current) await restart(work);
  };
  return { busy, trouble, run, restart };
}
