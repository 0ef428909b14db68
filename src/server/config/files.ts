// Where files are kept: a disk, or an object store (docs/operations.md#files-in-an-object-store).
import { resolve } from 'node:path';
import type { z } from 'zod';
import { oneOf, text, secret, url, wholeNumber } from './kinds.ts';
import type { Secret } from './secret.ts';

export const fileSettings = {
  BANYAN_FILES: oneOf(['disk', 's3'])
    .default('disk')
    .describe('where pictures are kept: disk for BANYAN_UPLOAD_DIR, s3 for two buckets of an object store'),
  BANYAN_S3_ENDPOINT: url('https', 'http')
    .optional()
    .describe('the address of the object store; unset, Amazon S3 in BANYAN_S3_REGION'),
  BANYAN_S3_REGION: text().default('us-east-1').describe('the region of the object store, as it calls it'),
  BANYAN_S3_BUCKET: text().optional().describe('the bucket of pictures that guests see'),
  BANYAN_S3_PRIVATE_BUCKET: text()
    .optional()
    .describe('the bucket of pictures in messages and problem reports, which nobody but this program may read'),
  BANYAN_S3_ACCESS_KEY_ID: text().optional().describe('the id of the key for both buckets'),
  BANYAN_S3_SECRET_ACCESS_KEY: secret().optional().describe('the secret that belongs to BANYAN_S3_ACCESS_KEY_ID'),
  BANYAN_FILE_CACHE_MB: wholeNumber(50, 10_000_000)
    .default(2000)
    .describe('how many MB of pictures from an object store are kept on this machine, in BANYAN_UPLOAD_DIR'),
};

type FileSettings = z.output<z.ZodObject<typeof fileSettings>>;

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
export function planFiles(
  settings: FileSettings & { readonly BANYAN_DATA_DIR: string; readonly BANYAN_UPLOAD_DIR?: string | undefined },
  folder: string,
) {
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
function objectStoreOf(settings: FileSettings): ObjectStoreAccess | null {
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

/** What is missing or does not fit, as the name of a setting and what is wrong with it. */
export function fileFaults(settings: FileSettings): [keyof FileSettings, string][] {
  const needed = [
    'BANYAN_S3_BUCKET',
    'BANYAN_S3_PRIVATE_BUCKET',
    'BANYAN_S3_ACCESS_KEY_ID',
    'BANYAN_S3_SECRET_ACCESS_KEY',
  ] as const;
  const missing = settings.BANYAN_FILES === 's3' ? needed.filter((name) => settings[name] === undefined) : [];
  const faults: [keyof FileSettings, string][] = missing.map((name) => [
    name,
    'must be set, because BANYAN_FILES is s3',
  ]);
  const { BANYAN_S3_BUCKET: shown, BANYAN_S3_PRIVATE_BUCKET: apart } = settings;
  if (shown !== undefined && shown === apart)
    faults.push(['BANYAN_S3_PRIVATE_BUCKET', 'must be another bucket than BANYAN_S3_BUCKET']);
  return faults;
}
