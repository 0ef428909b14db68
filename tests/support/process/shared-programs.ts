// Programs that the files of a worker share: for journeys that leave the demo unharmed. A start costs several seconds
// of both cores. Paused between files, so that their due work slows no others; they end after the run's last file.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '#src/server/platform/db/embedded/processes.ts';
import { startProgram, type RunningProgram } from './running-program.ts';

const folderName = 'BANYAN_TEST_SHARED_PROGRAMS';
const running = new Map<string, Promise<RunningProgram>>();
// Together longer than two of the program's checks of its loop delay.
const wellTimes = 6;
const wellEveryMs = 120;

/**
 * This worker's program with these settings, started on first use. `stop` pauses it until the next use; `end` does
 * nothing.
 */
export async function shareProgram(settings: Record<string, string>): Promise<RunningProgram> {
  const key = JSON.stringify(Object.entries(settings).toSorted());
  const known = running.get(key) ?? startShared(settings);
  running.set(key, known);
  known.catch(() => running.delete(key));
  const program = await known;
  if (still.delete(program.pid)) await goOn(program);
  return program;
}

const still = new Set<number>();

/** Resumes a program. It takes the pause for a loop delay and briefly sheds visitors: waits until that has ended. */
async function goOn({ pid, origin }: RunningProgram): Promise<void> {
  process.kill(pid, 'SIGCONT');
  for (let well = 0; well < wellTimes;) {
    const { status } = await fetch(`${origin}/faq`);
    well = status === 503 ? 0 : well + 1;
    await sleep(wellEveryMs);
  }
}

async function startShared(settings: Record<string, string>): Promise<RunningProgram> {
  const folder = process.env[folderName];
  if (folder === undefined) throw new Error('Shared programs are for runs that end them (shareProgramsOfRun)');
  const program = await startProgram(settings);
  writeFileSync(join(folder, String(program.pid)), program.dataDir);
  return {
    ...program,
    end: async () => undefined,
    async stop() {
      process.kill(program.pid, 'SIGSTOP');
      still.add(program.pid);
    },
  };
}

/** Makes the folder where workers record what they have started. Returns what ends it all. */
export function shareProgramsOfRun(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-shared-'));
  process.env[folderName] = folder;
  return async () => {
    const pids = readdirSync(folder).map(Number);
    // A paused process handles no signal until SIGCONT.
    for (const signal of ['SIGTERM', 'SIGCONT']) for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal);
    while (pids.some(isAlive)) await sleep(50);
    for (const pid of pids) rmSync(readFileSync(join(folder, String(pid)), 'utf8'), { recursive: true, force: true });
    rmSync(folder, { recursive: true });
  };
}
