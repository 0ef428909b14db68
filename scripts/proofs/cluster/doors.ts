// What stands between the program and the databases: HAProxy and PgBouncer with the settings of deploy/cluster.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#src/server/config.ts';
import { untilListening } from '../kit/listens.ts';
import { endChild, giveAway, startChild, type Place } from './child.ts';
import { freePorts } from './free-ports.ts';
import { passwords, type Node } from './node.ts';
import type { Programs } from './programs.ts';

export interface Doors {
  /** HAProxy's ports. */
  leader: number;
  replica: number;
  /** PgBouncer's, which leads to the leader. */
  pooler: number;
}

const startMs = 10_000;
const settings = (name: string) => readFileSync(join(projectFolder, 'deploy/cluster', name), 'utf8');

/** Replaces, and fails where there is nothing to replace: the files of deploy/ are what is tried. */
function put(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`deploy/cluster says nothing of ${from}`);
    return all.replaceAll(from, to);
  }, text);
}

/** Starts both. */
export async function openDoors(place: Place, programs: Programs, nodes: readonly Node[]): Promise<Doors> {
  const [leader = 0, replica = 0, pooler = 0] = await freePorts(3);
  const servers = nodes.map(
    ({ port, restPort }, index) =>
      [`10.0.0.${index + 1}:5432 check port 8008`, `127.0.0.1:${port} check port ${restPort}`] as const,
  );
  const haproxy = join(place.folder, 'haproxy.cfg');
  writeFileSync(
    haproxy,
    put(settings('haproxy.cfg'), [
      ['127.0.0.1:5000', `127.0.0.1:${leader}`],
      ['127.0.0.1:5001', `127.0.0.1:${replica}`],
      ...servers,
    ]),
  );
  const [ini, users] = [join(place.folder, 'pgbouncer.ini'), join(place.folder, 'userlist.txt')];
  // Databases of the proof have names of their own; the rest is as it is delivered.
  const databases = `* = host=127.0.0.1 port=${leader}\n`;
  writeFileSync(
    ini,
    put(settings('pgbouncer.ini'), [
      ['banyan = host=127.0.0.1 port=5000\n', databases],
      ['port=5001', `port=${replica}`],
      ['listen_port = 6432', `listen_port = ${pooler}\nunix_socket_dir =`],
      ['/etc/pgbouncer/userlist.txt', users],
    ]),
  );
  writeFileSync(users, `"banyan" "${passwords.program}"\n`);
  for (const file of [ini, users]) giveAway(file);
  const words = { haproxy: ['-f', haproxy], pgbouncer: [ini] };
  for (const name of ['haproxy', 'pgbouncer'] as const) {
    const asPostgres = name === 'pgbouncer';
    const child = startChild(place, { name, program: programs[name], words: words[name], asPostgres });
    place.closers.push(() => endChild(child));
  }
  await untilListening('HAProxy', leader, startMs);
  await untilListening('PgBouncer', pooler, startMs);
  return { leader, replica, pooler };
}
