// An object store for tests: the program's part of the S3 protocol, in memory, on a separate port. It refuses unsigned
// requests, verifies no signature and is publicly readable, like a misconfigured bucket.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObjectStoreAccess } from '#src/server/platform/config/assemble.ts';
import { Secret } from '#src/server/platform/config/secret.ts';

export interface TestObjectStore {
  readonly access: ObjectStoreAccess;
  /** The same as settings. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

interface Stored {
  readonly bytes: Buffer;
  readonly type: string;
  readonly cacheControl: string;
}

type Bucket = Map<string, Stored>;

/** Keys per page of a list; small, so that few objects need several pages. */
const pageSize = 3;

export async function startObjectStore(): Promise<TestObjectStore> {
  const buckets = new Map<string, Bucket>([
    ['pictures', new Map()],
    ['private', new Map()],
  ]);
  const server = createServer((request, reply) => {
    answer(buckets, request, reply).catch(() => refuse(reply, 500, 'InternalError'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    access: {
      endpoint,
      region: 'us-east-1',
      accessKeyId: 'TESTS',
      secretAccessKey: new Secret('TESTS'),
      buckets: { shown: 'pictures', private: 'private' },
      cacheBytes: 1_000_000_000,
    },
    settings: {
      BANYAN_FILES: 's3',
      BANYAN_S3_ENDPOINT: endpoint,
      BANYAN_S3_BUCKET: 'pictures',
      BANYAN_S3_PRIVATE_BUCKET: 'private',
      BANYAN_S3_ACCESS_KEY_ID: 'TESTS',
      BANYAN_S3_SECRET_ACCESS_KEY: 'TESTS',
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(buckets: Map<string, Bucket>, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const [, name = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const bytes = await bodyOf(request);
  const bucket = buckets.get(name);
  if (!bucket) return refuse(reply, 404, 'NoSuchBucket');
  const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false;
  if (!isSigned && request.method !== 'GET') return refuse(reply, 403, 'AccessDenied');
  if (request.method === 'GET' && key === '') return list(bucket, name, searchParams, reply);
  const stored = bucket.get(key);
  if (request.method === 'PUT') {
    const md5 = createHash('md5').update(bytes).digest('base64');
    if (request.headers['content-md5'] !== md5) return refuse(reply, 400, 'BadDigest');
    const { 'content-type': type = '', 'cache-control': cacheControl = '' } = request.headers;
    bucket.set(key, { bytes, type, cacheControl });
    reply.writeHead(200, { etag: etagOf(bytes) }).end();
  } else if (request.method === 'DELETE') {
    bucket.delete(key);
    reply.writeHead(204).end();
  } else if (!stored) refuse(reply, 404, 'NoSuchKey', request.method === 'HEAD');
  else {
    reply.writeHead(200, {
      'content-type': stored.type,
      'cache-control': stored.cacheControl,
      'content-length': stored.bytes.length,
      etag: etagOf(stored.bytes),
    });
    reply.end(request.method === 'HEAD' ? undefined : stored.bytes);
  }
}

function list(bucket: Bucket, name: string, wish: URLSearchParams, reply: ServerResponse): void {
  const [prefix, after] = [wish.get('prefix') ?? '', wish.get('continuation-token') ?? ''];
  const keys = [...bucket.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, pageSize);
  const isCut = keys.length > page.length;
  const contents = page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('');
  const next = isCut ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  const head = `<Name>${name}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}`;
  reply.writeHead(200, { 'content-type': 'application/xml' });
  reply.end(`<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${head}${contents}</ListBucketResult>`);
}

function refuse(reply: ServerResponse, status: number, code: string, isBare = false): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(isBare ? undefined : text);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
