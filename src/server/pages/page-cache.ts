// Pages that are the same for everybody, kept as bytes in this process (ADR 008).
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { EncodedPage } from '../http/compression.ts';

const megabytes = 32;
const maxAgeMs = 60_000;
const versionEveryMs = 1000;
/** Addresses of which is known that they were asked for once: a few bytes each. */
const rememberedAddresses = 20_000;

export interface PageCache {
  get(key: string): EncodedPage | undefined;
  /**
   * True when the page is worth its place: it was asked for before within the minute. Searches are without number, and
   * one that nobody repeats would only push out what many ask for.
   */
  isWanted(key: string): boolean;
  set(key: string, page: EncodedPage): void;
  close(): void;
}

/** Empties itself when the catalogue or the content changes: one row, read once a second while anything is kept. */
export function createPageCache(pool: Pick<Pool, 'query'>): PageCache {
  const pages = new LRUCache<string, EncodedPage>({
    maxSize: megabytes * 1024 * 1024,
    ttl: maxAgeMs,
    sizeCalculation: (page, key) => page.gzip.length + page.brotli.length + key.length + 1,
  });
  const askedOnce = new LRUCache<string, true>({ max: rememberedAddresses, ttl: maxAgeMs });
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
    isWanted: (key) => {
      const isRepeated = askedOnce.has(key);
      askedOnce.set(key, true);
      return isRepeated;
    },
    set: (key, page) => void pages.set(key, page),
    close: () => clearInterval(timer),
  };
}
