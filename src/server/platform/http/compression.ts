// Compresses the text that a route sends as it is: calls, API description, personal pages. Pages for everybody, files and
// sitemaps are stored compressed and come here already encoded.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

// A rendered page as bytes in the encodings that browsers take.

/** The bytes of a page that is kept, so that a hit costs no compression. */
export interface EncodedPage {
  status: number;
  /** The validator of the text, the same in every encoding. */
  tag: string;
  gzip: Buffer;
  brotli: Buffer;
}

/** What an answer is packed with; without a name it goes as it is. */
export type Encoding = 'br' | 'gzip' | null;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const plainOf = promisify(gunzip);

/** The best encoding that a request takes. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding?.includes('br')) return 'br';
  return acceptEncoding?.includes('gzip') ? 'gzip' : null;
}

/** A weak entity tag: the bytes differ by encoding, the page does not (RFC 9110, 8.8.3). */
export function tagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}

/** True when the browser says in `if-none-match` that it already has this page. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((one) => bare(one) === bare(tag)) ?? false;
}

/** A window no larger than the text, because memory is taken for all of it; 5 packs well at the speed of a page. */
function brotliParams(length: number): Record<number, number> {
  const window = Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16))));
  return {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

/** The bytes of a page in one encoding. */
export async function encodeOnce(html: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const plain = typeof html === 'string' ? Buffer.from(html) : html;
  if (encoding === 'br') return brotli(plain, { params: brotliParams(plain.length) });
  return encoding === 'gzip' ? gz(plain, { level: 6 }) : plain;
}

/** The bytes of a page to keep. They are copied: what zlib answers is a view that holds on to a much larger buffer. */
export async function encodePage(html: string, status: number): Promise<EncodedPage> {
  const [small, smaller] = await Promise.all([encodeOnce(html, 'gzip'), encodeOnce(html, 'br')]);
  return { status, tag: tagOf(html), gzip: Buffer.from(small), brotli: Buffer.from(smaller) };
}

/** The kept bytes in the encoding that is asked for; the few clients that take none get them unpacked. */
export function bytesOf(page: EncodedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return page.brotli;
  return encoding === 'gzip' ? page.gzip : unpacked(page.gzip);
}

// The length of the text ends what gzip packs (RFC 1952, 2.3.1). A buffer that takes the whole is one piece of memory instead
// of many and their sum; it is a little longer, because a full one would be followed by another.
function unpacked(packed: Buffer): Promise<Buffer> {
  return plainOf(packed, { chunkSize: packed.readUInt32LE(packed.length - 4) + 64 });
}

/** Below this many characters the headers and the work cost more than the saved bytes. */
const worthIt = 1024;
const isText = /^(text\/|application\/([\w.-]+\+)?(json|xml))/;

const packs = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** Bytes of text that are sent more than once; they are packed once for each encoding. Answers them for `send`. */
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
 * Adds the hook to every route that is registered after it. Personal pages repeat what stands in their address, so a
 * secret in them must differ in each answer, or its length could be guessed letter by letter (BREACH): see `formToken`.
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
