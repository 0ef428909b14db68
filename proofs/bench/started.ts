// The program as `npm start` starts it: how long until it answers, and how much memory it has after many requests.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { projectFolder } from '#src/server/config.ts';
import { freePort } from '#src/server/start/ports.ts';

export interface Started {
  seconds: number;
  origin: string;
  /** Resident memory of the server's process, without PostgreSQL and the sandbox, in megabytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** What `npm start` runs: with its settings of the process, which say how much memory it takes. */
function startCommand(): string {
  const { scripts } = JSON.parse(readFileSync(`${projectFolder}package.json`, 'utf8')) as {
    scripts: { start: string };
  };
  return `exec env ${scripts.start}`;
}

/** Starts the program on a folder and answers once it takes guests. Throws when it ends before. */
export async function startProgram(folder: string): Promise<Started> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: `${projectFolder}node_modules/.bin:${process.env['PATH']}`,
    PORT: String(port),
    BANYAN_SANDBOX_PORT: '0',
    BANYAN_DATA_DIR: folder,
    LOG_LEVEL: 'error',
    BANYAN_RATE_LIMIT_FACTOR: '100000',
    // Where the machine is busy the process is late; what is sent away then measures nothing.
    BANYAN_MAX_LOOP_DELAY_MS: '60000',
  };
  const begun = performance.now();
  const child = spawn('sh', ['-c', startCommand()], { cwd: projectFolder, env, stdio: 'ignore' });
  await untilReady(child, origin);
  return {
    seconds: (performance.now() - begun) / 1000,
    origin,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(20);
  }
  throw new Error(`the program ended with ${child.exitCode} before it was ready`);
}

/** Memory after each fifth of `count` requests for pages and calls of every kind. */
export async function measureMemory({ origin, memory }: Started, count: number): Promise<number[]> {
  const seen: number[] = [];
  for (let part = 0; part < 5; part += 1) {
    const result = await autocannon({ url: origin, connections: 10, amount: count / 5, requests: mixedRequests() });
    if (result['5xx'] > 0 || result.errors > 0)
      throw new Error(`${result['5xx']} answers were 5xx while memory was measured`);
    seen.push(memory());
  }
  return seen;
}

// Lists with ever other filters are rendered again and fill the cache of pages; the others are what guests ask most.
function mixedRequests(): autocannon.Request[] {
  const json = { 'content-type': 'application/json' };
  let turn = 0;
  const filtered = (request: autocannon.Request): autocannon.Request => {
    turn += 1;
    return { ...request, path: `/1/kathmandu?price=${turn % 400}-${450 + (turn % 40)}` };
  };
  const post = (name: string, body: unknown) => ({
    method: 'POST' as const,
    path: `/api/${name}`,
    headers: json,
    body: JSON.stringify(body),
  });
  return [
    { path: '/' },
    { path: '/1/kathmandu' },
    { path: '/1/kathmandu', setupRequest: filtered },
    { path: '/faq' },
    post('course/city', { city_id: 1 }),
    post('course/search', { keyword: 'pottery' }),
    post('course/detail', { course_id: 101 }),
    post('user/auth', {}),
  ];
}
