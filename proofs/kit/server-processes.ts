// The processes of a local PostgreSQL, for proofs that kill or pause it as a whole.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The server of a data folder and its children; empty when none runs. */
export function serverProcesses(folder: string): number[] {
  let server: number;
  try {
    server = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return [];
  }
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === server);
  return [server, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    // The second field is a name in brackets, which may have blanks.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Signals each live one. */
export function signalAll(pids: readonly number[], what: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      if (pid > 0) process.kill(pid, what);
    } catch {
      // It has ended meanwhile.
    }
}
