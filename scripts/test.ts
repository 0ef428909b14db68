// `npm test`: runs all test stages; the last line is `N passed, N failed`. `-- db e2e` picks stages, `-- --changed`
// what uncommitted changes touch, `--changed=REV` changes since a revision.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { touchedBy } from './test/changed.ts';
import { readMutants, shownLines } from './test/shown.ts';
import { stages, type Stage } from './test/stages.ts';
import { closingLine, tallyOf, type Tally } from './test/tally.ts';
import { propertySeed, thirdsSeed } from '#tests/support/property-seed.ts';
import { buildGraph } from './tree/graph.ts';
import { projectRoot, readTypeScript } from './tree/source-files.ts';

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

function changedSince(revision: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' })
      .split('\n')
      .filter((path) => path !== '');
  return [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Stages with the touched tests: tree checks always run, zone reruns never. */
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
