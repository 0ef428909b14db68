// `npm run shape`: prints how long the files are; `-- --record` writes the numbers down after a review.
import { readTypeScript } from './tree/source-files.ts';
import { measureShape, readShapeBudget, shapeFaults, writeShapeBudget } from './tree/shape-budget.ts';
import { sizesOf } from './tree/shape.ts';

const files = readTypeScript();
const measured = measureShape(files);
for (const kind of ['source', 'tests'] as const) {
  const { files: count, median, p90, max, long } = measured[kind];
  console.log(`${kind}: ${count} files, median ${median}, p90 ${p90}, max ${max}, over 200 lines: ${long}`);
  for (const { path, lines } of sizesOf(files, kind).slice(0, 5))
    console.log(`  ${String(lines).padStart(4)}  ${path}`);
}

if (process.argv.includes('--record')) writeShapeBudget(measured);
const faults = shapeFaults(measured, readShapeBudget());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
