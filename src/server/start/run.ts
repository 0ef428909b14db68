// The life of the process: start, serve, end in order. main.ts lends it what belongs to the process.
import process from 'node:process';
import { loadConfig } from '#src/server/config.ts';
import { StartRefused } from '#src/server/config/start-refused.ts';
import { renderBanner } from './progress.ts';
import { createClosers } from './closers.ts';
import { start, type Parts } from './start.ts';

interface Host {
  print: (line: string) => void;
  printError: (line: string) => void;
  exit: (code: number) => never;
  onStopSignal: (stop: () => void) => void;
}

// A terminal and npm both pass one Ctrl-C on, within milliseconds: only a later one means "now".
const sameSignalMs = 1000;
const forced = 130;

/** Returns when guests can come; the process then lives until a signal. Every failure is one line and exit code 1. */
export async function run(host: Host, parts: Parts): Promise<void> {
  const settings = loadConfig();
  if (!settings.ok) return fail(host, settings.problems);
  const closers = createClosers((error) => host.printError(`While stopping: ${String(error)}`));
  let abandonDatabase: (() => void) | null = null;
  let stoppingSince: number | null = null;

  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince < sameSignalMs) return;
      abandonDatabase?.();
      host.exit(forced);
    }
    stoppingSince = performance.now();
    host.print('Stopping …');
    await closers.closeAll();
    host.print('Stopped.');
    host.exit(0);
  };
  host.onStopSignal(() => void stop());

  try {
    const onDatabase = ({ abandon }: { abandon: (() => void) | null }) => void (abandonDatabase = abandon);
    const { config, accounts, databaseUrl } = await start(settings.config, {
      ...parts,
      closers,
      print: host.print,
      onDatabase,
    });
    host.print(renderBanner({ config, accounts, databaseUrl, tookMs: performance.now() }));
  } catch (error) {
    // What fails because the end has begun is part of the end.
    if (stoppingSince !== null) return;
    await closers.closeAll();
    fail(host, [error instanceof StartRefused ? error.message : describeBug(error)]);
  }
}

function fail(host: Host, lines: readonly string[]): never {
  for (const line of lines) host.printError(line);
  return host.exit(1);
}

function describeBug(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// This process, as run.ts wants it.

/** Prints to the terminal, ends the process, and listens for what asks it to end. */
export function processHost(): Host {
  // Ctrl-C also ends a `tee` behind us. Without this, EPIPE would crash the process and leave PostgreSQL running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreBrokenPipe);
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    printError: (line) => void process.stderr.write(`${line}\n`),
    exit: (code) => process.exit(code),
    onStopSignal: (stop) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    },
  };
}

function ignoreBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
