// Real server processes for tests, and visitors that talk to them over the network.
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '#src/server/platform/config.ts';
import type { Answer } from '#tests/support/app/caller.ts';

/** The compile cache of started programs, as of `npm start`: the second start is quicker. */
export const codeCache = { NODE_COMPILE_CACHE: join(projectFolder, 'node_modules/.cache/code') };

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>;
}

interface Wish {
  databaseUrl: string;
  stripeUrl?: string;
  jobs?: boolean;
  timeoutMs?: number;
  settings?: Record<string, string>;
}

export async function startProcess({
  databaseUrl,
  stripeUrl,
  jobs = false,
  timeoutMs,
  settings,
}: Wish): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL('./server-main.ts', import.meta.url)), {
    execArgv: ['--no-warnings'],
    env: {
      PATH: process.env['PATH'],
      ...codeCache,
      STRIPE_SUPPRESS_NOTICES: 'true',
      TEST_DATABASE_URL: databaseUrl,
      TEST_JOBS: jobs ? 'on' : 'off',
      ...(stripeUrl && { TEST_STRIPE_URL: stripeUrl }),
      ...(timeoutMs && { TEST_TIMEOUT_MS: String(timeoutMs) }),
      ...(settings && { TEST_SETTINGS: JSON.stringify(settings) }),
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`the server process ended with ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export interface RemoteVisitor {
  cookies: Map<string, string>;
  call(name: string, body?: unknown): Promise<Answer>;
  /** The same browser at another process behind the same balancer. */
  moveTo(origin: string): void;
}

/** A browser over the network, with the cookies of its first call. */
export async function visit(origin: string): Promise<RemoteVisitor> {
  const cookies = new Map<string, string>();
  let at = origin;
  const visitor: RemoteVisitor = {
    cookies,
    moveTo: (other) => void (at = other),
    async call(name, body = {}) {
      const answer = await fetch(`${at}/api/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
          'x-csrf-token': cookies.get('csrf-token') ?? '',
        },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
      }
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    },
  };
  await visitor.call('user/auth');
  return visitor;
}
