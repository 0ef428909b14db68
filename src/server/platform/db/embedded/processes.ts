// Other processes of this machine, and this one's id: are they alive, since when, and how to signal them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { geteuid, kill, pid } from 'node:process';

export const ownPid = pid;
/** The user this process acts as. 0 is root. */
export const ownUid = geteuid?.() ?? -1;

interface ProcessFacts {
  command: string;
  /** Together with the id it names one run of one process: ids are used again after a restart of the machine. */
  mark: string;
}

/** True when the process runs. One that has ended and waits for its parent counts as gone. */
export function isAlive(id: number): boolean {
  return factsOf(id) !== null;
}

/** What names this run of the process, or null when there is no such process. */
export function markOf(id: number): string | null {
  return factsOf(id)?.mark ?? null;
}

/** True when the process runs and is a PostgreSQL server. */
export function isPostgres(id: number): boolean {
  return factsOf(id)?.command.includes('postgres') ?? false;
}

/** Sends a signal; answers false when the process is gone already. */
export function sendSignal(id: number, name: NodeJS.Signals): boolean {
  try {
    kill(id, name);
    return true;
  } catch {
    return false;
  }
}

function factsOf(id: number): ProcessFacts | null {
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return platform() === 'linux' ? linuxFacts(id) : otherFacts(id);
}

function linuxFacts(id: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The command stands in brackets and may hold any character, so the fields begin behind the last one.
    const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { command, mark: `${boot}:${fields[19]}` };
  } catch {
    return null;
  }
}

function otherFacts(id: number): ProcessFacts | null {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=,comm=', '-p', String(id)], { encoding: 'utf8' }).trim();
    const [state = '', ...rest] = line.split(/\s+/);
    return state.startsWith('Z') ? null : { command: rest.slice(5).join(' '), mark: rest.slice(0, 5).join(' ') };
  } catch {
    return null;
  }
}
