// Runs the stand-in program as a separate process and talks to it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { codeCache } from './server-process.ts';

const standIn = fileURLToPath(new URL('./stand-in-main.ts', import.meta.url));

export interface Program {
  child: ChildProcess;
  out: () => string;
  errors: () => string;
  /** Resolves with the address once the banner appears; rejects when the process ends first. */
  ready: () => Promise<string>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: () => Promise<number | string>;
}

/** Starts it with only these settings, without the surrounding environment. */
export function runProgram(settings: Record<string, string>): Program {
  const env = { PATH: '/usr/bin:/bin', HOME: tmpdir(), PORT: '0', BANYAN_SANDBOX_PORT: '0', ...codeCache, ...settings };
  const child = spawn(execPath, [standIn], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const end = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    child,
    out: () => out,
    errors: () => errors,
    ended: () => end,
    async ready() {
      for (;;) {
        const found = /is ready: (\S+)[^]*Stop with Ctrl-C/.exec(out)?.[1];
        if (found) return found;
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${errors}`);
        await sleep(10);
      }
    },
  };
}

export interface DataDir {
  dataDir: string;
  remove: () => void;
  databasePid: () => number;
}

/** A data folder for one test: empty, or a copy of a used one. */
export function makeDataDir(like?: DataDir): DataDir {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-start-'));
  if (like !== undefined) cpSync(like.dataDir, dataDir, { recursive: true });
  return {
    dataDir,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
    databasePid: () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
  };
}

export async function fillDataDir(): Promise<DataDir> {
  const place = makeDataDir();
  const program = runProgram({ BANYAN_DATA_DIR: place.dataDir });
  await program.ready();
  program.child.kill('SIGTERM');
  await program.ended();
  return place;
}

const contacts = { email: 'ola@shop.example', phone: '+351 21 000 0000', whatsapp: '' };

/** Writes the settings file of another marketplace, as production refuses the default contacts; returns its path. */
export function ownSettings(folder: string): string {
  const ours = JSON.parse(readFileSync(join(projectRoot, 'config/brand.json'), 'utf8')) as object;
  const path = join(folder, 'marketplace.json');
  writeFileSync(path, JSON.stringify({ ...ours, contacts }));
  return path;
}
