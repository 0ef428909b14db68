// The real program as a separate process: demo mode, an empty data folder, free ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { quickPasswords } from '#tests/support/app/tokens.ts';
import { codeCache } from './server-process.ts';

const patienceMs = 120_000;

export interface RunningProgram {
  origin: string;
  pid: number;
  dataDir: string;
  /** Null while it runs, then how it ended. */
  ending(): string | null;
  printed(): string;
  /** Ends it and keeps its data. */
  end(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

// The data folder of a program that has started once, copied by the later ones: a first start fills the demo.
const filledName = 'BANYAN_TEST_FILLED_DATA';

/** Starts the program once and ends it, so that the run's programs begin with its data. Returns what deletes it. */
export async function fillDataOnce(): Promise<() => void> {
  const program = await startProgram({ NODE_ENV: 'production' });
  await forgetSettings(program);
  await program.end();
  process.env[filledName] = program.dataDir;
  return () => rmSync(program.dataDir, { recursive: true, force: true });
}

/** Each program of this run fills the marketplace settings from its environment. */
async function forgetSettings({ printed }: RunningProgram): Promise<void> {
  const [, url] = /Database +(postgresql:\S+)/.exec(printed()) ?? [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('delete from setting');
  await client.end();
}

/** Starts it with these settings on top of the defaults, and waits for its banner. Throws with its output. */
export async function startProgram(settings: Record<string, string> = {}): Promise<RunningProgram> {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-e2e-'));
  const filled = process.env[filledName];
  if (filled !== undefined) cpSync(filled, dataDir, { recursive: true });
  const env = {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    HOME: tmpdir(),
    PORT: '0',
    BANYAN_SANDBOX_PORT: '0',
    BANYAN_DATA_DIR: dataDir,
    BANYAN_RATE_LIMIT_FACTOR: '1000',
    ...codeCache,
    ...quickPasswords,
    // On a busy machine every event loop lags; another test covers the shedding.
    BANYAN_MAX_LOOP_DELAY_MS: '60000',
    NODE_ENV: 'test',
    // A slow journey would meet the offer of a first visit.
    FIRST_VISIT_CODE: 'none',
    // Journeys and screenshots show the pages of a real site.
    BANYAN_DEMO_BAR: '0',
    ...settings,
  };
  const child = spawn(process.execPath, ['src/server/main.ts'], { cwd: projectRoot, env, stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ending = () => (child.exitCode === null ? child.signalCode : `exit code ${child.exitCode}`);
  const end = async () => {
    if (ending() !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const startedAt = performance.now();
  while (performance.now() - startedAt < patienceMs && ending() === null) {
    const origin = /is ready: (\S+)[^]*Stop with Ctrl-C/.exec(output)?.[1];
    if (origin !== undefined) return { origin, pid: child.pid ?? 0, dataDir, ending, printed: () => output, end, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`The program did not start:\n${output}`);
}
