// Starts the program of one tree with a separate demo, and stops it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 240_000;

/** A program that serves `origin` until it is stopped. */
export interface RunningTree {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Installs what the tree needs, starts it and waits until it is ready. Throws with its last lines when it never is. */
export async function startTree(tree: string, port: number): Promise<RunningTree> {
  if (!existsSync(join(tree, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: tree, stdio: 'ignore' });
  const data = mkdtempSync(join(tmpdir(), 'compare-'));
  const child = spawn('npm', ['start'], {
    cwd: tree,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      BANYAN_DATA_DIR: data,
      BANYAN_LOCALES: 'en_US,en_XA,ar_XB',
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null) await once(child, 'close');
    rmSync(data, { recursive: true, force: true });
  };
  const until = Date.now() + patienceMs;
  while (!(await isReady(origin))) {
    if (Date.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error(`${tree} did not start:\n${printed.slice(-2000)}`);
    }
    await sleep(500);
  }
  return { origin, stop };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
