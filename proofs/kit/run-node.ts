// Runs a script of the project as a process of its own, to its end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '#scripts/tree/source-files.ts';

export interface NodeRun {
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** What it prints goes to this terminal, and is not returned. */
  readonly isShown?: true;
  /** It is ended after so many milliseconds. */
  readonly patienceMs?: number;
}

/** The code with which it ended, null where a signal ended it, and what it printed on both streams. */
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
