// `npm run prove:cluster`: seats are sold and paid through PgBouncer, HAProxy and two PostgreSQL under Patroni, while
// the leader is killed, paused and cut off. Exits with 0 when no reported result is lost, no seat is sold twice, and
// guests are served again within 30 seconds (docs/guide/scale.md). Exits with 77 (left out) without the programs.
//   --rounds 2  --clients 12  --seed 1
import { parseArgs } from 'node:util';
import { startCluster, type Cluster, type Following } from './cluster/cluster.ts';
import { deafStandby, faults, type Fault } from './cluster/faults.ts';
import { findPrograms } from './cluster/programs.ts';
import { openDatabases, type Databases, programAddress, type ProofDatabase } from './kit/databases.ts';
import { leftOut } from './list.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { runChaos } from './chaos-pay/run.ts';
import { startFleet } from './kit/fleet.ts';
import { patientPool } from './kit/patient-pool.ts';
import { buyTheRest, judgeSeats, prepareSeats, sellSeats, type Seats } from './kit/seats.ts';

// One fault: the leader fails while seats are sold and money is paid; then everything is compared.

interface RunWish {
  seed: number;
  clients: number;
  fault: Fault;
  /** Default: synchronously. */
  following?: Following;
}

interface RunReport {
  faults: string[];
  /** Seats sold, and payments taken. */
  sold: number;
  captures: number;
  retries: number;
  /** Milliseconds from the fault to the first successful order that began after it; null when there is none. */
  awayMs: number | null;
}

const warmMs = 8000;
const afterMs = 8000;
const longestAwayMs = 60_000;
const syncMs = 120_000;

/** Runs one fault on a separate database; the cluster is in sync before and after. */
async function runFault(cluster: Cluster, databases: Databases, wish: RunWish): Promise<RunReport> {
  const { following } = wish;
  await cluster.untilFollowed(syncMs, following);
  const made = await databases.fresh();
  const pooler = new URL(made.url);
  pooler.port = String(cluster.doors.pooler);
  const base: ProofDatabase = {
    ...made,
    pool: patientPool(made.pool),
    program: { url: pooler.toString(), isPgbouncer: true },
  };
  try {
    const seats = await prepareSeats(base.pool);
    const scene = { cluster, seats, isOver: false, awayMs: null as number | null };
    const report = await runChaos(base, {
      seed: wish.seed,
      bookings: 10,
      guests: 8,
      kills: false,
      goesOn: () => !scene.isOver,
      beside: ({ fleet }) => play(scene, wish, fleet.origins()),
    });
    await cluster.untilFollowed(syncMs, following);
    const faults = [...report.faults, ...(await judgeAll(base, seats))];
    if (report.captures === 0) faults.push('nothing was paid');
    const { retries, sold } = seats;
    return { faults, sold: sold.size, captures: report.captures, retries, awayMs: scene.awayMs };
  } finally {
    await base.drop();
  }
}

interface Scene {
  cluster: Cluster;
  seats: Seats;
  isOver: boolean;
  awayMs: number | null;
}

/** The fault begins under load with the standby in sync; the old leader returns during the run. */
async function play(
  scene: Scene,
  { seed, clients, fault, following }: RunWish,
  processes: readonly string[],
): Promise<void> {
  const door = await scene.cluster.admitGuests(processes);
  const crowd = sellSeats(scene.seats, { clients, seed, origins: () => [door.origin], goesOn: () => !scene.isOver });
  const happen = async (): Promise<void> => {
    await sleep(warmMs);
    const leader = await scene.cluster.untilFollowed(syncMs, following);
    const others = scene.cluster.nodes.filter((node) => node !== leader);
    await fault.begin(leader, others);
    const at = performance.now();
    scene.awayMs = await untilServed(scene.seats, at);
    await sleep(afterMs);
    fault.end(leader, others);
    await sleep(afterMs);
  };
  try {
    await Promise.all([crowd, happen().finally(() => (scene.isOver = true))]);
  } finally {
    await door.close();
  }
}

async function untilServed({ successes }: Seats, at: number): Promise<number | null> {
  while (performance.now() < at + longestAwayMs) {
    const first = successes.find(({ begun, ended }) => begun > at && ended > at + 1000);
    if (first !== undefined) return first.ended - at;
    await sleep(50);
  }
  return null;
}

async function judgeAll(base: ProofDatabase, seats: Seats): Promise<string[]> {
  const faults = await judgeSeats(base.pool, seats);
  const plan = { database: programAddress(base), journal: '/dev/null', jobsPauseMs: 100, mutations: [] };
  const fleet = await startFleet({ size: 2, plan });
  try {
    faults.push(...(await buyTheRest(base.pool, seats, fleet.origins)));
  } finally {
    await fleet.close();
  }
  return [...faults, ...(await judgeSeats(base.pool, seats))];
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});

const mostAwayMs = 30_000;

function numberOf(name: keyof typeof values, most: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  console.error(`--${name} takes a whole number from 1 to ${most}.`);
  process.exit(1);
}

const [rounds, clients, seed] = [numberOf('rounds', 20), numberOf('clients', 100), numberOf('seed', 2 ** 31)];
const found = findPrograms();
if ('missing' in found) {
  console.log(`Not installed: ${found.missing.join(', ')} (names of Debian packages): left out.`);
  process.exit(leftOut);
}
const started = performance.now();
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const cluster = await startCluster(found.programs, (line) => console.log(`starting: ${line}`));
console.log(`in sync after ${seconds(performance.now() - started)}\n`);
let isProven = true;

/** Runs one fault and prints the result; returns its failures. */
async function prove(databases: Databases, wish: RunWish): Promise<string[]> {
  const { awayMs, sold, captures, retries, faults: wrong } = await runFault(cluster, databases, wish);
  if (awayMs === null || awayMs > mostAwayMs) wrong.push('guests were not served again in time');
  if (sold === 0) wrong.push('no one got a seat');
  const served = awayMs === null ? 'not served again' : `served again after ${seconds(awayMs)}`;
  console.log(
    `${wish.fault.name}: ${served}; ${sold} orders of seats, ${captures} payments, ${retries} answers asked for again`,
  );
  return wrong;
}

/** The same judges with a replication that may lose data: they must notice. */
async function proveControl(databases: Databases): Promise<boolean> {
  await cluster.configure({ synchronous_mode: false, maximum_lag_on_failover: 1_073_741_824 });
  const wrong = await prove(databases, { seed, clients, fault: deafStandby, following: 'replica' });
  const lost = wrong.filter((line) => line.includes('missing'));
  console.log(
    lost.length > 0
      ? `caught  without synchronous replication: ${lost[0]} and ${lost.length - 1} more`
      : 'ESCAPED without synchronous replication: nothing was noticed',
  );
  return lost.length > 0;
}

try {
  const databases = await openDatabases(cluster.url('postgres'));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [index, fault] of faults.entries()) {
        const wrong = await prove(databases, { seed: seed + round * 10 + index, clients, fault });
        isProven &&= wrong.length === 0;
        console.log(
          wrong.length === 0
            ? 'holds'
            : wrong
                .slice(0, 10)
                .map((line) => `FAULT  ${line}`)
                .join('\n'),
        );
      }
    isProven = (await proveControl(databases)) && isProven;
  } finally {
    await databases.end();
  }
} finally {
  await cluster.stop();
}
console.log(
  isProven ? '\nNothing that a guest was told is lost, no seat was sold twice, the books agree.' : '\nNOT PROVEN.',
);
process.exitCode = isProven ? 0 : 1;
