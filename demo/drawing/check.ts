// `npm run drawing:check`: types, lint, format, tests and file lengths of the drawing code; writes down what it checked.
// It runs when the drawing code changes, not every day: a test of the tree compares the hash (tests/repo/demo-pictures.test.ts).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSourceFiles } from '#scripts/tree/source-files.ts';
import { shapeOf, sizesOf } from '#scripts/tree/shape.ts';
import { CHECKED_FILE, drawingHash } from './checked-hash.ts';

const root = path.join(import.meta.dirname, '../..');

const steps: readonly (readonly [string, ...string[]])[] = [
  ['tsc', '-p', 'demo/drawing', '--pretty', 'false'],
  ['oxlint', '-c', 'demo/drawing/oxlint.json', '--deny-warnings', 'demo/drawing'],
  ['oxfmt', '--check', 'demo/drawing', '--ignore-path', '.gitignore'],
  ['vitest', 'run', '--config', 'demo/drawing/vitest.config.ts'],
];

for (const [tool, ...words] of steps) {
  const started = performance.now();
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', tool), words, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${tool} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) process.exit(1);
}
const { files, median, p90, max, long, short } = shapeOf(sizesOf(readSourceFiles('demo/drawing/**/*.ts'), 'scripts'));
console.log(`${files} files, median ${median} lines, p90 ${p90}, max ${max}, over 200: ${long}, under 20: ${short}`);
writeFileSync(CHECKED_FILE, `${JSON.stringify({ sha256: drawingHash() }, undefined, 2)}\n`);
