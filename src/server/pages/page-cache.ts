// Pages that are the same for everybody, kept as bytes in this process (ADR 008).
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Pool } from 'pg';

export interface CachedPage {
  status: number;
  location?: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

const megabytes = 64;
const maxAgeMs = 60_000;
const versionEveryMs = 1000;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Bytes in the three encodings, so that a hit costs no compression. */
export async function encodePage(html: string, status: number, location?: string): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [small, smaller] = await Promise.all([
    gz(plain, { level: 6 }),
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return { status, plain, gzip: small, brotli: smaller, ...(location !== undefined && { location }) };
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  close(): void;
}

/** Empties itself when the catalogue or the content changes: one row, read once a second while anything is kept. */
export function createPageCache(pool: Pick<Pool, 'query'>): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: megabytes * 1024 * 1024,
    ttl: maxAgeMs,
    sizeCalculation: (page, key) => page.plain.length + page.gzip.length + page.brotli.length + key.length + 1,
  });
  let version: number | null = null;
  const timer = setInterval(async () => {
    if (pages.size === 0) return;
    try {
      const found = await pool.query('select version from content_version');
      const current = found.rows[0]?.version as number;
      if (version !== null && current !== version) pages.clear();
      version = current;
    } catch {
      // The database is away: what is in the cache is the best there is, and its age limit still holds.
    }
  }, versionEveryMs);
  timer.unref();
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    close: () => clearInterval(timer),
  };
}
