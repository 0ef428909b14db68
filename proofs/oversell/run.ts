// One run: processes, clients, rounds of competing and judging, until time is up or something is broken.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { randomFor } from '#proofs/kit/random.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { programAddress, type ProofDatabase } from '#proofs/kit/databases.ts';
import { startFleet, type Fleet } from '#proofs/kit/fleet.ts';
import { createGuest } from '#proofs/kit/guest.ts';
import { readJournal } from '#proofs/kit/journal.ts';
import { mutateFunctions } from '#proofs/kit/mutate-functions.ts';
import { noLimits } from '#proofs/kit/no-limits.ts';
import type { Mutation } from '#proofs/kit/server-plan.ts';
import { openArena, prepareCourse, type Arena } from './arena.ts';
import { channels, type Attempt } from './channels.ts';
import { judgeAtRest, judgeNoneLost, oversoldNow } from './judge.ts';
import { Broken, type Outcome } from './outcome.ts';

export interface Wish {
  seed: number;
  clients: number;
  processes: number;
  seconds: number;
  /** After `seconds`, continues until each channel has succeeded once, for at most `patienceMs` more. */
  needsEveryChannel?: boolean;
  mutations?: readonly Mutation[];
  /** SQL that runs first: removes the safeguard behind a lock. */
  damage?: string;
}

export interface Report {
  rounds: number;
  /** By channel and outcome. */
  counts: Map<string, Map<Outcome, number>>;
  faults: string[];
  /** Names of mutations that changed a statement. */
  applied: string[];
}

const roundMs = 1500;
/** On a busy machine one round takes up to 40 seconds, and a channel may need a second one. */
const patienceMs = 120_000;
/** On a busy machine a round lasts longer instead of doing less: only a sold booking can be moved. */
const leastAttempts = 10;
/** Pause between two checks during a round. */
const lookMs = 20;
type World = { wish: Wish; base: ProofDatabase; fleet: Fleet; report: Report };

/** Competes for fresh departures until `seconds` have passed; stops at the first round with a fault. */
export async function runOversell(base: ProofDatabase, wish: Wish): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-oversell-'));
  const journal = join(folder, 'journal');
  const report: Report = { rounds: 0, counts: new Map(), faults: [], applied: [] };
  const { mutations = [] } = wish;
  if (wish.damage !== undefined) await base.pool.query(wish.damage);
  await base.pool.query(noLimits);
  report.applied = await mutateFunctions(base.pool, mutations);
  const prepared = await prepareCourse(base.pool);
  const plan = { database: programAddress(base), journal, jobsPauseMs: 50, mutations };
  const fleet = await startFleet({ size: wish.processes, plan });
  const world: World = { wish, base, fleet, report };
  try {
    const begun = performance.now();
    const end = begun + wish.seconds * 1000;
    const latest = wish.needsEveryChannel === true ? end + patienceMs : end;
    const isOver = () => performance.now() >= (missingChannels(report).length > 0 ? latest : end);
    do {
      const arena = await openArena(base.pool, prepared, report.rounds);
      report.rounds += 1;
      await fight(world, arena, performance.now() + Math.min(roundMs, wish.seconds * 1000));
      await judge(world, arena);
    } while (!isOver() && report.faults.length === 0);
    for (const { id, violations } of await verifyInvariants(base.pool))
      report.faults.push(...violations.map((line) => `${id}: ${line}`));
    report.applied.push(...readJournal(journal).mutated.keys());
    for (const [name, counts] of report.counts)
      if (counts.has('absent')) report.faults.push(`${name}: the program has no such call`);
    if (fleet.deaths() > 0) report.faults.push(`${fleet.deaths()} server processes ended by themselves`);
  } finally {
    await fleet.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return report;
}

/** Channels without a success: the run proves nothing about them. */
export function missingChannels({ counts }: Report): string[] {
  return Object.keys(channels).filter((name) => !counts.get(name)?.has('done'));
}

async function fight(world: World, arena: Arena, until: number): Promise<void> {
  const { wish, fleet, report } = world;
  const client = async (index: number) => {
    const random = randomFor(wish.seed, report.rounds, index);
    const guest = await createGuest(fleet.origins, random);
    for (let made = 0; (performance.now() < until || made < leastAttempts) && report.faults.length === 0; made += 1)
      await attempt(report, { arena, pool: world.base.pool, origins: fleet.origins, random, guest });
  };
  let isOver = false;
  const watch = async () => {
    while (!isOver && report.faults.length === 0) {
      report.faults.push(...(await oversoldNow(world.base.pool, arena)));
      await setTimeout(lookMs);
    }
  };
  const clients = Promise.all(Array.from({ length: wish.clients }, (_, index) => client(index)));
  await Promise.all([clients.finally(() => (isOver = true)), watch()]);
}

const tickets = Object.entries(channels).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

async function attempt(report: Report, on: Attempt): Promise<void> {
  const name = on.random.pick(tickets);
  const counts = report.counts.get(name) ?? new Map<Outcome, number>();
  report.counts.set(name, counts);
  try {
    const outcome = (await channels[name]?.run(on)) ?? 'nothing to do';
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    report.faults.push(`${name}: ${error.message}`);
  }
}

async function judge({ base, fleet, report }: World, arena: Arena): Promise<void> {
  try {
    report.faults.push(...(await judgeAtRest(base.pool, arena)));
    if (report.faults.length > 0) return;
    report.faults.push(...(await judgeNoneLost(base.pool, arena, fleet.origins)));
    report.faults.push(...(await judgeAtRest(base.pool, arena)));
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    report.faults.push(error.message);
  }
}
