// `npm run proofs -- database-away`: seats are sold while the database is stopped, paused and started again. Exits with
// 0 when every request gets a response within 5 seconds and a retry hint, no process exits, guests are served within 5
// seconds of the database's return, and no reported result is lost (docs/operations/testing.md).
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabases, programAddress, type Databases } from './kit/databases.ts';
import { startFleet } from './kit/fleet.ts';
import { noLimits } from './kit/no-limits.ts';
import { patientPool } from './kit/patient-pool.ts';
import { buyTheRest, judgeSeats, prepareSeats, sellSeats } from './kit/seats.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type EmbeddedServer } from '#src/server/platform/db/embedded/embedded.ts';
import { serverProcesses, signalAll } from './kit/server-processes.ts';

// Polls each process, and records responses and their times.

interface Answer {
  at: number;
  /** 0: none. */
  status: number;
  ms: number;
  retryAfter: string | null;
}

interface Watch {
  answers: Answer[];
  /** Milliseconds to the first 200 of a request sent after `since`; null when none comes within 20 s. */
  untilServed(since: number): Promise<number | null>;
  stop(): Promise<void>;
}

const everyMs = 100;
const patienceMs = 20_000;

/** Requests a course, which only the database knows. */
function watchAnswers(origins: () => readonly string[], courseId: number): Watch {
  const answers: Answer[] = [];
  const under = new Set<Promise<void>>();
  let isOver = false;
  const ask = async (origin: string): Promise<void> => {
    const at = performance.now();
    const said = await fetch(`${origin}/api/course/detail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ course_id: courseId }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    await said?.arrayBuffer();
    const [status, retryAfter] = [said?.status ?? 0, said?.headers.get('retry-after') ?? null];
    answers.push({ at, status, ms: performance.now() - at, retryAfter });
  };
  const watching = (async () => {
    while (!isOver) {
      for (const origin of origins()) {
        const asking = ask(origin).finally(() => under.delete(asking));
        under.add(asking);
      }
      await sleep(everyMs);
    }
    await Promise.all(under);
  })();
  return {
    answers,
    async untilServed(since) {
      while (performance.now() < since + patienceMs) {
        const first = answers.find(({ at, status }) => at >= since && status === 200);
        if (first !== undefined) return first.at + first.ms - since;
        await sleep(everyMs / 2);
      }
      return null;
    },
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

// A PostgreSQL that can be stopped, paused and started again.

interface AwayServer {
  url(name: string): string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Pauses all its processes, as on a machine that hangs. */
  pause(): void;
  goOn(): void;
  remove(): Promise<void>;
}

const flags = ['fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap((flag) => ['-c', flag]);

/** Starts it. Only `start` revives it. */
async function startAwayServer(): Promise<AwayServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-away-'));
  const open = () => startEmbedded({ dataDir, log: () => undefined, flags, isShared: true });
  let server: EmbeddedServer = await open();
  const signal = (what: NodeJS.Signals) => signalAll(serverProcesses(join(dataDir, 'postgres')), what);
  return {
    url: (name) => server.url(name),
    stop: () => server.stop(),
    async start() {
      server = await open();
    },
    pause: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    async remove() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const [clients, warmMs, awayMs] = [8, 3000, 8000];
const bars = { answerMs: 5000, servedMs: 5000 };

/** The troubles of the database; each resolves when it is back. */
const troubles: Readonly<Record<string, (server: AwayServer) => Promise<void>>> = {
  async 'is stopped'(server) {
    await server.stop();
    await sleep(awayMs);
    await server.start();
  },
  async 'is paused'(server) {
    server.pause();
    await sleep(awayMs);
    server.goOn();
  },
  async 'is started again'(server) {
    await server.stop();
    await server.start();
  },
};

async function prove(name: string, server: AwayServer, databases: Databases): Promise<string[]> {
  const made = await databases.fresh();
  const base = { ...made, pool: patientPool(made.pool) };
  await base.pool.query(noLimits);
  const seats = await prepareSeats(base.pool);
  const plan = { database: programAddress(base), journal: '/dev/null', jobsPauseMs: 100, mutations: [] };
  const fleet = await startFleet({ size: 2, plan });
  try {
    let isOver = false;
    const crowd = sellSeats(seats, { clients, seed: 1, origins: fleet.origins, goesOn: () => !isOver });
    const watch = watchAnswers(fleet.origins, seats.courseId);
    await sleep(warmMs);
    await troubles[name]?.(server);
    const back = performance.now();
    const servedMs = await watch.untilServed(back);
    await sleep(warmMs);
    isOver = true;
    await Promise.all([crowd, watch.stop()]);
    return [
      ...judgeAnswers(name, watch, servedMs),
      ...(fleet.deaths() > 0 ? [`${fleet.deaths()} processes ended by themselves`] : []),
      ...(seats.sold.size === 0 ? ['no one got a seat'] : []),
      ...(await buyTheRest(base.pool, seats, fleet.origins)),
      ...(await judgeSeats(base.pool, seats)),
    ];
  } finally {
    await fleet.close();
    await base.drop();
  }
}

function judgeAnswers(name: string, { answers }: Watch, servedMs: number | null): string[] {
  const longest = Math.max(...answers.map(({ ms }) => ms));
  const away = answers.filter(({ status }) => status === 503);
  const wrong = answers.filter(({ status }) => status !== 200 && status !== 503);
  const speechless = away.filter(({ retryAfter }) => retryAfter === null);
  const served = servedMs === null ? 'not served again' : `served ${Math.round(servedMs)} ms after it is back`;
  console.log(`the database ${name}: ${served}; longest answer ${Math.round(longest)} ms, ${away.length} × 503`);
  return [
    ...(longest > bars.answerMs ? [`an answer took ${Math.round(longest)} ms`] : []),
    ...(servedMs === null || servedMs > bars.servedMs ? ['guests were not served again in time'] : []),
    ...(wrong.length > 0 ? [`answers with ${[...new Set(wrong.map(({ status }) => status))].join(', ')}`] : []),
    ...(speechless.length > 0 ? [`${speechless.length} × 503 without Retry-After`] : []),
    ...(away.length === 0 && name !== 'is started again' ? ['no one was told to retry'] : []),
  ];
}

const server = await startAwayServer();
let isProven = true;
try {
  const databases = await openDatabases(server.url('postgres'));
  for (const name of Object.keys(troubles)) {
    const faults = await prove(name, server, databases);
    isProven &&= faults.length === 0;
    console.log(
      faults.length === 0
        ? 'holds'
        : faults
            .slice(0, 10)
            .map((line) => `FAULT  ${line}`)
            .join('\n'),
    );
  }
  await databases.end();
} finally {
  await server.remove();
}
process.exitCode = isProven ? 0 : 1;
