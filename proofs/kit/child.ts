// A cluster program as a child process: it logs to a file and ends with the proof.
import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, openSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { postgresUser } from '#src/server/platform/db/embedded/processes.ts';

export interface Place {
  /** A folder that every user may enter. */
  folder: string;
  /** Ends what was started, last first. */
  closers: (() => Promise<void>)[];
}

export interface ChildWish {
  name: string;
  program: string;
  words: readonly string[];
  environment?: Record<string, string>;
  /** Runs as PostgreSQL's user when this proof runs as root. */
  asPostgres?: boolean;
}

/** Starts it; its log is `name.log` in the folder. */
export function startChild({ folder }: Place, wish: ChildWish): ChildProcess {
  const log = openSync(join(folder, `${wish.name}.log`), 'a');
  const user = wish.asPostgres ? (postgresUser() ?? {}) : {};
  return spawn(wish.program, [...wish.words], {
    cwd: folder,
    ...user,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOME: folder, LANG: 'C.UTF-8', ...wish.environment },
    stdio: ['ignore', log, log],
  });
}

export async function endChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The last output of a program, for error messages. */
export function lastWords({ folder }: Place, name: string): string {
  return readFileSync(join(folder, `${name}.log`), 'utf8').slice(-800);
}

/** Gives a folder to PostgreSQL's user when this proof runs as root. */
export function giveAway(folder: string): void {
  const user = postgresUser();
  if (user !== null) chownSync(folder, user.uid, user.gid);
}
