// One simulated year, from the first guest to the end of the last booking.
import { randomFor } from '#proofs/load/random.ts';
import type { ProofDatabase } from '#proofs/kit/databases.ts';
import { digest } from './digest.ts';
import { misfortune } from './failures.ts';
import { arrive } from './guests/arrive.ts';
import { hostsWeek } from './hosts/hosting.ts';
import { judge } from './judge/judge.ts';
import { stillOpen } from './judge/still-open.ts';
import { openAccounts, operatorsDay } from './operators.ts';
import { clearOut, deliver, turn } from './turn.ts';
import { seenOf } from './watch.ts';
import type { Wish } from './catalogue.ts';
import { openWorld, type World } from './world.ts';

export interface Year {
  world: World;
  faults: string[];
  /** SHA-256 in hex: the same for the same seed, days and number of bookings. */
  hash: string;
}

/** Told of every simulated day. */
export type Progress = (day: number, world: World) => void;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const turnMs = dayMs / 3;
// Late afternoon in both time zones, when hosts are told of tomorrow, is one of the turns.
const firstTurnMs = 3.5 * 60 * minuteMs;
/** After the last guest has arrived: no departure can be booked further ahead, and reviews are asked for two weeks after. */
const tailDays = 130;

/**
 * Lives through the days of the wish on a fresh database, and on until everything has ended. The caller closes the world.
 * Whatever a call of the program throws or answers wrongly is a fault; the year goes on.
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
    // What has come due meanwhile has gone out before anything else happens.
    await carefully(world, `the mails before ${next.what}`, () => deliver(world));
    await carefully(world, next.what, next.act);
    await carefully(world, `the mails after ${next.what}`, () => deliver(world));
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

/** Plans the arrivals, and whatever comes round. Moments are a little after the minute, never on it: nothing is due just then. */
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

/** A turn every eight hours, and every day once nobody is awaited any more, until everything has ended; then what is left of the agenda is nobody's any more. */
function planTurn(world: World, at: number): void {
  world.agenda.plan(at + 10_000, 'the due work', async () => {
    if (at >= world.endMs) {
      world.letterbox.calm();
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
