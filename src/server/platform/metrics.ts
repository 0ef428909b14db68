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
      help: 'Answers to calls by code',
      labelNames: ['call', 'code'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'banyan_call_seconds',
      help: 'Time to answer a call',
      labelNames: ['call'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    pages: new Counter({
      name: 'banyan_pages_total',
      help: 'Pages served: from the cache, rendered, or personal',
      labelNames: ['kind'],
      registers,
    }),
    ...workCounters(registers),
    ratesAge: new Gauge({
      name: 'banyan_rates_age_seconds',
      help: 'Age of the oldest exchange rate in use; +Inf where one is missing altogether',
      registers,
      async collect() {
        const age = await readers.ratesAge().catch(() => null);
        if (age !== null) this.set(age);
      },
    }),
    unnamedProxy: new Counter({
      name: 'banyan_unnamed_proxy_requests_total',
      help: 'Requests from a proxy near by that BANYAN_TRUST_PROXY does not name: its guests count as one address',
      registers,
    }),
    inFlight: new Gauge({ name: 'banyan_in_flight', help: 'Requests that are being worked on', registers }),
    shed: new Counter({
      name: 'banyan_shed_total',
      help: 'Requests that were sent away because there was too much to do',
      labelNames: ['kind', 'reason'],
      registers,
    }),
    poolWaiting: new Gauge({ name: 'banyan_pool_waiting', help: 'Requests waiting for a connection', registers }),
  };
}

/** Money, locks, due work. */
function workCounters(registers: Registry[]) {
  return {
    payments: new Counter({
      name: 'banyan_payments_total',
      help: 'Results of applying what the payment provider says',
      labelNames: ['result'],
      registers,
    }),
    lockTroubles: new Counter({
      name: 'banyan_lock_troubles_total',
      help: 'Statements that PostgreSQL ended because of another lock: deadlock, serialization (both tried again), lock_timeout',
      labelNames: ['kind'],
      registers,
    }),
    turns: new Counter({
      name: 'banyan_turns_total',
      help: 'Turns of the due work by kind: done, failed, or late, which is counted while such a turn still lasts',
      labelNames: ['kind', 'result'],
      registers,
    }),
  };
}

/** Free share of each disk; missing folders are left out. */
export function watchDisk(registry: Registry, folders: Readonly<Record<string, string>>): void {
  new Gauge({
    name: 'banyan_disk_free_ratio',
    help: 'The part of the disk below a folder of the program that is free, from 0 to 1',
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
