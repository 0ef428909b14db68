// Fills this installation's database with a large invented catalogue, for measuring: `npm run seed:load -- --courses
// 100000` (docs/reference/benchmarks.md).
import { parseArgs } from 'node:util';
import { loadConfig } from '#src/server/platform/config.ts';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { ensureOwnDatabase, startEmbedded } from '#src/server/platform/db/embedded/embedded.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { ensureDemo } from '#src/server/platform/start/data.ts';
import { bulkFlags } from './database/bulk-flags.ts';
import { loadCatalogue } from './load.ts';

const usage = 'Usage: npm run seed:load -- --courses N [--seed N] [--yes]';

function wholeNumber(text: string | undefined, low: number): number | null {
  const value = Number(text);
  return /^\d{1,9}$/.test(text ?? '') && value >= low ? value : null;
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    courses: { type: 'string' },
    seed: { type: 'string', default: '1' },
    yes: { type: 'boolean', default: false },
  },
});
const courses = wholeNumber(values.courses, 1) ?? fail(usage);
const seed = wholeNumber(values.seed, 0) ?? fail(usage);
const loaded = loadConfig();
if (!loaded.ok) fail(loaded.problems.join('\n'));
const { config } = loaded;
if (config.mode === 'production' && !values.yes)
  fail('BANYAN_MODE=production: a load is invented data. Say --yes if this installation is for measuring.');

const given = config.database.url?.reveal();
try {
  // Not shared: a running program would wait minutes for the load's locks.
  const server = given ? null : await startEmbedded({ dataDir: config.dataDir, log: console.log, flags: bulkFlags });
  try {
    const url = given ?? (server ? await ensureOwnDatabase(server) : '');
    await migrate(url, { setting: given ? 'DATABASE_URL' : 'BANYAN_DATA_DIR' });
    if (config.mode !== 'production') await ensureDemo({ url, isPgbouncer: config.database.isPgbouncer }, config);
    const verdict = await loadCatalogue(url, { courses, seed, screen: process.stdout });
    if (!verdict.ok) console.error(verdict.reason);
    process.exitCode = verdict.ok || verdict.isDone ? 0 : 1;
  } finally {
    await server?.stop();
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  fail(error.message);
}
