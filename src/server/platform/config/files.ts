// Where files are kept: a disk, or an object store (docs/operations.md#files-in-an-object-store).
import { resolve } from 'node:path';
import type { Secret } from './secret.ts';
import type { Settings } from './settings.ts';

/** What opens an object store. */
export interface ObjectStoreAccess {
  /** Null: Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: Secret;
  /** The names of the two buckets. */
  readonly buckets: { readonly shown: string; readonly private: string };
  /** How much of it this machine keeps, in bytes. */
  readonly cacheBytes: number;
}

/** What the program reads of it; folders that are relative begin at `folder`. */
export function planFiles(settings: Settings, folder: string) {
  const namedStore = objectStoreOf(settings);
  const dataDir = resolve(folder, settings.BANYAN_DATA_DIR);
  return {
    dataDir,
    uploadDir: resolve(folder, settings.BANYAN_UPLOAD_DIR ?? `${dataDir}/uploads`),
    /** Where pictures are kept; null: on disk. */
    objectStore: settings.BANYAN_FILES === 's3' ? namedStore : null,
    /** The object store that the settings name, whether it is in use or not. */
    namedStore,
  };
}

/** Null where the settings of an object store are not complete. */
function objectStoreOf(settings: Settings): ObjectStoreAccess | null {
  const { BANYAN_S3_BUCKET: shown, BANYAN_S3_PRIVATE_BUCKET: apart } = settings;
  const { BANYAN_S3_ACCESS_KEY_ID: accessKeyId, BANYAN_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (shown === undefined || apart === undefined || accessKeyId === undefined || !secretAccessKey) return null;
  return {
    endpoint: settings.BANYAN_S3_ENDPOINT ?? null,
    region: settings.BANYAN_S3_REGION,
    accessKeyId,
    secretAccessKey,
    buckets: { shown, private: apart },
    cacheBytes: settings.BANYAN_FILE_CACHE_MB * 1_000_000,
  };
}
