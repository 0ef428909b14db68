// Measures the budgets as ratios within one run (docs/reference/benchmarks.md): `npm run bench`, `npm run bench --
// --quick`, `npm run bench -- --courses 1000,100000,1000000`.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '#src/texts/languages.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { ensureBundle } from '#src/server/platform/start/bundle.ts';
import { createClosers } from '#src/server/platform/start/closers.ts';
import { askProgram } from './ask-program.ts';
import { benchBooks } from './books.ts';
import { growthOf } from './growth.ts';
import { benchCatalogue, benchLists, benchOther, benchStarts, type Pace } from './parts.ts';
import { benchAdmin } from './admin.ts';
import { benchPanels } from './panels.ts';
import { createResults, isKept } from './results.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    courses: { type: 'string', default: '1000' },
    only: { type: 'string', default: 'lists,catalogue,other,books,starts' },
    // A folder that keeps the filled databases for the next run.
    keep: { type: 'string' },
  },
});
const pace: Pace = values.quick
  ? { rounds: 2, seconds: 0.5, requests: 2000, bookings: 16_000 }
  : { rounds: 5, seconds: 2, requests: 100_000, bookings: 160_000 };
const sizes = values.courses.split(',').map(Number);
const parts = values.only.split(',');
// Parts with a separate database and no pages.
const alone = ['books', 'panels', 'admin'];
if (sizes.some((size) => !Number.isInteger(size) || size < 1))
  throw new Error('--courses takes numbers with commas between');

const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'banyan-bench-'));
const results = createResults(console.log);

async function benchSize(courses: number, wanted: readonly string[]): Promise<void> {
  console.log(`\nA catalogue of ${courses.toLocaleString('en-US')} courses …`);
  const program = await askProgram(join(folder, String(courses)), courses);
  try {
    if (wanted.includes('lists')) await results.addAll(courses, benchLists(program, pace));
    if (wanted.includes('catalogue')) await results.addAll(courses, benchCatalogue(program, pace));
    if (wanted.includes('other')) await results.addAll(null, benchOther(program, pace));
  } finally {
    await program.end();
  }
}

try {
  if (parts.some((part) => !alone.includes(part))) {
    console.log('Building the web pages …');
    await ensureBundle(projectFolder, languages, createClosers(console.error));
  }
  const bySize = parts.filter((part) => part !== 'starts' && !alone.includes(part));
  for (const [index, courses] of sizes.entries()) {
    const wanted = index === 0 ? bySize : bySize.filter((part) => part !== 'other');
    if (wanted.length > 0) await benchSize(courses, wanted);
  }
  if (parts.includes('books')) {
    console.log('\nFull books …');
    await results.addAll(null, benchBooks(join(folder, 'books'), pace.bookings));
  }
  if (parts.includes('panels')) {
    console.log('\nA marketplace with a past …');
    await results.addAll(null, benchPanels(join(folder, 'panels'), values.quick ? 100_000 : 1_000_000));
  }
  if (parts.includes('admin')) {
    console.log('\nA back office with a past …');
    await results.addAll(null, benchAdmin(join(folder, 'admin'), values.quick ? 100_000 : 1_000_000));
  }
  if (parts.includes('starts')) {
    console.log('\nThe program as it is started …');
    await results.addAll(null, benchStarts(join(folder, 'start'), pace));
  }
  console.log('');
  await results.addAll(
    null,
    growthOf(results.all, (mix) => (mix.endsWith('(text)') ? 10 : 3)),
  );
} finally {
  for (const part of ['start', 'books']) rmSync(join(folder, part), { recursive: true, force: true });
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
const file = join(projectFolder, 'node_modules/.cache/banyan-bench.json');
results.write(file, { at: new Date().toISOString(), cores: cpus().length, node: process.version, pace });
const missed = results.all.filter((result) => !isKept(result)).length;
console.log(missed === 0 ? 'All budgets are met.' : `${missed} of ${results.all.length} figures miss their budget.`);
