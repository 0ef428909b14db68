// Closes what was opened, newest first, however the program ends.
type Close = () => Promise<void> | void;

export interface Closers {
  /** During shutdown it closes at once. */
  add(close: Close): Promise<void>;
  /** Once, in sequence; a failure does not stop it. */
  closeAll(): Promise<void>;
}

export function createClosers(report: (error: unknown) => void): Closers {
  const stack: Close[] = [];
  let ending: Promise<void> | null = null;
  const run = async (close: Close) => {
    try {
      await close();
    } catch (error) {
      report(error);
    }
  };
  const closeStack = async () => {
    for (let close = stack.pop(); close; close = stack.pop()) await run(close);
  };
  return {
    async add(close) {
      if (ending) await run(close);
      else stack.push(close);
    },
    closeAll: () => (ending ??= closeStack()),
  };
}
