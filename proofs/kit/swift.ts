// A real OpenStack Swift with its S3 interface, one server of each kind on this machine, for proofs.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import type { ObjectStoreAccess } from '#src/server/platform/config/assemble.ts';
import { Secret } from '#src/server/platform/config/secret.ts';
import { freePort } from '#src/server/platform/start/ports.ts';
import { untilListening } from './listens.ts';

const kinds = ['account', 'container', 'object'] as const;
const programs = ['memcached', 'swift-ring-builder', ...[...kinds, 'proxy'].map((kind) => `swift-${kind}-server`)];
// Python and its libraries load slowly on a busy machine.
const startMs = 120_000;

export interface Swift {
  /** For buckets that do not exist yet. */
  readonly access: ObjectStoreAccess;
  stop(): Promise<void>;
}

/** Required programs that are not on PATH. */
export function missingForSwift(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
}

/** Starts it with one disk, a temporary folder, whose file system must support extended attributes. */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-swift-'));
  const children: ChildProcess[] = [];
  const start = async (name: string, words: readonly string[], port: number) => {
    children.push(spawn(name, words, { cwd: folder, stdio: 'ignore' }));
    await untilListening(name, port, startMs);
  };
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(join(folder, 'devices/d1'), { recursive: true });
    const memory = await freePort();
    await start('memcached', ['-u', userInfo().username, '-l', '127.0.0.1', '-p', String(memory), '-m', '32'], memory);
    for (const kind of kinds) {
      const port = await freePort();
      await makeRing(folder, kind, port);
      writeFileSync(join(folder, `${kind}.conf`), storageSettings(folder, kind, port));
      await start(`swift-${kind}-server`, [join(folder, `${kind}.conf`)], port);
    }
    const port = await freePort();
    writeFileSync(join(folder, 'proxy.conf'), proxySettings(folder, port, memory));
    await start('swift-proxy-server', [join(folder, 'proxy.conf')], port);
    return { access: accessTo(`http://127.0.0.1:${port}`), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const keyId = 'banyan:files';
const secret = 'only-for-this-proof';

function accessTo(endpoint: string): ObjectStoreAccess {
  return {
    endpoint,
    region: 'us-east-1',
    accessKeyId: keyId,
    secretAccessKey: new Secret(secret),
    buckets: { shown: 'pictures', private: 'private' },
    cacheBytes: 1_000_000_000,
  };
}

/** The ring of one kind: one disk, one replica. */
async function makeRing(folder: string, kind: string, port: number): Promise<void> {
  const builder = join(folder, `${kind}.builder`);
  const steps = [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']];
  for (const words of steps) {
    const child = spawn('swift-ring-builder', [builder, ...words], { cwd: folder, stdio: 'ignore' });
    await once(child, 'exit');
  }
  if (!existsSync(join(folder, `${kind}.ring.gz`))) throw new Error(`There is no ring for ${kind}`);
}

const common = (folder: string, port: number) => `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
log_level = ERROR
`;

const storageSettings = (folder: string, kind: string, port: number) => `${common(folder, port)}
devices = ${join(folder, 'devices')}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxySettings = (folder: string, port: number, memory: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${keyId.replace(':', '_')} = ${secret} .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;
