// A PostgreSQL of this proof that can be stopped, paused and started again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type EmbeddedServer } from '#src/server/db/embedded/embedded.ts';
import { serverProcesses, signalAll } from '#proofs/kit/server-processes.ts';

export interface AwayServer {
  url(name: string): string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Every process of it stands still, as on a machine that hangs. */
  pause(): void;
  goOn(): void;
  remove(): Promise<void>;
}

const flags = ['fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap((flag) => ['-c', flag]);

/** Starts it. Nobody revives it but `start`. */
export async function startAwayServer(): Promise<AwayServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-away-'));
  const open = () => startEmbedded({ dataDir, log: () => undefined, flags, isShared: true });
  let server: EmbeddedServer = await open();
  const signal = (what: NodeJS.Signals) => signalAll(serverProcesses(join(dataDir, 'postgres')), what);
  return {
    url: (name) => server.url(name),
    stop: () => server.stop(),
    async start() {
      server = await open();
    },
    pause: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    async remove() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
