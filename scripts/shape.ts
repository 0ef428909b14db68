// `npm run shape`: prints file lengths and scatter; `-- --record` saves the shares, `-- --lonely` and `-- --thin` list
// files with one importer and small folders.
import { buildGraph } from './tree/graph.ts';
import { readTypeScript } from './tree/source-files.ts';
import { measureShape, readScatter, shapeFaults, writeScatter } from './tree/shape-budget.ts';
import { kinds, lonelyFiles, sizesOf, thinFolders } from './tree/shape.ts';

const files = readTypeScript();
const graph = buildGraph(files);
const measured = measureShape(files, graph);
const list = (paths: readonly string[]) => paths.forEach((path) => console.log(`  ${path}`));
for (const kind of kinds) {
  const { files: count, median, p90, max, short } = measured.kinds[kind];
  console.log(`${kind}: ${count} files, median ${median}, p90 ${p90}, max ${max}; 20 lines or fewer: ${short}%`);
  list(
    sizesOf(files, kind)
      .slice(0, 3)
      .map(({ path, lines }) => `${String(lines).padStart(4)}  ${path}`),
  );
}
const { lonely, thin } = measured.scatter;
const [lonelyPaths, thinPaths] = [lonelyFiles(files, graph), thinFolders(files)];
console.log(`product files with one importer: ${lonelyPaths.length} (${lonely}%)`);
if (process.argv.includes('--lonely')) list(lonelyPaths);
console.log(`product folders with three files or fewer: ${thinPaths.length} (${thin}%)`);
if (process.argv.includes('--thin')) list(thinPaths);

if (process.argv.includes('--record')) writeScatter(measured.scatter);
const faults = shapeFaults(measured, readScatter());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
