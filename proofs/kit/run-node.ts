// Runs a script of the project as a separate process, to its end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#scripts/tree/source-files.ts';

export interface NodeRun {
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Prints to this terminal instead of returning the output. */
  readonly isShown?: true;
  /** Killed after this many milliseconds. */
  readonly patienceMs?: number;
}

/** The exit code, null after a signal, and the output of both streams. */
export async function runNode({
  words,
  env,
  isShown,
  patienceMs,
}: NodeRun): Promise<{ code: number | null; text: string }> {
  const output = isShown ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...words], { cwd: projectRoot, env, stdio: ['ignore', output, output] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()));
  const timer = patienceMs === undefined ? undefined : setTimeout(() => child.kill(), patienceMs);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, text };
}
