// `npm test`: every part of the tests in turn; ends with one line `N passed, N failed`. `npm test -- db e2e` picks parts.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stages, type Stage } from './test/stages.ts';
import { closingLine, tallyOf, type Tally } from './test/tally.ts';
import { propertySeed } from '#tests/support/property-seed.ts';
import { projectRoot } from './tree/source-files.ts';

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

const wanted = process.argv.slice(2);
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name.split(' ')[0] ?? name));
mkdirSync(reportFolder, { recursive: true });
console.log(`Property tests start from seed ${propertySeed}; BANYAN_TEST_SEED takes another one.`);
const tallies: Tally[] = [];
for (const [index, stage] of chosen.entries()) tallies.push(await runStage(stage, index, chosen.length));

console.log('');
for (const name of tallies.flatMap((tally) => tally.skipped)) console.log(`skipped: ${name}`);
for (const name of tallies.flatMap((tally) => tally.failed)) console.log(`failed: ${name}`);
console.log(closingLine(tallies));
process.exitCode = tallies.length > 0 && tallies.every((tally) => tally.failed.length === 0) ? 0 : 1;
