// `npm run dev`: runs Banyan and restarts it when sources change; the database keeps running.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import process from 'node:process';
import { loadConfig, projectFolder } from '#src/server/platform/config.ts';
import { createClosers } from '#src/server/platform/start/closers.ts';
import { openDatabase } from '#src/server/platform/start/database.ts';
import { createProgress } from '#src/server/platform/start/progress.ts';

const settleMs = 150;
const closers = createClosers(console.error);
let child: ChildProcess | null = null;
let isStopping = false;

async function endChild(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await endChild();
  await closers.closeAll();
  process.exit(code);
}

function launch(databaseUrl: string): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'development' };
  // In its own session: Ctrl-C reaches it through us, before the database stops.
  child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: projectFolder,
    env,
    stdio: 'inherit',
    detached: true,
  });
}

/** Waits for bursts of changes to settle. Tests are ignored. */
function watchSources(databaseUrl: string): void {
  let timer: NodeJS.Timeout | undefined;
  const restart = async () => {
    await endChild();
    if (!isStopping) launch(databaseUrl);
  };
  const onChange = (_event: string, name: string | null) => {
    if (name === null || /\.test\.tsx?$|~$|\.sw.$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), settleMs);
  };
  for (const folder of ['src', 'config', 'public']) watch(`${projectFolder}${folder}`, { recursive: true }, onChange);
}

const settings = loadConfig();
if (!settings.ok) {
  for (const line of settings.problems) console.error(line);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
try {
  const print = console.log;
  const { url } = await openDatabase(settings.config, { closers, print, progress: createProgress(print) });
  launch(url);
  watchSources(url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
