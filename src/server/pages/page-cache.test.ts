import { randomBytes } from 'node:crypto';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, encodeOnce, encodePage, encodingOf } from '#src/server/platform/http/compression.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const html = `<p>${'tea and rice '.repeat(400)}</p>`;

describe('a kept page', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip;q=0.8'],
    [null, 'identity'],
    [null, undefined],
  ])('is answered as %s to a browser that takes %s', async (encoding, accepts) => {
    expect(encodingOf(accepts)).toBe(encoding);
  });

  it('says the same in every encoding, kept or not', async () => {
    const page = await encodePage(html, 200);
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip', null] as const) {
      const plain = (bytes: Buffer) => (encoding === null ? bytes : read[encoding](bytes)).toString();
      expect(plain(await bytesOf(page, encoding))).toBe(html);
      expect(plain(await encodeOnce(html, encoding))).toBe(html);
    }
  });

  it('holds on to no more memory than its bytes', async () => {
    // Random text compresses badly, so it exceeds Node's pool of small buffers.
    const { gzip, brotli } = await encodePage(randomBytes(150_000).toString('hex'), 200);
    for (const bytes of [gzip, brotli]) expect(bytes.buffer.byteLength).toBeLessThan(bytes.length + 1024);
  });
});

describe('the cache', () => {
  let version = 1;
  let cache: PageCache;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    version = 1;
    cache = createPageCache({ query: vi.fn(async () => ({ rows: [{ version }] })) } as never);
  });
  afterEach(() => {
    cache.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const keep = async (key: string, kept = cache) => {
    const page = await encodePage(html, 200);
    kept.set(key, page, kept.moment());
  };

  it('keeps no page that was begun before the catalogue was found changed', async () => {
    const page = await encodePage(html, 200);
    const begun = cache.moment();
    version = 2;
    await vi.advanceTimersByTimeAsync(1000);
    cache.set('/', page, begun);
    expect(cache.get('/')).toBeUndefined();
    cache.set('/', page, cache.moment());
    expect(cache.get('/')).toBeDefined();
  });

  it('keeps no page that may be made from before a change, while reads are old', async () => {
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const old = createPageCache({ query: vi.fn(async () => ({ rows: [{ version }] })) } as never, 5000);
    await vi.advanceTimersByTimeAsync(0);
    await keep('/', old);
    expect(old.get('/')).toBeDefined();
    version = 2;
    await vi.advanceTimersByTimeAsync(1000);
    for (const [later, isKept] of [
      [0, false],
      [4999, false],
      [1, true],
    ] as const) {
      now += later;
      await keep('/', old);
      expect([later, old.get('/') !== undefined]).toEqual([later, isKept]);
    }
    old.close();
  });

  it('wants a page from the second time on that it is asked for', () => {
    expect([cache.isWanted('/s/tea'), cache.isWanted('/s/rice'), cache.isWanted('/s/tea')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('forgets everything when the catalogue changes, and nothing before', async () => {
    await keep('/');
    await vi.advanceTimersByTimeAsync(2000);
    expect(cache.get('/')).toBeDefined();
    version = 2;
    await vi.advanceTimersByTimeAsync(1000);
    expect(cache.get('/')).toBeUndefined();
  });

  it('forgets a page after a minute', async () => {
    await keep('/');
    const later = performance.now() + 61_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await vi.advanceTimersByTimeAsync(10);
    expect(cache.get('/')).toBeUndefined();
  });
});
