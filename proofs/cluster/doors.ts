// HAProxy and PgBouncer before the databases, with the settings of deploy/cluster; HAProxy before the program, with
// those of deploy/haproxy without the certificate.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#src/server/platform/config.ts';
import { untilListening } from '#proofs/kit/listens.ts';
import { endChild, giveAway, startChild, type Place } from '#proofs/kit/child.ts';
import { freePorts } from './free-ports.ts';
import { passwords, type Node } from './node.ts';
import type { Programs } from './programs.ts';

export interface Doors {
  /** HAProxy's ports. */
  leader: number;
  replica: number;
  /** PgBouncer's port, which leads to the leader. */
  pooler: number;
}

const startMs = 10_000;
/** A file of deploy/ as delivered. */
const delivered = (name: string): string => readFileSync(join(projectFolder, 'deploy', name), 'utf8');

/** Replaces text, and throws when there is none: the proof tests the files of deploy/. */
function put(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`deploy says nothing of ${from}`);
    return all.replaceAll(from, to);
  }, text);
}

export async function openDoors(place: Place, programs: Programs, nodes: readonly Node[]): Promise<Doors> {
  const [leader = 0, replica = 0, pooler = 0] = await freePorts(3);
  const servers = nodes.map(
    ({ port, restPort }, index) =>
      [`10.0.0.${index + 1}:5432 check port 8008`, `127.0.0.1:${port} check port ${restPort}`] as const,
  );
  const haproxy = join(place.folder, 'haproxy.cfg');
  writeFileSync(
    haproxy,
    put(delivered('cluster/haproxy.cfg'), [
      ['127.0.0.1:5000', `127.0.0.1:${leader}`],
      ['127.0.0.1:5001', `127.0.0.1:${replica}`],
      ...servers,
    ]),
  );
  const [ini, users] = [join(place.folder, 'pgbouncer.ini'), join(place.folder, 'userlist.txt')];
  // Only the database names differ from the delivered file.
  const databases = `* = host=127.0.0.1 port=${leader}\n`;
  writeFileSync(
    ini,
    put(delivered('cluster/pgbouncer.ini'), [
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

const tls = [
  '    bind :443 ssl crt /etc/haproxy/shop.example.pem alpn h2,http/1.1\n',
  '    http-request redirect scheme https code 308 unless { ssl_fc }\n',
];

export interface GuestDoor {
  /** The origin for guests. */
  origin: string;
  close(): Promise<void>;
}

/** Starts it before the processes at these addresses. */
export async function openGuestDoor(place: Place, program: string, origins: readonly string[]): Promise<GuestDoor> {
  const [port = 0] = await freePorts(1);
  const servers = (rest: string) =>
    origins.map((origin, index) => `    server process${index} ${new URL(origin).host}${rest}\n`).join('');
  const file = join(place.folder, `guests-${port}.cfg`);
  writeFileSync(
    file,
    put(delivered('haproxy/haproxy.cfg'), [
      ...tls.map((line) => [line, ''] as const),
      ['bind :80', `bind 127.0.0.1:${port}`],
      ['    server one 127.0.0.1:3000 check inter 2s\n', servers(' check inter 2s')],
      ['    server one 127.0.0.1:3000\n', servers('')],
    ]),
  );
  const child = startChild(place, { name: `guests-${port}`, program, words: ['-f', file] });
  await untilListening('HAProxy of guests', port, startMs);
  return { origin: `http://127.0.0.1:${port}`, close: () => endChild(child) };
}
