// `npm run prove:overload`: for a minute, three times as many searches as one process can answer, plus guests at the
// checkout. Exits with 0 when it answers nearly as many searches as usual in time, tells the rest to retry, lets
// checkouts through, and recovers at once (docs/guide/scale.md).
import autocannon from 'autocannon';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram, type RunningProgram } from '#tests/support/process/running-program.ts';
import { checkOutAllTheTime } from './away/checkouts.ts';
import { Agent, get } from 'node:http';

// This many requests per second, evenly spread, started without waiting for earlier ones, like strangers.

interface Load {
  /** Milliseconds of each response by status. 0: no response. */
  times: Map<number, number[]>;
  seconds: number;
}

const tickMs = 5;
const patienceMs = 20_000;

/** Requests `path()` at `origin`, `rate` times a second for `seconds`, and waits for the last response. */
async function loadEvenly(
  origin: string,
  { rate, seconds, path }: { rate: number; seconds: number; path: () => string },
): Promise<Load> {
  const times = new Map<number, number[]>();
  const agent = new Agent({ keepAlive: true });
  const under = new Set<Promise<void>>();
  const begun = performance.now();
  for (let sent = 0; performance.now() - begun < seconds * 1000; await sleep(tickMs)) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const asking = ask(origin + path(), agent, times).finally(() => under.delete(asking));
      under.add(asking);
    }
  }
  await Promise.all(under);
  agent.destroy();
  return { times, seconds };
}

function ask(url: string, agent: Agent, times: Map<number, number[]>): Promise<void> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => {
      const known = times.get(status) ?? [];
      times.set(status, known);
      known.push(performance.now() - started);
      resolve();
    };
    get(url, { agent, timeout: patienceMs }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 0));
      answer.once('error', () => end(0));
    })
      .once('timeout', function (this: { destroy(): void }) {
        this.destroy();
      })
      .once('error', () => end(0));
  });
}

// A process compiles while it works: its first seconds are not typical.
const warmSeconds = 25;
const peakSeconds = 10;
const overloadSeconds = 60;
const bars = { goodput: 0.7, acceptedMs: 2000, healthMs: 1000, wellAgainMs: 10_000, checkouts: 0.95 };

let searches = 0;
/** A search that no cache knows. */
const nextSearch = () => `/s/walk-${(searches += 1)}`;

/** Searches by `connections` guests who search again after each response. */
async function searchOn(origin: string, seconds: number, connections: number): Promise<Load> {
  const times = new Map<number, number[]>();
  const options = {
    url: origin,
    duration: seconds,
    connections,
    timeout: 20,
    requests: [{ setupRequest: (request: object) => ({ ...request, method: 'GET', path: nextSearch() }) }],
  } as const;
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(options as unknown as autocannon.Options, (error) =>
      error ? reject(error) : resolve(),
    );
    running.on('response', (_client, status, _bytes, ms) => {
      const known = times.get(status) ?? [];
      times.set(status, known);
      known.push(ms);
    });
  });
  return { times, seconds };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

/** True for 200; false without a response. */
async function isAnswered(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    },
    () => false,
  );
}

/** Requests the health of the process until `stop`, and returns each response time. */
function watchHealth({ origin }: RunningProgram) {
  let isOver = false;
  const took: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      const isWell = await isAnswered(`${origin}/healthz`);
      took.push(isWell ? performance.now() - started : Number.POSITIVE_INFINITY);
      await sleep(100);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return took;
  };
}

async function untilWell({ origin }: RunningProgram): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < bars.wellAgainMs * 2) {
    const asked = performance.now();
    const isWell = await isAnswered(`${origin}/s/after-${Math.round(asked)}`);
    if (isWell && performance.now() - asked < 1000) return performance.now() - started;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}

const program = await startProgram({ BANYAN_RATE_LIMIT_FACTOR: '100000', NODE_ENV: 'production' });
const faults: string[] = [];
try {
  await searchOn(program.origin, warmSeconds, 20);
  // Checkouts reduce searches in quiet times too.
  const before = await checkOutAllTheTime(program.origin);
  const quiet = await searchOn(program.origin, peakSeconds, 20);
  const peak = (quiet.times.get(200)?.length ?? 0) / peakSeconds;
  await before.stop();
  const stop = watchHealth(program);
  const checkouts = await checkOutAllTheTime(program.origin);
  const rate = Math.ceil(peak * 3);
  const storm = await loadEvenly(program.origin, { rate, seconds: overloadSeconds, path: nextSearch });
  const health = await stop();
  const { done, all, tookMs } = await checkouts.stop();
  const accepted = storm.times.get(200) ?? [];
  const goodput = accepted.length / overloadSeconds;
  const refused = storm.times.get(503)?.length ?? 0;
  const others = [...storm.times.keys()].filter((status) => ![200, 429, 503].includes(status));
  const wellMs = await untilWell(program);
  const say = (value: number) => Math.round(value).toString();
  console.log(
    `peak ${say(peak)}/s; offered ${rate}/s: ${say(goodput)}/s answered, ${say(refused / overloadSeconds)}/s told to come back`,
  );
  console.log(
    `accepted p50 ${say(percentile(accepted, 0.5))} ms, p99 ${say(percentile(accepted, 0.99))} ms; healthz p99 ${say(percentile(health, 0.99))} ms; well again after ${say(wellMs)} ms`,
  );
  console.log(`checkouts: ${done} of ${all} done, p99 ${say(percentile(tookMs, 0.99))} ms`);
  if (done < all * bars.checkouts) faults.push(`only ${done} of ${all} checkouts got through`);
  if (goodput < peak * bars.goodput)
    faults.push(`answered ${say(goodput)}/s, less than ${bars.goodput * 100} % of the peak`);
  if (percentile(accepted, 0.99) > bars.acceptedMs) faults.push('who was let in waited too long');
  if (percentile(health, 0.99) > bars.healthMs) faults.push('the health check waited too long');
  const ending = program.ending();
  if (ending !== null) faults.push(`the program ended: ${ending}`);
  if (refused === 0) faults.push('no one was told to retry');
  if (others.length > 0) faults.push(`answers with ${others.join(', ')}`);
  if (wellMs > bars.wellAgainMs) faults.push('it was not well again in time');
} finally {
  await program.stop();
}
for (const fault of faults) console.log(`FAULT  ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
