// `npm run check`: types, lint, format, boundaries, docs, shape and the demo world, two at a time, a line for each with its time.
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { findCatalogueFaults } from './check-catalogue/catalogue-faults.ts';
import { lintFaults } from './lint/lint-faults.ts';
import { findDocFaults } from './tree/doc-faults.ts';
import { faultLine } from '#src/server/catalogue-import/faults.ts';
import { spawn } from 'node:child_process';
import { projectRoot, readSourceFiles, readTypeScript, type SourceFile, isTestFile } from './tree/source-files.ts';
import { existsSync, readFileSync } from 'node:fs';
import { findBreaches } from './tree/boundaries.ts';
import { buildGraph, type ImportGraph } from './tree/graph.ts';
import { findUndeclared, type Manifest } from './tree/packages.ts';
import { findForeignClocks, findForeignZones } from './tree/sql-clock.ts';
import { measureShape, readShapeBudget, shapeFaults } from './tree/shape-budget.ts';
import { sqlPlaces } from './tree/boundary-rules.ts';

// Words that must not stand in the tree: as a name, because they say nothing; in a text, because they promise later.

const emptyNames = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager'];

// Put together from halves, so that this file does not name what it forbids.
const promises = new RegExp(
  `\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b|coming ${'so' + 'on'}|lorem ${'ip' + 'sum'}`,
  'i',
);

/** Paths in which a folder or file is named by a word that says nothing about what is inside. */
export function findEmptyNames(paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const words = path.toLowerCase().split(/[/.\-_]/);
    return emptyNames.some((name) => words.includes(name));
  });
}

/** `path:line: text` of every line that postpones something. */
export function findPromises(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (promises.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

// Statements sent past the import rule: a pool that is handed in can be asked without importing the driver (ADR 005).

const statement = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client|db)\.query\(/;

/** Files outside of queries that may ask the database all the same: starting, health, the installation's own rows. */
const declaredPlaces = /^src\/server\/(start\/|http\/operations\.ts$|keys\.ts$|pages\/page-cache\.ts$)/;

/** `path:line: text` of each statement in a file that is not a place for SQL. */
export function findStrayStatements(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/server/') && !isTestFile(path))
    .filter(({ path }) => !sqlPlaces.test(path) && !declaredPlaces.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (statement.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
}

// The checks that read the tree itself, as lists of sentences.

interface Tree {
  readonly files: readonly SourceFile[];
  readonly graph: ImportGraph;
}
let tree: Tree | undefined;

/** The files of the tree and their imports; parsing them is most of the work, so it is done once. */
export function readTree(): Tree {
  if (tree) return tree;
  const files = readTypeScript();
  return (tree = { files, graph: buildGraph(files) });
}

/** Imports that cross a wall, go in circles, lead nowhere or name an undeclared package. */
export function boundaryFaults(): string[] {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;
  const { files, graph } = readTree();
  const breaches = [
    ...findBreaches(graph, (path) => existsSync(join(projectRoot, path))),
    ...findUndeclared(graph, manifest),
  ];
  const reported = breaches.map(
    ({ rule, from, path, because }) => `${rule}: ${[from, ...path].join(' -> ')} (${because})`,
  );
  return [...reported, ...findStrayStatements(files).map((place) => `sql-in-queries-only: ${place}`)];
}

/** Files longer than the limits, or a tail longer than at the last review. */
export function lengthFaults(): string[] {
  const { files, graph } = readTree();
  return shapeFaults(measureShape(files, graph), readShapeBudget());
}

/** Names that say nothing, work put off, and SQL that reads another clock. */
export function wordFaults(): string[] {
  const files = readSourceFiles(
    '{src,db,sandbox,proofs,scripts,tests,docs,deploy,config}/**/*.{ts,tsx,sql,css,md,json,html}',
  );
  const server = files.filter(({ path }) => /^(src\/server|db)\//.test(path) && !path.endsWith('.test.ts'));
  return [
    ...findEmptyNames(files.map((file) => file.path)),
    ...findPromises(files),
    ...findForeignClocks(server),
    ...findForeignZones(server),
  ];
}

interface Step {
  name: string;
  run: () => Promise<string[]>;
}

const zones = ['src/server', 'src/web', 'src/contract', 'sandbox', 'src/domain', 'src/texts'];

// What a compiler found out about files that have not changed since is kept, so that only the first run after an install takes long.
const known = 'node_modules/.cache/types';

// Checkers of one program work out the same types again, each by itself: no more of them than a lane has cores.
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

const compile = (zone: string, name: string): Step => ({
  name: `types ${name}`,
  run: async () => {
    const kept = [
      '--incremental',
      '--tsBuildInfoFile',
      `${known}/${zone === '.' ? 'tests' : basename(zone)}.tsbuildinfo`,
    ];
    const lines = await runTool('tsc', ['-p', zone, '--pretty', 'false', '--checkers', checkers, ...kept]);
    // Indented lines explain the one above at length; a first look needs only the errors.
    return lines.filter((line) => !line.startsWith(' '));
  },
});

// The longest first, so that the two lanes end together.
const steps: Step[] = [
  compile('.', 'tests, scripts'),
  { name: 'lint', run: lintFaults },
  ...zones.map((zone) => compile(zone, zone)),
  { name: 'format', run: () => runTool('oxfmt', ['--list-different', '.']) },
  { name: 'boundaries', run: async () => boundaryFaults() },
  { name: 'words', run: async () => wordFaults() },
  { name: 'docs', run: async () => findDocFaults() },
  { name: 'shape', run: async () => lengthFaults() },
  { name: 'catalogue', run: async () => (await findCatalogueFaults()).faults.map(faultLine) },
];

const mostLines = 40;
let failed = 0;

async function runLane(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const started = performance.now();
    const faults = await step.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(22)} ${seconds} s`);
    for (const fault of faults.slice(0, mostLines)) console.log(`     ${fault}`);
    if (faults.length > mostLines) console.log(`     and ${faults.length - mostLines} more lines`);
    if (faults.length > 0) failed += 1;
  }
}

const started = performance.now();
const queue = [...steps];
await Promise.all([runLane(queue), runLane(queue)]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed === 0
    ? `all ${steps.length} checks passed in ${seconds} s`
    : `${failed} of ${steps.length} checks failed (${seconds} s)`,
);
process.exitCode = failed === 0 ? 0 : 1;

// Runs an installed tool and keeps what it says.

/** Lines the tool printed when it failed; none when it was content. Never throws. */
function runTool(name: string, words: readonly string[]): Promise<string[]> {
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
