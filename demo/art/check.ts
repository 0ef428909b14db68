// `npm run drawing:check`: types, lint, format, tests and file lengths of the drawing code.
// Run it when the drawing code changes; `npm run check` and `npm test` leave this folder out.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readSourceFiles } from '#scripts/tree/source-files.ts';
import { shapeOf, sizesOf } from '#scripts/tree/shape.ts';

const root = path.join(import.meta.dirname, '../..');

const steps: readonly (readonly [string, ...string[]])[] = [
  ['tsc', '-p', 'demo/art', '--pretty', 'false'],
  ['oxlint', '-c', 'demo/art/oxlint.json', '--deny-warnings', 'demo/art'],
  ['oxfmt', '--check', 'demo/art/**/*.ts', '--ignore-path', '.gitignore'],
  ['vitest', 'run', '--config', 'demo/art/vitest.config.ts'],
];

for (const [tool, ...words] of steps) {
  const started = performance.now();
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', tool), words, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${tool} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) process.exit(1);
}
const { files, median, p90, max, short } = shapeOf(sizesOf(readSourceFiles('demo/art/**/*.ts'), 'scripts'));
console.log(`${files} files, median ${median} lines, p90 ${p90}, max ${max}, 20 or fewer: ${short}%`);
