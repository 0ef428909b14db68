// One run of chaos: guests meet trouble, then calm, then judgement.
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFor } from '#proofs/kit/random.ts';
import type { ProofDatabase } from '#proofs/kit/databases.ts';
import { readJournal } from '#proofs/kit/journal.ts';
import type { Mutation } from '#proofs/kit/server-plan.ts';
import { usualHabits, visit, type Habits } from './guests.ts';
import { judgePromises, judgeBooks, judgeWords } from './judge.ts';
import { count, type Tally } from './reported.ts';
import { makeTrouble, type Trouble } from './trouble.ts';
import { openCalm, openWorld, type World } from './world.ts';
import { ageEverything } from '#tests/support/payment/paying.ts';
import { endHolds } from '#tests/support/database/touch-rows.ts';

export interface Wish {
  seed: number;
  bookings: number;
  guests: number;
  kills: boolean;
  habits?: Partial<Habits>;
  mutations?: readonly Mutation[];
  /** SQL that runs first: removes the safeguard behind a mutated part. */
  damage?: string;
  /** Guests continue beyond `bookings` while this is true. */
  goesOn?: () => boolean;
  /** Runs at the same time, in the same world. */
  beside?: (world: World) => Promise<void>;
  /** How long everything may take to end afterwards. */
  patienceSeconds?: number;
}

const usualPatience = 60;
/** The most that one guest may take. */
const visitMs = 60_000;

export interface Report {
  tally: Tally;
  /** By step. */
  kills: ReadonlyMap<string, number>;
  steps: number;
  randomKills: number;
  providerFaults: number;
  events: number;
  captures: number;
  lateRefunds: number;
  faults: string[];
  applied: string[];
}

export async function runChaos(base: ProofDatabase, wish: Wish): Promise<Report> {
  const { mutations = [] } = wish;
  if (wish.damage !== undefined) await base.pool.query(wish.damage);
  const random = randomFor(wish.seed, 100, 0);
  const world = await openWorld(base, {
    mutations,
    kills: wish.kills,
    random,
    scarceSlots: Math.max(2, Math.round(wish.bookings / 6)),
  });
  const tally: Tally = { reported: [], counts: new Map() };
  try {
    const trouble = makeTrouble(world, wish.seed, wish.kills);
    await Promise.all([crowd(world, tally, wish, trouble), wish.beside?.(world)]);
    await trouble.settled();
    await world.fleet.close();
    const open = await calm(world, wish);
    const books = await judgeBooks(world);
    const faults = [
      ...open,
      ...(await judgePromises(world)),
      ...books.faults,
      ...(await judgeWords(world, tally.reported)),
    ];
    const { seen, killed, mutated } = readJournal(world.journal);
    return {
      tally,
      kills: killed,
      steps: seen.size,
      randomKills: trouble.kills,
      providerFaults: trouble.faults,
      captures: books.captures,
      ...(await counted(world)),
      faults,
      applied: [...world.applied, ...mutated.keys()],
    };
  } finally {
    await world.close();
  }
}

async function crowd(world: World, tally: Tally, wish: Wish, { tick }: Trouble): Promise<void> {
  const { seed, bookings, guests, habits, goesOn = () => false } = wish;
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < bookings || goesOn()) {
      const n = (next += 1);
      const on = { world, tally, tick, habits: { ...usualHabits, ...habits }, random: randomFor(seed, 200, n), n };
      const end = visit(on).catch((error: unknown) => count(tally, `gave up: ${reasonOf(error)}`));
      await Promise.race([end, sleep(visitMs, undefined, { ref: false })]);
    }
  };
  await Promise.all(Array.from({ length: guests }, one));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function calm(world: World, { mutations = [], patienceSeconds = usualPatience }: Wish): Promise<string[]> {
  const fleet = await openCalm(world, mutations);
  try {
    return await recover(world, patienceSeconds);
  } finally {
    await fleet.close();
  }
}

async function counted({ base }: World): Promise<Pick<Report, 'events' | 'lateRefunds'>> {
  const result = await base.pool.query<{ events: number; late: number }>(
    `select (select count(*) from gateway_event)::integer as events,
       (select count(*) from refund where reason = 'late_or_surplus')::integer as late`,
  );
  const { events = 0, late = 0 } = result.rows[0] ?? {};
  return { events, lateRefunds: late };
}

// After the storm: nothing fails any more, time passes, and the program must finish everything by itself.

/** Returns what is still open after this many seconds; empty when everything has ended. */
async function recover({ base, sandbox }: World, patienceSeconds: number): Promise<string[]> {
  await sandbox.control('/faults', {}, 'DELETE');
  await sandbox.control('/webhooks', { hold: false, duplicate: 0, drop: 0, reorder_ms: 0, delay_ms: 0 });
  await sandbox.control('/webhooks/release');
  const end = performance.now() + patienceSeconds * 1000;
  for (;;) {
    await sandbox.control('/settle');
    // Repeated: a payment found at the bank extends the hold once.
    await endHolds(base.pool, 'true');
    await ageEverything(base.pool);
    await sleep(250);
    const open = await stillOpen(base.pool);
    if (open.length === 0 || performance.now() > end) return open;
  }
}

async function stillOpen(pool: World['base']['pool']): Promise<string[]> {
  const result = await pool.query<{ line: string }>(`
    select 'payment ' || id || ' is ' || status as line from payment where status in ('new', 'open', 'action', 'unknown')
    union all select 'refund ' || id || ' is ' || status from refund where status in ('new', 'sent', 'pending')
    union all select 'event ' || event_id || ' (' || type || ') waits: ' || coalesce(error, '') from gateway_event where processed_at is null
    union all select 'booking ' || ref || ' is still held' from booking where status = 'held'`);
  return result.rows.map(({ line }) => line);
}
