// A progress line after a second: overwritten on a terminal, otherwise every 5 seconds.
import type { WriteStream } from 'node:tty';

const quietMs = 1000;

/** Call `tell` any number of times; total 0 is unknown. */
export function createProgressLine(
  out: Pick<WriteStream, 'write'> & { isTTY?: boolean },
  now = () => performance.now(),
) {
  const begun = now();
  const everyMs = out.isTTY ? 200 : 5000;
  let last = begun + quietMs - everyMs;
  let isOpen = false;
  return {
    tell(what: string, done: number, total: number): void {
      if (now() - last < everyMs) return;
      last = now();
      const of = total > 0 ? ` of ${total.toLocaleString('en-US')}` : '';
      const line = `${what}: ${done.toLocaleString('en-US')}${of}`;
      out.write(out.isTTY ? `\r${line.padEnd(40)}` : `${line}\n`);
      isOpen = out.isTTY === true;
    },
    end(): void {
      if (isOpen) out.write(`\r${' '.repeat(40)}\r`);
      isOpen = false;
    },
  };
}
