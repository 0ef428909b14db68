// Three members of etcd, which agree on the leader.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endChild, lastWords, startChild, type Place } from '#proofs/kit/child.ts';
import { freePorts } from './free-ports.ts';

const startMs = 30_000;

/** Starts them; returns their client ports. */
export async function startEtcd(place: Place, program: string): Promise<number[]> {
  const ports = await freePorts(6);
  const members = ['etcd1', 'etcd2', 'etcd3'].map((name, index) => {
    const [port = 0, peer = 0] = ports.slice(index * 2);
    return { name, port, client: `http://127.0.0.1:${port}`, peer: `http://127.0.0.1:${peer}` };
  });
  const all = members.map(({ name, peer }) => `${name}=${peer}`).join(',');
  for (const { name, client, peer } of members) {
    const child = startChild(place, {
      name,
      program,
      words: [
        `--name=${name}`,
        `--data-dir=${join(place.folder, name)}`,
        `--listen-client-urls=${client}`,
        `--advertise-client-urls=${client}`,
        `--listen-peer-urls=${peer}`,
        `--initial-advertise-peer-urls=${peer}`,
        `--initial-cluster=${all}`,
        '--initial-cluster-state=new',
        '--enable-v2=true',
      ],
    });
    place.closers.push(() => endChild(child));
  }
  const end = performance.now() + startMs;
  for (const { name, client } of members)
    while (!(await hasAgreed(client))) {
      if (performance.now() > end) throw new Error(`${name} does not agree with the others: ${lastWords(place, name)}`);
      await sleep(100);
    }
  return members.map(({ port }) => port);
}

/** True when the members agree on their protocol version; Patroni cannot read it earlier. */
async function hasAgreed(client: string): Promise<boolean> {
  const said = await fetch(`${client}/version`, { signal: AbortSignal.timeout(1000) })
    .then((answer) => answer.json() as Promise<{ etcdcluster?: string }>)
    .catch(() => null);
  return /^\d+\./.test(said?.etcdcluster ?? '');
}
