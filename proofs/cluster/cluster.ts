// A cluster on one machine with the settings of deploy/cluster (docs/operations/cluster.md): three etcd members, two
// PostgreSQL under Patroni with synchronous replication, HAProxy and PgBouncer.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lastWords, type Place } from '#proofs/kit/child.ts';
import { openDoors, openGuestDoor, type Doors, type GuestDoor } from './doors.ts';
import { startEtcd } from './etcd.ts';
import { passwords, prepareNode, type Node } from './node.ts';
import type { Programs } from './programs.ts';

/** How the other node follows: with synchronous replication, or without. */
export type Following = 'sync_standby' | 'replica';

export interface Cluster {
  nodes: readonly Node[];
  doors: Doors;
  /** A database's address at the current leader, without PgBouncer. */
  url(name: string): string;
  /** Puts a balancer before the processes of the program. */
  admitGuests(origins: readonly string[]): Promise<GuestDoor>;
  /** Waits until one node leads and the other follows in this way; returns the leader. Throws on timeout. */
  untilFollowed(withinMs: number, how?: Following): Promise<Node>;
  /** Changes Patroni's shared settings, such as synchronous replication. */
  configure(settings: object): Promise<void>;
  stop(): Promise<void>;
}

const startMs = 120_000;

/** Starts everything and makes the program's role. `says` gets the progress. */
export async function startCluster(programs: Programs, says: (line: string) => void): Promise<Cluster> {
  const place: Place = { folder: mkdtempSync(join(tmpdir(), 'banyan-cluster-')), closers: [] };
  chmodSync(place.folder, 0o755);
  const stop = async () => {
    for (const close of place.closers.toReversed()) await close();
    rmSync(place.folder, { recursive: true, force: true });
  };
  try {
    says('three members of etcd');
    const etcdPorts = await startEtcd(place, programs.etcd);
    const nodes: Node[] = [];
    for (const name of ['db1', 'db2']) nodes.push(await prepareNode(place, { name, programs, etcdPorts }));
    const doors = await openDoors(place, programs, nodes);
    says('two PostgreSQL under Patroni');
    for (const node of nodes) node.start();
    const untilFollowed: Cluster['untilFollowed'] = (withinMs, how = 'sync_standby') =>
      waitForFollower(place, nodes, { withinMs, how });
    await untilFollowed(startMs);
    const url = (role: string, password: string) => (name: string) =>
      `postgresql://${role}:${password}@127.0.0.1:${doors.leader}/${name}`;
    await makeRole(url('postgres', passwords.superuser)('postgres'));
    return {
      nodes,
      doors,
      url: url('banyan', passwords.program),
      admitGuests: (origins) => openGuestDoor(place, programs.haproxy, origins),
      untilFollowed,
      configure: (settings) => configure(nodes, settings),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Member {
  name: string;
  role: string;
  state: string;
}

type Wait = { withinMs: number; how: Following };

async function waitForFollower(place: Place, nodes: readonly Node[], { withinMs, how }: Wait): Promise<Node> {
  for (const end = performance.now() + withinMs; ; await sleep(250)) {
    const members = await membersAt(nodes);
    const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
    const isFollowed = members.some(({ role, state }) => role === how && /^(running|streaming)$/.test(state));
    const node = nodes.find(({ name }) => name === leader?.name);
    if (node !== undefined && isFollowed) return node;
    if (performance.now() > end)
      throw new Error(
        `no ${how} follows: ${JSON.stringify(members)}\n${nodes.map(({ name }) => lastWords(place, name)).join('\n')}`,
      );
  }
}

/** Patroni's view of the members; empty while neither node responds. */
async function membersAt(nodes: readonly Node[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    const said = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1000) })
      .then((answer) => answer.json() as Promise<{ members?: Member[] }>)
      .catch(() => null);
    if (said?.members !== undefined && said.members.length > 1) return said.members;
  }
  return [];
}

async function configure([node]: readonly Node[], settings: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${node?.restPort}/config`, {
    method: 'PATCH',
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(`Patroni does not take ${JSON.stringify(settings)}: ${answer.status}`);
}

async function makeRole(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create role banyan login createdb password '${passwords.program}'`);
  await admin.query('alter role banyan set statement_timeout = 2600');
  await admin.end();
}
