// The world of a simulated year: database, program, payment sandbox, clock and people.
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

export type Said<N extends CallName> = { ok: true; body: CallOutput<N> } | { ok: false; code: string };

export interface World {
  wish: Wish;
  startMs: number;
  endMs: number;
  pool: pg.Pool;
  sandbox: TestSandbox;
  /** The running program; a restart replaces it. */
  program: Program;
  clock: SimulatedClock;
  agenda: Agenda;
  mailbox: Mailbox;
  catalogue: Catalogue;
  orders: Map<string, Order>;
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

/** The fixed first moment of every year, so that a seed always gives the same year. */
const firstMs = Date.parse('2027-03-01T00:00:00Z');
const dayMs = 86_400_000;
/** Long timeouts, because other work keeps the machine busy. */
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

/** Exchange rates of today that never change. */
function ratesAt(clock: SimulatedClock): RatesGateway {
  const rates = new Map(Object.entries({ SGD: 1.3412, VND: 26_345, NPR: 133.5 }));
  return { source: 'rates.example', id: 'simulated', fetch: async () => ({ asOf: clock.nowMs(), rates }) };
}

// The provider's clock only stamps its objects: it may lag by some minutes.
const behindMs = 600_000;

function followedBy(sandbox: TestSandbox) {
  let told = 0;
  return async (offsetMs: number): Promise<void> => {
    if (Math.abs(offsetMs - told) < behindMs) return;
    told = offsetMs;
    await sandbox.control('/clock', { offset_seconds: Math.round(offsetMs / 1000) });
  };
}

// Codes that a correct call never gets, even when something behind the program fails.
const wrong = new Set(['bad-input', 'not-found', 'unauthorized', 'forbidden', 'internal']);

function note(world: World, name: string, status: number, outcome: string): void {
  count(world, `${name}: ${outcome}`);
  // An unreachable provider has its own error.
  if (status >= 500 && !(name.startsWith('payment/') && status !== 500))
    world.faults.push(`${name} answered ${status}`);
  else if (wrong.has(outcome)) world.faults.push(`${name} answered ${outcome}`);
}

export function count(world: World, what: string): void {
  world.counts.set(what, (world.counts.get(what) ?? 0) + 1);
}

// The fake clock: an offset in PostgreSQL and the payment sandbox moves the whole program (ADR 017). Time passes
// between two steps and never runs backwards.

interface SimulatedClock {
  /** The simulated moment, ms since 1970. */
  nowMs(): number;
  /** Moves to this moment, ms since 1970; ignores a past one. No work may be pending. */
  advanceTo(ms: number): Promise<void>;
}

/** Also sets the clock of every connection that the pool opens from now on. The pool must be new. */
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
      // A cut connection needs no clock.
      const told = [...live].map((client) =>
        client.query(`set banyan.clock_offset = '${setting()}'`).catch(() => live.delete(client)),
      );
      await Promise.all([...told, follow(offsetMs)]);
    },
  };
  return clock;
}

// The agenda: events ordered by moment, then by the order in which they were planned.

interface Planned {
  /** ms since 1970 */
  at: number;
  /** Its name in error messages. */
  what: string;
  act: () => Promise<unknown>;
  /** A recurring event: it may be skipped at the end. */
  isRound: boolean;
}

interface Agenda {
  plan(at: number, what: string, act: () => Promise<unknown>, isRound?: boolean): void;
  /** Removes the next event; undefined when the agenda is empty. */
  next(): Planned | undefined;
  /** The number of events that do not recur. */
  waiting(): number;
}

function createAgenda(): Agenda {
  // The next one is last, so that taking it moves nothing.
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
