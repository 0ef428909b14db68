// One simulated year, from the first guest to the end of the last booking.
import { randomFor } from '#proofs/kit/random.ts';
import type { ProofDatabase } from '#proofs/kit/databases.ts';
import { digest } from './digest.ts';
import { arrive } from './guests/arrive.ts';
import { hostsWeek } from './hosts/hosting.ts';
import { openAccounts, operatorsDay } from './operators.ts';
import { clearOut, deliver, turn } from './turn.ts';
import { seenOf, oversold, type Reading, type Seen } from './watch.ts';
import type { Wish } from './catalogue.ts';
import { openWorld, type World, count } from './world.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { judgeMails } from './judge/judge-mails.ts';
import { setTimeout as sleep } from 'node:timers/promises';

// The failures of a year: provider responses, the process, its database connections.

const operations = [
  'payment_intents.create',
  'payment_intents.confirm',
  'refunds.create',
  'paypal.orders.create',
  'paypal.orders.capture',
  'paypal.captures.refund',
] as const;
const kinds = ['drop-before', 'drop-after-effect', '500', '500-after-effect', '429'] as const;
const patienceMs = 30_000;

/** The misfortune of a day: on most days none. */
async function misfortune(world: World, day: number): Promise<void> {
  const random = randomFor(world.wish.seed, 60, day);
  const fate = random.next();
  if (fate < 0.3) {
    const fault = { operation: random.pick(operations), kind: random.pick(kinds), times: random.between(1, 3) };
    await world.sandbox.control('/faults', fault);
    count(world, 'failure: answers of a provider');
  } else if (fate < 0.38) {
    await world.restart();
    count(world, 'failure: the process ends and starts again');
  } else if (fate < 0.44) {
    await cutConnections(world);
    count(world, 'failure: every connection to the database is cut');
  }
}

/** Cuts connections like a restarting database; waits until the program notices, so that no later call fails. */
async function cutConnections({ pool }: World): Promise<void> {
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await pool.query(cut);
  for (const end = performance.now() + patienceMs; pool.totalCount > 1 && performance.now() < end;) await sleep(2);
}

export interface Year {
  world: World;
  faults: string[];
  /** SHA-256 in hex: the same for the same seed, days and number of bookings. */
  hash: string;
}

export type Progress = (day: number, world: World) => void;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const turnMs = dayMs / 3;
// One of the turns is late afternoon in both time zones, when hosts are told of tomorrow.
const firstTurnMs = 3.5 * 60 * minuteMs;
/** After the last arrival: covers the furthest departure, and the review emails two weeks later. */
const tailDays = 130;

/**
 * Runs the days of the wish on a fresh database until everything has ended. The caller closes the world.
 * A call that throws or responds wrongly is a fault; the year continues.
 */
export async function simulate(
  base: Pick<ProofDatabase, 'url'>,
  wish: Wish,
  progress: Progress = () => undefined,
): Promise<Year> {
  const world = await openWorld(base, wish);
  planYear(world);
  for (let day = -1, next = world.agenda.next(); next; next = world.agenda.next()) {
    await world.clock.advanceTo(next.at);
    // Due emails are sent before anything else happens.
    await carefully(world, `the emails before ${next.what}`, () => deliver(world));
    await carefully(world, next.what, next.act);
    await carefully(world, `the emails after ${next.what}`, () => deliver(world));
    const today = Math.floor((next.at - world.startMs) / dayMs);
    if (today !== day) progress((day = today), world);
  }
  const faults = [...world.faults, ...(await judge({ ...world, pool: world.pool, seen: seenOf(world) }))];
  return { world, faults: [...new Set(faults)], hash: await digest(world) };
}

async function carefully(world: World, what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    world.faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Plans arrivals and recurring events. Moments are just after the minute: nothing is due then. */
function planYear(world: World): void {
  const { agenda, startMs, wish } = world;
  agenda.plan(startMs + minuteMs, 'hosts open their accounts', () => openAccounts(world));
  for (let n = 1; n <= wish.bookings; n += 1) {
    const random = randomFor(wish.seed, 9, n);
    const at = startMs + random.below(wish.days * 1440) * minuteMs + random.between(1, 40) * 1000;
    agenda.plan(at, `guest ${n} arrives`, () => arrive(world, n));
  }
  for (let day = 0; day < wish.days + tailDays; day += 1) {
    const at = (hours: number) => startMs + day * dayMs + hours * 60 * minuteMs + 20_000;
    const isYear = day < wish.days;
    if (isYear && day > 0) agenda.plan(at(5), `misfortune of day ${day}`, () => misfortune(world, day));
    if (isYear && day % 7 === 3) agenda.plan(at(6), `hosts in week ${day / 7}`, () => hostsWeek(world, day));
    agenda.plan(at(8), `the operator's day ${day}`, () => operatorsDay(world, day), true);
    agenda.plan(at(23), `day ${day} is cleared out`, () => clearOut(world), true);
  }
  planTurn(world, startMs + firstTurnMs);
}

/**
 * A turn every eight hours; daily after the last arrival, until everything has ended. The rest of the agenda is then
 * dropped.
 */
function planTurn(world: World, at: number): void {
  world.agenda.plan(at + 10_000, 'the due work', async () => {
    if (at >= world.endMs) {
      world.mailbox.calm();
      await world.sandbox.control('/faults', {}, 'DELETE');
    }
    await turn(world);
    if (at >= world.endMs && (await isOver(world))) return finish(world);
    const isQuiet = at >= world.endMs && (await guestsAwaited(world)) === 0;
    if (at < world.endMs + tailDays * dayMs) planTurn(world, at + (isQuiet ? dayMs : turnMs));
  });
}

async function guestsAwaited({ pool }: World): Promise<number> {
  const waiting = await pool.query(
    `select from booking where status in ('held', 'requested', 'confirmed', 'checked_in')`,
  );
  return waiting.rowCount ?? 0;
}

async function isOver(world: World): Promise<boolean> {
  return world.agenda.waiting() === 0 && (await stillOpen(world.pool)).length === 0;
}

function finish(world: World): void {
  while (world.agenda.next() !== undefined);
}

// Judges a year after everything has ended.

/** The evidence: the database, and what was seen on the way. */
interface Ended {
  pool: Reading;
  seen: Seen;
  endedDepartures: ReadonlySet<string>;
}

export async function judge({ pool, seen, endedDepartures }: Ended): Promise<string[]> {
  const verdicts = await verifyInvariants(pool);
  return [
    ...(await oversold(pool)),
    ...verdicts.flatMap(({ id, violations }) => violations.map((line) => `${id}: ${line}`)),
    ...(await ledgerAtZero(pool)),
    ...(await stillOpen(pool)),
    ...(await judgeMails(pool, seen, [...endedDepartures])),
  ];
}

/** All accounts together come to 0 in each currency. */
async function ledgerAtZero(pool: Reading): Promise<string[]> {
  const result = await pool.query<{ line: string }>(
    `select 'the ledger is off by ' || sum(amount_minor) || ' ' || currency as line from ledger_entry
     group by currency having sum(amount_minor) <> 0`,
  );
  return result.rows.map(({ line }) => line);
}

// Everything that has not ended. The year ends when it is empty.

/**
 * A line for each pending thing. After a failed refund a departure's books wait for the operator for good
 * (docs/domain/bookings.md#completion). Staff tasks may stay open.
 */
async function stillOpen(pool: Reading): Promise<string[]> {
  const result = await pool.query<{ line: string }>(`
    select 'booking ' || ref || ' is ' || status as line from booking where status in ('held', 'requested', 'confirmed', 'checked_in')
    union all select 'payment ' || id || ' is ' || status from payment where status in ('new', 'open', 'action', 'unknown')
    union all select 'refund ' || id || ' is ' || status from refund where status in ('new', 'sent', 'pending')
    union all select 'event ' || event_id || ' waits: ' || coalesce(error, '') from gateway_event where processed_at is null
    union all select 'task ' || id || ' of the outbox waits: ' || (payload ->> 'kind') || ' ' || coalesce(error, '') from outbox where done_at is null
    union all select 'the guest of ' || b.ref || ' is to be asked for a review' from review_asking a join booking b on b.id = a.booking_id
      where a.due_at is not null
    union all select 'the cash of ' || ref || ' is ' || cash from booking
      where cash in ('due', 'host_says_paid', 'both_say_paid', 'waived', 'disputed') and cash_settled_at is null and status in ('completed', 'no_show')
    union all select 'departure ' || d.id || ' is not settled' from departure d where d.settled_at is null
      and exists (select from booking b where b.departure_id = d.id and b.status in ('completed', 'no_show'))
      and not exists (select from booking b where b.departure_id = d.id and b.refund = 'failed')
    union all select 'payout run ' || number || ' is open' from payout_run where paid_at is null and cancelled_at is null`);
  return result.rows.map(({ line }) => line);
}
