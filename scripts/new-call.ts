// `npm run new:call <group> <call> [feature]`: writes the call's file and a red test, and says what is left to do.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contract } from '#src/contract/contract.ts';
import { callFiles, nextSteps } from './new-call/call-files.ts';
import { projectRoot } from './tree/source-files.ts';

function writeCall(group: string, call: string, feature?: string): void {
  const files = callFiles(group, call, feature);
  const taken = files.find((file) => existsSync(join(projectRoot, file.path)));
  if (taken) throw new Error(`${taken.path} exists already`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true });
    writeFileSync(join(projectRoot, path), text);
    console.log(`written: ${path}`);
  }
  for (const step of nextSteps({ group, call, feature }, `${group}/${call}` in contract)) console.log(`next: ${step}`);
}

const [group, call, feature] = process.argv.slice(2);
try {
  if (!group || !call) throw new Error('Usage: npm run new:call <group> <call> [feature]');
  writeCall(group, call, feature);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
