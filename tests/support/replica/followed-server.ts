// A separate PostgreSQL with a replica, for tests of reads from a replica.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '#src/server/platform/db/embedded/embedded.ts';
import { giveToPostgres, socketFolder } from '#src/server/platform/db/embedded/processes.ts';

export interface FollowedServer {
  /** Addresses of a database on both. */
  urls(database: string): { primary: string; replica: string };
  /** Runs a statement on the replica, such as one that pauses replay. */
  tellReplica(statement: string): Promise<void>;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

const flags = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB'].flatMap((flag) => ['-c', flag]);
const log = () => undefined;

/** Starts both; the second is a copy of the first after `fill`. */
export async function startFollowed(fill: (url: (name: string) => string) => Promise<void>): Promise<FollowedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-followed-'));
  const [first, second] = [join(folder, 'a'), join(folder, 'b')];
  const filled = await startEmbedded({ dataDir: first, log, flags });
  // Under root both run as another user, and the second must reach the first one's socket.
  for (const place of [folder, first]) chmodSync(place, 0o711);
  await fill(filled.url);
  await filled.stop();
  mkdirSync(second, { mode: 0o700 });
  cpSync(join(first, 'postgres'), join(second, 'postgres'), { recursive: true });
  writeFileSync(join(second, 'postgres', 'standby.signal'), '');
  giveToPostgres(join(second, 'postgres'));
  const primary = await startEmbedded({ dataDir: first, log, flags });
  const source = `host=${socketFolder(join(first, 'postgres'))} port=5432 user=postgres`;
  const follow = ['-c', `primary_conninfo=${source}`, '-c', 'hot_standby=on'];
  const replica = await startEmbedded({ dataDir: second, log, flags: [...flags, ...follow] });
  let isThere = true;
  const stopReplica = async () => {
    if (isThere) await replica.stop();
    isThere = false;
  };
  return {
    urls: (database) => ({ primary: primary.url(database), replica: replica.url(database) }),
    async tellReplica(statement) {
      const client = new Client({ connectionString: replica.url('postgres') });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    stopReplica,
    async stop() {
      await stopReplica();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
