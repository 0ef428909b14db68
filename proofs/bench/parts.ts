// The parts of a run, each a stream of figures.
import type { MeasuredProgram } from './ask-program.ts';
import { millisecondsOf } from './growth.ts';
import { latencyAt, measure, type Row } from './measure.ts';
import { ratio, type Figure } from './results.ts';
import { browsingRows, otherRows, typedTarget } from './rows.ts';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { projectFolder } from '#src/server/platform/config.ts';
import { freePort } from '#src/server/platform/start/ports.ts';

export interface Pace {
  rounds: number;
  /** Of one round over HTTP. */
  seconds: number;
  /** Memory is read after this many. */
  requests: number;
  /** In the ledger under check. */
  bookings: number;
}

async function overHttp(row: Row, pace: Pace, afterFirst?: () => Promise<unknown>): Promise<Figure> {
  const measured = await measure(row, pace, afterFirst);
  const detail = `${Math.round(measured.subject)}/s against ${Math.round(measured.baseline)}/s`;
  return ratio(row.name, measured.ratio, { least: row.budget }, detail);
}

/** Calls and pages that depend on the size of the catalogue. */
export async function* benchCatalogue(program: MeasuredProgram, pace: Pace): AsyncGenerator<Figure> {
  for (const row of await browsingRows(program.addresses)) {
    yield overHttp(row, pace);
    if (row.name.startsWith('course/search')) yield* benchWaiting(program, row, pace);
  }
  const { given, queried, bare, givenRatio, queriedRatio } = await program.ask('rendering', pace.rounds);
  const rates = (rate: number) => `${Math.round(rate)}/s against ${Math.round(bare)}/s`;
  yield ratio('list page, data given / only renderToString', givenRatio, { least: 0.6 }, rates(given));
  yield ratio('list page with its queries / only renderToString', queriedRatio, { least: 0.4 }, rates(queried));
}

/** Latency of searches over HTTP at half the possible load. */
async function* benchWaiting(program: MeasuredProgram, row: Row, pace: Pace): AsyncGenerator<Figure> {
  const { subject } = await measure(row, { ...pace, rounds: 1 });
  const seconds = pace.seconds * pace.rounds;
  const figure = (name: string, value: number, most: number): Figure => ({
    name: `${name}: 97.5 of 100 within, at half of ${Math.round(subject)}/s`,
    value,
    unit: 'ms',
    budget: { most },
    detail: '',
  });
  yield figure('course/search', await latencyAt(row.subject, subject / 2, seconds), 50);
  yield figure(
    'course/search while typing',
    await latencyAt(typedTarget(program.addresses), subject / 2, seconds),
    100,
  );
}

/** Lists, in the database only. */
export async function* benchLists(program: MeasuredProgram, pace: Pace): AsyncGenerator<Figure> {
  const mixes = await program.ask('listings', pace.rounds);
  for (const { name, isText, milliseconds, multiple, total } of mixes) {
    const label = isText ? `${name} (text)` : name;
    const detail = `${milliseconds.toFixed(2)} ms of the database, finds ${total}`;
    yield ratio(`${label} / twelve rows by primary key`, multiple, { most: isText ? 30 : 5 }, detail);
  }
  for (const { name, isText, milliseconds } of mixes) {
    const label = isText ? `${name} (text)` : name;
    yield { name: millisecondsOf(label), value: milliseconds, unit: 'ms', budget: null, detail: '' };
  }
  const statements = Math.max(...mixes.map((mix) => mix.statements));
  yield { name: 'SQL statements of a list, at most', value: statements, unit: '', budget: { most: 2 }, detail: '' };
}

/** Independent of the catalogue: the cached page, booking, and a month of dates. */
export async function* benchOther(program: MeasuredProgram, pace: Pace): AsyncGenerator<Figure> {
  const analyze = () => program.ask('analyze', 0);
  for (const row of otherRows(program.addresses)) yield overHttp(row, pace, analyze);
  for (const { call, statements, whole, bare } of await program.ask('ownStatements', pace.rounds)) {
    const detail = `${whole.toFixed(2)} ms with ${statements} statements that take ${bare.toFixed(2)} ms alone`;
    yield ratio(`${call} / its statements in bare SQL`, bare / whole, { least: 0.5 }, detail);
  }
  const { statements, milliseconds } = await program.ask('months', pace.rounds);
  const { fiveRules, fiftyRules, manyBookings } = milliseconds;
  const detail = (ms: number) => `${ms.toFixed(2)} ms against ${fiveRules.toFixed(2)} ms`;
  yield { name: 'SQL statements of a month', value: statements, unit: '', budget: { most: 1 }, detail: '' };
  yield ratio('month, 50 rules / 5 rules', fiftyRules / fiveRules, { most: 2 }, detail(fiftyRules));
  yield ratio('month, 500 bookings / none', manyBookings / fiveRules, { most: 2 }, detail(manyBookings));
}

/** Start and memory of the program with the demo. */
export async function* benchStarts(folder: string, pace: Pace): AsyncGenerator<Figure> {
  const first = await startProgram(folder);
  yield { name: 'first start', value: first.seconds, unit: 's', budget: { most: 15 }, detail: '' };
  await first.stop();
  const later = await startProgram(folder);
  try {
    yield { name: 'later start', value: later.seconds, unit: 's', budget: { most: 2 }, detail: '' };
    const memory = await measureMemory(later, pace.requests);
    const detail = `after each fifth: ${memory.map((megabytes) => megabytes.toFixed(0)).join(', ')}`;
    const name = `memory after ${pace.requests} requests`;
    yield { name, value: memory.at(-1) ?? 0, unit: 'MB', budget: { most: 250 }, detail };
  } finally {
    await later.stop();
  }
}

// A started program: the time to its first response, and its memory after many requests.

interface Started {
  seconds: number;
  origin: string;
  /** Resident megabytes of the server process, without PostgreSQL and the sandbox. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** The command of `npm start`, with its process settings that limit memory. */
function startCommand(): string {
  const { scripts } = JSON.parse(readFileSync(`${projectFolder}package.json`, 'utf8')) as {
    scripts: { start: string };
  };
  return `exec env ${scripts.start}`;
}

/** Starts the program on a folder; resolves when it serves guests. Throws when it exits first. */
async function startProgram(folder: string): Promise<Started> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: `${projectFolder}node_modules/.bin:${process.env['PATH']}`,
    PORT: String(port),
    BANYAN_SANDBOX_PORT: '0',
    BANYAN_DATA_DIR: folder,
    LOG_LEVEL: 'error',
    BANYAN_RATE_LIMIT_FACTOR: '100000',
    // On a busy machine the event loop lags; shed requests would measure nothing.
    BANYAN_MAX_LOOP_DELAY_MS: '60000',
  };
  const begun = performance.now();
  const child = spawn('sh', ['-c', startCommand()], { cwd: projectFolder, env, stdio: 'ignore' });
  await untilReady(child, origin);
  return {
    seconds: (performance.now() - begun) / 1000,
    origin,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(20);
  }
  throw new Error(`the program ended with ${child.exitCode} before it was ready`);
}

/** Memory after each fifth of `count` requests for pages and calls of every kind. */
async function measureMemory({ origin, memory }: Started, count: number): Promise<number[]> {
  const seen: number[] = [];
  for (let part = 0; part < 5; part += 1) {
    const result = await autocannon({ url: origin, connections: 10, amount: count / 5, requests: mixedRequests() });
    if (result['5xx'] > 0 || result.errors > 0)
      throw new Error(`${result['5xx']} answers were 5xx while memory was measured`);
    seen.push(memory());
  }
  return seen;
}

// Lists with new filters are rendered each time and fill the page cache; the others are the most frequent.
function mixedRequests(): autocannon.Request[] {
  const json = { 'content-type': 'application/json' };
  let turn = 0;
  const filtered = (request: autocannon.Request): autocannon.Request => {
    turn += 1;
    return { ...request, path: `/1/kathmandu?price=${turn % 400}-${450 + (turn % 40)}` };
  };
  const post = (name: string, body: unknown) => ({
    method: 'POST' as const,
    path: `/api/${name}`,
    headers: json,
    body: JSON.stringify(body),
  });
  return [
    { path: '/' },
    { path: '/1/kathmandu' },
    { path: '/1/kathmandu', setupRequest: filtered },
    { path: '/faq' },
    post('course/city', { city_id: 1 }),
    post('course/search', { keyword: 'pottery' }),
    post('course/detail', { course_id: 101 }),
    post('user/auth', {}),
  ];
}
