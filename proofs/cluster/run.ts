// One fault: seats are sold and money is paid while something happens to the leader, and everything is compared afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import { runChaos } from '#proofs/chaos-pay/run.ts';
import { programAddress, type Databases, type ProofDatabase } from '#proofs/kit/databases.ts';
import { startFleet } from '#proofs/kit/fleet.ts';
import type { Cluster, Following } from './cluster.ts';
import type { Fault } from './faults.ts';
import { patientPool } from '#proofs/kit/patient-pool.ts';
import { buyTheRest, judgeSeats, prepareSeats, sellSeats, type Seats } from '#proofs/kit/seats.ts';

export interface RunWish {
  seed: number;
  clients: number;
  fault: Fault;
  /** Left out: synchronously. */
  following?: Following;
}

export interface RunReport {
  faults: string[];
  /** Seats that were sold, and payments that were taken. */
  sold: number;
  captures: number;
  /** Answers that were asked for again. */
  retries: number;
  /** From the fault to the first order that was begun after it and sold, in milliseconds; null: nobody was served again. */
  awayMs: number | null;
}

const warmMs = 8000;
const afterMs = 8000;
const longestAwayMs = 60_000;
const syncMs = 120_000;

/** Runs one fault on a database of its own; the cluster is in sync before and after. */
export async function runFault(cluster: Cluster, databases: Databases, wish: RunWish): Promise<RunReport> {
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

/** The fault begins while everything runs and the standby is in sync; the leader of before comes back while it runs on. */
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
