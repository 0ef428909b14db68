// Records the program's log as objects, so that tests can require and forbid its lines.
import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { createLog } from '#src/server/platform/log.ts';

const warnLevel = 40;

export interface LogLine extends Readonly<Record<string, unknown>> {
  readonly level: number;
  readonly msg: string;
}

export interface RecordedLog {
  readonly log: Logger;
  /** Warnings and errors since the last `clear`. */
  warnings(): LogLine[];
  /** Everything logged since the last `clear`, as text. */
  text(): string;
  clear(): void;
}

/** A log of level `info`, in memory. */
export function recordLog(): RecordedLog {
  let lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      done();
    },
  });
  return {
    log: createLog('info', destination),
    warnings: () => lines.map((line) => JSON.parse(line) as LogLine).filter(({ level }) => level >= warnLevel),
    text: () => lines.join('\n'),
    clear: () => {
      lines = [];
    },
  };
}
