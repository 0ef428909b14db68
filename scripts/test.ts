// `npm test`: every part of the tests in turn; ends with what was shown and one line `N passed, N failed`. `npm test -- db e2e`
// picks parts, `npm test -- --changed` what the uncommitted change touches, `--changed=REV` what has changed since a revision.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { touchedBy } from './test/changed.ts';
import { readMutants, shownLines } from './test/shown.ts';
import { closingLine, tallyOf, type Tally } from './test/tally.ts';
import { propertySeed, thirdsSeed } from '#tests/support/property-seed.ts';
import { buildGraph, type ImportGraph } from './tree/graph.ts';
import { projectRoot, readTypeScript, readSourceFiles, type SourceFile } from './tree/source-files.ts';

// Which tests run again in other zones (ADR 018): those next to code that makes or writes dates, found by what imports what.

/** What has an answer of its own in each zone, or can have: dates that are made, read or written. */
const datesIn =
  /\bnew Date\b|\bDate\.parse\b|DateTimeFormat|\bdateFormat\b|\bTemporal\.|\.toLocale(?:Date|Time)?String\(|\.[gs]et(?:Hours|Date|Day|Month|FullYear|TimezoneOffset)\(|'@internationalized\/date'/;

/** Imports between a test and code that it still covers; further away, it only needs the code to load. */
const reach = 3;

const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !path.includes('.db.');

/** Files of dates that a test reaches, each with the number of imports between them. */
function distancesFrom(test: string, graph: ImportGraph, dates: ReadonlySet<string>): Map<string, number> {
  const distances = new Map<string, number>();
  const seen = new Set([test]);
  let front = [test];
  for (let steps = 0; steps <= reach; steps += 1) {
    for (const path of front) if (dates.has(path)) distances.set(path, steps);
    const imported = front.flatMap((path) => graph.get(path) ?? []).filter(({ isType }) => !isType);
    front = [...new Set(imported.map(({ to }) => to))].filter((path) => graph.has(path) && !seen.has(path));
    for (const path of front) seen.add(path);
  }
  return distances;
}

/** The tests that make dates themselves or import code that does; for other such code the nearest test, one of several. */
export function testsOfDates(files: readonly SourceFile[]): string[] {
  const graph = buildGraph(files);
  const dates = new Set(files.filter(({ text }) => datesIn.test(text)).map(({ path }) => path));
  const chosen = new Set<string>();
  const nearest = new Map<string, { readonly test: string; readonly steps: number }>();
  for (const test of files.map(({ path }) => path).filter(isTest)) {
    for (const [path, steps] of distancesFrom(test, graph, dates)) {
      if (steps <= 1) chosen.add(test);
      if (steps < (nearest.get(path)?.steps ?? Infinity)) nearest.set(path, { test, steps });
    }
  }
  for (const { test } of nearest.values()) chosen.add(test);
  return [...chosen].sort();
}

let found: readonly string[] | undefined;

/** The tests of dates in the project's source. The tree is read once. */
export function zoneFiles(): readonly string[] {
  found ??= testsOfDates([
    ...readSourceFiles('src/{contract,domain,server,texts,web}/**/*.{ts,tsx}'),
    ...readSourceFiles('tests/support/**/*.{ts,tsx}'),
  ]);
  return found;
}

// The parts of `npm test`, in their order: what is quick and tells most comes first (ADR 018).

interface Stage {
  readonly name: string;
  /** What is handed to vitest besides the reporters. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Tests that have run in a stage before, in another surrounding. */
  readonly isAgain?: true;
}

/** Half a day ahead of UTC, and behind it by no whole hour: a date that a machine's zone moves shows in one of them (ADR 018). */
const awkwardZones = ['Pacific/Apia', 'America/St_Johns'];

function stageIn(zone: string): Stage {
  return {
    name: `unit in ${zone}`,
    // Read when the stage begins: other stages do not wait for it.
    get words() {
      return ['--project', 'unit', '--project', 'dom', ...zoneFiles()];
    },
    env: { TZ: zone },
    isAgain: true,
  };
}

const stages: readonly Stage[] = [
  { name: 'unit', words: ['--project', 'unit', '--project', 'dom', '--project', 'repo'], env: {} },
  ...awkwardZones.map(stageIn),
  { name: 'db', words: ['--project', 'db'], env: {} },
  { name: 'e2e', words: ['--project', 'e2e'], env: {} },
];

const reportFolder = join(projectRoot, 'node_modules/.cache/banyan-tests');

function runVitest(stage: Stage, reportPath: string): Promise<number | null> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...stage.words, ...reporters], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...stage.env },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}

async function runStage(stage: Stage, index: number, count: number): Promise<Tally> {
  console.log(`\n[${index + 1}/${count}] ${stage.name}`);
  const reportPath = join(reportFolder, `${stage.name.replace(/\W+/g, '-')}.json`);
  rmSync(reportPath, { force: true });
  const started = performance.now();
  const code = await runVitest(stage, reportPath);
  const tally = tallyOf(stage.name, existsSync(reportPath) ? readFileSync(reportPath, 'utf8') : null, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `[${index + 1}/${count}] ${stage.name}: ${tally.passed} passed, ${tally.failed.length} failed in ${seconds} s`,
  );
  return tally;
}

/** Paths that differ from a revision, those that git does not track yet included. */
function changedSince(revision: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' })
      .split('\n')
      .filter((path) => path !== '');
  return [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The stages with the tests that a change touches: what watches the tree always runs, what runs again in zones never. */
function stagesTouched(revision: string): Stage[] {
  const changed = changedSince(revision);
  const touched = touchedBy(changed, buildGraph(readTypeScript()));
  console.log(`${changed.length} files have changed since ${revision}.`);
  return stages.flatMap((stage) => {
    if (stage.isAgain) return [];
    const files = touched[stage.name as keyof typeof touched];
    if (files === null) return [stage];
    if (stage.name === 'unit') return [{ ...stage, words: [...stage.words, ...files, 'tests/repo'] }];
    return files.length === 0 ? [] : [{ ...stage, words: [...stage.words, ...files] }];
  });
}

const words = process.argv.slice(2);
const since = words.map((word) => /^--changed(?:=(.+))?$/.exec(word)).find((found) => found !== null);
const wanted = words.filter((word) => !word.startsWith('--'));
const chosen = (since ? stagesTouched(since[1] ?? 'HEAD') : stages).filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name.split(' ')[0] ?? name),
);
mkdirSync(reportFolder, { recursive: true });
console.log(
  `Property tests start from seed ${propertySeed}, long tables take the third of seed ${thirdsSeed}; BANYAN_TEST_SEED takes another one.`,
);
const tallies: (Tally & { isAgain: boolean })[] = [];
for (const [index, stage] of chosen.entries())
  tallies.push({ ...(await runStage(stage, index, chosen.length)), isAgain: stage.isAgain === true });

console.log('');
for (const name of tallies.flatMap((tally) => tally.skipped)) console.log(`skipped: ${name}`);
for (const name of tallies.flatMap((tally) => tally.failed)) console.log(`failed: ${name}`);
for (const line of shownLines(tallies, readMutants())) console.log(line);
console.log(closingLine(tallies));
process.exitCode = tallies.length > 0 && tallies.every((tally) => tally.failed.length === 0) ? 0 : 1;
