// Compresses dynamic text: calls, API reference, personal pages. Cached pages and files are already compressed.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Cached in compressed form, so a hit costs nothing. */
export interface EncodedPage {
  status: number;
  /** The same for every encoding. */
  tag: string;
  gzip: Buffer;
  brotli: Buffer;
}

/** Null: uncompressed. */
export type Encoding = 'br' | 'gzip' | null;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const plainOf = promisify(gunzip);

export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding?.includes('br')) return 'br';
  return acceptEncoding?.includes('gzip') ? 'gzip' : null;
}

/** Weak, because the bytes differ by encoding (RFC 9110, 8.8.3). */
export function tagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}

/** Checks `if-none-match`. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((one) => bare(one) === bare(tag)) ?? false;
}

/** A window no larger than the text saves memory. Level 5 is fast enough. */
function brotliParams(length: number): Record<number, number> {
  const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16))));
  return {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

export async function encodeOnce(html: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const plain = typeof html === 'string' ? Buffer.from(html) : html;
  if (encoding === 'br') return brotli(plain, { params: brotliParams(plain.length) });
  return encoding === 'gzip' ? gz(plain, { level: 6 }) : plain;
}

/** Copied, because zlib's result is a view of a larger buffer. */
export async function encodePage(html: string, status: number): Promise<EncodedPage> {
  const [small, smaller] = await Promise.all([encodeOnce(html, 'gzip'), encodeOnce(html, 'br')]);
  return { status, tag: tagOf(html), gzip: Buffer.from(small), brotli: Buffer.from(smaller) };
}

/** Decompressed for clients that accept no encoding. */
export function bytesOf(page: EncodedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return page.brotli;
  return encoding === 'gzip' ? page.gzip : unpacked(page.gzip);
}

// gzip ends with the length (RFC 1952, 2.3.1). Slightly more, because a full buffer makes zlib allocate another.
function unpacked(packed: Buffer): Promise<Buffer> {
  return plainOf(packed, { chunkSize: packed.readUInt32LE(packed.length - 4) + 64 });
}

/** Bytes; compressing less costs more than it saves. */
const worthIt = 1024;
const isText = /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml))/;

const packs = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** For text sent often: compresses once per encoding. */
export function packOnce(text: Buffer): Buffer {
  if (!packs.has(text)) packs.set(text, new Map());
  return text;
}

function packedOf(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const cached = typeof text === 'string' ? undefined : packs.get(text);
  const packed = cached?.get(encoding) ?? encodeOnce(text, encoding);
  cached?.set(encoding, packed);
  return packed;
}

function isPacked(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  const isKept = Buffer.isBuffer(payload) && packs.has(payload);
  if (typeof payload !== 'string' && !isKept) return false;
  if (payload.length < worthIt || reply.hasHeader('content-encoding')) return false;
  return isText.test(String(reply.getHeader('content-type')));
}

/**
 * Affects routes registered later. Pages repeat text of the URL, so secrets on them must differ per response (BREACH):
 * see `formToken`.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, pass) => {
    if (!isPacked(reply, payload)) return pass(null, payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === null) return pass(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    void packedOf(payload, encoding).then((bytes) => pass(null, bytes), pass);
    return undefined;
  });
}
