// Starts the server again when it dies while Banyan runs (killed, out of memory): guests see a few seconds of 503.
import { isAlive } from './processes.ts';

const checkMs = 500;

export interface Keeper {
  /** The process that serves now. */
  pid: () => number;
  /** Stops watching; waits for a restart that is under way. */
  end: () => Promise<void>;
}

/** Watches `first`; `restart` answers the id of the new process. What happens is told to `log` in one line. */
export function keepAlive(first: number, restart: () => Promise<number>, log: (line: string) => void): Keeper {
  let pid = first;
  let underWay: Promise<void> | null = null;
  const revive = async () => {
    log(`The database process ${pid} ended by itself; starting it again.`);
    try {
      pid = await restart();
      log('The database is back.');
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  const timer = setInterval(() => {
    if (underWay || isAlive(pid)) return;
    underWay = revive().finally(() => (underWay = null));
  }, checkMs);
  timer.unref();
  return {
    pid: () => pid,
    async end() {
      clearInterval(timer);
      await underWay;
    },
  };
}
