// Where the chaos happens: a database, a provider's sandbox, a few scarce departures and one with room for all.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { webhookSecret } from '#tests/support/app/program.ts';
import type { Random } from '#proofs/kit/random.ts';
import { programAddress, type ProofDatabase } from '#proofs/kit/databases.ts';
import { startFleet, type Fleet } from '#proofs/kit/fleet.ts';
import { mutateFunctions } from '#proofs/kit/mutate-functions.ts';
import { noLimits } from '#proofs/kit/no-limits.ts';
import { readJournal } from '#proofs/kit/journal.ts';
import type { Mutation, KillPoint } from '#proofs/kit/server-plan.ts';

// The step where the next process dies.

const stepsAhead = 40;

/** Mostly one of the next steps, so frequent ones get many kills; else the one with the fewest kills. */
function nextKill({ seen, killed }: ReturnType<typeof readJournal>, random: Random): KillPoint {
  const labels = [...seen.keys()];
  if (labels.length === 0 || random.chance(0.6)) return { label: null, pass: random.between(1, stepsAhead) };
  const least = Math.min(...labels.map((label) => killed.get(label) ?? 0));
  return { label: random.pick(labels.filter((label) => (killed.get(label) ?? 0) === least)), pass: 1 };
}

export interface Slot {
  courseId: number;
  date: string;
  time: string;
  capacity: number;
}

export interface World {
  base: ProofDatabase;
  sandbox: TestSandbox;
  fleet: Fleet;
  journal: string;
  scarce: readonly Slot[];
  roomy: Slot;
  /** Names of mutations that changed a database function. */
  applied: string[];
  close(): Promise<void>;
}

export interface WorldWish {
  mutations: readonly Mutation[];
  kills: boolean;
  random: Random;
  scarceSlots: number;
}

/** The program's timeout for the provider: short, so that a hanging response costs little time. */
const timeoutMs = 700;
const scarceSeats = 3;

/** Prepares everything and starts the processes; webhooks go to any live one. */
export async function openWorld(base: ProofDatabase, wish: WorldWish): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-chaos-'));
  const journal = join(folder, 'journal');
  const sandbox = await startSandbox({ settleDelayMs: 300, webhookRetryDelaysMs: [100, 300, 900] });
  await base.pool.query(noLimits);
  const [scarce, roomy] = await prepareSlots(base, wish.scarceSlots);
  const applied = await mutateFunctions(base.pool, wish.mutations);
  const plan = {
    database: programAddress(base),
    journal,
    jobsPauseMs: 100,
    stripeUrl: sandbox.url,
    timeoutMs,
    mutations: wish.mutations,
  };
  const killOf = () => (wish.kills ? nextKill(readJournal(journal), wish.random) : null);
  const fleet = await startFleet({ size: wish.kills ? 3 : 2, plan, spares: wish.kills ? 1 : 0, killOf });
  await pointWebhooks(sandbox, fleet);
  const close = async () => {
    await fleet.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { base, sandbox, fleet, journal, scarce, roomy, applied, close };
}

/** Replaces the killed processes by two fresh ones without trouble. */
export async function openCalm({ base, sandbox, journal }: World, mutations: readonly Mutation[]): Promise<Fleet> {
  const plan = {
    database: programAddress(base),
    journal,
    jobsPauseMs: 50,
    stripeUrl: sandbox.url,
    timeoutMs: 2000,
    mutations,
  };
  const fleet = await startFleet({ size: 2, plan });
  await pointWebhooks(sandbox, fleet);
  return fleet;
}

async function pointWebhooks(sandbox: TestSandbox, fleet: Fleet): Promise<void> {
  await sandbox.control('/webhooks', {
    url: `${fleet.hook}/webhooks/stripe`,
    secret: webhookSecret,
    paypal_url: `${fleet.hook}/webhooks/paypal`,
  });
}

async function prepareSlots({ pool }: ProofDatabase, count: number): Promise<[Slot[], Slot]> {
  const small = await insertBookableCourse(pool, { capacity: scarceSeats, max_pax: scarceSeats });
  const large = await insertBookableCourse(pool, { capacity: 5000 });
  await pool.query(`insert into exchange_rate (code, rate, fetched_at) values ('SGD', 1.3412, banyan_now())`);
  const days = await pool.query<{ day: string }>(
    'select ($1::date + n)::text as day from generate_series(0, $2::integer - 1) n',
    [small.date, count],
  );
  const scarce = days.rows.map(({ day }) => ({
    courseId: small.id,
    date: day,
    time: small.time,
    capacity: scarceSeats,
  }));
  return [scarce, { courseId: large.id, date: large.date, time: large.time, capacity: 5000 }];
}
