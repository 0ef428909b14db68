// What has been opened and must be closed, newest first, whenever and why ever the program ends.
type Close = () => Promise<void> | void;

export interface Closers {
  /** Remembers how to close something; closes it at once when the end has begun. */
  add(close: Close): Promise<void>;
  /** Closes everything once, one after the other; a failure does not keep the others open. */
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
