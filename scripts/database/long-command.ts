// How a long command talks to its operator: each stage once it has taken a second, and one line when something does not go.
import type { WriteStream } from 'node:tty';
import { createProgressLine } from '#scripts/import-catalog/progress-line.ts';

/** `tell` may be called as often as one likes; both figures are 0 where it cannot be counted. */
export function createStageLine(out: Pick<WriteStream, 'write'> & { isTTY?: boolean }) {
  let stage = '';
  let line = createProgressLine(out);
  return {
    tell(what: string, done: number, total: number): void {
      if (what !== stage) {
        line.end();
        line = createProgressLine(out);
        stage = what;
        if (done === 0) out.write(`${what} …\n`);
      }
      if (done > 0) line.tell(what, done, total);
    },
    end: () => line.end(),
  };
}

/** Runs the command. What it throws is told by its message alone. */
export async function inOneLine(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
