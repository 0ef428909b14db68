// Builds the services of calls.
import { createAnswerCache, cacheMs } from '#src/server/platform/answer-cache.ts';
import type { Config } from '#src/server/platform/config.ts';
import { watchBacklog } from '#src/server/platform/db/backlog-queries.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { watchLocks } from '#src/server/platform/db/lock-waits-queries.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { createGateways } from '#src/server/providers/providers.ts';
import { createRateLimits } from '#src/server/platform/limits/rate-limits.ts';
import { loadKeys } from '#src/server/platform/keys.ts';
import { oldestRateAge } from '#src/server/features/pricing/index.ts';
import { createLog } from '#src/server/platform/log.ts';
import { createMetrics, watchDisk } from '#src/server/platform/metrics.ts';
import { openSettings } from '#src/server/platform/settings/index.ts';
import { openReplica } from '#src/server/platform/replica/replica.ts';
import { postgresSearch } from '#src/server/search/index.ts';
import type { Services } from '#src/server/services.ts';
import { createPageViews, createSearches } from '#src/server/platform/page-views/page-views.ts';

/** The caller closes pool and replica. */
export async function createServices(config: Config, databaseUrl: string): Promise<Services> {
  const log = createLog(config.logLevel);
  const { poolSize: size, isPgbouncer } = config.database;
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'lost a database connection');
  const pool = createPool({ url: databaseUrl, isPgbouncer, size, onLost });
  try {
    await openSettings({ config, pool, log });
    const keys = await loadKeys(pool, config);
    const db = createDatabase(pool, { onLockTrouble: (kind) => metrics.lockTroubles.inc({ kind }) });
    const metrics = createMetrics({ ratesAge: () => oldestRateAge(db, config) });
    watchLocks(metrics.registry, pool);
    watchBacklog(metrics.registry, pool);
    watchDisk(metrics.registry, { data: config.dataDir, uploads: config.uploadDir });
    const services = {
      config,
      pool,
      db,
      log,
      gateways: createGateways(config),
      keys,
      limits: createRateLimits(pool, {
        factor: config.rateLimitFactor,
        wrongCodesOfSite: config.wrongCodesPerHour,
        declinesOfAddress: config.cardDeclinesPerAddress,
      }),
      metrics,
      answers: createAnswerCache(config.isChecked ? 0 : cacheMs),
      search: postgresSearch({ db, pool, config }),
      views: createPageViews(pool, log),
      searches: createSearches(pool, log),
    };
    return { ...services, replica: openReplica(services) };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
