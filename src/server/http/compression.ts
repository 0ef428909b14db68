// Compresses the text that a route sends as it is: calls, API description, personal pages. Pages for everybody, files and
// sitemaps are stored compressed and come here already encoded.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

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

/** The bytes of a page in one encoding. */
export async function encodeOnce(html: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(html);
  if (encoding === 'br') return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
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
  return encoding === 'gzip' ? page.gzip : plainOf(page.gzip);
}

/** Below this many characters the headers and the work cost more than the saved bytes. */
const worthIt = 1024;
const isText = /^(text\/|application\/([\w.-]+\+)?(json|xml))/;

/**
 * Adds the hook to every route that is registered after it. Personal pages repeat what stands in their address, so a
 * secret in them must differ in each answer, or its length could be guessed letter by letter (BREACH): see `formToken`.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || reply.hasHeader('content-encoding')) return payload;
    if (!isText.test(String(reply.getHeader('content-type')))) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encodeOnce(payload, encoding);
  });
}
