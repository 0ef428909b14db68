// Starts and stops the program as a separate process, with its database and sandbox.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAlive, ownPid, sendSignal } from '#src/server/platform/db/embedded/processes.ts';
import { fillDataDir, makeDataDir, runProgram, type DataDir, type Program } from '#tests/support/process/stand-in.ts';

let filled: DataDir;
let place: DataDir;
let programs: Program[];

beforeAll(async () => {
  filled = await fillDataDir();
});
afterAll(() => filled.remove());

beforeEach(() => {
  place = makeDataDir();
  programs = [];
});
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended()));
  try {
    const pid = place.databasePid();
    sendSignal(pid, 'SIGQUIT');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000);
  } catch {
    // No database was started, or it has ended.
  }
  place.remove();
});

function run(settings: Record<string, string> = {}): Program {
  const program = runProgram({ BANYAN_DATA_DIR: place.dataDir, ...settings });
  programs.push(program);
  return program;
}

/** Starts tests with the data of an earlier start. */
function useFilledData(): void {
  place.remove();
  place = makeDataDir(filled);
}

const get = async (url: string) => (await fetch(url)).json();

/** A refused start exits with 1 and prints one line, which names the setting. */
async function expectRefusal(settings: Record<string, string>, line: RegExp): Promise<void> {
  const program = run(settings);
  expect(await program.ended()).toBe(1);
  expect(program.errors()).toMatch(line);
  expect(program.errors().trim().split('\n')).toHaveLength(1);
}

describe('starting and stopping', () => {
  it('starts from nothing, stops with nothing left running, and keeps the demo and its accounts for the next start', async () => {
    const started = performance.now();
    const first = run();
    const url = await first.ready();
    const firstMs = performance.now() - started;
    expect(await get(`${url}/mark/a`)).toEqual({ ok: true });
    const password = /guest@banyan\.example\s+(\S+)/.exec(first.out())?.[1];
    expect(password).toHaveLength(16);
    expect(statSync(join(place.dataDir, 'demo-accounts.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(place.dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    const pid = place.databasePid();
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    expect(first.errors()).toBe('');
    expect(isAlive(pid)).toBe(false);
    await expect(fetch(url)).rejects.toThrow();
    const second = run();
    const begun = performance.now();
    await second.ready();
    // Neither database nor demo is made again.
    expect(performance.now() - begun).toBeLessThan(firstMs);
    expect(second.out()).toContain(password);
    second.child.kill('SIGINT');
    expect(await second.ended()).toBe(0);
  });

  it('lets a request finish that was under way, and refuses new connections at once', async () => {
    useFilledData();
    const program = run();
    const url = await program.ready();
    const slow = get(`${url}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    program.child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${url}/marks`)).rejects.toThrow(), 500);
    expect(await slow).toEqual({ stripe: 'sandbox' });
    expect(await program.ended()).toBe(0);
  });

  it('takes one Ctrl-C that arrives twice as one', async () => {
    useFilledData();
    const program = run();
    await program.ready();
    program.child.kill('SIGINT');
    program.child.kill('SIGINT');
    expect(await program.ended()).toBe(0);
  });

  it('stops in order though nobody reads any more what it prints', async () => {
    useFilledData();
    const program = run();
    await program.ready();
    const pid = place.databasePid();
    for (const stream of [program.child.stdout, program.child.stderr]) stream?.destroy();
    program.child.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('stops in order when asked during the start', async () => {
    const program = run();
    await vi.waitFor(() => statSync(join(place.dataDir, 'postgres/postmaster.pid')), 30_000);
    program.child.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
    expect(() => place.databasePid()).toThrow('ENOENT');
  });
});

describe('after kill -9', () => {
  it('of the program: the next start takes over the database that still runs; nothing committed is lost', async () => {
    useFilledData();
    const killed = run();
    await get(`${await killed.ready()}/mark/a`);
    const pid = place.databasePid();
    killed.child.kill('SIGKILL');
    await killed.ended();
    expect(isAlive(pid)).toBe(true);
    const program = run();
    expect(await get(`${await program.ready()}/marks`)).toEqual(['a']);
    expect(place.databasePid()).toBe(pid);
    program.child.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  it('of the database: it is started again, the same process goes on', async () => {
    useFilledData();
    const program = run();
    const url = await program.ready();
    await get(`${url}/mark/a`);
    const pid = place.databasePid();
    sendSignal(pid, 'SIGKILL');
    // The killed server's sessions may still answer briefly; wait for the new one.
    const patience = { timeout: 30_000, interval: 100 };
    await vi.waitFor(() => expect(place.databasePid()).not.toBe(pid), patience);
    await vi.waitFor(async () => expect(await get(`${url}/marks`)).toEqual(['a']), patience);
    expect(program.child.exitCode).toBeNull();
  });

  it('of both: the next start recovers', async () => {
    useFilledData();
    const killed = run();
    await get(`${await killed.ready()}/mark/a`);
    killed.child.kill('SIGKILL');
    sendSignal(place.databasePid(), 'SIGKILL');
    await killed.ended();
    const program = run();
    expect(await get(`${await program.ready()}/marks`)).toEqual(['a']);
  });

  it('and a restart of the machine: the id in the pid file may be another program by then', async () => {
    useFilledData();
    const first = run();
    await get(`${await first.ready()}/mark/a`);
    const path = join(place.dataDir, 'postgres/postmaster.pid');
    const lines = readFileSync(path, 'utf8').split('\n');
    first.child.kill('SIGTERM');
    await first.ended();
    writeFileSync(path, [ownPid, ...lines.slice(1)].join('\n'));
    writeFileSync(join(place.dataDir, 'owner.lock'), JSON.stringify({ pid: ownPid, mark: 'an earlier run' }));
    const program = run();
    expect(await get(`${await program.ready()}/marks`)).toEqual(['a']);
  });
});

describe('a start that cannot go on', () => {
  it('because another one owns the data folder', async () => {
    useFilledData();
    const owner = run();
    const url = await owner.ready();
    await expectRefusal(
      {},
      new RegExp(`^BANYAN_DATA_DIR: .* is in use by another Banyan \\(process ${owner.child.pid}\\)`),
    );
    expect(await get(`${url}/mark/a`)).toEqual({ ok: true });
  });

  it('because a port is taken', async () => {
    useFilledData();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as { port: number }).port);
    await expectRefusal({ PORT: port }, new RegExp(`^PORT: port ${port} on 127.0.0.1 is taken`));
    await expectRefusal({ BANYAN_SANDBOX_PORT: port }, new RegExp(`^BANYAN_SANDBOX_PORT: port ${port} .* is taken`));
    other.close();
  });

  it('because no database answers, without showing the password', async () => {
    await expectRefusal(
      { DATABASE_URL: 'postgresql://banyan:hunter2@127.0.0.1:1/banyan' },
      /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    );
    expect(programs.map(({ errors }) => errors()).join()).not.toContain('hunter2');
  });

  it('because of unknown and malformed settings: all of them, a line each', async () => {
    const program = run({ PORT: 'abc', BANYAN_MOED: 'demo', LOG_LEVEL: 'loud' });
    expect(await program.ended()).toBe(1);
    const lines = program.errors().trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['BANYAN_MOED', 'LOG_LEVEL', 'PORT']);
  });

  it('because the data folder holds something else', async () => {
    mkdirSync(join(place.dataDir, 'postgres'));
    writeFileSync(join(place.dataDir, 'postgres/PG_VERSION'), '17\n');
    await expectRefusal({}, /^BANYAN_DATA_DIR: .* was made by PostgreSQL 17, and this Banyan runs PostgreSQL 18/);
    writeFileSync(join(place.dataDir, 'letter.txt'), 'x');
    await expectRefusal({ BANYAN_DATA_DIR: join(place.dataDir, 'letter.txt') }, /^BANYAN_DATA_DIR: .* is not a folder/);
  });
});
