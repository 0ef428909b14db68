// Measures the budgets as ratios within one run: `npm run bench`, or `npm run bench -- --quick` (docs/benchmarks.md).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { projectFolder } from '#src/server/config.ts';
import { ensureBundle } from '#src/server/start/bundle.ts';
import { createClosers } from '#src/server/start/closers.ts';
import { measure, type Measured } from './bench/measure.ts';
import { httpRows, type Addresses } from './bench/rows.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const pace = values.quick ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 2 };

function show({ name, ratio, budget, subject, baseline }: Measured): void {
  const verdict = ratio >= budget ? 'ok    ' : 'MISSED';
  const rates = `${Math.round(subject)}/s against ${Math.round(baseline)}/s`;
  console.log(`${verdict}  ${ratio.toFixed(2)} (budget ${budget.toFixed(2)})  ${name}: ${rates}`);
}

console.log('Building, and starting the program with a database of its own …');
await ensureBundle(projectFolder, createClosers(console.error));
const child = fork(fileURLToPath(new URL('bench/program.ts', import.meta.url)), { env: { PATH: process.env['PATH'] } });
try {
  const [addresses] = (await once(child, 'message')) as [Addresses];
  const measured: Measured[] = [];
  for (const row of httpRows(addresses)) {
    const result = await measure(row, pace);
    measured.push(result);
    show(result);
  }
  child.send({ render: pace.rounds });
  const [{ rendering }] = (await once(child, 'message')) as [{ rendering: Omit<Measured, 'name' | 'budget'> }];
  const list = { name: 'list page rendered, data given / renderToString alone', budget: 0.6, ...rendering };
  measured.push(list);
  show(list);
  const missed = measured.filter(({ ratio, budget }) => ratio < budget).length;
  console.log(missed === 0 ? 'All budgets are met.' : `${missed} of ${measured.length} budgets are missed.`);
} finally {
  child.disconnect();
  await once(child, 'exit');
}
