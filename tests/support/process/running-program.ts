// The real program as a process of its own: demo mode, its own data folder, free ports.
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
  /** Everything it has printed so far. */
  printed(): string;
  /** Ends it and keeps its data. */
  end(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

// The data folder of a program that has been started once, for those that come after it: a first start fills the demo.
const filledName = 'BANYAN_TEST_FILLED_DATA';

/** Starts the program once and ends it, so that the programs of this run begin with its data. Answers what forgets them. */
export async function fillDataOnce(): Promise<() => void> {
  const program = await startProgram({ NODE_ENV: 'production' });
  await forgetSettings(program);
  await program.end();
  process.env[filledName] = program.dataDir;
  return () => rmSync(program.dataDir, { recursive: true, force: true });
}

/** The programs of this run fill the settings of the marketplace themselves, each from its own environment. */
async function forgetSettings({ printed }: RunningProgram): Promise<void> {
  const [, url] = /Database +(postgresql:\S+)/.exec(printed()) ?? [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('delete from setting');
  await client.end();
}

/** Starts it with these settings besides the usual ones, and waits for its banner. Throws with what it printed. */
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
    // Where the machine is busy every process is late; what is sent away then is another test's subject.
    BANYAN_MAX_LOOP_DELAY_MS: '60000',
    NODE_ENV: 'test',
    // A journey that takes its time would meet the offer of a first visit.
    FIRST_VISIT_CODE: 'none',
    // Journeys and pictures are of the pages that guests of a real site see.
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
