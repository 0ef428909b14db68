// Everything that calls use, built once in main.ts as one plain object.
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AnswerCache } from './platform/answer-cache.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/schema.ts';
import type { Gateways } from './providers/providers.ts';
import type { RateLimits } from './platform/limits/rate-limits.ts';
import type { Keys } from './platform/keys.ts';
import type { Metrics } from './platform/metrics.ts';
import type { SearchPort } from './search/index.ts';
import type { PageViews, Searches } from './platform/page-views/page-views.ts';

/** A second database that follows the first, for catalogue reads (ADR 008). */
export interface Replica {
  /** Services that read from it; null while it is unavailable or too old. */
  reading(): Services | null;
  /** Uncached services on the primary, for readers who just wrote. */
  readonly fresh: Services;
  /** After a failed read: not used until it is healthy again. */
  doubt(): void;
  close(): Promise<void>;
}

export interface Services {
  config: Config;
  pool: Pool;
  db: Kysely<Database>;
  log: Logger;
  gateways: Gateways;
  keys: Keys;
  limits: RateLimits;
  metrics: Metrics;
  /** Shared answers, up to a second old. */
  answers: AnswerCache;
  search: SearchPort;
  /** For catalogue reads; null for none. */
  replica: Replica | null;
  /** Counts listing views, without viewers. */
  views: PageViews;
  /** Counts searches, without searchers. */
  searches: Searches;
}
