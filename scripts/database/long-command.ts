// Output of long commands: stages that take over a second, and failures in one line.
import type { WriteStream } from 'node:tty';
import { createProgressLine } from '#scripts/import-catalog/progress-line.ts';

/** Call `tell` any number of times; both figures are 0 when unknown. */
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

/** Prints only the message of an error. */
export async function inOneLine(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
