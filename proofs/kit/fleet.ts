// Server processes with a shared list of addresses; a started spare replaces a dead one at once.
import { fork, type ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBalancer } from './balancer.ts';
import { planVariable, type KillPoint, type ServerPlan } from './server-plan.ts';

export interface Fleet {
  /** Addresses of the live processes; rarely empty. */
  origins(): readonly string[];
  /** A webhook address that forwards to any of the processes. */
  hook: string;
  /** How many processes have exited or were killed. */
  deaths(): number;
  /** Gives every process but the youngest a new step to die at: one must remain to take over. */
  aim(): void;
  /** Kills one process at once, if another can take over. */
  killOne(index: number): void;
  /** Sends it to each process, to pause or resume it. */
  signal(what: 'SIGSTOP' | 'SIGCONT'): void;
  close(): Promise<void>;
}

interface Server {
  child: ChildProcess;
  origin: string;
}

/** How many processes in a row may exit before they listen: a planned kill may come early. */
const patience = 5;

const startMs = 60_000;
const program = fileURLToPath(new URL('server-child.ts', import.meta.url));

export interface FleetWish {
  size: number;
  plan: ServerPlan;
  /** Processes that have started and wait for one to die. */
  spares?: number;
  /** Where the next process is to die; asked at each `aim`. */
  killOf?: () => KillPoint | null;
}

/** Starts the processes and waits until all of them listen. */
export async function startFleet({ size, plan, spares = 0, killOf = () => null }: FleetWish): Promise<Fleet> {
  let live: Server[] = [];
  let deaths = 0;
  let isClosing = false;
  const waiting: Promise<Server | null>[] = [];
  const children = new Set<ChildProcess>();
  const tell = ({ child }: Server, kill: KillPoint | null): void => {
    // A process that has died since hears nothing, which is no fault.
    if (child.connected) child.send({ kill }, () => undefined);
  };
  const enlist = (server: Server): void => {
    live = [...live, server];
    tell(server, null);
    server.child.once('exit', () => {
      live = live.filter((one) => one !== server);
      if (isClosing) return;
      deaths += 1;
      void replace();
    });
  };
  const replace = async (failures = 0): Promise<void> => {
    const spare = waiting.length > 0 ? await waiting.shift() : null;
    if (isClosing) return;
    const next = spare ?? (await start(plan, children));
    if (isClosing) return;
    const isDead = next === null || next.child.exitCode !== null || next.child.signalCode !== null;
    if (isDead && failures === patience) throw new Error('the server process does not start');
    if (isDead) return replace(failures + 1);
    if (waiting.length < spares) waiting.push(start(plan, children));
    enlist(next);
  };
  await Promise.all(Array.from({ length: size }, () => replace()));
  const origins = () => live.map(({ origin }) => origin);
  const balancer = await openBalancer(origins);
  return {
    origins,
    hook: balancer.address,
    deaths: () => deaths,
    aim: () => live.forEach((server, index) => tell(server, index < live.length - 1 ? killOf() : null)),
    killOne(index) {
      if (live.length > 1) live[index % live.length]?.child.kill('SIGKILL');
    },
    signal: (what) => live.forEach(({ child }) => child.kill(what)),
    async close() {
      isClosing = true;
      await Promise.all([balancer.close(), endAll(children)]);
    },
  };
}

async function openBalancer(origins: () => readonly string[]) {
  const balancer = createBalancer(origins);
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    async close() {
      balancer.closeAllConnections();
      await new Promise((resolve) => balancer.close(resolve));
    },
  };
}

/** Repeated, because one may have started while the others were ended. */
async function endAll(children: ReadonlySet<ChildProcess>): Promise<void> {
  while (children.size > 0) {
    for (const child of children) child.kill('SIGKILL');
    await sleep(10);
  }
}

/** Null when the process exited before it listened, for example killed at a very early step. */
async function start(plan: ServerPlan, children: Set<ChildProcess>): Promise<Server | null> {
  const child = fork(program, {
    execArgv: ['--no-warnings'],
    env: {
      PATH: process.env['PATH'],
      STRIPE_SUPPRESS_NOTICES: 'true',
      // Half of a start is reading the program's source.
      NODE_COMPILE_CACHE: join(tmpdir(), 'banyan-proof-cache'),
      ...(process.env['BANYAN_PROOF_LOG'] && { BANYAN_PROOF_LOG: process.env['BANYAN_PROOF_LOG'] }),
      [planVariable]: JSON.stringify(plan),
    },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  // A process that hangs at its start must not keep its slot forever.
  const giveUp = setTimeout(() => child.kill('SIGKILL'), startMs);
  return new Promise((resolve) => {
    child.once('message', (message) => {
      clearTimeout(giveUp);
      const { port } = message as { port: number };
      resolve({ child, origin: `http://127.0.0.1:${port}` });
    });
    child.once('exit', () => {
      clearTimeout(giveUp);
      resolve(null);
    });
  });
}
