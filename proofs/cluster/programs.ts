// The programs of the cluster, found where Debian's packages put them.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  /** The folder of `initdb` and `postgres`, of the newest PostgreSQL that is installed. */
  postgres: string;
}

const packages = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', pgbouncer: 'pgbouncer' } as const;
const versions = '/usr/lib/postgresql';

function find(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** The folder of `initdb` and `postgres` of Debian's newest installed PostgreSQL; null without one. */
export function findPostgres(): string | null {
  const newest = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest === undefined ? null : join(versions, newest, 'bin');
}

/** The programs, or the missing Debian packages. */
export function findPrograms(): { programs: Programs } | { missing: string[] } {
  const found = Object.fromEntries(Object.keys(packages).map((name) => [name, find(name)]));
  const postgres = findPostgres();
  const missing = [
    ...Object.entries(packages).flatMap(([name, from]) => (found[name] === null ? [from] : [])),
    ...(postgres === null ? ['postgresql'] : []),
  ];
  return missing.length > 0 ? { missing } : { programs: { ...found, postgres } as Programs };
}
