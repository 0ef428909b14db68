// Buckets of an object store that speaks S3's protocol, through its own SDK, which loads with the first call.
import { createHash } from 'node:crypto';
import type * as S3 from '@aws-sdk/client-s3';
import type { ObjectStoreAccess } from '#src/server/platform/config/assemble.ts';
import type { Bucket, Buckets } from './bucket.ts';

// A store that is slow is asked again, at most twice: a visitor waits for a picture meanwhile.
const attempts = 3;
const connectMs = 3000;
const answerMs = 15_000;
const lasting = 'public, max-age=31536000, immutable';

async function open({ endpoint, region, accessKeyId, secretAccessKey }: ObjectStoreAccess): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Other stores than Amazon's have no host name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey: secretAccessKey.reveal() },
    // Checksums of newer kinds are unknown to many stores; MD5, which all know, is sent with each object.
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

/** The two buckets of an installation. Nothing is asked before the first call. */
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

/** What `ask` answers; `missing` where the store says that there is no such object. */
async function orMissing<Answer>(missing: Answer, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { name, $metadata: about } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
    // A bucket that is missing is a wrong setting, no missing object.
    if (name !== 'NoSuchBucket' && about?.httpStatusCode === 404) return missing;
    throw error;
  }
}
