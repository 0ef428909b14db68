// Runs Lighthouse (mobile) on the main pages: `npm run lighthouse`, `-- --runs 1`, `-- --only home,product`
// (docs/reference/benchmarks.md). Exits with 1 on a missed hard budget: bytes, layout shift, accessibility.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { startProgram } from '#tests/support/process/running-program.ts';
import { findPages } from './pages.ts';
import { openAuditor } from './auditor.ts';
import { budgetRow, header, judge, row } from './verdict.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const runs = Math.max(1, Number(values.runs));
const reports = join(projectRoot, 'node_modules/.cache/banyan-lighthouse');

if (chooseBrowser() === null) {
  console.error('Lighthouse needs Chrome or Chromium, and this machine has none.');
  process.exit(1);
}
console.log(`Starting the program with its demo world; ${runs} runs a page, the median counts …`);
mkdirSync(reports, { recursive: true });
const program = await startProgram({ NODE_ENV: 'production' });
const auditor = await openAuditor();
let missed = 0;
try {
  const pages = (await findPages(program.origin)).filter(
    ({ name }) => values.only === undefined || values.only.split(',').includes(name),
  );
  console.log(header);
  for (const page of pages) {
    const audited = await auditor.median(page.url, runs);
    const verdict = judge(audited, page.budget);
    console.log(row(page.name, audited, verdict));
    console.log(budgetRow(page.budget));
    for (const line of [...verdict.hard, ...verdict.soft, ...audited.findings]) console.log(`      ${line}`);
    writeFileSync(join(reports, `${page.name}.html`), audited.html);
    missed += verdict.hard.length;
  }
} finally {
  await auditor.close();
  await program.stop();
}
console.log(missed === 0 ? 'Every hard budget is met.' : `${missed} hard budgets are missed.`);
console.log(`The median reports are in ${reports}`);
process.exitCode = missed === 0 ? 0 : 1;
