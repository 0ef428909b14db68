// One database machine: Patroni and its PostgreSQL, which can be killed, paused and cut off as a whole.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#src/server/platform/config.ts';
import { serverProcesses, signalAll } from '#proofs/kit/server-processes.ts';
import { endChild, giveAway, startChild, type Place } from '#proofs/kit/child.ts';
import { freePorts } from './free-ports.ts';
import type { Programs } from './programs.ts';
import { createCables } from './relay.ts';

export interface Node {
  name: string;
  /** HAProxy's way to its PostgreSQL and its Patroni, through cables that can be cut. */
  port: number;
  restPort: number;
  start(): void;
  /** Ends everything of it at once, as at a power cut. */
  kill(): Promise<void>;
  pause(): void;
  goOn(): void;
  cut(): void;
  /** Cuts the cables to the other databases. */
  cutFromPeers(): void;
  mend(): void;
}

export const passwords = { superuser: 'proof-super', replication: 'proof-replica', program: 'proof-program' } as const;

export interface NodeWish {
  name: string;
  programs: Programs;
  etcdPorts: readonly number[];
}

/** Prepares a machine without starting it. */
export async function prepareNode(place: Place, { name, programs, etcdPorts }: NodeWish): Promise<Node> {
  const [cables, toPeers] = [createCables(), createCables()];
  const [port = 0, restPort = 0] = await freePorts(2);
  const [database, rest] = [await cables.lay(port), await cables.lay(restPort)];
  const [peerDatabase, peerRest] = [await toPeers.lay(port), await toPeers.lay(restPort)];
  const toEtcd = await Promise.all(etcdPorts.map((one) => cables.lay(one)));
  const data = join(place.folder, name);
  mkdirSync(data, { mode: 0o700 });
  giveAway(data);
  const environment = environmentOf({ name, programs }, data, {
    etcd: toEtcd.map((one) => one.port),
    postgres: { own: port, peers: peerDatabase.port },
    rest: { own: restPort, peers: peerRest.port },
  });
  let patroni: ChildProcess | null = null;
  const signal = (what: NodeJS.Signals): void => {
    signalAll([patroni?.pid ?? 0, ...serverProcesses(join(data, 'data'))], what);
  };
  const kill = async (): Promise<void> => {
    signal('SIGKILL');
    if (patroni !== null) await endChild(patroni);
  };
  place.closers.push(async () => {
    await kill();
    for (const one of [database, rest, peerDatabase, peerRest, ...toEtcd]) await one.close();
  });
  return {
    name,
    port: database.port,
    restPort: rest.port,
    start() {
      const words = [join(projectFolder, 'deploy/cluster/patroni.yml')];
      patroni = startChild(place, { name, program: programs.patroni, words, environment, asPostgres: true });
    },
    kill,
    pause: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    cut() {
      cables.cut();
      toPeers.cut();
    },
    cutFromPeers: () => toPeers.cut(),
    mend() {
      cables.mend();
      toPeers.mend();
    },
  };
}

interface Ports {
  etcd: readonly number[];
  postgres: { own: number; peers: number };
  rest: { own: number; peers: number };
}

function environmentOf({ name, programs }: Omit<NodeWish, 'etcdPorts'>, data: string, { etcd, postgres, rest }: Ports) {
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: etcd.map((port) => `'127.0.0.1:${port}'`).join(','),
    // Not the addresses that etcd announces, which bypass the cables.
    PATRONI_ETCD_USE_PROXIES: 'true',
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest.own}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest.peers}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgres.own}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres.peers}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(data, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
    PATRONI_POSTGRESQL_PGPASS: join(data, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
  };
}
