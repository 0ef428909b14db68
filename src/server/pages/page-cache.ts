// Pages that are the same for everyone, kept as bytes in this process (ADR 008).
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { EncodedPage } from '#src/server/platform/http/compression.ts';

const megabytes = 32;
const maxAgeMs = 60_000;
const versionEveryMs = 1000;
/** Addresses of which is known that they were asked for once: a few bytes each. */
const rememberedAddresses = 20_000;

export interface PageCache {
  get(key: string): EncodedPage | undefined;
  /**
   * True when the page is worth its place: it was asked for before within the minute. Searches are without number, and
   * one that no one repeats would only push out what many ask for.
   */
  isWanted(key: string): boolean;
  /** To be asked for before a page is made, and given with it. */
  moment(): Moment;
  /** Keeps the page, unless the catalogue was found changed since it was begun. */
  set(key: string, page: EncodedPage, begun: Moment): void;
  close(): void;
}

/** When a page was begun: how often the catalogue had been found changed, and the time in milliseconds. */
interface Moment {
  /** Null where not even that is known yet: such a page is not kept. */
  changes: number | null;
  at: number;
}

/**
 * Empties itself when the catalogue or the content changes: one row, read once a second while pages are asked for. Pages may be
 * made from a replica that is `readsAreOldMs` old: so long after a change none is kept.
 */
export function createPageCache(pool: Pick<Pool, 'query'>, readsAreOldMs = 0): PageCache {
  const pages = new LRUCache<string, EncodedPage>({
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
      // The database is away: what is in the cache is the best there is, and its age limit still holds.
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
