// The report of the live test: each expected fact and whether it was seen, and notes.

export interface Report {
  /** An expectation; `saw` is shown when it fails. */
  check(what: string, holds: boolean, saw: unknown): void;
  /** A fact that only a real account can show. */
  note(what: string): void;
  failures(): number;
}

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
