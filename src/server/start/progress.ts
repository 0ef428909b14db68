// Tells what a start is doing when it takes long enough to wonder.
const wonderMs = 1000;

export type Progress = <T>(what: string, work: Promise<T>) => Promise<T>;

/** Prints `what …` once it has taken a second, and how long it took at its end; quick work prints nothing. */
export function createProgress(print: (line: string) => void): Progress {
  return async (what, work) => {
    const begun = performance.now();
    const timer = setTimeout(() => print(`${what} …`), wonderMs);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      const seconds = (performance.now() - begun) / 1000;
      if (seconds * 1000 >= wonderMs) print(`${what}: ${seconds.toFixed(1)} s`);
    }
  };
}
