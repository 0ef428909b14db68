// This process, as run.ts wants it.
import process from 'node:process';
import type { Host } from './run.ts';

/** Prints to the terminal, ends the process, and listens for what asks it to end. */
export function processHost(): Host {
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    printError: (line) => void process.stderr.write(`${line}\n`),
    exit: (code) => process.exit(code),
    onStopSignal: (stop) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    },
  };
}
