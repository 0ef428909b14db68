// The world of a simulated year: database, program, payment sandbox, clock, and who lives in it.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { RatesGateway } from '#src/server/providers/rates.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createCaller } from '#tests/support/app/caller.ts';
import { as } from '#tests/support/app/tokens.ts';
import { startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import type { ProofDatabase } from '#proofs/kit/databases.ts';
import { fillCatalogue, type Catalogue, type Wish } from './catalogue.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import type { Order, Person } from './people.ts';

/** What a call has come to. */
export type Said<N extends CallName> = { ok: true; body: CallOutput<N> } | { ok: false; code: string };

export interface World {
  wish: Wish;
  startMs: number;
  endMs: number;
  pool: pg.Pool;
  sandbox: TestSandbox;
  /** The program as it runs now; a restart puts another one here. */
  program: Program;
  clock: SimulatedClock;
  agenda: Agenda;
  mailbox: Mailbox;
  catalogue: Catalogue;
  orders: Map<string, Order>;
  /** How often each thing happened. */
  counts: Map<string, number>;
  faults: string[];
  /** Departures that their host has ended as a whole: `course|date|time`. */
  endedDepartures: Set<string>;
  visitor(address: string, token?: string): Promise<Person>;
  call<N extends CallName>(
    who: Person,
    name: N,
    body: CallInput<N>,
    headers?: Record<string, string>,
  ): Promise<Said<N>>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The first moment of every simulated year: the same one, so that the same seed gives the same year whenever it is run. */
const firstMs = Date.parse('2027-03-01T00:00:00Z');
const dayMs = 86_400_000;
/** A statement may take its time while other things keep the machine busy. */
const timeouts = { query: 60_000, statement: 60_000, lock: 20_000 };

/** Fills a fresh database and opens the program over it. */
export async function openWorld(base: Pick<ProofDatabase, 'url'>, wish: Wish): Promise<World> {
  const pool = createPool({ url: base.url, isPgbouncer: false, size: 6, timeouts });
  const sandbox = await startSandbox({ settleDelayMs: 86_400_000, webhookRetryDelaysMs: [] });
  const clock = createClock(pool, firstMs, followedBy(sandbox));
  await clock.advanceTo(firstMs);
  const catalogue = await fillCatalogue(pool, wish);
  const gateways = { rates: ratesAt(clock) };
  const open = () => createProgram(pool, { stripeUrl: sandbox.url, gateways });
  let program = await open();
  const door: Pick<FastifyInstance, 'inject'> = {
    inject: ((order: never) => program.app.inject(order)) as unknown as FastifyInstance['inject'],
  };
  const mailbox = await openMailbox(sandbox, door, wish.seed);
  const world: World = {
    wish,
    startMs: firstMs,
    endMs: firstMs + wish.days * dayMs,
    pool,
    sandbox,
    get program() {
      return program;
    },
    clock,
    agenda: createAgenda(),
    mailbox,
    catalogue,
    orders: new Map(),
    counts: new Map(),
    faults: [],
    endedDepartures: new Set(),
    async visitor(address, token) {
      const caller = await createCaller(door as FastifyInstance, address);
      return { caller, headers: token === undefined ? {} : as(token) };
    },
    call: (who, name, body, headers = {}) => ask(world, who, { name, body, headers }),
    async restart() {
      await program.close();
      program = await open();
    },
    async close() {
      await mailbox.close();
      await program.close();
      await sandbox.close();
      await pool.end();
    },
  };
  return world;
}

interface Asked<N extends CallName> {
  name: N;
  body: CallInput<N>;
  headers: Record<string, string>;
}

async function ask<N extends CallName>(world: World, who: Person, asked: Asked<N>): Promise<Said<N>> {
  const { name, body, headers } = asked;
  const said = await who.caller.call(name, body, { ...who.headers, ...headers });
  const { status, code } = said.body;
  note(world, name, said.status, status === 'success' ? 'done' : code);
  return status === 'success' ? { ok: true, body: said.body as never } : { ok: false, code };
}

/** A source of exchange rates that knows today's, which never change. */
function ratesAt(clock: SimulatedClock): RatesGateway {
  const rates = new Map(Object.entries({ SGD: 1.3412, VND: 26_345, NPR: 133.5 }));
  return { source: 'rates.example', id: 'simulated', fetch: async () => ({ asOf: clock.nowMs(), rates }) };
}

// The provider's clock only stamps what it makes: it may be some minutes behind.
const behindMs = 600_000;

function followedBy(sandbox: TestSandbox) {
  let told = 0;
  return async (offsetMs: number): Promise<void> => {
    if (Math.abs(offsetMs - told) < behindMs) return;
    told = offsetMs;
    await sandbox.control('/clock', { offset_seconds: Math.round(offsetMs / 1000) });
  };
}

// What somebody who calls rightly is never answered, whatever fails behind the program.
const wrong = new Set(['bad-input', 'not-found', 'unauthorized', 'forbidden', 'internal']);

function note(world: World, name: string, status: number, outcome: string): void {
  count(world, `${name}: ${outcome}`);
  // A provider that cannot be reached is said to be so.
  if (status >= 500 && !(name.startsWith('payment/') && status !== 500))
    world.faults.push(`${name} answered ${status}`);
  else if (wrong.has(outcome)) world.faults.push(`${name} answered ${outcome}`);
}

/** Counts one more of a kind. */
export function count(world: World, what: string): void {
  world.counts.set(what, (world.counts.get(what) ?? 0) + 1);
}

// The fake clock: PostgreSQL and the payment sandbox get an offset, so that the whole program lives at another moment
// (ADR 017). Time goes on between two steps and never goes back.

interface SimulatedClock {
  /** The simulated moment, ms since 1970. */
  nowMs(): number;
  /** Moves to this moment, ms since 1970; stays where it is when that is over already. Nothing may be under way. */
  advanceTo(ms: number): Promise<void>;
}

/** Also puts every connection that the pool opens from now on to the simulated moment. The pool must be a new one. */
function createClock(pool: pg.Pool, startMs: number, follow: (offsetMs: number) => Promise<void>) {
  const live = new Set<pg.PoolClient>();
  pool.on('connect', (client) => live.add(client));
  pool.on('remove', (client) => live.delete(client));
  let offsetMs = startMs - Date.now();
  const setting = () => `${Math.round(offsetMs)}ms`;
  const forNewOnes = () => {
    pool.options.options = `-c timezone=UTC -c banyan.clock_offset=${setting()}`;
  };
  forNewOnes();
  const clock: SimulatedClock = {
    nowMs: () => Date.now() + offsetMs,
    async advanceTo(ms) {
      if (ms <= clock.nowMs()) return;
      offsetMs = ms - Date.now();
      forNewOnes();
      // A connection that has been cut has nothing to be told.
      const told = [...live].map((client) =>
        client.query(`set banyan.clock_offset = '${setting()}'`).catch(() => live.delete(client)),
      );
      await Promise.all([...told, follow(offsetMs)]);
    },
  };
  return clock;
}

// What is going to happen, in the order of its moments; what has the same moment happens in the order in which it was planned.

interface Planned {
  /** ms since 1970 */
  at: number;
  /** What it is called when it goes wrong. */
  what: string;
  act: () => Promise<unknown>;
  /** It comes round by itself, and nothing is left undone when it does not. */
  isRound: boolean;
}

interface Agenda {
  plan(at: number, what: string, act: () => Promise<unknown>, isRound?: boolean): void;
  /** Takes out what comes next; undefined when nothing is planned any more. */
  next(): Planned | undefined;
  /** How much is planned besides rounds. */
  waiting(): number;
}

/** An empty agenda. */
function createAgenda(): Agenda {
  // The next one stands last, so that taking it moves nothing.
  const planned: Planned[] = [];
  return {
    plan(at, what, act, isRound = false) {
      let [low, high] = [0, planned.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((planned[middle]?.at ?? 0) > at) low = middle + 1;
        else high = middle;
      }
      planned.splice(low, 0, { at, what, act, isRound });
    },
    next: () => planned.pop(),
    waiting: () => planned.filter(({ isRound }) => !isRound).length,
  };
}
