// Runs an installed tool.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/tree/source-files.ts';

/** Its output when it failed, otherwise none. Never throws. */
export function runTool(name: string, words: readonly string[]): Promise<string[]> {
  const path = join(projectRoot, 'node_modules/.bin', name);
  return new Promise((resolve) => {
    const child = spawn(path, words, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', (error) => resolve([error.message]));
    child.on('close', (code) => {
      const lines = said.split('\n').filter((line) => line.trim() !== '');
      resolve(code === 0 ? [] : lines.length > 0 ? lines : [`${name} ended with ${code}`]);
    });
  });
}
