// Everything a call may use, built once in main.ts and handed down as one plain object.
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
import type { PageViews } from './platform/page-views/page-views.ts';

/** A second database that follows the first, for reads of the catalogue (ADR 008). */
export interface Replica {
  /** Services that read from it; null while it is away or too old. */
  reading(): Services | null;
  /** Services of the primary that keep no answers, for whoever must see an own change. */
  readonly fresh: Services;
  /** A read failed there: it is not asked again until it is found well. */
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
  /** Answers that are the same for everybody and may be a second old. */
  answers: AnswerCache;
  /** What answers lists and searches. */
  search: SearchPort;
  /** A second database for reads of the catalogue; null where there is none. */
  replica: Replica | null;
  /** Counts who opens pages of listings: how often, not who. */
  views: PageViews;
}
