// A replica for catalogue reads, while it is recent (ADR 008, docs/guide/scale.md).
import { Counter, Gauge, type Registry } from 'prom-client';
import { createAnswerCache, cacheMs } from '#src/server/platform/answer-cache.ts';
import { createDatabase } from '#src/server/platform/db/kysely.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { postgresSearch } from '#src/server/search/index.ts';
import type { Replica, Services } from '#src/server/services.ts';
import { trackLag, type Lag } from './lag.ts';
import type { Pool } from 'pg';
import { primaryPosition, replicaPosition } from './position-queries.ts';

const lookEveryMs = 500;

type Pools = Readonly<Record<'primary' | 'replica', Pool>>;

/** Reads positions twice a second, one read at a time. */
function watchLag(lag: Lag, { primary, replica }: Pools) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const at = performance.now();
    // While the primary is unavailable, the replica ages.
    const position = await primaryPosition(primary).catch(() => null);
    if (position !== null) lag.notePrimary(position, at);
    lag.noteReplica(await replicaPosition(replica).catch(() => null));
    if (isStopped) return;
    timer = setTimeout(begin, lookEveryMs);
    timer.unref();
  };
  let looking: Promise<void>;
  const begin = (): void => void (looking = look());
  looking = look();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Milliseconds; shorter than the time in which writers avoid it. */
export const replicaMaxAgeMs = 5000;

/** Null without a replica. Its services cannot write. */
export function openReplica(primary: Omit<Services, 'replica'>): Replica | null {
  const { replicaUrl } = primary.config.database;
  if (replicaUrl === null) return null;
  const services = readingServices(primary, replicaUrl.reveal());
  const lag = trackLag();
  const watch = watchLag(lag, { primary: primary.pool, replica: services.pool });
  const reads = countReads(primary.metrics.registry, lag);
  return {
    fresh: { ...primary, replica: null, answers: createAnswerCache(0) },
    reading() {
      const isYoung = lag.ageAt(performance.now()) <= replicaMaxAgeMs;
      reads.inc({ from: isYoung ? 'replica' : 'primary' });
      return isYoung ? services : null;
    },
    doubt() {
      reads.inc({ from: 'failed' });
      lag.noteReplica(null);
    },
    async close() {
      await watch.stop();
      await services.pool.end();
    },
  };
}

function readingServices(primary: Omit<Services, 'replica'>, url: string): Services {
  const { config, log } = primary;
  const { isPgbouncer, poolSize: size } = config.database;
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'lost a connection to the replica');
  const pool = createPool({ url, isPgbouncer, size, onLost });
  const db = createDatabase(pool);
  const answers = createAnswerCache(config.isChecked ? 0 : cacheMs);
  return { ...primary, replica: null, pool, db, answers, search: postgresSearch({ db, pool, config }) };
}

function countReads(registry: Registry, lag: Lag) {
  new Gauge({
    name: 'banyan_replica_age_seconds',
    help: "Upper bound of the replica's age, in seconds; +Inf while unknown",
    registers: [registry],
    collect() {
      this.set(lag.ageAt(performance.now()) / 1000);
    },
  });
  return new Counter({
    name: 'banyan_replica_reads_total',
    help: 'Catalogue reads with a replica: from the replica, from the primary because the replica is too old, or failed and retried',
    labelNames: ['from'],
    registers: [registry],
  });
}
