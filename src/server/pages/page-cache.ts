// Caches shared pages as bytes in this process (ADR 008).
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { EncodedPage } from '#src/server/platform/http/compression.ts';
import type { Sought } from '#src/server/platform/page-views/page-views.ts';

const megabytes = 32;
const maxAgeMs = 60_000;
const versionEveryMs = 1000;
/** URLs requested once. */
const rememberedAddresses = 20_000;

/** A page, and the search that it answers. */
export type CachedPage = EncodedPage & { readonly sought?: Sought | null };

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** Requested within the last minute; pages requested once would evict others. */
  isWanted(key: string): boolean;
  /** Take it before rendering. */
  moment(): Moment;
  /** Does nothing if the catalogue changed meanwhile. */
  set(key: string, page: CachedPage, begun: Moment): void;
  close(): void;
}

interface Moment {
  /** Null: unknown, so the page is not cached. */
  changes: number | null;
  at: number;
}

/** Cleared by changes, one row read per second. Replica pages are not cached for `readsAreOldMs` after a change. */
export function createPageCache(pool: Pick<Pool, 'query'>, readsAreOldMs = 0): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: megabytes * 1024 * 1024,
    ttl: maxAgeMs,
    sizeCalculation: (page, key) => page.gzip.length + page.brotli.length + key.length + 1,
  });
  const askedOnce = new LRUCache<string, true>({ max: rememberedAddresses, ttl: maxAgeMs });
  let version: number | null = null;
  let changes = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  let begunAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    try {
      const result = await pool.query('select version from content_version');
      const current = result.rows[0]?.version as number;
      if (version !== null && current !== version) {
        pages.clear();
        changes += 1;
        changedAt = performance.now();
      }
      version = current;
    } catch {
      // The database is unavailable: keep pages, within their age limit.
    }
  };
  void look();
  const timer = setInterval(() => {
    if (pages.size > 0 || performance.now() - begunAt < maxAgeMs) void look();
  }, versionEveryMs);
  timer.unref();
  return {
    get: (key) => pages.get(key),
    isWanted: (key) => {
      const isRepeated = askedOnce.has(key);
      askedOnce.set(key, true);
      return isRepeated;
    },
    moment() {
      begunAt = performance.now();
      return { changes: version === null ? null : changes, at: begunAt };
    },
    set(key, page, begun) {
      if (begun.changes === changes && begun.at >= changedAt + readsAreOldMs) pages.set(key, page);
    },
    close: () => clearInterval(timer),
  };
}
