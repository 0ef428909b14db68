import { useRef, useState } from 'react';

/** Returns an error text or null. `isLatest` is false once a newer task has started. */
type Work = (isLatest: () => boolean) => Promise<string | null>;

export interface Task {
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly run: (work: Work) => Promise<void>;
  /** Replaces a running task, whose result is ignored. */
  readonly restart: (work: Work) => Promise<void>;
}

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
      // Also after an exception: the button must not stay busy.
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
