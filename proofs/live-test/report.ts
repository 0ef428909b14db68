// What the live test says: each fact that was expected and whether it was seen, and facts that were only noted.

export interface Report {
  /** An expectation; `saw` is shown when it fails. */
  check(what: string, holds: boolean, saw: unknown): void;
  /** Something that only a real account can tell. */
  note(what: string): void;
  failures(): number;
}

/** A report that writes line by line. */
export function createReport(write: (line: string) => void): Report {
  let failed = 0;
  return {
    check(what, holds, saw) {
      if (!holds) failed += 1;
      write(holds ? `ok      ${what}` : `FAILED  ${what}: saw ${JSON.stringify(saw)}`);
    },
    note: (what) => write(`saw     ${what}`),
    failures: () => failed,
  };
}
