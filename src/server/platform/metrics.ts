// Metrics (ADR 006). Labels are route names, never ids.
import { statfs } from 'node:fs/promises';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  registry: Registry;
  calls: Counter<'call' | 'code'>;
  callSeconds: Histogram<'call'>;
  pages: Counter<'kind'>;
  payments: Counter<'result'>;
  lockTroubles: Counter<'kind'>;
  turns: Counter<'kind' | 'result'>;
  poolWaiting: Gauge;
  inFlight: Gauge;
  /** Requests from a proxy that the settings do not list. */
  unnamedProxy: Counter;
  shed: Counter<'kind' | 'reason'>;
  ratesAge: Gauge;
}

/** Read from the database per scrape. */
export interface MetricReaders {
  /** Seconds. A failed read keeps the last figure. */
  ratesAge: () => Promise<number>;
}

let ofProcess: Registry | undefined;

/** One per process, because its collectors never stop. */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Per app, for tests. */
export function createMetrics(readers: MetricReaders): Metrics {
  const registry = Registry.merge([processMetrics()]);
  const registers = [registry];
  return {
    registry,
    calls: new Counter({
      name: 'banyan_calls_total',
      help: 'API calls answered, by call and code',
      labelNames: ['call', 'code'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'banyan_call_seconds',
      help: 'Duration of API calls, in seconds',
      labelNames: ['call'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    pages: new Counter({
      name: 'banyan_pages_total',
      help: 'Pages served, by kind: cached, rendered or personal',
      labelNames: ['kind'],
      registers,
    }),
    ...workCounters(registers),
    ratesAge: new Gauge({
      name: 'banyan_rates_age_seconds',
      help: 'Age of the oldest exchange rate in use, in seconds; +Inf if one is missing',
      registers,
      async collect() {
        const age = await readers.ratesAge().catch(() => null);
        if (age !== null) this.set(age);
      },
    }),
    unnamedProxy: new Counter({
      name: 'banyan_unnamed_proxy_requests_total',
      help: 'Requests from a nearby proxy that BANYAN_TRUST_PROXY does not list; its guests share one address',
      registers,
    }),
    inFlight: new Gauge({ name: 'banyan_in_flight', help: 'Requests in progress', registers }),
    shed: new Counter({
      name: 'banyan_shed_total',
      help: 'Requests refused because of overload, by kind and reason',
      labelNames: ['kind', 'reason'],
      registers,
    }),
    poolWaiting: new Gauge({ name: 'banyan_pool_waiting', help: 'Requests waiting for a pool connection', registers }),
  };
}

/** Money, locks, due work. */
function workCounters(registers: Registry[]) {
  return {
    payments: new Counter({
      name: 'banyan_payments_total',
      help: 'Responses of payment providers applied, by result',
      labelNames: ['result'],
      registers,
    }),
    lockTroubles: new Counter({
      name: 'banyan_lock_troubles_total',
      help: 'Statements that PostgreSQL ended because of another lock, by kind: deadlock and serialization (both retried), lock_timeout',
      labelNames: ['kind'],
      registers,
    }),
    turns: new Counter({
      name: 'banyan_turns_total',
      help: 'Job runs by kind and result: done, failed, or late, counted when a run takes twice its time and still lasts',
      labelNames: ['kind', 'result'],
      registers,
    }),
  };
}

/** Free share of each disk; missing folders are left out. */
export function watchDisk(registry: Registry, folders: Readonly<Record<string, string>>): void {
  new Gauge({
    name: 'banyan_disk_free_ratio',
    help: 'Free share of the disk below a folder of the program, from 0 to 1',
    labelNames: ['folder'],
    registers: [registry],
    async collect() {
      for (const [folder, path] of Object.entries(folders)) {
        const disk = await statfs(path).catch(() => null);
        if (disk === null || disk.blocks === 0) this.remove({ folder });
        else this.set({ folder }, disk.bavail / disk.blocks);
      }
    },
  });
}
