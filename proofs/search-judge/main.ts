// `npm run search:judge`: searches the demo for guests' queries and grades the lists
// (docs/domain/search.md#evaluation). Options after `--`:
//   --half tune|held-back|both   --worst 10   --json   --strict (exits with 1 when an aim is missed)
import { parseArgs } from 'node:util';
import { createProgressLine } from '#scripts/import-catalog/progress-line.ts';
import { openDemoSearch, type DemoSearch } from './demo-search.ts';
import { halves, readQueries, type JudgedQuery } from './queries.ts';
import { describeList, tableOf } from './report.ts';
import { judgeHalf, missedAims, worstOf, type Judged } from './verdict.ts';

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'both' },
    worst: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const wanted = halves.filter((half) => values.half === 'both' || values.half === half.replace(' ', '-'));
const worst = Number(values.worst);
if (wanted.length === 0) refuse('--half takes tune, held-back or both.');
if (!Number.isInteger(worst) || worst < 0) refuse('--worst takes a whole number.');
if (worst > 0 && !wanted.includes('tune')) refuse('--worst shows lists of the half "tune" alone.');

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

async function askAll({ search }: DemoSearch, queries: readonly JudgedQuery[]): Promise<Judged[]> {
  const progress = createProgressLine(process.stderr);
  const judged: Judged[] = [];
  for (const query of queries) {
    judged.push({ query, ...(await search(query.text)) });
    progress.tell('queries asked', judged.length, queries.length);
  }
  progress.end();
  return judged;
}

const queries = readQueries().filter(({ half }) => wanted.includes(half));
console.error(`Loading the demo for ${queries.length} queries …`);
const demo = await openDemoSearch();
try {
  const judged = await askAll(demo, queries);
  const verdicts = wanted.map((half) => judgeHalf(half, judged));
  const missed = verdicts.flatMap(missedAims);
  const titleOf = (id: number) => demo.titles.get(id) ?? '';
  if (values.json) console.log(JSON.stringify({ verdicts, missed }, null, 2));
  else {
    for (const one of worstOf(judged, worst)) console.log(`${describeList(one, titleOf).join('\n')}\n`);
    for (const verdict of verdicts) console.log(`${tableOf(verdict).join('\n')}\n`);
    console.log(missed.length === 0 ? 'Every aim is reached.' : missed.join('\n'));
  }
  if (values.strict && missed.length > 0) process.exitCode = 1;
} finally {
  await demo.close();
}
