// Everything a call may use, built once in main.ts and handed down as one plain object.
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { KeptAnswers } from './kept-answers.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';
import type { SearchPort } from './search/index.ts';
import type { PageViews } from './views/page-views.ts';

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
  kept: KeptAnswers;
  /** What answers lists and searches. */
  search: SearchPort;
  /** Counts who opens pages of listings: how often, not who. */
  views: PageViews;
}
