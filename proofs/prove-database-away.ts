// `npm run proofs -- database-away`: seats are sold while the database is stopped, paused and started again. Ends with 0 when
// every request is answered within 5 seconds and told to come back, no process ends, guests are served within 5 seconds
// after the database is back, and nothing that a guest was told is lost (docs/reliability.md).
import { setTimeout as sleep } from 'node:timers/promises';
import { startAwayServer, type AwayServer } from './away/server.ts';
import { watchAnswers, type Watch } from './away/watch.ts';
import { openDatabases, programAddress, type Databases } from './kit/databases.ts';
import { startFleet } from './kit/fleet.ts';
import { noLimits } from './kit/no-limits.ts';
import { patientPool } from './kit/patient-pool.ts';
import { buyTheRest, judgeSeats, prepareSeats, sellSeats } from './kit/seats.ts';

const [clients, warmMs, awayMs] = [8, 3000, 8000];
const bars = { answerMs: 5000, servedMs: 5000 };

/** What happens to the database; answers when it is back. */
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
      ...(seats.sold.size === 0 ? ['nobody got a seat'] : []),
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
    ...(away.length === 0 && name !== 'is started again' ? ['nobody was told to come back'] : []),
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
