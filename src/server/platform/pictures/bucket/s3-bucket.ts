// S3 buckets, with an SDK that loads on first use.
import { createHash } from 'node:crypto';
import type * as S3 from '@aws-sdk/client-s3';
import type { ObjectStoreAccess } from '#src/server/platform/config/assemble.ts';
import type { Bucket, Buckets } from './bucket.ts';

// At most two retries, because a visitor waits.
const attempts = 3;
const connectMs = 3000;
const answerMs = 15_000;
const lasting = 'public, max-age=31536000, immutable';

async function open({ endpoint, region, accessKeyId, secretAccessKey }: ObjectStoreAccess): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Other stores do not put the bucket into the host name.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey: secretAccessKey.reveal() },
    // Many stores only know MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
  });
  return { sdk, client };
}

interface Connection {
  readonly sdk: typeof S3;
  readonly client: S3.S3Client;
}

/** Connects on first use. */
export function createS3Buckets(access: ObjectStoreAccess): Buckets {
  let opened: Promise<Connection> | undefined;
  const client = () => (opened ??= open(access));
  return {
    shown: createBucket(client, access.buckets.shown, lasting),
    private: createBucket(client, access.buckets.private, 'private, no-store'),
  };
}

function createBucket(opened: () => Promise<Connection>, name: string, cacheControl: string): Bucket {
  return {
    async get(key) {
      const { sdk, client } = await opened();
      return orMissing(null, async () => {
        const answer = await client.send(new sdk.GetObjectCommand({ Bucket: name, Key: key }));
        return answer.Body === undefined ? null : Buffer.from(await answer.Body.transformToByteArray());
      });
    },
    async has(key) {
      const { sdk, client } = await opened();
      return orMissing(false, async () => {
        await client.send(new sdk.HeadObjectCommand({ Bucket: name, Key: key }));
        return true;
      });
    },
    async put(key, bytes, type) {
      const { sdk, client } = await opened();
      const md5 = createHash('md5').update(bytes).digest('base64');
      const object = { Bucket: name, Key: key, Body: bytes, ContentLength: bytes.length, ContentType: type };
      await client.send(new sdk.PutObjectCommand({ ...object, ContentMD5: md5, CacheControl: cacheControl }));
    },
    async list(prefix) {
      const { sdk, client } = await opened();
      const keys: string[] = [];
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix }))
        keys.push(...(page.Contents ?? []).map(({ Key: key }) => key ?? ''));
      return keys;
    },
    async remove(key) {
      const { sdk, client } = await opened();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: name, Key: key }));
    },
  };
}

/** Returns `missing` when there is no such object. */
async function orMissing<Answer>(missing: Answer, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { name, $metadata: about } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
    // A missing bucket is a wrong setting, not a missing object.
    if (name !== 'NoSuchBucket' && about?.httpStatusCode === 404) return missing;
    throw error;
  }
}
