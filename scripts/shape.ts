// `npm run shape`: prints how long the files are and where they are scattered; `-- --record` writes the numbers down.
import { buildGraph } from './tree/graph.ts';
import { readTypeScript } from './tree/source-files.ts';
import { measureShape, readShapeBudget, shapeFaults, writeShapeBudget } from './tree/shape-budget.ts';
import { kinds, lonelyFiles, sizesOf, thinFolders } from './tree/shape.ts';

const files = readTypeScript();
const graph = buildGraph(files);
const measured = measureShape(files, graph);
for (const kind of kinds) {
  const { files: count, median, p90, max, long, short } = measured.kinds[kind];
  const share = ((100 * short) / count).toFixed(1);
  console.log(`${kind}: ${count} files, median ${median}, p90 ${p90}, max ${max}`);
  console.log(`  over 250 lines: ${long}; 20 lines or fewer: ${short} (${share} %)`);
  for (const { path, lines } of sizesOf(files, kind).slice(0, 3))
    console.log(`  ${String(lines).padStart(4)}  ${path}`);
}
const part = ((100 * measured.lonely) / measured.kinds.product.files).toFixed(1);
console.log(`product files with one importer: ${measured.lonely} (${part} %)`);
if (process.argv.includes('--lonely')) for (const path of lonelyFiles(files, graph)) console.log(`  ${path}`);
console.log(`product folders with three files or fewer: ${measured.thin}`);
if (process.argv.includes('--thin')) for (const folder of thinFolders(files)) console.log(`  ${folder}`);

if (process.argv.includes('--record')) writeShapeBudget(measured);
const faults = shapeFaults(measured, readShapeBudget());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
