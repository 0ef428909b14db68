// An object store for tests: s3rver on a port of its own, with both buckets, in a folder that goes with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStoreAccess } from '#src/server/config/files.ts';
import { Secret } from '#src/server/config/secret.ts';

/** What tests use of the package, which comes without types. */
interface StoreServer {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

export interface TestObjectStore {
  readonly access: ObjectStoreAccess;
  /** The same as settings. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts an empty store. It checks no signature and lets everybody read. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'banyan-objects-'));
  // @ts-expect-error The package has no types.
  const { default: S3rver } = (await import('s3rver')) as {
    default: new (options: Record<string, unknown>) => StoreServer;
  };
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }, { name: 'private' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    access: {
      endpoint,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: new Secret('S3RVER'),
      buckets: { shown: 'pictures', private: 'private' },
      cacheBytes: 1_000_000_000,
    },
    settings: {
      BANYAN_FILES: 's3',
      BANYAN_S3_ENDPOINT: endpoint,
      BANYAN_S3_BUCKET: 'pictures',
      BANYAN_S3_PRIVATE_BUCKET: 'private',
      BANYAN_S3_ACCESS_KEY_ID: 'S3RVER',
      BANYAN_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
